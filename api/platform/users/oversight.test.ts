import { describe, expect, test } from "vitest"
import { type Name, people, startApi, type TestApi } from "../../../tests/api"

/**
 * Camille manages people and roles without being an administrator; Thomas is a freelancer, and the
 * fourth person, Nobody, has no role yet.
 */
async function startWithManager(ofAdmin = ["admin"]): Promise<TestApi> {
  const roles: Record<Name, string[]> = {
    admin: ofAdmin,
    camille: ["gestion"],
    thomas: ["freelancer"],
    nobody: [],
  }
  const api = await startApi({
    verify: async (token) => ({
      id: people[token as Name].id,
      roles: roles[token as Name],
      username: token,
      email: null,
      issuedAt: new Date(Date.now() + 2_000),
    }),
  })
  await api.call("admin", "POST", "/Roles", { name: "gestion", permissions: managing })
  for (const who of ["admin", "camille", "thomas", "nobody"] as const)
    await api.call(who, "GET", "/Users")
  return api
}

const managing = [
  ...["dashboard.see", "users.see", "users.edit", "users.delete", "roles.see", "roles.create"],
  ...["roles.edit", "roles.delete"],
]
const { admin, camille, thomas, nobody } = people
const beyond = (path: string) => ({
  status: 422,
  body: { errors: [{ path, code: "beyondOwnRights" }] },
})

const rolesOf = async (api: TestApi, id: string) =>
  (await api.call("admin", "GET", `/Users/userRole/${id}`)).body.roles
const give = (api: TestApi, who: Name, userId: string, roles: string[]) =>
  api.call(who, "PUT", "/Users/userRole", { userId, roles })
const addRole = async (api: TestApi, who: Name, name: string, permissions: string[]) =>
  api.call(who, "POST", "/Roles", { name, permissions })

describe("B36 who manages people without being an administrator", () => {
  test.each(["camille", "nobody"] as const)("makes %s no administrator", async (who) => {
    const api = await startWithManager()
    const before = await rolesOf(api, people[who].id)
    const { status } = await give(api, "camille", people[who].id, [...before, "admin"])
    expect(status).toBe(who === "camille" ? 403 : 422)
    expect(await rolesOf(api, people[who].id)).toEqual(before)
  })

  test("makes nobody an administrator, even with every right there is", async () => {
    const api = await startWithManager()
    const { permissions } = (await api.call("admin", "GET", "/Users")).body
    await addRole(api, "admin", "tout", permissions)
    const { body } = await api.call("admin", "GET", "/Roles")
    const own = body.find(({ name }: { name: string }) => name === "gestion")
    await api.call("admin", "PUT", `/Roles/${own.id}`, { permissions, version: own.version })
    expect((await give(api, "camille", nobody.id, ["tout"])).status).toBe(200)
    expect(await give(api, "camille", nobody.id, ["admin"])).toMatchObject(beyond("roles"))
  })

  test("gives a role that allows what they may do, and none that allows more", async () => {
    const api = await startWithManager()
    await addRole(api, "admin", "accueil", ["dashboard.see"])
    expect(await give(api, "camille", nobody.id, ["freelancer"])).toMatchObject(beyond("roles"))
    expect(await give(api, "camille", nobody.id, ["accueil"])).toMatchObject({
      status: 200,
      body: { roles: ["accueil"] },
    })
  })

  test("takes a role away, and leaves those that they could not have given", async () => {
    const api = await startWithManager()
    await addRole(api, "admin", "accueil", ["dashboard.see"])
    const kept = await give(api, "camille", thomas.id, ["freelancer", "accueil"])
    expect(kept.body.roles).toEqual(["accueil", "freelancer"])
    expect((await give(api, "camille", thomas.id, ["accueil"])).body.roles).toEqual(["accueil"])
    expect(await give(api, "camille", thomas.id, ["freelancer"])).toMatchObject(beyond("roles"))
  })

  const acts: [string, "PUT" | "PATCH" | "DELETE", (id: string) => string, unknown?][] = [
    ["changes the roles of", "PUT", () => "/Users/userRole", { roles: ["gestion"] }],
    [
      "suspends",
      "PATCH",
      (id) => `/Users/${id}`,
      [{ op: "add", path: "/suspendedUntil", value: "2027-01-01T00:00:00Z" }],
    ],
    ["validates", "PUT", (id) => `/Users/${id}/validate/true`],
    ["shows in search", "PUT", (id) => `/Users/${id}/showInSearch/true`],
    ["deletes", "DELETE", (id) => `/Users/${id}`],
  ]
  const body = (given: unknown, userId: string) =>
    given && !Array.isArray(given) ? { ...given, userId } : given

  test.each(acts)("%s no administrator", async (_, method, path, given) => {
    const api = await startWithManager()
    const before = await api.call("admin", "GET", `/Users/${admin.id}`)
    const answer = await api.call("camille", method, path(admin.id), body(given, admin.id))
    expect(answer).toMatchObject({ status: 403, body: { code: "administratorsOnly" } })
    expect((await api.call("admin", "GET", `/Users/${admin.id}`)).body).toEqual(before.body)
  })

  // Whether one is to be found is one's own to say, and whether one may be, that of others.
  const ofOthers = acts.filter(([what]) => what !== "shows in search")
  test.each(ofOthers)("%s not themselves", async (_, method, path, given) => {
    const api = await startWithManager()
    const before = await api.call("admin", "GET", `/Users/${camille.id}`)
    const answer = await api.call("camille", method, path(camille.id), body(given, camille.id))
    expect(answer).toMatchObject({ status: 403, body: { code: "ownAccount" } })
    expect((await api.call("admin", "GET", `/Users/${camille.id}`)).body).toEqual(before.body)
  })

  test.each(acts)("%s somebody else", async (_, method, path, given) => {
    const api = await startWithManager()
    const answer = await api.call("camille", method, path(thomas.id), body(given, thomas.id))
    expect([200, 204]).toContain(answer.status)
  })
})

describe("B36 who makes roles without being an administrator", () => {
  const roleNamed = async (api: TestApi, wanted: string) =>
    (await api.call("admin", "GET", "/Roles")).body.find(
      ({ name }: { name: string }) => name === wanted,
    )

  test("allows in a new one no more than they may do", async () => {
    const api = await startWithManager()
    const wide = ["dashboard.see", "bills.see"]
    expect(await addRole(api, "camille", "large", wide)).toMatchObject(beyond("permissions"))
    expect(await roleNamed(api, "large")).toBeUndefined()
    expect((await addRole(api, "camille", "juste", ["dashboard.see"])).status).toBe(201)
  })

  test("does not widen the one that they have, nor another", async () => {
    const api = await startWithManager()
    await addRole(api, "admin", "accueil", ["dashboard.see"])
    for (const name of ["gestion", "accueil"]) {
      const { id, version, permissions } = await roleNamed(api, name)
      const wider = { permissions: [...permissions, "audit.see"], version }
      const answer = await api.call("camille", "PUT", `/Roles/${id}`, wider)
      expect(answer).toMatchObject(beyond("permissions"))
      expect((await roleNamed(api, name)).permissions).toEqual(permissions)
    }
    expect((await api.call("camille", "GET", "/Audit")).status).toBe(403)
  })

  test("neither changes nor deletes one that allows more than they may do", async () => {
    const api = await startWithManager()
    await addRole(api, "admin", "large", ["dashboard.see", "bills.see"])
    const { id, version } = await roleNamed(api, "large")
    const narrower = { permissions: ["dashboard.see"], version }
    for (const answer of [
      await api.call("camille", "PUT", `/Roles/${id}`, narrower),
      await api.call("camille", "DELETE", `/Roles/${id}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: "beyondOwnRights" } })
    expect(await roleNamed(api, "large")).toMatchObject({ version })
  })

  test.each(["admin", "freelancer", "large"])(
    "gives the members of a deleted one no wider one: %s",
    async (replacement) => {
      const api = await startWithManager()
      await addRole(api, "admin", "large", ["dashboard.see", "bills.see"])
      await addRole(api, "camille", "accueil", ["dashboard.see"])
      await give(api, "camille", nobody.id, ["accueil"])
      const { id } = await roleNamed(api, "accueil")
      const wider = `/Roles/${id}?replacement=${replacement}`
      expect(await api.call("camille", "DELETE", wider)).toMatchObject(beyond("replacement"))
      expect(await rolesOf(api, nobody.id)).toEqual(["accueil"])
      expect((await api.call("admin", "DELETE", wider)).status).toBe(204)
      expect(await rolesOf(api, nobody.id)).toEqual([replacement])
    },
  )

  test("takes none from an administrator by deleting it", async () => {
    const api = await startWithManager(["accueil", "admin"])
    await addRole(api, "admin", "accueil", ["dashboard.see"])
    const { id } = await roleNamed(api, "accueil")
    expect(await api.call("camille", "DELETE", `/Roles/${id}`)).toMatchObject({
      status: 403,
      body: { code: "administratorsOnly" },
    })
    expect(await rolesOf(api, admin.id)).toEqual(["accueil", "admin"])
  })
})
