import { afterEach, describe, expect, test, vi } from "vitest"
import { ConfigurationError, environment, provide, read } from "./environment"
import { backChannel } from "./identity"

describe("the environment", () => {
  test("has a default for everything", () => {
    expect(read({})).toMatchObject({
      mode: "production",
      port: 3000,
      origin: "http://localhost:3000",
      mailFrom: "Plume <plume@localhost>",
      companyLookupUrl: "https://recherche-entreprises.api.gouv.fr",
      communeLookupUrl: "https://geo.api.gouv.fr",
      trustProxy: 0,
      logLevel: "info",
      comingSoon: false,
      rateLimits: true,
    })
  })

  test("takes an empty variable for one that is not set, and leaves others' alone", () => {
    expect(read({ PORT: "", HOME: "/root" }).port).toBe(3000)
  })

  test("derives the origin from the port, without a path", () => {
    expect(read({ PORT: "4100" }).origin).toBe("http://localhost:4100")
    expect(read({ ORIGIN: "https://plume.example/app" }).origin).toBe("https://plume.example")
  })

  test.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["ORIGIN", "plume.example"],
    ["DATABASE_URL", "mysql://localhost/plume"],
    ["API_URL", "ftp://localhost"],
    ["SMTP_URL", "http://localhost"],
    ["FILES_URL", "https://bucket"],
    ["SESSION_SECRET", "short"],
    ["TRUST_PROXY", "-1"],
    ["LOG_LEVEL", "loud"],
    ["COMING_SOON", "maybe"],
    ["RATE_LIMITS", "none"],
    ["ASSISTANT", "maybe"],
    ["ASSISTANT_URL", "ftp://localhost"],
    ["PAYMENTS", "cheque"],
    ["CLOCK", "yesterday"],
    ["NODE_ENV", "staging"],
    ["OPERATOR_EMAIL", "nobody"],
    ["OPERATOR_NAME", "two\nlines"],
  ])("refuses %s=%s in one line that names it", (name, value) => {
    const refusal = () => read({ [name]: value })
    expect(refusal).toThrow(ConfigurationError)
    expect(refusal).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  })

  test("takes a model whole or not at all", () => {
    const whole = {
      ASSISTANT_URL: "http://127.0.0.1:11434/v1/",
      ASSISTANT_MODEL: "m",
      ASSISTANT_KEY: "k",
    }
    const model = { url: "http://127.0.0.1:11434/v1", model: "m", key: "k" }
    expect(read(whole).assistant).toEqual({ model })
    for (const name of Object.keys(whole))
      expect(() => read({ ...whole, [name]: "" })).toThrow(new RegExp(`^${name}: `))
    expect(read({}).assistant).toEqual({})
    expect(read({ ASSISTANT: "off" }).assistant).toBe("off")
  })

  test("takes both keys of Stripe or neither", () => {
    const whole = {
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    }
    expect(read(whole).payments).toEqual({
      ...{ secretKey: "sk_test_1", webhookSecret: "whsec_1", publicKey: null },
      ...{ url: "https://api.stripe.com", pagesOrigin: "https://checkout.stripe.com" },
    })
    for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]) {
      const half = { ...whole, [name]: "" }
      expect(() => read(half)).toThrow(new RegExp(`^${name}: [^\\n]+$`))
      // Nor is half of them left lying about where people pay by transfer.
      expect(() => read({ ...half, PAYMENTS: "transfer" })).toThrow(new RegExp(`^${name}: `))
    }
    expect(read({ ...whole, PAYMENTS: "transfer" }).payments).toBe("transfer")
    expect(() => read({ ...whole, STRIPE_URL: "https://stripe.example" })).toThrow(/^STRIPE_URL: /)
  })

  test("lets limits and the clock be set on a loopback address only", () => {
    const tests = { RATE_LIMITS: "off", CLOCK: "2026-11-21T09:00:00Z" }
    for (const origin of ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:80"])
      expect(read({ ...tests, ORIGIN: origin }).rateLimits).toBe(false)
    for (const [name, value] of Object.entries(tests))
      expect(() => read({ [name]: value, ORIGIN: "https://plume.example" })).toThrow(name)
    expect(() => read({ ...tests, ORIGIN: "http://127.0.0.1.evil.example" })).toThrow()
  })
})

describe("the way to the identity server", () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    provide({})
  })

  function inProcess(variables: Record<string, string>) {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    provide({})
    return environment()
  }

  test("stays on this machine for the embedded one", () => {
    inProcess({ ORIGIN: "https://plume.example", PORT: "3100" })
    expect(backChannel("https://plume.example/identity/token")).toBe(
      "http://127.0.0.1:3100/identity/token",
    )
  })

  test("leads to the API's process from a web tier that runs apart", () => {
    inProcess({ ORIGIN: "https://plume.example", API_URL: "http://api:3000/" })
    expect(backChannel("https://plume.example/identity/jwks")).toBe("http://api:3000/identity/jwks")
  })

  test("is the public one for any other", () => {
    inProcess({ ORIGIN: "https://plume.example" })
    for (const url of ["https://id.example/realms/plume", "https://plume.example/realms/plume"])
      expect(backChannel(url)).toBe(url)
  })
})
