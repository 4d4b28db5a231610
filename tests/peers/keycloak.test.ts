import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { decodeJwt } from "jose"
import pg from "pg"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { type BuiltServer, freePort, startServer } from "../../e2e/server"
import { type Page, Visitor } from "../../scripts/visitor"
import { createDatabase, type TestDatabase } from "../database"
import { formAction } from "../identity"
import { type Keycloak, startKeycloak } from "./keycloak"

/** Long enough for a page under load, short enough to see it end. */
const accessTokenLifespan = 15
const clientSecret = "a secret of the test’s own"
const camille = { email: "camille@exemple.fr", password: "quatre plumes bleues" }
const admin = { email: "admin@exemple.fr", password: "trois plumes rouges" }

let folder: string
let keycloak: Keycloak
let database: TestDatabase
let plume: BuiltServer
let sessions: pg.Client

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plume-peers-"))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const variables = {
    PLUME_ORIGIN: origin,
    PLUME_CLIENT_SECRET: clientSecret,
    PLUME_ADMIN_EMAIL: admin.email,
    PLUME_ADMIN_PASSWORD: "to be changed",
  }
  keycloak = await startKeycloak(variables, { accessTokenLifespan })
  database = await createDatabase()
  plume = await startServer({
    PORT: String(port),
    ORIGIN: origin,
    DATABASE_URL: database.url,
    IDENTITY_CONFIG: identityFile(),
  })
  sessions = new pg.Client({ connectionString: database.url })
  await sessions.connect()
}, 300_000)

afterAll(async () => {
  await sessions?.end()
  await plume?.stop()
  await keycloak?.stop()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** All that tells Plume which identity server is there. */
function identityFile(): string {
  const path = join(folder, "identity.json")
  const { issuer } = keycloak
  const client = { issuer, clientId: "plume-web", clientSecret, audience: "plume-api" }
  writeFileSync(path, JSON.stringify(client))
  return path
}

test("someone signs up at Keycloak and lands on the page that was asked for", async () => {
  const browser = newBrowser()
  const form = await browser.visit(`${plume.origin}/auth/sign-up?returnTo=/ap/products`)
  expect(form.url).toContain(keycloak.issuer)
  expect(form.body).toContain('lang="fr"')
  const page = await browser.visit(formAction(form), {
    ...camille,
    "password-confirm": camille.password,
    firstName: "Camille",
    lastName: "Roux",
  })
  expect(page).toMatchObject({ status: 200, url: `${plume.origin}/ap/products` })
  expect(page.body).toContain(camille.email)
})

test("a private page leads to sign-in and back; signing out ends both sessions", async () => {
  const browser = newBrowser()
  const page = await signIn(browser, "/admin/products?sort=-name")
  expect(page).toMatchObject({ status: 200, url: `${plume.origin}/admin/products?sort=-name` })
  expect(page.body).toContain(camille.email)
  const kept = new Map(browser.cookies)

  const home = await browser.visit(`${plume.origin}/auth/sign-out`, {})
  expect(home).toMatchObject({ status: 200, url: `${plume.origin}/` })
  await expectSignInForm(browser)
  for (const [name, cookie] of kept) browser.cookies.set(name, cookie)
  await expectSignInForm(browser)
})

test("an open session at Keycloak signs in without asking again", async () => {
  const browser = newBrowser()
  await signIn(browser, "/admin/dashboard")
  for (const name of browser.cookies.keys())
    if (name.startsWith("plume_session")) browser.cookies.delete(name)
  const page = await browser.visit(`${plume.origin}/admin/products`)
  expect(page.url).toBe(`${plume.origin}/admin/products`)
})

test("the token is renewed once, however many pages ask, when under 5 s are left", async () => {
  const browser = newBrowser()
  await signIn(browser, "/admin/products")
  const before = await newestSession()
  expect(lifeOf(before.token)).toBe(accessTokenLifespan)
  expect(before.left).toBeGreaterThan(5)
  await vi.waitFor(async () => expect((await newestSession()).left).toBeLessThan(5), {
    timeout: 15_000,
    interval: 200,
  })
  const pages = await Promise.all(
    Array.from({ length: 8 }, () => browser.visit(`${plume.origin}/admin/products`)),
  )
  expect(pages.map(({ url }) => url)).toEqual(Array(8).fill(`${plume.origin}/admin/products`))
  const after = await newestSession()
  expect(after.version).toBe(before.version + 1)
  expect(after.token).not.toBe(before.token)
})

test("a session that Keycloak has ended leads back to sign-in when its token is renewed", async () => {
  const browser = newBrowser()
  await signIn(browser, "/admin/products")
  await sessions.query(
    "update web.sessions set refresh_token = 'revoked', token_expires_at = now()",
  )
  await browser.visit(`${keycloak.issuer}/protocol/openid-connect/logout`)
  for (const name of browser.cookies.keys())
    if (name.startsWith("KEYCLOAK_")) browser.cookies.delete(name)
  await expectSignInForm(browser)
})

test("an id token that answers another sign-in opens no session", async () => {
  const browser = newBrowser()
  const start = await fetch(`${plume.origin}/auth/sign-in`, { redirect: "manual" })
  for (const cookie of start.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";")
    browser.cookies.set(pair, { pair, path: "/auth" })
  }
  const request = new URL(start.headers.get("location") ?? "")
  expect(request.searchParams.get("code_challenge_method")).toBe("S256")
  request.searchParams.set("nonce", "another")
  const answer = await sendSignIn(browser, await browser.visit(request.href))
  expect(answer.url).toContain(`${plume.origin}/auth/callback?`)
  expect(answer.status).toBe(400)
  await expectSignInForm(newBrowser())
})

test("the API accepts the token of plume-cli, got on a loopback address", async () => {
  const token = await tokenOf(camille)
  const claims = decodeJwt(token)
  expect(claims).toMatchObject({
    iss: keycloak.issuer,
    aud: "plume-api",
    azp: "plume-cli",
    preferred_username: camille.email,
    realm_access: { roles: expect.arrayContaining(["freelancer"]) },
  })
  const user = await api("/Users", token)
  expect(user.status).toBe(200)
  expect(await user.json()).toMatchObject({
    id: claims.sub,
    username: camille.email,
    email: camille.email,
    roles: expect.arrayContaining(["freelancer"]),
  })
  const product = { name: "Lampe d’atelier", purchasePrice: 4_000, sellingPrice: 9_000 }
  expect((await api("/Products", token, product)).status).toBe(201)
  expect((await api("/Outbox", token)).status).toBe(403)
})

test("the administrator of the realm file chooses a password first, and is one in Plume", async () => {
  const browser = newBrowser()
  const form = await browser.visit(`${plume.origin}/admin/dashboard`)
  const temporary = await browser.visit(formAction(form), {
    username: admin.email,
    password: "to be changed",
  })
  const page = await browser.visit(formAction(temporary), {
    "password-new": admin.password,
    "password-confirm": admin.password,
  })
  expect(page).toMatchObject({ status: 200, url: expect.stringMatching(/\/(admin|completion)/) })
  expect(page.url.startsWith(plume.origin)).toBe(true)
  const token = await tokenOf(admin)
  expect(decodeJwt(token)).toMatchObject({
    realm_access: { roles: expect.arrayContaining(["admin"]) },
  })
  expect((await api("/Outbox", token)).status).toBe(200)
})

test("the API refuses what Keycloak made for others, or what nobody signed", async () => {
  const token = await tokenOf(camille)
  const [head, body] = token.split(".")
  const idToken = (await newestSession()).idToken
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`
  for (const wrong of [idToken, unsigned, `${head}.${body}.${"A".repeat(342)}`])
    expect((await api("/Users", wrong)).status).toBe(401)
})

test("redirects go to the registered addresses alone, and PKCE is required", async () => {
  const ask = (replaced: Record<string, string>) => {
    const url = new URL(`${keycloak.issuer}/protocol/openid-connect/auth`)
    url.search = new URLSearchParams({
      client_id: "plume-web",
      redirect_uri: `${plume.origin}/auth/callback`,
      response_type: "code",
      scope: "openid",
      ...replaced,
    }).toString()
    return fetch(url, { redirect: "manual" })
  }
  const withoutPkce = await ask({})
  expect(withoutPkce.headers.get("location")).toContain("error=invalid_request")
  for (const redirect_uri of [
    `${plume.origin}/auth/callback/`,
    `${plume.origin}/auth/callback?a=b`,
    `${plume.origin}/auth/callback/../../blog`,
    "http://elsewhere.example/auth/callback",
  ])
    expect((await ask({ redirect_uri })).status).toBe(400)
  for (const redirect_uri of ["http://127.0.0.1:1/other", "http://elsewhere.example/callback"])
    expect((await ask({ client_id: "plume-cli", redirect_uri })).status).toBe(400)
})

/** Follows every redirect: there is no address at which it stops. */
function newBrowser(): Visitor {
  return new Visitor("nowhere:")
}

async function signIn(browser: Visitor, path: string): Promise<Page> {
  return sendSignIn(browser, await browser.visit(plume.origin + path))
}

function sendSignIn(browser: Visitor, form: Page, who = camille): Promise<Page> {
  expect(form.url).toContain(keycloak.issuer)
  return browser.visit(formAction(form), { username: who.email, password: who.password })
}

async function expectSignInForm(browser: Visitor): Promise<void> {
  const page = await browser.visit(`${plume.origin}/admin/products`)
  expect(page.url).toContain(keycloak.issuer)
  expect(page.body).toContain('name="password"')
}

async function newestSession() {
  const { rows } = await sessions.query<{
    token: string
    idToken: string
    version: number
    left: number
  }>(`select access_token as token, id_token as "idToken", version,
        extract(epoch from token_expires_at - now())::float as left
      from web.sessions order by created_at desc limit 1`)
  const [session] = rows
  if (!session) throw new Error("there is no session")
  return session
}

function lifeOf(token: string): number {
  const { exp = 0, iat = 0 } = decodeJwt(token)
  return exp - iat
}

function api(path: string, token: string, body?: object): Promise<Response> {
  return fetch(`${plume.origin}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function tokenOf({ email, password }: typeof camille): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/token.js", email, password],
    { env: { ...plume.environment, NODE_ENV: "production" } },
  )
  return stdout.trim()
}
