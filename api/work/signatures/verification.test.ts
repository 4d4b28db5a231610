import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { camille, ines, signAs, startSigning } from "../../../tests/signing"
import { verifySignatures } from "./verification.commands"

/** A contract that both signed; and statements of whoever owns the database, around every trigger. */
async function signed() {
  const signing = await startSigning()
  await signing.fill()
  const { body: request } = await signing.ask()
  await signing.work()
  await signAs(signing, ines.email, "Inès Vasseur")
  await signing.work()
  await signAs(signing, "camille@example.fr", "Camille Martin")
  await signing.work()
  const client = new pg.Client({ connectionString: signing.api.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query("set session_replication_role = replica")
  const verify = () => verifySignatures(signing.api.parts)
  return { ...signing, request, client, verify }
}

test("what was signed is whole; one thing changed in the database is named", async () => {
  const { client, verify, request } = await signed()
  expect(await verify()).toEqual({ requests: 1 })
  const broken: [statement: string, fault: object][] = [
    ["update signature_acts set address = '192.0.2.8' where place = 5", { link: "act", place: 5 }],
    ["update signature_acts set name = 'Autre' where kind = 'signed'", { link: "act", place: 5 }],
    ["delete from signature_acts where place = 9", { link: "act", place: 9 }],
    ["update signers set name = 'Autre' where place = 0", { link: "request" }],
    ["update signers set signed_at = null where place = 0", { link: "request" }],
    ["update signature_requests set title = 'Autre'", { link: "request" }],
    ["update signature_requests set outcome = 'refused'", { link: "request" }],
    ["delete from signature_requests", { link: "gone" }],
  ]
  for (const [statement, fault] of broken) {
    await client.query("begin")
    // The verification reads on other connections: the change is made, looked at, and taken back.
    await client.query(
      "create table if not exists kept_requests as select * from signature_requests",
    )
    await client.query("create table if not exists kept_signers as select * from signers")
    await client.query("create table if not exists kept_acts as select * from signature_acts")
    await client.query(statement)
    await client.query("commit")
    expect((await verify()).fault, statement).toEqual({
      ...{ owner: camille, requestId: request.id, ...fault },
    })
    await client.query(`begin;
      delete from signature_acts; delete from signers; delete from signature_requests;
      insert into signature_requests select * from kept_requests;
      insert into signers select * from kept_signers;
      insert into signature_acts select * from kept_acts; commit`)
  }
  expect(await verify()).toEqual({ requests: 1 })
})

test("one byte changed in a file is named, the paper’s or the signed one’s", async () => {
  const { client, verify, api } = await signed()
  const { rows } = await client.query("select file_key, final_key from signature_requests")
  for (const [column, link] of [
    ["final_key", "final"],
    ["file_key", "paper"],
  ] as const) {
    const key = rows[0][column]
    const bytes = await api.parts.files.get(key)
    const changed = new Uint8Array(bytes ?? [])
    changed[100] = (changed[100] ?? 0) ^ 1
    await api.parts.files.put(key, changed, "application/pdf")
    expect((await verify()).fault).toMatchObject({ link })
  }
})
