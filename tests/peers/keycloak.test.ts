import { chromium } from "@playwright/test"
import { decodeJwt } from "jose"
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { browserArguments, findBrowser } from "../../scripts/browser.js"
import type { Visitor } from "../../scripts/visitor"
import {
  accessTokenLifespan,
  admin,
  camille,
  forget,
  newBrowser,
  PlumeOnKeycloak,
} from "./plume-on-keycloak"

let world: PlumeOnKeycloak

beforeAll(async () => {
  world = await PlumeOnKeycloak.start()
}, 300_000)

afterAll(() => world?.stop(), 60_000)

test("someone signs up at Keycloak and lands on the page that was asked for", async () => {
  const page = await world.signUp(newBrowser(), camille, "/ap/products")
  expect(page).toMatchObject({ status: 200, url: `${world.origin}/ap/products` })
  expect(page.body).toContain(camille.email)
})

test("a private page leads to sign-in and back; signing out ends both sessions", async () => {
  const browser = newBrowser()
  const page = await world.signIn(browser, "/admin/products?sort=-name")
  expect(page).toMatchObject({ status: 200, url: `${world.origin}/admin/products?sort=-name` })
  expect(page.body).toContain(camille.email)
  const kept = new Map(browser.cookies)

  const home = await browser.visit(`${world.origin}/auth/sign-out`, {})
  expect(home).toMatchObject({ status: 200, url: `${world.origin}/` })
  await world.expectSignInForm(browser)
  for (const [name, cookie] of kept) browser.cookies.set(name, cookie)
  await world.expectSignInForm(browser)
})

test("an open session at Keycloak signs in without asking again", async () => {
  const browser = newBrowser()
  await world.signIn(browser, "/admin/dashboard")
  forget(browser, "plume_session")
  const page = await browser.visit(`${world.origin}/admin/products`)
  expect(page.url).toBe(`${world.origin}/admin/products`)
})

test("a page that is open to all sees who is signed in at Keycloak, and asks nobody to sign in", async () => {
  const browser = newBrowser()
  const asDocument = { "Sec-Fetch-Dest": "document" }
  await world.signIn(browser, "/admin/dashboard")
  forget(browser, "plume_session")
  const home = await browser.visit(`${world.origin}/`, undefined, asDocument)
  expect(home).toMatchObject({ status: 200, url: `${world.origin}/` })
  expect(isSignedIn(browser)).toBe(true)

  for (const name of ["plume_session", "plume_asked", "KEYCLOAK_", "AUTH_SESSION"])
    forget(browser, name)
  const again = await browser.visit(`${world.origin}/blog`, undefined, asDocument)
  expect(again).toMatchObject({ status: 200, url: `${world.origin}/blog` })
  expect(isSignedIn(browser)).toBe(false)
})

test("signing out at Keycloak ends the session here at once, without the browser", async () => {
  const browser = newBrowser()
  await world.signIn(browser, "/admin/products")
  const { idToken } = await world.newestSession()
  const { sid } = decodeJwt(idToken)
  const kept = async () =>
    (await world.database.query("select from web.sessions where sid = $1", [sid])).rowCount
  expect(await kept()).toBe(1)
  const hint = new URLSearchParams({ id_token_hint: idToken, client_id: "plume-web" })
  await browser.visit(`${world.issuer}/protocol/openid-connect/logout?${hint}`)
  expect(await kept()).toBe(0)
  await world.expectSignInForm(browser)
})

test("A28 a page sees that the session at Keycloak is gone, and believes no other page", async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ baseURL: world.origin })
  const page = await context.newPage()
  await page.goto("/admin/products")
  await page.fill("[name=username]", camille.email)
  await page.fill("[name=password]", camille.password)
  await page.click("[type=submit]")
  await page.waitForURL("**/admin/products")
  const frame = page.locator("iframe")
  await frame.waitFor({ state: "attached", timeout: 15_000 })
  expect(await frame.getAttribute("src")).toContain(world.issuer)
  // Pages of others may say what they like.
  const isLeft = page.waitForURL(/renewal|openid-connect/, { timeout: 4_000 }).then(
    () => true,
    () => false,
  )
  await page.evaluate(() => {
    window.postMessage("changed", "*")
    const other = document.createElement("iframe")
    document.body.append(other)
    other.contentWindow?.parent.postMessage("changed", "*")
  })
  expect(await isLeft).toBe(false)

  // Signed out there, where no back channel says so.
  await context.clearCookies({ name: /^(KEYCLOAK|AUTH)/ })
  await page.waitForURL(`${world.issuer}/**`, { timeout: 20_000 })
  expect(await page.locator("[name=password]").count()).toBe(1)
  expect((await context.cookies()).some(({ name }) => name.endsWith("plume_session"))).toBe(false)
})

test("the token is renewed once, however many pages ask, when under 5 s are left", async () => {
  const browser = newBrowser()
  await world.signIn(browser, "/admin/products")
  const before = await world.newestSession()
  expect(lifeOf(before.token)).toBe(accessTokenLifespan)
  expect(before.left).toBeGreaterThan(5)
  await vi.waitFor(async () => expect((await world.newestSession()).left).toBeLessThan(5), {
    timeout: 15_000,
    interval: 200,
  })
  const pages = await Promise.all(
    Array.from({ length: 8 }, () => browser.visit(`${world.origin}/admin/products`)),
  )
  expect(pages.map(({ url }) => url)).toEqual(Array(8).fill(`${world.origin}/admin/products`))
  const after = await world.newestSession()
  expect(after.version).toBe(before.version + 1)
  expect(after.token).not.toBe(before.token)
})

test("a session that Keycloak has ended leads back to sign-in when its token is renewed", async () => {
  const browser = newBrowser()
  await world.signIn(browser, "/admin/products")
  await world.database.query(
    "update web.sessions set refresh_token = 'revoked', token_expires_at = now()",
  )
  await browser.visit(`${world.issuer}/protocol/openid-connect/logout`)
  forget(browser, "KEYCLOAK_")
  await world.expectSignInForm(browser)
})

test("an id token that answers another sign-in opens no session", async () => {
  const browser = newBrowser()
  const start = await fetch(`${world.origin}/auth/sign-in`, { redirect: "manual" })
  for (const cookie of start.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";")
    browser.cookies.set(pair, { pair, path: "/auth" })
  }
  const request = new URL(start.headers.get("location") ?? "")
  expect(request.searchParams.get("code_challenge_method")).toBe("S256")
  request.searchParams.set("nonce", "another")
  const answer = await world.sendSignIn(browser, await browser.visit(request.href))
  expect(answer.url).toContain(`${world.origin}/auth/callback?`)
  expect(answer.status).toBe(400)
  await world.expectSignInForm(newBrowser())
})

test("the API accepts the token of plume-cli, got on a loopback address", async () => {
  const token = await world.tokenOf(camille)
  const claims = decodeJwt(token)
  expect(claims).toMatchObject({
    iss: world.issuer,
    aud: "plume-api",
    azp: "plume-cli",
    preferred_username: camille.email,
    realm_access: { roles: expect.arrayContaining(["freelancer"]) },
  })
  const user = await world.api(token, "/Users")
  expect(user.status).toBe(200)
  expect(await user.json()).toMatchObject({
    id: claims.sub,
    username: camille.email,
    email: camille.email,
    roles: ["freelancer"],
  })
  const product = { name: "Lampe d’atelier", purchasePrice: 4_000, sellingPrice: 9_000 }
  expect((await world.api(token, "/Products", "POST", product)).status).toBe(201)
  expect((await world.api(token, "/Outbox")).status).toBe(403)
})

test("the administrator of the realm file chooses a password first, and is one in Plume", async () => {
  const browser = newBrowser()
  const page = await world.welcomeAdministrator(browser)
  expect(page).toMatchObject({ status: 200, url: expect.stringMatching(/\/(admin|completion)/) })
  expect(page.url.startsWith(world.origin)).toBe(true)
  const token = await world.tokenOf(admin)
  expect(decodeJwt(token)).toMatchObject({
    realm_access: { roles: expect.arrayContaining(["admin"]) },
  })
  expect((await world.api(token, "/Outbox")).status).toBe(200)
})

test("the API refuses what Keycloak made for others, or what nobody signed", async () => {
  const token = await world.tokenOf(camille)
  const [head, body] = token.split(".")
  const idToken = (await world.newestSession()).idToken
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`
  for (const wrong of [idToken, unsigned, `${head}.${body}.${"A".repeat(342)}`])
    expect((await world.api(wrong, "/Users")).status).toBe(401)
})

test("redirects go to the registered addresses alone, and PKCE is required", async () => {
  const ask = (replaced: Record<string, string>) => {
    const url = new URL(`${world.issuer}/protocol/openid-connect/auth`)
    url.search = new URLSearchParams({
      client_id: "plume-web",
      redirect_uri: `${world.origin}/auth/callback`,
      response_type: "code",
      scope: "openid",
      ...replaced,
    }).toString()
    return fetch(url, { redirect: "manual" })
  }
  const withoutPkce = await ask({})
  expect(withoutPkce.headers.get("location")).toContain("error=invalid_request")
  for (const redirect_uri of [
    `${world.origin}/auth/callback/`,
    `${world.origin}/auth/callback?a=b`,
    `${world.origin}/auth/callback/../../blog`,
    "http://elsewhere.example/auth/callback",
  ])
    expect((await ask({ redirect_uri })).status).toBe(400)
  for (const redirect_uri of ["http://127.0.0.1:1/other", "http://elsewhere.example/callback"])
    expect((await ask({ client_id: "plume-cli", redirect_uri })).status).toBe(400)
})

const isSignedIn = (browser: Visitor) =>
  [...browser.cookies.keys()].some((name) => name.startsWith("plume_session"))

function lifeOf(token: string): number {
  const { exp = 0, iat = 0 } = decodeJwt(token)
  return exp - iat
}
