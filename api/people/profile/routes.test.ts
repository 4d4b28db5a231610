import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"

const address = { streetAddress: "12 rue Mercière", postalCode: "69002", city: "Lyon" }

describe("Camille’s profile", () => {
  test("is there before she saved anything, and reading it saves nothing", async () => {
    const { call } = await startApi()
    const first = await call("camille", "GET", "/Profile")
    expect(first.body).toMatchObject({
      version: 1,
      email: "camille@example.fr",
      country: "FR",
      firstConnection: true,
      missing: ["siren", "legalStatus", "name", "address", "vatRegime", "iban"],
    })
    expect((await call("camille", "GET", "/Profile")).body).toEqual(first.body)
  })

  test("is filled part by part, until nothing is missing for a bill", async () => {
    const { call } = await startApi()
    const parts: [string, object, string[]][] = [
      [
        "professional",
        { legalStatus: "entrepreneur", siren: "732 829 320" },
        ["name", "address", "vatRegime", "iban"],
      ],
      [
        "personal",
        { firstName: "Camille", lastName: "Martin", phoneNumber: "06 12 34 56 78" },
        ["address", "vatRegime", "iban"],
      ],
      ["address", address, ["vatRegime", "iban"]],
      ["vat", { vatRegime: "franchise" }, ["iban"]],
      ["bank", { iban: "FR76 3000 6000 0112 3456 7890 189" }, []],
    ]
    let version = 1
    for (const [part, values, missing] of parts) {
      const saved = await call("camille", "PUT", `/Profile/${part}`, { ...values, version })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      expect(saved.body.missing).toEqual(missing)
      version = saved.body.version
    }
    const { body } = await call("camille", "GET", "/Profile")
    expect(body).toMatchObject({
      siren: "732829320",
      phoneNumber: "+33612345678",
      iban: "FR7630006000011234567890189",
      city: "Lyon",
      vatRegime: "franchise",
    })
    expect((await call("thomas", "GET", "/Profile")).body.siren).toBeNull()
  })

  test("of a company needs its name, not hers", async () => {
    const { call } = await startApi()
    const company = { legalStatus: "SASU", siren: "732829320", version: 1 }
    const nameless = await call("camille", "PUT", "/Profile/professional", company)
    expect(nameless.body.missing).toContain("name")
    const named = await call("camille", "PUT", "/Profile/professional", {
      ...company,
      commercialName: "Atelier Martin",
      version: nameless.body.version,
    })
    expect(named.body.missing).not.toContain("name")
  })

  test("takes the identity of a first bill at once, and leaves the rest as it was", async () => {
    const { call } = await startApi()
    const personal = { firstName: "Camille", phoneNumber: "+33612345678", version: 1 }
    const { body: before } = await call("camille", "PUT", "/Profile/personal", personal)
    const identity = { legalStatus: "entrepreneur", siren: "732829320", version: before.version }
    const refused = await call("camille", "PUT", "/Profile/identity", identity)
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      "firstName",
      "lastName",
    ])
    const saved = await call("camille", "PUT", "/Profile/identity", {
      ...identity,
      firstName: "Camille",
      lastName: "Martin",
    })
    expect(saved.body).toMatchObject({ lastName: "Martin", phoneNumber: "+33612345678" })
    expect(saved.body.missing).toEqual(["address", "vatRegime", "iban"])
    const asCompany = {
      legalStatus: "SASU",
      siren: "732829320",
      commercialName: "Atelier Martin",
      shareCapital: 100_000,
      registerCity: "Lyon",
    }
    const company = await call("camille", "PUT", "/Profile/identity", {
      ...asCompany,
      version: saved.body.version,
    })
    expect(company.body).toMatchObject(asCompany)
    const { shareCapital: _, registerCity: __, ...others } = asCompany
    const again = await call("camille", "PUT", "/Profile/identity", {
      ...others,
      version: company.body.version,
    })
    expect(again.body).toMatchObject(asCompany)
  })

  test("C65 takes no number with a wrong key", async () => {
    const { call } = await startApi()
    const wrong: [string, object, string][] = [
      ["professional", { legalStatus: "entrepreneur", siren: "732829321" }, "siren"],
      ["professional", { legalStatus: "entrepreneur", siret: "73282932000075" }, "siret"],
      ["bank", { iban: "FR7630006000011234567890188" }, "iban"],
      ["vat", { vatRegime: "normal", vatNumber: "FR00732829320" }, "vatNumber"],
      ["personal", { email: "camille@" }, "email"],
      ["personal", { phoneNumber: "12" }, "phoneNumber"],
      ["address", { streetAddress: "1 rue X", postalCode: "6900", city: "Lyon" }, "postalCode"],
    ]
    for (const [part, values, path] of wrong) {
      const { status, body } = await call("camille", "PUT", `/Profile/${part}`, {
        ...values,
        version: 1,
      })
      expect(status, path).toBe(422)
      expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path])
    }
  })

  test("is not saved over what was saved meanwhile", async () => {
    const { call } = await startApi()
    await call("camille", "PUT", "/Profile/address", { ...address, version: 1 })
    const late = await call("camille", "PUT", "/Profile/address", {
      ...address,
      city: "Paris",
      version: 1,
    })
    expect(late).toMatchObject({ status: 409, body: { code: "stale", current: { city: "Lyon" } } })
  })
})

test("the first connection ends once, however often it is said", async () => {
  const { call } = await startApi()
  expect((await call("camille", "GET", "/Users")).body.firstConnection).toBe(true)
  const [one, two] = [
    await call("camille", "POST", "/Profile/firstConnection"),
    await call("camille", "POST", "/Profile/firstConnection"),
  ]
  expect(one.body.firstConnection).toBe(false)
  expect(two.body).toEqual(one.body)
  expect((await call("camille", "GET", "/Users/")).body).toMatchObject({
    username: "camille",
    roles: ["freelancer"],
    firstConnection: false,
  })
})

test("everyone learns what they may do, and no more than that", async () => {
  const { call } = await startApi()
  const { body } = await call<string[]>("camille", "GET", "/Users/permissions")
  expect(body).toContain("bills.create")
  expect(body).not.toContain("users.see")
  expect((await call<string[]>("admin", "GET", "/Users/permissions")).body).toContain("users.see")
})
