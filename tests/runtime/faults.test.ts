import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { memory } from "../../bench/processes"
import { projectFile } from "../../config/project"
import { migrate } from "../../database/migrate"
import { draftFor, openForBusiness } from "../billing"
import { createDatabase } from "../database"
import { eventually } from "../eventually"
import { callerOf, issueOne, numbersOf, postmasterOf } from "./crash"
import { openProduct, signUp } from "./product"

const [email, password] = ["camille@exemple.fr", "Écluse-du-Rhône-2026"]
/** Two thirds of what deploy/kubernetes.yaml gives the process, in MB: files that are read may take the rest. */
const limitOfPages = 512

async function begin(variables: Record<string, string> = {}) {
  const site = await openProduct(variables)
  const child = await site.start()
  const visitor = await signUp(site.address, email, password)
  const fetchApi = callerOf(site, site.token(email, password))
  const client = await openForBusiness({ fetch: (_who, path, init) => fetchApi(path, init) })
  const draft = () =>
    fetchApi("/Bills", { method: "POST", body: JSON.stringify(draftFor(client.id)) })
  return { site, child, visitor, fetchApi, client, draft }
}

test("F26, F29, F30, F33 the product goes on through what happens to its process", async () => {
  // Node sizes its heap by the memory that there is: here as where there is no more than the shipped limit.
  const { site, child, visitor, fetchApi, client, draft } = await begin({
    NODE_OPTIONS: "--max-old-space-size=256",
  })

  // F26 a form that goes twice, as by the back button, makes one record.
  const form = await visitor.visit(`${site.address}/admin/companies/new`)
  const key = /name="_key" value="([^"]+)"/.exec(form.body)?.[1] ?? ""
  expect(key).not.toBe("")
  for (let at = 0; at < 2; at += 1)
    await visitor.visit(form.url, { _key: key, name: "Durand", status: "active" })
  const found = await (await fetchApi("/Clients?q=Durand")).json()
  expect(found).toHaveLength(1)

  // F29 hundreds of pages, sixteen at once, stay below the limit that is shipped.
  for (let round = 0; round < 15; round += 1)
    await Promise.all(
      Array.from({ length: 16 }, () => visitor.visit(`${site.address}/admin/bills`)),
    )
  expect(memory([child.pid ?? 0, postmasterOf(site.dataDir)])).toBeLessThan(limitOfPages)

  // F30 while its loop is blocked it does not say that it is well; what was asked meanwhile is done after.
  child.kill("SIGSTOP")
  const drafts = Array.from({ length: 20 }, draft)
  await expect(
    fetch(`${site.address}/healthz`, { signal: AbortSignal.timeout(300) }),
  ).rejects.toThrow()
  child.kill("SIGCONT")
  expect((await Promise.all(drafts)).map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200)

  // F33 nobody takes its log any more: it goes on, and acts are still written down.
  child.stdout?.destroy()
  child.stderr?.destroy()
  expect(await issueOne(fetchApi, client.id)).toMatch(/0001$/)
  expect(await issueOne(fetchApi, client.id)).toMatch(/0002$/)
  expect((await visitor.visit(`${site.address}/admin/bills`)).status).toBe(200)
  expect(child.exitCode).toBeNull()
})

test("F23 while the next release's migrations run, this one answers everybody", async () => {
  const database = await createDatabase()
  onTestFinished(database.drop)
  const { site, visitor, fetchApi, client, draft } = await begin({ DATABASE_URL: database.url })
  const number = await issueOne(fetchApi, client.id)

  const folder = mkdtempSync(join(tmpdir(), "plume-next-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(projectFile("database", "migrations"), folder, { recursive: true })
  const expand = (at: number) => `
    alter table bills add column next_${at} text not null default 'x';
    alter table contacts add column next_${at} integer;
    create index on bills (next_${at});`
  for (let at = 0; at < 5; at += 1)
    writeFileSync(join(folder, `2999-01-0${at + 1}-next.sql`), expand(at))

  const answers: number[] = []
  let isOver = false
  const work = async (ask: () => Promise<{ status: number }>) => {
    while (!isOver) answers.push((await ask()).status)
  }
  const people = [
    work(draft),
    work(() => fetchApi("/Bills?limit=50")),
    work(() => visitor.visit(`${site.address}/admin/bills`)),
    work(() => visitor.visit(`${site.address}/admin/contacts`)),
  ]
  await eventually(() => expect(answers.length).toBeGreaterThan(20))
  await migrate(database.url, folder)
  const then = answers.length
  await eventually(() => expect(answers.length).toBeGreaterThan(then + 20))
  isOver = true
  await Promise.all(people)
  expect(answers.filter((status) => status >= 400)).toEqual([])
  // And a release can be taken back: the one before starts on what the next has left.
  await migrate(database.url)
  expect(await numbersOf(fetchApi)).toEqual([number])
})
