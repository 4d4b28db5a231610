import { pino } from "pino"
import { expect, onTestFinished, test } from "vitest"
import { openPool } from "../database/client"
import { addAccount } from "../identity/accounts"
import { startApi } from "../tests/api"
import { goodPassword } from "../tests/identity"
import { identityRecord } from "./identity-record"

async function start() {
  const api = await startApi()
  const pool = openPool(api.url, "plume_identity", 2)
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(async () => {
    await Promise.all([pool.end(), owner.end()])
  })
  const said: string[] = []
  const log = pino({ level: "error" }, { write: (line: string) => void said.push(line) })
  const account = await addAccount(pool, {
    email: "Camille@exemple.fr",
    password: goodPassword,
    locale: "fr",
    now: new Date(),
  })
  if (!account) throw new Error("no account")
  const entries = async () => (await api.call("admin", "GET", "/Audit?sort=at")).body
  return { record: identityRecord(pool, log), account, entries, owner, said }
}

test("what happens to an account is in the audit log, with who did it and whose it is", async () => {
  const { record, account, entries } = await start()
  const { id: accountId, email } = account
  await record({ kind: "signedIn", accountId, email })
  await record({ kind: "factorAdded", accountId, detail: { factor: "totp" } })
  await record({ kind: "emailChanged", accountId, detail: { before: "a@b.fr", after: email } })
  await record({ kind: "tokenReused", accountId })
  const own = { actor: accountId, actorName: email, subject: accountId, subjectName: email }
  expect(await entries()).toMatchObject([
    { ...own, act: "accounts.signedIn", before: null, after: null },
    { ...own, act: "accounts.secondFactorAdded", after: { factor: "totp" } },
    { ...own, act: "accounts.emailChanged", before: { email: "a@b.fr" }, after: { email } },
    { ...own, act: "accounts.tokenReused", actor: null, actorName: null },
  ])
})

test("a failed sign-in names the account that was meant, and nothing that is none’s", async () => {
  const { record, account, entries } = await start()
  await record({ kind: "signInFailed", email: "camille@EXEMPLE.fr" })
  await record({ kind: "signInFailed", email: "my secret password" })
  expect(await entries()).toMatchObject([
    { act: "accounts.signInFailed", actor: null, subject: account.id, subjectName: account.email },
    { act: "accounts.signInFailed", actor: null, subject: null, subjectName: null },
  ])
})

test("F33 a log that is away keeps nobody out, but stops changes, and is told to the server’s log", async () => {
  const { record, account, owner, said } = await start()
  await owner.query("alter table audit_entries rename to away")
  const { id: accountId } = account
  for (const kind of ["signedIn", "signInFailed", "signedOut"] as const)
    await record({ kind, accountId })
  await expect(record({ kind: "passwordChanged", accountId })).rejects.toThrow()
  expect(said).toHaveLength(4)
})
