import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { people, startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"
import { verifyAudit } from "../../audit/verification.queries"
import { dropMessagesNaming } from "../../mailer/outbox"
import { forgetWhatIsOver } from "./age.commands"

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "plume-outbox-"))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const message = (from: string) =>
  `From: Plume <plume@localhost>\r\nReply-To: ${from}\r\nTo: client@exemple.fr\r\nSubject: Facture\r\n\r\nBonjour`

test("what the law kept of someone who went goes once its ten years are over, and not a day before", async () => {
  const api = await startApi()
  const owner = new pg.Client({ connectionString: api.url })
  await owner.connect()
  onTestFinished(() => owner.end())
  const { id: clientId } = await openForBusiness(api, "camille")
  await issued(api, clientId)
  await owner.query("begin")
  await owner.query("select set_config('app.owner', $1, true)", [people.camille.id])
  await owner.query("select erase_person()")
  await owner.query("commit")
  await owner.query("update people set closed_at = '2026-11-21T09:00Z' where id = $1", [
    people.camille.id,
  ])
  const bills = async () =>
    (await owner.query("select from bills where owner = $1", [people.camille.id])).rowCount

  api.setClock("2036-12-31T22:59:00Z")
  await forgetWhatIsOver(api.parts)
  expect(await bills()).toBe(1)
  api.setClock("2036-12-31T23:01:00Z")
  await forgetWhatIsOver(api.parts)
  expect(await bills()).toBe(0)
  const left = await owner.query("select from people where id = $1", [people.camille.id])
  expect(left.rowCount).toBe(0)
  // Whoever is here is as protected as before.
  const off = await owner.query("select tgrelid::regclass from pg_trigger where tgenabled = 'D'")
  expect(off.rows).toEqual([])
})

test("the audit log forgets a name with the person or after five years, and is whole all the same", async () => {
  const api = await startApi()
  const owner = new pg.Client({ connectionString: api.url })
  await owner.connect()
  onTestFinished(() => owner.end())
  await api.call("camille", "GET", "/Users")
  await api.call("admin", "PUT", `/Users/${people.camille.id}/validate/true`)
  const names = async () => {
    const { body } = await api.call("admin", "GET", "/Audit?act=users.validated")
    return body.map((entry: { actorName: string; subjectName: string }) => [
      entry.actorName,
      entry.subjectName,
    ])
  }
  expect(await names()).toEqual([["admin", "camille"]])
  const kept = await owner.query<{ row: string }>("select e::text as row from audit_entries e")
  expect(kept.rows.map(({ row }) => row).join()).not.toMatch(/,(admin|camille),/)

  // Another name behind the pseudonym is found out.
  await owner.query(
    `begin; update audit_names set name = 'quelqu’un' where person = '${people.camille.id}'`,
  )
  expect(await verifyAudit(owner)).toMatchObject({ broken: { link: "hash" } })
  await owner.query("rollback")

  await owner.query("update people set closed_at = now() where id = $1", [people.camille.id])
  expect(await names()).toEqual([["admin", null]])
  api.setClock(new Date(Date.now() + 6 * 365 * 86_400_000).toISOString())
  await forgetWhatIsOver(api.parts)
  expect((await owner.query("select from audit_names")).rowCount).toBe(0)
  expect(await verifyAudit(owner)).not.toHaveProperty("broken")
})

test("the outbox lets go of messages that name someone who went, and of all after thirty days", async () => {
  const outbox = folder()
  const api = await startApi({ outbox })
  const write = (name: string, from: string, day: string) => {
    writeFileSync(join(outbox, name), message(from))
    utimesSync(join(outbox, name), new Date(day), new Date(day))
  }
  write("1.eml", "camille@exemple.fr", "2026-11-20")
  write("2.eml", "thomas@exemple.fr", "2026-11-20")
  write("3.eml", "thomas@exemple.fr", "2026-10-01")
  await dropMessagesNaming(outbox, "Camille@exemple.fr")
  expect(readdirSync(outbox).sort()).toEqual(["2.eml", "3.eml"])
  await forgetWhatIsOver(api.parts)
  expect(readdirSync(outbox)).toEqual(["2.eml"])
})
