import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { openPool } from "../../database/client"
import { people, startApi } from "../../tests/api"
import { auditSealer } from "./seal.commands"

async function startWithEntries() {
  const api = await startApi()
  await api.call("camille", "GET", "/Users")
  for (const value of ["true", "false", "true"])
    await api.call("admin", "PUT", `/Users/${people.camille.id}/validate/${value}`)
  const seal = auditSealer(
    api.parts.pool,
    api.parts.log,
    mkdtempSync(join(tmpdir(), "plume-audit-")),
  )
  const fault = async () =>
    (await api.parts.pool.query("select audit_fault() as fault")).rows[0].fault
  return { ...api, seal, fault }
}

test("who did what to whom is written down, and found again", async () => {
  const { call } = await startWithEntries()
  await call("admin", "PATCH", `/Users/${people.camille.id}`, [
    { op: "add", path: "/suspendedUntil", value: "2026-12-01T00:00:00.000Z" },
  ])
  const { body } = await call("admin", "GET", "/Audit")
  expect(body).toHaveLength(4)
  expect(body[0]).toMatchObject({
    act: "users.suspended",
    actorName: "admin",
    subjectName: "camille",
    before: { suspendedUntil: null },
    after: { suspendedUntil: "2026-12-01T00:00:00.000Z" },
    place: 4,
  })
  expect((await call("admin", "GET", "/Audit?act=users.invalidated")).body).toHaveLength(1)
  expect((await call("admin", "GET", "/Audit?to=2020-01-01")).body).toEqual([])
  for (const [days, code] of [
    ["from=2026-02-01&to=2026-01-31", "endBeforeStart"],
    ["from=2026-01-02&to=2026-06-30", "period90"],
  ])
    expect((await call("admin", "GET", `/Audit?${days}`)).body).toMatchObject({
      status: 422,
      errors: [{ path: "to", code }],
    })
  const { body: csv } = await call("admin", "GET", "/Audit/export")
  expect(csv).toContain("Compte suspendu")
  expect((await call("admin", "GET", "/Audit?act=audit.exported")).body).toHaveLength(1)
})

test("what did not happen is not written down", async () => {
  const { call } = await startWithEntries()
  await call("admin", "PATCH", `/Users/${people.camille.id}`, [
    { op: "add", path: "/roles", value: ["admin"] },
  ])
  expect((await call("admin", "GET", "/Audit")).body).toHaveLength(3)
})

test("entries are numbered and chained as they are written, and sealing again changes nothing", async () => {
  const { call, seal, fault } = await startWithEntries()
  await seal()
  await seal()
  const places = (await call("admin", "GET", "/Audit")).body.map(
    ({ place }: { place: number }) => place,
  )
  expect(places).toEqual([3, 2, 1])
  expect(await fault()).toBeNull()
})

describe("an entry is neither changed nor deleted", () => {
  const statements = [
    "update public.audit_entries set actor_name = 'thomas'",
    "update public.audit_entries set place = 9, hash = '\\x00'",
    "delete from public.audit_entries",
    "truncate public.audit_entries",
    "update public.audit_head set place = 0",
    "delete from public.audit_head",
    "truncate public.audit_head",
    "alter table public.audit_entries disable trigger all",
    "drop trigger keep_entries on public.audit_entries",
  ]
  test.each(["plume_app", "plume_web", "plume_identity"] as const)("by %s", async (role) => {
    const { url } = await startWithEntries()
    const tier = openPool(url, role, 1)
    onTestFinished(() => tier.end())
    for (const statement of statements)
      await expect(tier.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  test("by who owns the table, while its guards are there", async () => {
    const { url } = await startWithEntries()
    const owner = openPool(url, "owner", 1)
    onTestFinished(() => owner.end())
    for (const statement of statements.slice(0, 4))
      await expect(owner.query(statement)).rejects.toThrow("only added to")
  })
})

test("whoever goes past the product is found out, by the first entry that is not what was sealed", async () => {
  const { url, seal, fault } = await startWithEntries()
  await seal()
  const owner = openPool(url, "owner", 1)
  try {
    await owner.query("alter table audit_entries disable trigger all")
    const { rows } = await owner.query(
      "select actor_name as was from audit_entries where place = 2",
    )
    await owner.query("update audit_entries set actor_name = 'thomas' where place = 2")
    expect(await fault()).toBe(2)
    await owner.query("update audit_entries set actor_name = $1 where place = 2", [rows[0]?.was])
    expect(await fault()).toBeNull()
    await owner.query("delete from audit_entries where place = 2")
    expect(await fault()).toBe(2)
  } finally {
    await owner.end()
  }
})
