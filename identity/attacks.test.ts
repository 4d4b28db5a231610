import { createRemoteJWKSet } from "jose"
import { expect, test } from "vitest"
import { verifier } from "../api/access/verify"
import {
  ask,
  authorizationRequest,
  enter,
  redeem,
  refresh,
  signedUp,
  startIdentity,
  type TestIdentity,
} from "../tests/identity"

/** Addresses that some parser takes for the registered one, or for a part of it. */
const lookAlikes = (origin: string) => {
  const { host, hostname, port } = new URL(origin)
  const here = `${origin}/auth/callback`
  return [
    `${here}%20`,
    `${here}\t`,
    `${here}\n`,
    ` ${here}`,
    `${here}\u200b`,
    `${here}%0d%0aLocation:%20//evil.example`,
    `${here}?`,
    `${here}#`,
    `${here}&redirect_uri=https://evil.example`,
    `${here}/%2e%2e/%2e%2e/`,
    `${here}/..;/evil`,
    `${origin}/%61uth/callback`,
    `${origin}/auth//callback`,
    `${origin}/auth/./callback`,
    `${origin}\\@evil.example/auth/callback`,
    `http://evil.example#@${host}/auth/callback`,
    `http://evil.example\\.${host}/auth/callback`,
    `http://name:word@${host}/auth/callback`,
    `http://${hostname}.:${port}/auth/callback`,
    `http://127.1:${port}/auth/callback`,
    `http://2130706433:${port}/auth/callback`,
    `http://0x7f.0.0.1:${port}/auth/callback`,
    `http://[::ffff:127.0.0.1]:${port}/auth/callback`,
    `http://①②⑦.0.0.1:${port}/auth/callback`,
    `http://${hostname}:0${port}/auth/callback`,
    `http:/${host}/auth/callback`,
    `http:${host}/auth/callback`,
    `http:///${host}/auth/callback`,
    `HTTP://${host}/auth/callback`,
    "http://127.0.0.1/callback",
    "urn:ietf:wg:oauth:2.0:oob",
    "plume://callback",
    `${origin}/`,
    "*",
  ]
}

test("A14 nor does an address that looks like the registered one get more than a page", async () => {
  const identity = await startIdentity()
  const variants = lookAlikes(identity.origin)
  expect(new Set(variants).size).toBeGreaterThan(30)
  for (const uri of variants) {
    const { url } = authorizationRequest(identity, { redirect_uri: uri })
    const page = await identity.browser("nowhere:").visit(url)
    expect([uri, page.status, page.url]).toEqual([uri, 400, url])
  }
  // Said twice, neither is believed.
  const { url } = authorizationRequest(identity)
  const twice = `${url}&redirect_uri=${encodeURIComponent("https://evil.example/")}`
  expect(await identity.browser("nowhere:").visit(twice)).toMatchObject({ status: 400, url: twice })
})

const native = "http://127.0.0.1:49152/callback"

/** Asks the token endpoint as the native client, which has no secret. */
async function asNative(identity: TestIdentity, parameters: Record<string, string>) {
  const answer = await identity.call("/identity/token", {
    method: "POST",
    body: new URLSearchParams({ client_id: "plume-cli", ...parameters }),
  })
  return ((await answer.json()) as { error?: string }).error
}

const codeOf = (callback: URL) => callback.searchParams.get("code") ?? ""

test("A12, A13 a code is of use to its own client alone, with its own address and verifier", async () => {
  const identity = await startIdentity()
  const redirect_uri = `${identity.origin}/auth/callback`
  const browser = identity.browser()
  await signedUp(identity, "a@exemple.fr", browser)
  const fresh = async () => {
    const request = authorizationRequest(identity, { prompt: "none" })
    const answer = await browser.visit(request.url)
    return { ...request, code: codeOf(new URL(answer.url)) }
  }
  const common = { grant_type: "authorization_code", redirect_uri }
  const tries: ((made: Awaited<ReturnType<typeof fresh>>) => Promise<string | undefined>)[] = [
    ({ code, verifier }) => asNative(identity, { ...common, code, code_verifier: verifier }),
    async ({ code }) => (await ask(identity, { ...common, code })).tokens.error,
    async ({ code, url }) => {
      const challenge = new URL(url).searchParams.get("code_challenge") ?? ""
      const as = { code, code_verifier: challenge, code_challenge_method: "plain" }
      return (await ask(identity, { ...common, ...as })).tokens.error
    },
    async ({ code, verifier }) => {
      const other = { redirect_uri: native, code, code_verifier: verifier }
      return (await ask(identity, { ...common, ...other })).tokens.error
    },
    async ({ code, verifier }) => {
      const given = { grant_type: "authorization_code", code, code_verifier: verifier }
      return (await ask(identity, given)).tokens.error
    },
    async ({ code }) => {
      const { verifier } = await fresh()
      return (await ask(identity, { ...common, code, code_verifier: verifier })).tokens.error
    },
  ]
  for (const [at, attempt] of tries.entries()) {
    const made = await fresh()
    expect(made.code, `try ${at}`).not.toBe("")
    expect([at, await attempt(made)]).toEqual([
      at,
      expect.stringMatching(/^invalid_(grant|request)$/),
    ])
  }
  const request = authorizationRequest(identity, {
    ...{ client_id: "plume-cli", redirect_uri: native },
  })
  const theirs = await enter(identity, "signIn", "a@exemple.fr", request, identity.browser(native))
  expect((await redeem(identity, theirs, request.verifier)).tokens.error).toBe("invalid_grant")
})

test("A8 no token passes for another, nor for another client’s", async () => {
  const identity = await startIdentity()
  const { tokens, callback } = await signedUp(identity, "a@exemple.fr")
  const given = (refresh_token: string) => ({ grant_type: "refresh_token", refresh_token })
  expect(await asNative(identity, given(tokens.refresh_token))).toBe("invalid_grant")
  for (const other of [tokens.access_token, tokens.id_token, codeOf(callback), "a".repeat(43), ""])
    expect((await refresh(identity, other)).tokens.error).toMatch(/^invalid_(grant|request)$/)
  const asCode = { grant_type: "authorization_code", code: tokens.refresh_token }
  const redirect_uri = `${identity.origin}/auth/callback`
  const answer = await ask(identity, { ...asCode, redirect_uri, code_verifier: "v".repeat(43) })
  expect(answer.tokens.error).toBe("invalid_grant")
  // What a stranger asks of a token ends nothing of its owner's.
  await identity.call("/identity/token/revocation", {
    method: "POST",
    body: new URLSearchParams({ client_id: "plume-cli", token: tokens.refresh_token }),
  })
  expect((await refresh(identity, tokens.refresh_token)).status).toBe(200)
})

test("A16, A17 what the server signs for others opens nothing at the API", async () => {
  const identity = await startIdentity()
  const { tokens } = await signedUp(identity, "a@exemple.fr")
  const issuer = `${identity.origin}/identity`
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  const verify = verifier({ issuer, audience: "plume-api", keys })
  expect((await verify(tokens.access_token)).username).toBe("a@exemple.fr")
  for (const wrong of [tokens.id_token, tokens.refresh_token, ""])
    await expect(verify(wrong)).rejects.toThrow()
  // Nor where it is meant for whoever verifies: it says who signed in, and is no token of access.
  await expect(
    verifier({ issuer, audience: "plume-web", keys })(tokens.id_token),
  ).rejects.toMatchObject({ claim: "typ" })
})

test.each([
  ["password", { username: "a@exemple.fr", password: "quatre plumes bleues" }],
  ["client_credentials", {}],
  ["implicit", {}],
  ["urn:ietf:params:oauth:grant-type:device_code", { device_code: "x" }],
  ["urn:ietf:params:oauth:grant-type:token-exchange", { subject_token: "x" }],
  ["urn:ietf:params:oauth:grant-type:jwt-bearer", { assertion: "x" }],
  ["urn:openid:params:grant-type:ciba", { auth_req_id: "x" }],
])("the grant %s gives nothing", async (grant_type, parameters) => {
  const identity = await startIdentity()
  const { status, tokens } = await ask(identity, { grant_type, ...parameters })
  expect({ status, error: tokens.error }).toEqual({ status: 400, error: "unsupported_grant_type" })
})

test("requests that would bring their own answers, keys or clients are refused", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  await signedUp(identity, "a@exemple.fr", browser)
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const unsigned = `${encoded({ alg: "none" })}.${encoded({ redirect_uri: "https://evil.example" })}.`
  for (const replaced of [
    { response_type: "token" },
    { response_type: "id_token" },
    { response_type: "code token" },
    { response_type: "none" },
    { request: unsigned },
    { request_uri: "https://evil.example/request" },
    { resource: "https://evil.example" },
    { registration: "{}" },
    { prompt: "none login" },
    { scope: "profile email" },
  ]) {
    const answer = await browser.visit(authorizationRequest(identity, replaced).url)
    const told = [JSON.stringify(replaced), answer.url]
    expect(told).toEqual([told[0], expect.not.stringMatching(/[?&#](code|access_token|id_token)=/)])
  }
  for (const path of ["reg", "request", "device/auth", "backchannel", "me"])
    expect([path, (await identity.call(`/identity/${path}`, { method: "POST" })).status]).toEqual([
      path,
      expect.toSatisfy((status: number) => status === 404 || status === 405),
    ])
})

test("a client shows its secret in the head or the body, never in the address, and nobody else’s", async () => {
  const identity = await startIdentity()
  const { tokens } = await signedUp(identity, "a@exemple.fr")
  const body = { grant_type: "refresh_token", refresh_token: tokens.refresh_token }
  const secret = { client_id: "plume-web", client_secret: identity.clientSecret }
  const tried = async (query: string, fields: object, authorization?: string) => {
    const answer = await identity.call(`/identity/token${query}`, {
      method: "POST",
      headers: authorization ? { Authorization: authorization } : {},
      body: new URLSearchParams({ ...body, ...fields }),
    })
    return answer.status
  }
  const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`
  for (const [query, fields, authorization] of [
    [`?${new URLSearchParams(secret)}`, {}],
    ["", { client_id: "plume-web" }],
    ["", { client_id: "plume-web", client_secret: "" }],
    ["", {}, basic("plume-web:")],
    ["", {}, basic(`plume-cli:${identity.clientSecret}`)],
    ["", {}, basic(`plume-web\u0000:${identity.clientSecret}`)],
    ["", { client_assertion: "x", client_assertion_type: "y" }],
  ] as const)
    expect([400, 401]).toContain(await tried(query, fields, authorization))
  expect(await tried("", {}, basic(`plume-web:${identity.clientSecret}`))).toBe(200)
})

test("no page of another site may read an answer, and cookies are signed by HMAC-SHA-256", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  await signedUp(identity, "a@exemple.fr", browser)
  for (const path of [".well-known/openid-configuration", "jwks", "token", "token/revocation"])
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const headers = {
        Origin: "https://evil.example",
        ...(method === "OPTIONS" && { "Access-Control-Request-Method": "GET" }),
      }
      const answer = await fetch(`${identity.origin}/identity/${path}`, { method, headers })
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"))
      expect([path, method, allowed]).toEqual([path, method, []])
    }
  const signatures = [...browser.cookies.values()].flatMap(
    ({ pair }) => /^\w+\.sig=(.+)$/.exec(pair)?.[1] ?? [],
  )
  expect(signatures.length).toBeGreaterThan(0)
  // 256 bits; another signature of the same cookie is nobody's session.
  for (const signature of signatures) expect(signature).toHaveLength(43)
  const signedIn = () => browser.visit(authorizationRequest(identity).url)
  expect((await signedIn()).url).toContain("code=")
  for (const cookie of browser.cookies.values())
    if (cookie.pair.startsWith("plume_identity.sig=")) cookie.pair = `${cookie.pair.slice(0, -2)}AA`
  expect((await signedIn()).url).not.toContain("code=")
})
