import { decodeJwt } from "jose"
import * as oidc from "openid-client"
import { expect, test } from "vitest"
import { formAction, goodPassword, startIdentity, type TestIdentity } from "../tests/identity"

/**
 * What a certified OpenID client library makes of the embedded server, and what it refuses: it checks by
 * its own reading of the specifications, not by ours.
 */

const native = "http://127.0.0.1:49152/callback"

/** The library, told what the server says of itself. */
async function discovered(identity: TestIdentity, client: "plume-web" | "plume-cli") {
  const [secret, method] =
    client === "plume-web"
      ? ([identity.clientSecret, oidc.ClientSecretBasic(identity.clientSecret)] as const)
      : ([undefined, oidc.None()] as const)
  const issuer = new URL(`${identity.origin}/identity`)
  return oidc.discovery(issuer, client, secret, method, { execute: [oidc.allowInsecureRequests] })
}

async function requested(
  config: oidc.Configuration,
  redirectUri: string,
  more: Record<string, string> = {},
) {
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
  const checks = {
    pkceCodeVerifier,
    expectedState: oidc.randomState(),
    expectedNonce: oidc.randomNonce(),
    idTokenExpected: true,
  }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: "openid profile email",
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...more,
  })
  return { url: url.href, checks }
}

const fields = {
  email: "camille@exemple.fr",
  password: goodPassword,
  passwordConfirmation: goodPassword,
}

/** Camille has signed up, and signed in at one of the clients. */
async function camille(client: "plume-web" | "plume-cli" = "plume-web") {
  const identity = await startIdentity()
  const config = await discovered(identity, client)
  const redirectUri = client === "plume-web" ? `${identity.origin}/auth/callback` : native
  const browser = identity.browser(redirectUri)
  const { url, checks } = await requested(config, redirectUri, { prompt: "create" })
  const signUp = await browser.visit(url)
  const signIn = await browser.visit(formAction(signUp), fields)
  const callback = new URL((await browser.visit(formAction(signIn), fields)).url)
  const tokens = await oidc.authorizationCodeGrant(config, callback, checks)
  /** Asks again, in the same browser, and answers where that led. */
  const ask = async (more: Record<string, string> = {}) => {
    const made = await requested(config, redirectUri, { prompt: "none", ...more })
    return { ...made, callback: new URL((await browser.visit(made.url)).url) }
  }
  return { identity, config, redirectUri, browser, callback, checks, tokens, ask }
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "served",
    (error: { error?: string; code?: string }) => error.error ?? error.code,
  )

test.each(["plume-web", "plume-cli"] as const)(
  "%s signs Camille in: discovery, code, PKCE, a valid ID token, scopes as asked for",
  async (client) => {
    const { config, tokens } = await camille(client)
    expect(config.serverMetadata().supportsPKCE()).toBe(true)
    expect(tokens.claims()).toMatchObject({ aud: client, email: fields.email })
    expect({ type: tokens.token_type, scope: tokens.scope, life: tokens.expires_in }).toEqual({
      type: "bearer",
      scope: "openid profile email",
      life: 300,
    })
    expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: "plume-api", scope: tokens.scope })
  },
)

test.each(["plume-web", "plume-cli"] as const)(
  "A8 %s refreshes, and the reuse of an old refresh token ends all of the grant",
  async (client) => {
    const { config, tokens } = await camille(client)
    const first = tokens.refresh_token ?? ""
    const second = await oidc.refreshTokenGrant(config, first)
    expect(second.refresh_token).not.toBe(first)
    expect(second.claims()?.sub).toBe(tokens.claims()?.sub)
    expect(second.scope).toBe("openid profile email")
    expect(await refusalOf(oidc.refreshTokenGrant(config, first))).toBe("invalid_grant")
    const latest = second.refresh_token ?? ""
    expect(await refusalOf(oidc.refreshTokenGrant(config, latest))).toBe("invalid_grant")
  },
)

test("A12, A13 a code is refused the second time, and with another verifier", async () => {
  const { config, callback, checks, ask } = await camille()
  expect(await refusalOf(oidc.authorizationCodeGrant(config, callback, checks))).toBe(
    "invalid_grant",
  )
  const next = await ask()
  const wrong = { ...next.checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() }
  expect(await refusalOf(oidc.authorizationCodeGrant(config, next.callback, wrong))).toBe(
    "invalid_grant",
  )
})

test("A10, A11 the library sees a mixed-up issuer, state or nonce, because the server names them", async () => {
  const { config, ask } = await camille()
  const tried = async (
    change: (callback: URL) => void,
    checks: Partial<oidc.AuthorizationCodeGrantChecks> = {},
  ) => {
    const next = await ask()
    change(next.callback)
    const all = { ...next.checks, ...checks }
    return refusalOf(oidc.authorizationCodeGrant(config, next.callback, all))
  }
  const iss = "https://evil.example"
  expect(await tried(({ searchParams }) => searchParams.set("iss", iss))).toBe(
    "OAUTH_INVALID_RESPONSE",
  )
  expect(await tried(({ searchParams }) => searchParams.delete("iss"))).toBe(
    "OAUTH_INVALID_RESPONSE",
  )
  expect(await tried(() => {}, { expectedState: "another" })).toBe("OAUTH_INVALID_RESPONSE")
  expect(await tried(() => {}, { expectedNonce: "another" })).toBe(
    "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  )
  expect(await tried(() => {})).toBe("served")
})

test("a silent request says when Camille signed in, and that she must where that is too long ago", async () => {
  const { identity, config, redirectUri, ask } = await camille()
  const recent = await ask({ max_age: "3600" })
  const checks = { ...recent.checks, maxAge: 3600 }
  const tokens = await oidc.authorizationCodeGrant(config, recent.callback, checks)
  expect(tokens.claims()?.auth_time).toBeGreaterThan(0)
  // Zero is always too long ago (OpenID Connect Core §3.1.2.1).
  const late = await ask({ max_age: "0" })
  const refused = oidc.authorizationCodeGrant(config, late.callback, late.checks)
  expect(await refusalOf(refused)).toBe("login_required")
  const stranger = await requested(config, redirectUri, { prompt: "none" })
  const answer = await identity.browser(redirectUri).visit(stranger.url)
  const nobody = oidc.authorizationCodeGrant(config, new URL(answer.url), stranger.checks)
  expect(await refusalOf(nobody)).toBe("login_required")
})

test("what is advertised is served, and nothing else: revocation and introspection of one’s own", async () => {
  const { config, tokens, ask } = await camille()
  const refreshToken = tokens.refresh_token ?? ""
  expect(await oidc.tokenIntrospection(config, refreshToken)).toMatchObject({
    active: true,
    sub: tokens.claims()?.sub,
  })
  await oidc.tokenRevocation(config, refreshToken)
  expect(await oidc.tokenIntrospection(config, refreshToken)).toEqual({ active: false })
  expect(await refusalOf(oidc.refreshTokenGrant(config, refreshToken))).toBe("invalid_grant")
  expect(config.serverMetadata()).toMatchObject({
    request_uri_parameter_supported: false,
    claims_parameter_supported: false,
    authorization_response_iss_parameter_supported: true,
    backchannel_logout_session_supported: true,
  })
  for (const name of ["userinfo", "pushed_authorization_request", "registration"])
    expect(Object.keys(config.serverMetadata())).not.toContain(`${name}_endpoint`)
  const refused = async (more: Record<string, string>) =>
    (await ask(more)).callback.searchParams.get("error")
  expect(await refused({ request: "a.b.c" })).toBe("request_not_supported")
  expect(await refused({ request_uri: "urn:x" })).toBe("request_uri_not_supported")
  expect(await refused({ resource: "https://evil.example" })).toBe("invalid_target")
})

test("signing out with the ID token leads back at once; without it, one is asked first", async () => {
  const { identity, config, browser, tokens, ask } = await camille()
  const home = `${identity.origin}/`
  const bare = oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: home })
  expect((await browser.visit(bare.href)).body).toContain("<h1>Se déconnecter")
  expect((await ask()).callback.searchParams.get("code")).toBeTruthy()
  const hint = { id_token_hint: tokens.id_token ?? "", post_logout_redirect_uri: home }
  const away = oidc.buildEndSessionUrl(config, {
    ...hint,
    post_logout_redirect_uri: "https://e.vil/",
  })
  expect(await browser.visit(away.href)).toMatchObject({ status: 400, url: away.href })
  const end = oidc.buildEndSessionUrl(config, { ...hint, state: "after" })
  expect((await browser.visit(end.href)).url).toBe(`${home}?state=after`)
  expect((await ask()).callback.searchParams.get("error")).toBe("login_required")
  const refreshed = oidc.refreshTokenGrant(config, tokens.refresh_token ?? "")
  expect(await refusalOf(refreshed)).toBe("invalid_grant")
})
