import { decodeJwt } from "jose"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { admin, camille, newBrowser, PlumeOnKeycloak } from "./plume-on-keycloak"

/** Administering people at Keycloak: every story begins with those of the realm file and Camille. */
let world: PlumeOnKeycloak
let adminToken: string
let camilleId: string

beforeAll(async () => {
  world = await PlumeOnKeycloak.start()
  await world.signUp(newBrowser(), camille, "/admin/products")
  await world.welcomeAdministrator(newBrowser())
  adminToken = await world.tokenOf(admin)
  camilleId = decodeJwt(await world.tokenOf(camille)).sub ?? ""
}, 300_000)

afterAll(() => world?.stop(), 60_000)

test("administrators see everyone, with the roles that Keycloak gives them", async () => {
  const people = await listed()
  expect(people.get(admin.email)).toMatchObject({ roles: ["admin", "freelancer"] })
  expect(people.get(camille.email)).toMatchObject({ id: camilleId, roles: ["freelancer"] })
})

test("who has an account there and never came is listed, found, given a role and suspended", async () => {
  const service = await world.serviceToken()
  const names = ["Nadia", "Nadège", "Nathan"]
  for (const firstName of names) {
    const email = `${firstName.toLowerCase()}@exemple.fr`
    const made = await world.atKeycloak(service, "/users", {
      ...{ username: email, email, firstName, lastName: "Nouvelle", enabled: true },
      credentials: [{ type: "password", value: "cinq plumes vertes", temporary: false }],
    })
    expect(made.status).toBe(201)
  }
  const people = await listed()
  expect(people.get("nadia@exemple.fr")).toMatchObject({
    ...{ name: "Nadia Nouvelle", roles: ["freelancer"], lastConnectionAt: null },
  })
  const found = async (query: string) => {
    const answer = await asAdmin(`/Users/all?${query}`)
    const rows = (await answer.json()) as { id: string; username: string }[]
    return { rows, total: answer.headers.get("total-count") }
  }
  expect((await found("q=nouvelle&sort=username")).rows.map((row) => row.username)).toEqual([
    ...["nadège@exemple.fr", "nadia@exemple.fr", "nathan@exemple.fr"],
  ])
  expect(await found("q=nadege")).toMatchObject({ total: "1" })
  expect((await found("q=nadege&role=admin")).rows).toEqual([])

  const [nadia] = (await found("q=nadia")).rows
  const given = { userId: nadia?.id, roles: ["admin"] }
  expect((await asAdmin("/Users/userRole", "PUT", given)).status).toBe(200)
  const nadiaThere = { email: "nadia@exemple.fr", password: "cinq plumes vertes" }
  expect(rolesIn(await world.tokenOf(nadiaThere))).toEqual(expect.arrayContaining(["admin"]))
  await asAdmin(`/Users/${nadia?.id}`, "PATCH", [
    { op: "add", path: "/suspendedUntil", value: "2999-01-01T00:00:00.000Z" },
    { op: "add", path: "/suspensionReason", value: "Pas encore" },
  ])
  const page = await world.signIn(newBrowser(), "/admin/products", nadiaThere)
  expect(page.url).toBe(`${world.origin}/auth/support`)
  expect(page.body).toContain("Pas encore")

  const [nathan] = (await found("q=nathan")).rows
  await world.atKeycloak(service, `/users/${nathan?.id}`, undefined, "DELETE")
  expect((await found("q=nathan")).rows).toEqual([])
})

test("a role that is made here can be given there, and the next token says it", async () => {
  const made = await asAdmin("/Roles", "POST", {
    name: "comptable",
    permissions: ["bills.see", "bills.export"],
  })
  expect(made.status).toBe(201)
  const before = await world.tokenOf(camille)
  expect((await changeRoles(["comptable"])).status).toBe(200)
  // What was issued before the change is refused; what is issued after it says no more than was given,
  // although Keycloak gives "freelancer" to everyone who signs up.
  expect((await world.api(before, "/Users")).status).toBe(401)
  const token = await tokenAfterChange()
  expect(rolesIn(token)).toContain("comptable")
  expect(rolesIn(token)).not.toContain("freelancer")
  expect((await world.api(token, "/Bills")).status).toBe(200)
  expect((await world.api(token, "/Products")).status).toBe(403)

  const { id, version } = (await made.json()) as { id: string; version: number }
  const gone = await asAdmin(`/Roles/${id}?replacement=freelancer&version=${version}`, "DELETE")
  expect(gone.status).toBe(204)
  const returned = await tokenAfterChange()
  expect(rolesIn(returned)).toContain("freelancer")
  expect(rolesIn(returned)).not.toContain("comptable")
  expect((await world.api(returned, "/Products")).status).toBe(200)
})

test("someone may become an administrator, and no longer be one; the last one stays", async () => {
  expect((await changeRoles(["admin", "freelancer"])).status).toBe(200)
  expect((await world.api(await tokenAfterChange(), "/Users/all")).status).toBe(200)
  expect((await changeRoles(["freelancer"])).status).toBe(200)
  expect((await world.api(await tokenAfterChange(), "/Users/all")).status).toBe(403)
  const { sub } = decodeJwt(adminToken)
  const last = await asAdmin("/Users/userRole", "PUT", { userId: sub, roles: ["freelancer"] })
  expect(last.status).toBe(409)
})

test("someone who is suspended refreshes nothing, and is told until when and why without signing in again", async () => {
  const browser = newBrowser()
  await world.signIn(browser, "/admin/products")
  const { refreshToken } = await world.newestSession()
  const suspended = await asAdmin(`/Users/${camilleId}`, "PATCH", [
    { op: "add", path: "/suspendedUntil", value: "2999-01-01T00:00:00.000Z" },
    { op: "add", path: "/suspensionReason", value: "Factures contestées" },
  ])
  expect(suspended.status).toBe(200)
  expect(await world.refresh(refreshToken)).toMatchObject({ status: 400, error: "invalid_grant" })
  // Keycloak has ended the session, and their token’s time is over: they are told all the same.
  await world.database.query("update web.sessions set token_expires_at = now()")
  for (const path of ["/admin/products", "/ap/bills", "/auth/support", "/auth/sign-in"]) {
    const page = await browser.visit(`${world.origin}${path}`)
    expect(page).toMatchObject({ status: 200, url: `${world.origin}/auth/support` })
    expect(page.body).toContain("Factures contestées")
    expect(page.body).toContain("2999")
  }
  const elsewhere = await world.signIn(newBrowser(), "/admin/products")
  expect(elsewhere).toMatchObject({ status: 200, url: `${world.origin}/auth/support` })

  const lifted = await asAdmin(`/Users/${camilleId}`, "PATCH", [
    { op: "add", path: "/suspendedUntil", value: "" },
  ])
  expect(lifted.status).toBe(200)
  // What was kept to tell them opens nothing once its token is refused.
  await world.database.query("update web.sessions set access_token = 'over' where suspended")
  await world.expectSignInForm(browser)
  const again = await world.signIn(browser, "/admin/products")
  expect(again).toMatchObject({ status: 200, url: `${world.origin}/admin/products` })
})

test("someone who is signed out by an administrator is so wherever they were, and signs in again", async () => {
  const [browser, other] = [newBrowser(), newBrowser()]
  await world.signIn(browser, "/admin/products")
  await world.signIn(other, "/admin/products")
  const { refreshToken } = await world.newestSession()
  expect((await asAdmin(`/Users/${camilleId}/sessions`, "DELETE")).status).toBe(204)
  expect(await world.refresh(refreshToken)).toMatchObject({ status: 400, error: "invalid_grant" })
  await world.expectSignInForm(browser)
  await world.expectSignInForm(other)
  const again = await world.signIn(browser, "/admin/products")
  expect(again).toMatchObject({ status: 200, url: `${world.origin}/admin/products` })
})

test.each([
  ["validate", "validated"],
  ["showInSearch", "showInSearch"],
])("%s is kept beside the account", async (path, field) => {
  for (const value of [true, false]) {
    const answer = await asAdmin(`/Users/${camilleId}/${path}/${value}`, "PUT")
    expect(await answer.json()).toMatchObject({ [field]: value })
  }
})

test("the service account is no one at the API, and may do nothing else at Keycloak", async () => {
  const access_token = await world.serviceToken()
  expect((await world.api(access_token, "/Users")).status).toBe(401)
  const realm = world.issuer.replace("/realms/", "/admin/realms/")
  const ask = (address: string) =>
    fetch(address, { headers: { Authorization: `Bearer ${access_token}` } })
  expect((await ask(`${realm}/users/${camilleId}`)).status).toBe(200)
  for (const forbidden of [
    `${realm}/identity-provider/instances`,
    `${realm}/clients/plume-web/client-secret`,
    `${realm}/events`,
    realm.replace(/plume$/, "master"),
  ])
    expect([forbidden, (await ask(forbidden)).status]).toEqual([
      forbidden,
      expect.toSatisfy((status: number) => status === 401 || status === 403),
    ])
})

test("who erases themselves has no session, no data and no account at Keycloak either", async () => {
  const nora = { ...camille, email: "nora@exemple.fr", firstName: "Nora" }
  const browser = newBrowser()
  await world.signUp(browser, nora, "/admin/products")
  const { refreshToken } = await world.newestSession()
  const token = await world.tokenOf(nora)
  const id = decodeJwt(token).sub
  const service = await world.serviceToken()
  const there = () => world.atKeycloak(service, `/users/${id}`, undefined, "GET")
  const erased = (email: string) => world.api(token, "/PersonalData/erasure", "POST", { email })
  expect((await erased(camille.email)).status).toBe(422)
  expect((await there()).status).toBe(200)

  expect((await erased(nora.email)).status).toBe(204)
  expect((await there()).status).toBe(404)
  expect(await world.refresh(refreshToken)).toMatchObject({ status: 400, error: "invalid_grant" })
  expect((await world.api(token, "/Users")).status).toBe(401)
  await world.expectSignInForm(browser)
  expect((await world.signIn(newBrowser(), "/admin/products", nora)).url).toContain(world.issuer)
  expect((await listed()).has(nora.email)).toBe(false)
})

test("whose account is deleted has no session, and no account there either", async () => {
  const browser = newBrowser()
  await world.signIn(browser, "/admin/products")
  const { refreshToken } = await world.newestSession()
  const token = await world.tokenOf(camille)
  expect((await asAdmin(`/Users/${camilleId}`, "DELETE")).status).toBe(204)
  expect(await world.refresh(refreshToken)).toMatchObject({ status: 400, error: "invalid_grant" })
  expect((await world.api(token, "/Users")).status).toBe(401)
  await world.expectSignInForm(browser)
  const refused = await world.signIn(newBrowser(), "/admin/products")
  expect(refused.url).toContain(world.issuer)
  expect((await listed()).has(camille.email)).toBe(false)
})

test("F9 while Keycloak is away, open sessions work on, and nobody is sent in circles", async () => {
  const browser = newBrowser()
  await world.signIn(browser, "/admin/products", admin)
  const token = await world.tokenOf(admin)
  await world.keycloak.stop()
  expect((await browser.visit(`${world.origin}/admin/products`)).status).toBe(200)
  expect((await world.api(token, "/Users")).status).toBe(200)
  // What is changed now is told when it is back.
  const role = { name: "stagiaire", permissions: ["bills.see"] }
  expect((await world.api(token, "/Roles", "POST", role)).status).toBe(201)

  // The token has to be renewed: the page says that it will work again, and leads nowhere.
  await world.database.query("update web.sessions set token_expires_at = now()")
  const page = await browser.visit(`${world.origin}/admin/products`)
  expect(page).toMatchObject({ status: 503, url: `${world.origin}/admin/products` })
  expect(page.headers.get("retry-after")).toBeTruthy()
  expect((await newBrowser().visit(`${world.origin}/`)).status).toBe(200)
})

async function asAdmin(path: string, method = "GET", body?: unknown): Promise<Response> {
  const { exp = 0 } = decodeJwt(adminToken)
  if (exp * 1000 - Date.now() < 5_000) adminToken = await world.tokenOf(admin)
  return world.api(adminToken, path, method, body)
}

async function listed(): Promise<Map<string, unknown>> {
  const rows = (await (await asAdmin("/Users/allWithRoles")).json()) as { username: string }[]
  return new Map(rows.map((row) => [row.username, row]))
}

const changeRoles = (roles: string[]) =>
  asAdmin("/Users/userRole", "PUT", { userId: camilleId, roles })

/** Tokens say the second of their issue: in the one of the change itself, none is new enough. */
async function tokenAfterChange(): Promise<string> {
  return vi.waitFor(
    async () => {
      const token = await world.tokenOf(camille)
      expect((await world.api(token, "/Users/permissions")).status).not.toBe(401)
      return token
    },
    { timeout: 15_000, interval: 500 },
  )
}

const rolesIn = (token: string) =>
  (decodeJwt(token) as { realm_access: { roles: string[] } }).realm_access.roles
