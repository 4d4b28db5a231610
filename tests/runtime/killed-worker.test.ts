import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import pg from "pg"
import PostalMime from "postal-mime"
import { expect, onTestFinished, test } from "vitest"
import { localStore } from "../../api/file-store/local-store"
import { createQueue } from "../../api/queue"
import { projectFile } from "../../config/project"
import { startApi } from "../api"
import { issued, openForBusiness } from "../billing"
import { openMailbox } from "../mailbox"

/** A process that takes up jobs; `kill` is a kill -9. */
function startWorking(...args: string[]) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", projectFile("tests/runtime/working-process.ts"), ...args],
    { stdio: ["ignore", "pipe", "inherit"] },
  )
  const gone = once(child, "exit")
  onTestFinished(() => void child.kill("SIGKILL"))
  return {
    stores: once(createInterface(child.stdout), "line"),
    async kill() {
      child.kill("SIGKILL")
      await gone
    },
  }
}

test("F20, F34 a process killed before the document, and one killed before the mail server answered, lose nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plume-killed-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const mailbox = await openMailbox({ holds: true })
  let queue: ReturnType<typeof createQueue> | undefined
  const api = await startApi({
    files: localStore(folder),
    queue: { send: async (...args) => queue?.send(...args) },
  })
  queue = createQueue(api.url)
  const client = await openForBusiness(api)
  const bills: { id: string; number: string }[] = []
  for (const to of ["a@exemple.fr", "b@exemple.fr", "c@exemple.fr"]) {
    const bill = await issued(api, client.id)
    const letter = { to: [to], subject: "Votre facture", body: "Bonjour" }
    const sent = await api.call("camille", "POST", `/Bills/${bill.id}/emails`, letter)
    expect(sent.status).toBe(201)
    bills.push(bill)
  }
  const shown = () =>
    Promise.all(
      bills.map(async ({ id }) => (await api.call("camille", "GET", `/Bills/${id}`)).body),
    )
  const statements = async (...list: string[]) => {
    const database = new pg.Client({ connectionString: api.url })
    await database.connect()
    for (const statement of list) await database.query(statement)
    await database.end()
  }
  /** What the dead held is free once its time is over: minutes, which a test does not wait for. */
  const timePasses = () =>
    statements(
      "update pgboss.job set state = 'retry', start_after = now() where state = 'active'",
      "update bill_documents set claimed_until = now() where stored_at is null",
    )

  const first = startWorking(api.url, folder, mailbox.url, "hangs")
  await first.stores
  await first.kill()
  expect((await shown()).map(({ documentStored }) => documentStored)).toEqual([false, false, false])
  expect(mailbox.received).toEqual([])

  await timePasses()
  const second = startWorking(api.url, folder, mailbox.url)
  await mailbox.held
  await second.kill()
  expect(mailbox.received).toEqual([])
  expect((await shown()).map(({ status }) => status)).toEqual(["issued", "issued", "issued"])
  expect((await shown()).some(({ documentStored }) => documentStored)).toBe(true)

  await timePasses()
  mailbox.takeFromNowOn()
  const third = startWorking(api.url, folder, mailbox.url)
  await expect
    .poll(async () => (await shown()).map(({ status }) => status), { timeout: 120_000 })
    .toEqual(["sent", "sent", "sent"])
  await third.kill()

  const letters = await Promise.all(mailbox.received.map((source) => PostalMime.parse(source)))
  const reached = letters.map(({ to, attachments }) => [to?.[0]?.address, attachments[0]?.filename])
  expect(reached.sort()).toEqual([
    ["a@exemple.fr", "F-2026-0001.pdf"],
    ["b@exemple.fr", "F-2026-0002.pdf"],
    ["c@exemple.fr", "F-2026-0003.pdf"],
  ])
  // What was sent is what is kept: rendered once, whoever died over it.
  const digest = (bytes: ArrayBuffer) =>
    createHash("sha256").update(new Uint8Array(bytes)).digest("hex")
  const kept = await Promise.all(
    bills.map(async ({ id, number }) => [
      `${number}.pdf`,
      digest(await (await api.fetch("camille", `/Bills/${id}/pdf`)).arrayBuffer()),
    ]),
  )
  expect(
    letters
      .map(({ attachments: [pdf] }) => [pdf?.filename, digest(pdf?.content as ArrayBuffer)])
      .sort(),
  ).toEqual(kept.sort())
  expect((await issued(api, client.id)).number).toBe("F-2026-0004")
})
