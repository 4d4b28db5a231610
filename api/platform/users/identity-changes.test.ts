import { describe, expect, onTestFinished, test } from "vitest"
import { openPool } from "../../../database/client"
import { type Name, people, startApi, type TestApi } from "../../../tests/api"
import { createApi } from "../../app"
import type { ApiParts } from "../../ports/parts"
import type { IdentityChange } from "../../ports/queue"
import { applyIdentityChange } from "./identity-changes.commands"

const camille = people.camille.id

/** Stands for the identity server: the roles that its tokens say, as far as it was told. */
function identityServer() {
  const said = new Map<string, readonly string[]>([
    [camille, ["freelancer"]],
    [people.admin.id, ["admin"]],
  ])
  const server = {
    said,
    isDown: false,
    beforeRoles: async (_roles: readonly string[]) => {},
    asked: [] as string[],
  }
  const asked = async (what: string) => {
    if (server.isDown) throw new Error("the identity server is away")
    server.asked.push(what)
  }
  const accounts: ApiParts["accounts"] = {
    async setRoles(id, roles) {
      await asked(`roles ${roles.join(" ")}`)
      await server.beforeRoles(roles)
      said.set(id, roles)
    },
    addRole: (name) => asked(`add ${name}`),
    removeRole: (name) => asked(`remove ${name}`),
    refuseRefresh: (id) => asked(`refuse refresh ${id}`),
    endSessions: (id, until) => asked(`end sessions ${id} ${until.toISOString()}`),
    remove: (id) => asked(`account ${id}`),
  }
  // One token, from after all that happens here; it says what the server knows at this moment.
  const issuedAt = new Date(Date.now() + 60_000)
  const verify: ApiParts["verify"] = async (token) => {
    const { id } = people[token as Name]
    return { id, roles: said.get(id) ?? [], username: token, email: null, issuedAt }
  }
  return { server, accounts, verify }
}

async function start(): Promise<{
  api: TestApi
  server: ReturnType<typeof identityServer>["server"]
}> {
  const { server, accounts, verify } = identityServer()
  const api = await startApi({ accounts, verify })
  for (const who of ["admin", "camille"] as const) await api.call(who, "GET", "/Users")
  return { api, server }
}

const give = (api: TestApi, roles: string[]) =>
  api.call("admin", "PUT", "/Users/userRole", { userId: camille, roles })
const mayOf = async (api: TestApi) => (await api.call("camille", "GET", "/Bills")).status
/** Does what the queue would do: the jobs that were sent, once each. */
async function work(api: TestApi): Promise<void> {
  for (const { name, data } of api.queued.splice(0))
    if (name === "identityChange") await applyIdentityChange(api.parts, data as IdentityChange)
}

test("roles that someone has already are no change, and end no session", async () => {
  const { api } = await start()
  const before = await api.call("admin", "GET", `/Users/userRole/${camille}`)
  const answer = await give(api, before.body.roles)
  expect(answer).toMatchObject({ status: 200, body: { roles: before.body.roles, version: 1 } })
  expect(api.queued).toEqual([])
})

describe("roles that are given while the identity server is away", () => {
  test("hold at once, whatever its tokens still say, and are told when it is back", async () => {
    const { api, server } = await start()
    server.isDown = true
    expect((await give(api, [])).status).toBe(200)
    expect(server.said.get(camille)).toEqual(["freelancer"])
    expect(await mayOf(api)).toBe(403)
    await expect(work(api)).rejects.toThrow("away")
    expect(await mayOf(api)).toBe(403)
    expect((await api.call("admin", "GET", `/Users/${camille}`)).body.roles).toEqual([])

    server.isDown = false
    await applyIdentityChange(api.parts, { what: "roles", of: camille })
    expect(server.said.get(camille)).toEqual([])
    // From now on its tokens are believed again: a role given there counts.
    server.said.set(camille, ["freelancer"])
    expect(await mayOf(api)).toBe(200)
  })

  test("are told once: the job has nothing left to do when the call itself did it", async () => {
    const { api, server } = await start()
    await give(api, [])
    await work(api)
    expect(server.asked).toEqual(["roles "])
  })

  test("and changed again while they are told, end as they were given last", async () => {
    const { api, server } = await start()
    server.beforeRoles = async (roles) => {
      if (roles.length > 0) return
      server.beforeRoles = async () => {}
      await give(api, ["admin"])
    }
    await give(api, [])
    expect(server.said.get(camille)).toEqual(["admin"])
    expect((await api.call("camille", "GET", "/Users")).body.roles).toEqual(["admin"])
  })
})

test("the identity server is told of nothing that was not kept", async () => {
  const { api, server } = await start()
  const demoted = await api.call("admin", "PUT", "/Users/userRole", {
    userId: people.admin.id,
    roles: [],
  })
  expect(demoted).toMatchObject({ status: 409, body: { code: "lastAdministrator" } })
  expect(server.asked).toEqual([])
})

test("a role and an account that are gone here go there too, at last", async () => {
  const { api, server } = await start()
  const { body } = await api.call("admin", "POST", "/Roles", {
    name: "accueil",
    permissions: ["dashboard.see"],
  })
  server.isDown = true
  expect((await api.call("admin", "DELETE", `/Roles/${body.id}`)).status).toBe(204)
  expect((await api.call("admin", "DELETE", `/Users/${camille}`)).status).toBe(204)
  server.isDown = false
  server.asked = []
  await work(api)
  expect(server.asked).toEqual(["remove accueil", "remove accueil", `account ${camille}`])
})

test("A18 the sessions of someone suspended end there, unless the suspension was lifted first", async () => {
  const { api, server } = await start()
  const suspend = (value: string) =>
    api.call("admin", "PATCH", `/Users/${camille}`, [{ op: "add", path: "/suspendedUntil", value }])
  server.isDown = true
  expect((await suspend("2027-01-01T00:00:00Z")).status).toBe(200)
  server.isDown = false
  await work(api)
  expect(server.asked).toEqual([`refuse refresh ${camille}`])

  server.isDown = true
  await suspend("2027-01-02T00:00:00Z")
  server.isDown = false
  await suspend("")
  await work(api)
  expect(server.asked).toEqual([`refuse refresh ${camille}`])
})

test("an administrator signs someone out: their tokens are refused, and their sessions end there", async () => {
  const { api, server } = await start()
  const signOut = (who: Name) => api.call(who, "DELETE", `/Users/${camille}/sessions`)
  expect((await signOut("camille")).status).toBe(403)
  expect(server.asked).toEqual([])
  server.isDown = true
  expect((await signOut("admin")).status).toBe(204)
  server.isDown = false
  api.setClock("2026-11-21T10:00:00Z")
  await work(api)
  // A session that was opened meanwhile is none of those that were meant.
  expect(server.asked).toEqual([`end sessions ${camille} 2026-11-21T09:00:00.000Z`])
  const [entry] = (await api.call("admin", "GET", "/Audit?act=users.sessionsEnded")).body
  expect(entry).toMatchObject({ actor: people.admin.id, subject: camille, subjectName: "camille" })
})

test("a token from before one was signed out opens nothing, a later one does", async () => {
  const { accounts, verify } = identityServer()
  let issuedAt = new Date()
  const dated: ApiParts["verify"] = async (token) => ({ ...(await verify(token)), issuedAt })
  const api = await startApi({ accounts, verify: dated })
  const ask = async () => (await api.call("camille", "GET", "/Users")).status
  expect(await ask()).toBe(200)
  await api.call("admin", "DELETE", `/Users/${camille}/sessions`)
  expect(await ask()).toBe(401)
  issuedAt = new Date(Date.now() + 2_000)
  expect(await ask()).toBe(200)
})

test("where nobody may be administered from here, nothing is changed", async () => {
  const { verify } = identityServer()
  const api = await startApi({ accounts: undefined, verify })
  await api.call("camille", "GET", "/Users")
  expect(await give(api, [])).toMatchObject({ status: 409, body: { code: "accountsElsewhere" } })
  expect(await mayOf(api)).toBe(200)
})

describe("A20 what a role no longer allows is refused from the next call on", () => {
  async function startWithReader() {
    const { api } = await start()
    const { body: role } = await api.call("admin", "POST", "/Roles", {
      name: "lecteur",
      permissions: ["bills.see"],
    })
    await give(api, ["lecteur"])
    expect(await mayOf(api)).toBe(200)
    const narrow = () =>
      api.call("admin", "PUT", `/Roles/${role.id}`, { permissions: ["profile.see"], version: 1 })
    return { api, narrow }
  }

  test("in every process", async () => {
    const { api, narrow } = await startWithReader()
    const other = createApi(api.parts)
    const ask = async () => {
      const headers = { authorization: "Bearer camille" }
      return (await other.request("http://localhost:3000/api/Bills", { headers })).status
    }
    expect(await ask()).toBe(200)
    await narrow()
    expect(await ask()).toBe(403)
  })

  test("also where another call came between the change and its commit", async () => {
    const { api, narrow } = await startWithReader()
    const owner = openPool(api.url, "owner", 1)
    onTestFinished(() => owner.end())
    const client = await owner.connect()
    await client.query("begin; lock table access_changes in exclusive mode")
    const changing = narrow()
    await waiting(client)
    expect(await mayOf(api)).toBe(200)
    await client.query("commit")
    client.release()
    expect((await changing).status).toBe(200)
    expect(await mayOf(api)).toBe(403)
  })
})

/** Resolves when another connection waits for a lock: the change is made, and not committed. */
async function waiting(client: { query(text: string): Promise<{ rowCount: number | null }> }) {
  for (;;) {
    const { rowCount } = await client.query(
      "select 1 from pg_locks where not granted and relation = 'access_changes'::regclass",
    )
    if (rowCount) return
  }
}
