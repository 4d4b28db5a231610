import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose"
import { expect, test } from "vitest"
import {
  authorizationRequest,
  enter,
  redeem,
  refresh,
  signedUp,
  startIdentity,
} from "../tests/identity"

test("a code and its verifier give tokens that verify against the published keys", async () => {
  const identity = await startIdentity()
  const { callback, tokens } = await signedUp(identity, "Camille@exemple.fr")
  expect(callback.searchParams.get("state")).toBe("the-state")
  expect(callback.searchParams.get("iss")).toBe(`${identity.origin}/identity`)

  const keys = createRemoteJWKSet(new URL(`${identity.origin}/identity/jwks`))
  const issuer = `${identity.origin}/identity`
  const access = await jwtVerify(tokens.access_token, keys, {
    issuer,
    audience: "plume-api",
    algorithms: ["RS256"],
    typ: "at+jwt",
  })
  expect(access.payload).toMatchObject({
    azp: "plume-web",
    client_id: "plume-web",
    preferred_username: "Camille@exemple.fr",
    email: "Camille@exemple.fr",
    realm_access: { roles: ["admin"] },
  })
  expect(Number(access.payload.exp) - Number(access.payload.iat)).toBe(300)
  const id = await jwtVerify(tokens.id_token, keys, { issuer, audience: "plume-web" })
  expect(id.payload).toMatchObject({
    sub: access.payload.sub,
    nonce: "the-nonce",
    preferred_username: "Camille@exemple.fr",
    email_verified: false,
  })
})

test("a token says when the person signed in, also after it was refreshed", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  const { tokens } = await signedUp(identity, "a@exemple.fr", browser)
  const { auth_time: signedIn, iat } = decodeJwt(tokens.access_token)
  expect(Number(iat) - Number(signedIn)).toBeLessThan(60)
  const second = await refresh(identity, tokens.refresh_token)
  expect(decodeJwt(second.tokens.access_token).auth_time).toBe(signedIn)
})

test("A12 a code works once, and its second use ends what the first one gave", async () => {
  const identity = await startIdentity()
  const { callback, request, tokens } = await signedUp(identity, "a@exemple.fr")
  const again = await redeem(identity, callback, request.verifier)
  expect(again).toMatchObject({ status: 400, tokens: { error: "invalid_grant" } })
  expect((await refresh(identity, tokens.refresh_token)).tokens.error).toBe("invalid_grant")
})

test("of five parallel uses of one code, one is served", async () => {
  const identity = await startIdentity()
  const request = authorizationRequest(identity)
  const callback = await enter(identity, "signUp", "a@exemple.fr", request)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => redeem(identity, callback, request.verifier)),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400])
})

test("A8 a refresh token is replaced at each use, and an old one ends the session", async () => {
  const identity = await startIdentity()
  const { tokens } = await signedUp(identity, "a@exemple.fr")
  const second = await refresh(identity, tokens.refresh_token)
  expect(second.status).toBe(200)
  expect(second.tokens.refresh_token).not.toBe(tokens.refresh_token)
  expect(decodeJwt(second.tokens.access_token)).toMatchObject({
    aud: "plume-api",
    preferred_username: "a@exemple.fr",
  })
  expect((await refresh(identity, tokens.refresh_token)).tokens.error).toBe("invalid_grant")
  expect((await refresh(identity, second.tokens.refresh_token)).tokens.error).toBe("invalid_grant")
})

test("of ten parallel uses of one refresh token, at most one is served", async () => {
  const identity = await startIdentity()
  const { tokens } = await signedUp(identity, "a@exemple.fr")
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => refresh(identity, tokens.refresh_token)),
  )
  const served = answers.filter((answer) => answer.status === 200)
  expect(served.length).toBeLessThanOrEqual(1)
  expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
})

test.each([
  ["no challenge", { code_challenge: undefined, code_challenge_method: undefined }],
  ["the plain method", { code_challenge_method: "plain" }],
  ["no method, which means plain", { code_challenge_method: undefined }],
])("A13 PKCE with %s is refused", async (_name, replaced) => {
  const identity = await startIdentity()
  const { url } = authorizationRequest(identity, replaced)
  const page = await identity.browser().visit(url)
  expect(new URL(page.url).searchParams.get("error")).toBe("invalid_request")
})

test("A13 a wrong verifier is refused, and the code with it", async () => {
  const identity = await startIdentity()
  const request = authorizationRequest(identity)
  const callback = await enter(identity, "signUp", "a@exemple.fr", request)
  const wrong = await redeem(identity, callback, "w".repeat(43))
  expect(wrong).toMatchObject({ status: 400, tokens: { error: "invalid_grant" } })
})

test("answers come in the address alone: no other mode is served, or named", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  await signedUp(identity, "a@exemple.fr", browser)
  for (const mode of ["form_post", "fragment", "web_message", "jwt"]) {
    const { url } = authorizationRequest(identity, { response_mode: mode })
    const answer = await browser.visit(url)
    // The refusal itself is told in the mode that was asked for, where oidc-provider knows it.
    const told = `${answer.url} ${answer.body}`
    expect([mode, told]).toEqual([mode, expect.stringMatching(/error=|name="error"/)])
    expect(told).not.toMatch(/code=|name="code"/)
  }
  const discovery = await identity.call("/identity/.well-known/openid-configuration")
  expect(await discovery.json()).toMatchObject({ response_modes_supported: ["query"] })
})

test("a wrong client secret is refused", async () => {
  const identity = await startIdentity()
  const { tokens } = await signedUp(identity, "a@exemple.fr")
  const forged = { ...identity, clientSecret: "guessed" }
  expect((await refresh(forged, tokens.refresh_token)).status).toBe(401)
})

const foreign = (origin: string) => {
  const { host, hostname, port } = new URL(origin)
  return [
    "https://evil.example/auth/callback",
    `${origin}/auth/callback/`,
    `${origin}/auth/callback/../evil`,
    `${origin}/auth/callback?next=/`,
    `${origin}/auth/callback#x`,
    `${origin}//auth/callback`,
    `${origin}/auth\\callback`,
    `${origin}/auth/Callback`,
    `${origin}/auth%2fcallback`,
    `${origin}/auth/callback%00`,
    `${origin}.evil.example/auth/callback`,
    `http://${host}@evil.example/auth/callback`,
    `http://evil@${host}/auth/callback`,
    `https://${host}/auth/callback`,
    `http://${hostname}:${Number(port) + 1}/auth/callback`,
    `http://localhost:${port}/auth/callback`,
    `//${host}/auth/callback`,
    "/auth/callback",
    "javascript:alert(1)",
    "data:text/html,x",
    `${origin}/auth/callback;x`,
    `${origin}/auth/callback%2e`,
    `${origin} /auth/callback`,
    `${origin.toUpperCase()}/auth/callback`,
    "",
  ]
}

test("A14 a redirect address that is not the registered one gets a page, never a redirect (25 variants)", async () => {
  const identity = await startIdentity()
  const variants = foreign(identity.origin)
  expect(new Set(variants).size).toBe(25)
  for (const uri of variants) {
    const { url } = authorizationRequest(identity, { redirect_uri: uri })
    const page = await identity.browser("nowhere:").visit(url)
    expect([uri, page.status, page.url]).toEqual([uri, 400, url])
    expect(page.body).toContain("<h1>La connexion n’a pas abouti</h1>")
  }
})

test("A14 plume-cli may use any port of the loopback address, and nothing else", async () => {
  const identity = await startIdentity()
  const ask = (uri: string) => {
    const request = { client_id: "plume-cli", redirect_uri: uri }
    return identity.browser(uri).visit(authorizationRequest(identity, request).url)
  }
  for (const port of [":1024", ":49152", ":65535", ""])
    expect((await ask(`http://127.0.0.1${port}/callback`)).body).toContain('name="password"')
  for (const uri of [
    "http://127.0.0.1:49152/other",
    "http://127.0.0.1:49152/callback/",
    "http://127.0.0.2:49152/callback",
    "http://localhost:49152/callback",
    "https://127.0.0.1:49152/callback",
    "http://127.0.0.1:49152@evil.example/callback",
    "http://127.0.0.1.evil.example/callback",
  ])
    expect([uri, (await ask(uri)).status]).toEqual([uri, 400])
})

test("an open session serves the web client silently, and never a native client", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  await signedUp(identity, "a@exemple.fr", browser)
  const silent = await browser.visit(authorizationRequest(identity, { prompt: "none" }).url)
  expect(new URL(silent.url).searchParams.get("code")).toBeTruthy()
  const native = authorizationRequest(identity, {
    client_id: "plume-cli",
    redirect_uri: "http://127.0.0.1:49152/callback",
  })
  expect((await browser.visit(native.url)).body).toContain('name="password"')
})

test("without a session, a silent request is told so", async () => {
  const identity = await startIdentity()
  const { url } = authorizationRequest(identity, { prompt: "none" })
  const answer = await identity.browser().visit(url)
  expect(new URL(answer.url).searchParams.get("error")).toBe("login_required")
})

test("F12 a restart keeps keys, secret, sessions and refresh tokens; what was revoked stays revoked", async () => {
  const first = await startIdentity()
  const browser = first.browser()
  const { tokens } = await signedUp(first, "a@exemple.fr", browser)
  const revoked = await signedUp(first, "b@exemple.fr")
  const basic = Buffer.from(`plume-web:${first.clientSecret}`).toString("base64")
  await first.call("/identity/token/revocation", {
    method: "POST",
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ token: revoked.tokens.refresh_token }),
  })
  // The same public origin, as after a restart; the port behind it is another one.
  const second = await startIdentity({ pool: first.pool, origin: first.origin })
  expect(second.clientSecret).toBe(first.clientSecret)
  const jwks = async (identity: typeof first) => (await identity.call("/identity/jwks")).json()
  expect(await jwks(second)).toEqual(await jwks(first))
  expect((await refresh(second, tokens.refresh_token)).status).toBe(200)
  expect((await refresh(second, revoked.tokens.refresh_token)).tokens.error).toBe("invalid_grant")
  const returning = second.browser()
  for (const [name, value] of browser.cookies) returning.cookies.set(name, value)
  const silent = await returning.visit(authorizationRequest(second, { prompt: "none" }).url)
  expect(new URL(silent.url).searchParams.get("code")).toBeTruthy()
})

test("two instances that start at once share one key ring", async () => {
  const { pool } = await startIdentity()
  await pool.query("delete from identity.keys")
  const instances = await Promise.all([1, 2, 3].map(() => startIdentity({ pool })))
  expect(new Set(instances.map((instance) => instance.clientSecret)).size).toBe(1)
  const { rows } = await pool.query("select count(*)::integer as n from identity.keys")
  expect(rows[0].n).toBe(3)
})

test("A23 the configured origin is what links say, whatever the request claims", async () => {
  const identity = await startIdentity({ origin: "https://plume.example" })
  const discovery = await identity.call("/identity/.well-known/openid-configuration", {
    headers: { Host: "evil.example", "X-Forwarded-Host": "evil.example" },
  })
  const text = await discovery.text()
  expect(JSON.parse(text).issuer).toBe("https://plume.example/identity")
  expect(JSON.parse(text).token_endpoint).toBe("https://plume.example/identity/token")
  expect(text).not.toMatch(/evil|127\.0\.0\.1|http:/)

  const { tokens } = await signedUp(identity, "a@exemple.fr")
  expect(decodeJwt(tokens.access_token).iss).toBe("https://plume.example/identity")
  const answer = await identity.call(
    new URL(authorizationRequest(identity).url).pathname +
      new URL(authorizationRequest(identity).url).search,
  )
  for (const cookie of answer.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__(Host|Secure)-/)
    expect(cookie).toMatch(/; secure/i)
    expect(cookie).toMatch(/; httponly/i)
    expect(cookie).toMatch(/; samesite=lax/i)
  }
})
