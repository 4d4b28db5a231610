import { pino } from "pino"
import { expect, test, vi } from "vitest"
import { addAccount } from "../../../identity/accounts"
import { people, startApi, type TestApi } from "../../../tests/api"
import { goodPassword, startIdentity } from "../../../tests/identity"
import type { Account, Accounts } from "../../ports/accounts"
import { askedAgain } from "./new-account.queries"
import { syncNewAccounts } from "./new-accounts.commands"

const person = (name: string, roles: string[] = ["freelancer"]) => ({
  id: crypto.randomUUID(),
  username: `${name.toLowerCase()}@example.fr`,
  email: `${name.toLowerCase()}@example.fr`,
  name: `${name} Noël`,
  createdAt: new Date("2026-11-01T08:00:00Z"),
  roles,
})

/** An identity server with these accounts, in portions of two. */
function serverOf(accounts: (Account & { roles: string[] })[]) {
  const server = { accounts, isDown: false, told: [] as string[] }
  const accountList: Accounts["accountList"] = {
    async count() {
      if (server.isDown) throw new Error("the identity server is away")
      return server.accounts.length
    },
    async *list() {
      for (let from = 0; from < server.accounts.length; from += 2)
        yield server.accounts.slice(from, from + 2)
    },
    rolesOf: async (id) => server.accounts.find((account) => account.id === id)?.roles,
  }
  const parts: Accounts = {
    async setRoles(id, roles) {
      server.told.push(`${id} ${roles.join(" ")}`)
    },
    addRole: async () => {},
    removeRole: async () => {},
    refuseRefresh: async () => {},
    endSessions: async () => {},
    remove: async (id) => {
      server.accounts = server.accounts.filter((account) => account.id !== id)
    },
    accountList,
  }
  return { server, parts }
}

type Row = { id: string; username: string; lastConnectionAt: string | null; roles: string[] }

const listed = async (api: TestApi, query = "") =>
  (await api.call<Row[]>("admin", "GET", `/Users/all${query}`)).body

test("who has an account and never came is listed, searched, filtered and paged like everyone", async () => {
  const many = Array.from({ length: 12 }, (_, each) => person(`Zoé${each}`))
  const { parts } = serverOf([person("Basile", ["admin"]), ...many])
  const api = await startApi({ accounts: parts })
  await api.call("camille", "GET", "/Users")
  const names = async (query: string) => (await listed(api, query)).map((row) => row.username)
  expect(await names("?q=basile")).toEqual(["basile@example.fr"])
  expect(await names("?q=noel&limit=50")).toHaveLength(13)
  expect(await names("?role=admin")).toEqual(["admin", "basile@example.fr"])
  expect(await names("?sort=-lastConnectionAt&limit=10")).toHaveLength(10)

  // Forward to the end and back, each of them once; those who never came stand before the others.
  const first = await api.call<Row[]>("admin", "GET", "/Users/all?sort=lastConnectionAt&limit=10")
  expect(first.headers.get("total-count")).toBe("15")
  expect(first.body.every(({ lastConnectionAt }) => lastConnectionAt === null)).toBe(true)
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? ""
  const second = await api.call<Row[]>("admin", "GET", next.replace(/^\/api/, ""))
  const all = [...first.body, ...second.body].map(({ id }) => id)
  expect(new Set(all).size).toBe(15)
  expect(second.body.slice(-2).every(({ lastConnectionAt }) => lastConnectionAt)).toBe(true)
})

test("they can be given roles and suspended before they come, and it holds when they do", async () => {
  const camille = { ...person("Camille"), id: people.camille.id }
  const { server, parts } = serverOf([camille])
  const api = await startApi({ accounts: parts })
  await listed(api)
  const given = { userId: camille.id, roles: ["admin", "freelancer"] }
  expect((await api.call("admin", "PUT", "/Users/userRole", given)).status).toBe(200)
  expect(server.told).toEqual([`${camille.id} admin freelancer`])
  const suspension = [{ op: "add", path: "/suspendedUntil", value: "2027-01-01T00:00:00Z" }]
  await api.call("admin", "PATCH", `/Users/${camille.id}`, suspension)
  expect((await api.call("camille", "GET", "/Users")).body.code).toBe("suspended")
  await api.call("admin", "PATCH", `/Users/${camille.id}`, [{ ...suspension[0], value: "" }])
  expect((await api.call("camille", "GET", "/Users")).status).toBe(200)
  expect((await listed(api, "?q=camille"))[0]?.lastConnectionAt).not.toBeNull()
})

test("who came is not made anew, who left without coming is forgotten, who was closed stays so", async () => {
  const [anna, boris, carl] = [person("Anna"), person("Boris"), person("Carl")]
  const thomas = { ...person("Someone else"), id: people.thomas.id, roles: ["admin"] }
  const { server, parts } = serverOf([anna, boris, carl, thomas])
  const api = await startApi({ accounts: parts })
  await api.call("thomas", "GET", "/Users")
  expect(await listed(api, "?q=thomas")).toMatchObject([{ roles: ["freelancer"] }])
  expect((await api.call("admin", "DELETE", `/Users/${carl.id}`)).status).toBe(204)
  server.accounts = [boris, carl, thomas]
  const after = async () => (await listed(api)).map(({ username }) => username)
  expect(await after()).toEqual(["admin", "boris@example.fr", "thomas"])

  server.isDown = true
  expect(await after()).toEqual(["admin", "boris@example.fr", "thomas"])
})

test("of many who never came, each look asks so many again, and the next goes on behind them", async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  try {
    const count = 2 * askedAgain + 10
    const { parts, server } = serverOf(Array.from({ length: count }, (_, at) => person(`P${at}`)))
    const { pool } = (await startApi()).parts
    const log = pino({ level: "silent" })
    const rolesOf = vi.spyOn(parts.accountList as NonNullable<Accounts["accountList"]>, "rolesOf")
    const look = async () => {
      rolesOf.mockClear()
      await syncNewAccounts({ pool, accounts: parts, log })
      vi.setSystemTime(Date.now() + 11 * 60_000)
      return rolesOf.mock.calls.map(([id]) => id)
    }
    expect(await look()).toHaveLength(count)
    const again = [await look(), await look(), await look()]
    expect(again.map((asked) => asked.length)).toEqual([askedAgain, askedAgain, 10])
    expect(new Set(again.flat())).toEqual(new Set(server.accounts.map(({ id }) => id)))
    expect(await look()).toHaveLength(askedAgain)
  } finally {
    vi.useRealTimers()
  }
})

test("who signed up at the embedded server and never signed in is on its roll", async () => {
  const identity = await startIdentity()
  const account = { email: "nina@exemple.fr", password: goodPassword, locale: "fr" as const }
  await addAccount(identity.pool, { ...account, now: new Date() })
  const api = await startApi({ accounts: identity.accounts })
  expect(await listed(api, "?q=nina")).toMatchObject([
    { username: "nina@exemple.fr", lastConnectionAt: null },
  ])
})
