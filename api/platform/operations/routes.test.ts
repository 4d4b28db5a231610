import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { noCopies, startApi } from "../../../tests/api"
import { unlessMailsWait } from "./commands"

async function asOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test("how the copies stand is for those who run the installation", async () => {
  const api = await startApi()
  expect((await api.call("camille", "GET", "/Operations")).status).toBe(403)
  const { body } = await api.call("admin", "GET", "/Operations")
  expect(body).toMatchObject({ kind: "elsewhere", isReadOnly: false, restoration: null })
})

test("where nothing more can be copied, what is there is read and nothing is written", async () => {
  const api = await startApi({ copies: { ...noCopies, mayWrite: async () => false } })
  expect((await api.call("camille", "GET", "/Products")).status).toBe(200)
  const { status, body, headers } = await api.call("camille", "POST", "/Products", { name: "Jour" })
  expect([status, body.code, headers.get("Retry-After")]).toEqual([507, "noRoom", "60"])
  expect((await api.call("admin", "GET", "/Operations")).body.isReadOnly).toBe(true)
})

test("messages of before a restore, and what writes by the clock, wait for a word", async () => {
  const api = await startApi()
  const owner = await asOwner(api.url)
  await owner.query(
    "insert into pgboss.job (name, data) values ('billEmail', '{}'), ('billDocument', '{}')",
  )
  const held = await owner.query<{ held: number }>("select hold_mails() as held")
  expect(held.rows).toEqual([{ held: 1 }])
  await owner.query(
    `insert into restorations (at, restored_to, erased_again, mails_waiting, files_missing)
     values ('2026-11-21T08:00Z', '2026-11-21T07:58Z', 0, 1, 0)`,
  )
  let ran = 0
  const work = async () => {
    ran += 1
  }
  await unlessMailsWait(api.parts, work)
  expect(ran).toBe(0)
  const { body } = await api.call("admin", "GET", "/Operations")
  expect(body.restoration).toMatchObject({
    restoredTo: "2026-11-21T07:58:00.000Z",
    mailsWaiting: 1,
    mailsReleasedAt: null,
  })

  expect((await api.call("camille", "POST", "/Operations/mails", { choice: "send" })).status).toBe(
    403,
  )
  const given = await api.call("admin", "POST", "/Operations/mails", { choice: "send" })
  expect(given.body.restoration.mailsReleasedAt).toBe("2026-11-21T09:00:00.000Z")
  const { rows } = await owner.query(
    "select name, start_after < 'infinity' as due, state from pgboss.job order by name",
  )
  expect(rows).toEqual([
    { name: "billDocument", due: true, state: "created" },
    { name: "billEmail", due: true, state: "retry" },
  ])
  await unlessMailsWait(api.parts, work)
  expect(ran).toBe(1)
  expect((await api.call("admin", "POST", "/Operations/mails", { choice: "send" })).status).toBe(
    409,
  )
})
