import { describe, expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { tokenOf, trusted } from "../../../tests/tokens"
import { verifier } from "../../access/verify"

const camille = people.camille.id

/** Everyone has called once: before, nobody knows them. */
async function startWithPeople(): Promise<TestApi> {
  const api = await startApi()
  for (const who of ["camille", "thomas", "admin"] as const) await api.call(who, "GET", "/Users")
  return api
}

const suspend = (api: TestApi, until: string, reason = "Factures contestées") =>
  api.call("admin", "PATCH", `/Users/${camille}`, [
    { op: "add", path: "/suspendedUntil", value: until },
    { op: "add", path: "/suspensionReason", value: reason },
  ])

describe("the list of people", () => {
  test("shows everyone who ever called, with roles, to administrators", async () => {
    const api = await startWithPeople()
    const { body } = await api.call("admin", "GET", "/Users/allWithRoles")
    expect(body.map(({ username }: { username: string }) => username)).toEqual([
      "admin",
      "camille",
      "thomas",
    ])
    expect(body[1]).toMatchObject({ roles: ["freelancer"], validated: false, showInSearch: false })
  })

  test("is searched by name and user name, and filtered", async () => {
    const api = await startWithPeople()
    await api.call("camille", "PUT", "/Profile/personal", {
      firstName: "Camille",
      lastName: "Noël",
      version: 1,
    })
    const names = async (query: string) =>
      (await api.call("admin", "GET", `/Users/all?${query}`)).body.map(
        ({ username }: { username: string }) => username,
      )
    expect(await names("q=noel")).toEqual(["camille"])
    expect(await names("role=admin")).toEqual(["admin"])
    await api.call("admin", "PUT", `/Users/${camille}/showInSearch/true`)
    expect(await names("state=inSearch")).toEqual(["camille"])
    await api.call("admin", "PUT", `/Users/${camille}/validate/true`)
    expect(await names("state=unvalidated")).toEqual(["admin", "thomas"])
  })
})

test("the list of people is taken away as it is filtered, and that is written down", async () => {
  const api = await startWithPeople()
  const take = async (query: string) => {
    const answer = await api.fetch("admin", `/Users/export${query}`)
    return { type: answer.headers.get("content-type"), text: await answer.text() }
  }
  const all = await take("")
  expect(all.type).toContain("text/csv")
  const [head, ...lines] = all.text.trim().split("\n")
  expect(head).toContain("Identifiant;Nom;E-mail;Rôles;Connu depuis")
  expect(lines.map((line) => line.split(";")[0])).toEqual(["admin", "camille", "thomas"])
  expect((await take("?role=admin")).text.trim().split("\n")).toHaveLength(2)
  const [entry] = (await api.call("admin", "GET", "/Audit?act=data.exported")).body
  expect(entry).toMatchObject({ actor: people.admin.id, after: { menu: "users" } })
  expect((await api.call("camille", "GET", "/Users/export")).status).toBe(403)
})

describe("someone who is suspended", () => {
  test("A18 is refused from the next call on, told until when and why, and let in after", async () => {
    const api = await startWithPeople()
    expect((await suspend(api, "2026-12-01T00:00:00.000Z")).status).toBe(200)
    for (const [method, path] of [
      ["GET", "/Users"],
      ["GET", "/Bills"],
      ["POST", "/Profile/firstConnection"],
    ] as const)
      expect(await api.call("camille", method, path)).toMatchObject({
        status: 403,
        body: {
          code: "suspended",
          suspension: { until: "2026-12-01T00:00:00.000Z", reason: "Factures contestées" },
        },
      })
    expect((await api.call("thomas", "GET", "/Users")).status).toBe(200)
    api.setClock("2026-12-01T00:00:01Z")
    expect((await api.call("camille", "GET", "/Users")).status).toBe(200)
  })

  test("is let in at once when the date is cleared: an empty text is none", async () => {
    const api = await startWithPeople()
    await suspend(api, "2026-12-01T00:00:00.000Z")
    const { body } = await api.call("admin", "PATCH", `/Users/${camille}`, [
      { op: "replace", path: "/suspendedUntil", value: "" },
    ])
    expect(body).toMatchObject({ suspendedUntil: null, suspensionReason: null })
    expect((await api.call("camille", "GET", "/Users")).status).toBe(200)
  })

  test("A18 is told so by a token whose time is over as well, which opens nothing else", async () => {
    const api = await startApi({ verify: verifier(trusted) })
    const admin = await tokenOf(people.admin.id, {
      claims: { iat: Math.floor(Date.now() / 1000) + 5, realm_access: { roles: ["admin"] } },
    })
    const ask = async (token: string, path = "/Users", init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
      const answer = await api.fetch(null, path, { ...init, headers })
      return { status: answer.status, body: await answer.json() }
    }
    await ask(await tokenOf(camille))
    const over = await tokenOf(camille, { expires: "-2 minutes" })
    expect((await ask(over)).status).toBe(401)
    const body = JSON.stringify([
      { op: "add", path: "/suspendedUntil", value: "2026-12-01T00:00:00.000Z" },
      { op: "add", path: "/suspensionReason", value: "Factures contestées" },
    ])
    expect((await ask(admin, `/Users/${camille}`, { method: "PATCH", body })).status).toBe(200)
    for (const path of ["/Users", "/Bills"])
      expect(await ask(over, path)).toMatchObject({
        status: 403,
        body: { suspension: { until: "2026-12-01T00:00:00.000Z", reason: "Factures contestées" } },
      })
    // Nobody learns it by a token that was never right, nor by one from before any session of today.
    for (const changes of [
      { expires: "-31 days" },
      { expires: "-2 minutes", claims: { aud: "plume-web" } },
      { expires: "-2 minutes", claims: { iss: "https://evil.example" } },
      { expires: "-2 minutes", algorithm: "HS256", key: new TextEncoder().encode("k".repeat(32)) },
    ])
      expect((await ask(await tokenOf(camille, changes))).status).toBe(401)
    api.setClock("2026-12-01T00:00:01Z")
    expect((await ask(over)).status).toBe(401)
  })

  test("can still write to those who run the installation", async () => {
    const api = await startWithPeople()
    await suspend(api, "2026-12-01T00:00:00.000Z")
    const answer = await api.call("camille", "POST", "/Users/support-message", {
      message: "Pourquoi ?",
    })
    expect(answer.status).toBe(204)
  })

  test("is nobody who would leave no administrator, nor oneself", async () => {
    const api = await startWithPeople()
    const own = await api.call("admin", "PATCH", `/Users/${people.admin.id}`, [
      { op: "add", path: "/suspendedUntil", value: "2027-01-01T00:00:00.000Z" },
    ])
    expect(own).toMatchObject({ status: 409, body: { code: "suspendSelf" } })
    const out = await api.call("admin", "DELETE", `/Users/${people.admin.id}/sessions`)
    expect(out).toMatchObject({ status: 409, body: { code: "signOutSelf" } })
  })
})

describe("a patch of someone's record", () => {
  const refused: [string, unknown][] = [
    ["another path", [{ op: "add", path: "/roles", value: ["admin"] }]],
    ["validated", [{ op: "replace", path: "/validated", value: true }]],
    ["the prototype", [{ op: "add", path: "/__proto__/polluted", value: 1 }]],
    ["the constructor", [{ op: "add", path: "/constructor/prototype/x", value: 1 }]],
    ["an own property of all objects", [{ op: "add", path: "/toString", value: 1 }]],
    ["no path", [{ op: "add", path: "", value: {} }]],
    ["the root", [{ op: "add", path: "/", value: {} }]],
    ["a path below", [{ op: "add", path: "/suspendedUntil/0", value: "2027-01-01T00:00:00Z" }]],
    ["an escape", [{ op: "add", path: "/suspended~0Until", value: "" }]],
    ["remove", [{ op: "remove", path: "/suspendedUntil" }]],
    ["move", [{ op: "move", from: "/roles", path: "/suspendedUntil" }]],
    ["test", [{ op: "test", path: "/suspendedUntil", value: null }]],
    ["no day", [{ op: "add", path: "/suspendedUntil", value: "demain" }]],
    ["too many", Array(51).fill({ op: "add", path: "/suspensionReason", value: "x" })],
    ["nothing", []],
    [
      "a good one before a bad one",
      [
        { op: "add", path: "/suspendedUntil", value: "2027-01-01T00:00:00Z" },
        { op: "add", path: "/email", value: "x@example.fr" },
      ],
    ],
  ]

  test.each(refused)("B34, B35 with %s is refused, and changes nothing", async (_, patch) => {
    const api = await startWithPeople()
    const before = await api.call("admin", "GET", `/Users/${camille}`)
    expect((await api.call("admin", "PATCH", `/Users/${camille}`, patch)).status).toBe(422)
    expect((await api.call("admin", "GET", `/Users/${camille}`)).body).toEqual(before.body)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe("roles", () => {
  const give = (api: TestApi, userId: string, roles: string[]) =>
    api.call("admin", "PUT", "/Users/userRole/", { userId, roles })

  test("B36 are given and taken; the last administrator stays one", async () => {
    const api = await startWithPeople()
    expect((await give(api, camille, ["admin", "freelancer"])).body.roles).toEqual([
      "admin",
      "freelancer",
    ])
    expect((await give(api, people.admin.id, ["freelancer"])).status).toBe(200)
    const api2 = await startWithPeople()
    expect(await give(api2, people.admin.id, ["freelancer"])).toMatchObject({
      status: 409,
      body: { code: "lastAdministrator" },
    })
    expect(await api2.call("admin", "DELETE", `/Users/${people.admin.id}`)).toMatchObject({
      status: 409,
      body: { code: "lastAdministrator" },
    })
  })

  test("that do not exist are not given", async () => {
    const api = await startWithPeople()
    expect(await give(api, camille, ["comptable"])).toMatchObject({
      status: 422,
      body: { errors: [{ path: "roles", code: "unknown" }] },
    })
  })

  test("of two administrators who demote each other, one stays", async () => {
    const api = await startWithPeople()
    await give(api, camille, ["admin"])
    const answers = await Promise.all([
      give(api, camille, ["freelancer"]),
      give(api, people.admin.id, ["freelancer"]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test("A19 a closed account is refused from the next call on, and seen no more", async () => {
  const api = await startWithPeople()
  expect((await api.call("admin", "DELETE", `/Users/${camille}`)).status).toBe(204)
  expect((await api.call("camille", "GET", "/Users")).status).toBe(401)
  expect((await api.call("admin", "GET", `/Users/${camille}`)).status).toBe(404)
})

test("A20 a token from before someone's rights changed is refused, a newer one is not", async () => {
  let issuedAt = new Date(Date.now() - 60_000)
  const api = await startApi({
    verify: async (token) => ({
      id: token === "admin" ? people.admin.id : camille,
      roles: token === "admin" ? ["admin"] : ["freelancer"],
      username: token,
      email: null,
      issuedAt: token === "admin" ? new Date() : issuedAt,
    }),
  })
  expect((await api.call("camille", "GET", "/Users")).status).toBe(200)
  await api.call("admin", "PUT", "/Users/userRole", { userId: camille, roles: [] })
  expect((await api.call("camille", "GET", "/Users")).status).toBe(401)
  const suspend = (value: string) => [{ op: "replace", path: "/suspendedUntil", value }]
  await api.call("admin", "PATCH", `/Users/${camille}`, suspend("2099-01-01T00:00:00Z"))
  expect((await api.call("camille", "GET", "/Users")).body).toMatchObject({ code: "suspended" })
  await api.call("admin", "PATCH", `/Users/${camille}`, suspend(""))
  issuedAt = new Date(Date.now() + 2_000)
  expect((await api.call("camille", "GET", "/Users")).status).toBe(200)
})

describe("a message to support", () => {
  const send = (api: TestApi, body: object) =>
    api.call(null, "POST", "/Users/support-message", body)

  test("C54 has at most 1000 characters, as a reader counts them", async () => {
    const api = await startApi()
    const email = "camille@exemple.fr"
    expect((await send(api, { email, message: "😀".repeat(1000) })).status).toBe(204)
    expect((await send(api, { email, message: "😀".repeat(1001) })).status).toBe(422)
    // A family is one sign to a reader, and a letter with its accent too.
    expect((await send(api, { email, message: "👩‍👩‍👧".repeat(1000) })).status).toBe(204)
    expect((await send(api, { email, message: "e\u0301".repeat(1001) })).status).toBe(422)
    expect((await send(api, { message: "Bonjour" })).status).toBe(422)
  })

  test("A27, E86 is taken five times in ten minutes from one address, and told when again", async () => {
    const api = await startApi({ rateLimits: true })
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await send(api, { email: "a@exemple.fr", message: "Bonjour" })).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const refused = await send(api, { email: "b@exemple.fr", message: "Bonjour" })
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500)
    // Written down, until it says nothing new.
    for (let count = 0; count < 12; count += 1) await send(api, { message: "Bonjour" })
    const { body: acts } = await api.call("admin", "GET", "/Audit?limit=50&act=calls.refused")
    expect(acts).toHaveLength(10)
    expect(acts[0]).toMatchObject({ subjectName: "support-message", actor: null })
    const elsewhere = { "x-forwarded-for": "203.0.113.7" }
    const body = { email: "a@exemple.fr", message: "Bonjour" }
    const other = await api.call(null, "POST", "/Users/support-message", body, elsewhere)
    expect(other.status).toBe(204)
  })
})
