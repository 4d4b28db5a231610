import type pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { openPool } from "../../database/client"
import type { Role } from "../../database/role-address"
import { people, startApi, type TestApi } from "../../tests/api"

function poolOf(api: TestApi, role: Role | "owner"): pg.Pool {
  const pool = openPool(api.url, role, 1)
  onTestFinished(() => pool.end())
  return pool
}

const acts = async (api: TestApi, query = "") =>
  (await api.call("admin", "GET", `/Audit?limit=100${query}`)).body.map(
    ({ act, actor, actorName }: Record<string, unknown>) => [act, actor, actorName],
  )

const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`

const openSession = (web: pg.Pool, id: number, claims: object, idle = "0 days") =>
  web.query(
    `insert into web.sessions (id, person, access_token, id_token, token_expires_at, expires_at, seen_at)
     values (sha256($1::text::bytea), $2, 'a', $3, now(), now() + interval '30 days', now() - $4::interval)`,
    [String(id), people.camille.id, token(claims), idle],
  )

describe("sessions are written down by whoever opens and ends them", () => {
  test("with the name in their ID token, whatever its letters", async () => {
    const api = await startApi()
    const web = poolOf(api, "plume_web")
    for (const [id, name] of ["camille@exemple.fr", "zoé@exemple.fr", "a?ÿ>~"].entries())
      await openSession(web, id, { preferred_username: name })
    await web.query("delete from web.sessions where id = sha256('0'::bytea)")
    const { id } = people.camille
    expect(await acts(api)).toEqual([
      ["sessions.ended", id, "camille@exemple.fr"],
      ["sessions.opened", id, "a?ÿ>~"],
      ["sessions.opened", id, "zoé@exemple.fr"],
      ["sessions.opened", id, "camille@exemple.fr"],
    ])
  })

  test("one that nobody used for long has expired", async () => {
    const api = await startApi()
    const web = poolOf(api, "plume_web")
    await openSession(web, 1, {}, "15 days")
    await web.query("delete from web.sessions")
    expect((await acts(api)).map(([act]: string[]) => act)).toEqual([
      "sessions.expired",
      "sessions.opened",
    ])
  })

  test("in the transaction of the act: what was rolled back was never written down", async () => {
    const api = await startApi()
    const web = poolOf(api, "plume_web")
    await web.query("begin")
    await openSession(web, 1, {})
    await web.query("rollback")
    expect(await acts(api)).toEqual([])
  })

  test("and nobody is kept out because that cannot be", async () => {
    const api = await startApi()
    const web = poolOf(api, "plume_web")
    const owner = poolOf(api, "owner")
    await owner.query("alter table audit_entries add check (act <> 'sessions.opened')")
    await openSession(web, 1, {})
    await openSession(web, 2, {})
    await web.query("update web.sessions set id_token = 'no token'")
    await web.query("delete from web.sessions where id = sha256('1'::bytea)")
    expect((await web.query("select from web.sessions")).rowCount).toBe(1)
    expect(await acts(api)).toEqual([["sessions.ended", people.camille.id, null]])
  })
})

describe("the identity server", () => {
  const note = (identity: pg.Pool, act: string, subject: string | null = null) =>
    identity.query("select identity.note_act($1, null, null, $2, null, null, null)", [act, subject])

  test("writes down what happens to accounts, and nothing else", async () => {
    const api = await startApi()
    const identity = poolOf(api, "plume_identity")
    await note(identity, "accounts.passwordChanged")
    for (const act of ["users.rolesChanged", "audit.exported", "sessions.opened"])
      await expect(note(identity, act)).rejects.toThrow(/what happens to accounts/)
    await expect(identity.query("select from public.audit_entries")).rejects.toThrow(/permission/)
    await expect(
      identity.query(
        "select public.note_act('users.deleted', null, null, null, null, null, null, null)",
      ),
    ).rejects.toThrow(/permission/)
    expect(await acts(api)).toEqual([["accounts.passwordChanged", null, null]])
  })

  test("A27 cannot be made to flood the log with failures: ten for one account, 500 in all an hour", async () => {
    const api = await startApi()
    const identity = poolOf(api, "plume_identity")
    const count = async () => {
      const counted = await api.parts.pool.query("select count(*)::int as n from audit_entries")
      return counted.rows[0].n
    }
    for (let tries = 0; tries < 30; tries += 1) await note(identity, "accounts.signInFailed", "one")
    expect(await count()).toBe(10)
    for (let tries = 0; tries < 600; tries += 1)
      await note(identity, "accounts.signInFailed", `account ${tries}`)
    expect(await count()).toBe(500)
    await note(identity, "accounts.signedIn", "one")
    expect(await count()).toBe(501)
  })
})

test("what was taken away as a file, and a message to support, are written down", async () => {
  const api = await startApi()
  for (const list of ["Bills", "Clients", "Contacts", "Products"])
    expect((await api.call("camille", "GET", `/${list}/export`)).status).toBe(200)
  const message = { email: "someone@example.fr", message: "Bonjour" }
  expect((await api.call(null, "POST", "/Users/support-message", message)).status).toBe(204)
  expect((await api.call("camille", "POST", "/Users/support-message", message)).status).toBe(204)
  const entries = (await api.call("admin", "GET", "/Audit?sort=at")).body
  expect(
    entries.map(({ act, actorName, after }: Record<string, unknown>) => [act, actorName, after]),
  ).toEqual([
    ...["bills", "clients", "contacts", "products"].map((menu) => [
      "data.exported",
      "camille",
      { menu },
    ]),
    ["support.written", null, null],
    ["support.written", "camille", null],
  ])
})

test("C53 the log’s own export says acts in words, and runs nothing", async () => {
  const api = await startApi()
  const owner = poolOf(api, "owner")
  for (const name of [
    "=HYPERLINK(1)",
    "+cmd|",
    "-1+1",
    "@SUM(1)",
    "\t=1",
    "\r=1",
    "＝1",
    "＋1",
    "－1",
    "＠1",
  ])
    await owner.query("insert into audit_entries (act, actor_name) values ('users.deleted', $1)", [
      name,
    ])
  const exportIn = (language: string) =>
    api.call("admin", "GET", "/Audit/export", undefined, { "accept-language": language })
  const french = (await exportIn("fr")).body as string
  expect(french).toContain("Compte supprimé")
  expect((await exportIn("en")).body).toContain("Account deleted")
  const cells = french.split("\r\n").join("\n").split(/[;\n]/)
  expect(cells.filter((cell) => /^"?[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
  expect(french.match(/'[=+\-@\t\r＝＋－＠]/g)).toHaveLength(10)
})
