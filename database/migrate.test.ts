import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { projectFile } from "../config/project"
import { createDatabase } from "../tests/database"
import { migrate } from "./migrate"

/** Several of one day that stand on one another bear two digits more. */
const dayAndName = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-(\d\d-)?[a-z][a-z0-9-]*\.sql$/

async function setting(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "plume-migrations-"))
  const database = await createDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
    rmSync(folder, { recursive: true })
  })
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
  for (const [name, sql] of Object.entries(files)) write(name, sql)
  return { migrate: () => migrate(database.url, folder), write, client, database }
}

test("a migration is applied once, in the order of its number", async () => {
  const { migrate, client } = await setting({
    "0002-fill.sql": "insert into steps values (2)",
    "0001-make.sql": "create table steps (step int); insert into steps values (1)",
  })
  await migrate()
  await migrate()
  const { rows } = await client.query("select step from steps order by step")
  expect(rows).toEqual([{ step: 1 }, { step: 2 }])
})

test("what bears a number comes first, then what bears a day, by day and name", async () => {
  const add = (step: number) => `insert into steps (step) values (${step})`
  const { migrate, client } = await setting({
    "2027-01-02-a.sql": add(5),
    "2026-11-22-b.sql": add(4),
    "2026-11-22-a.sql": add(3),
    "0094-fill.sql": add(2),
    "0001-make.sql": `create table steps (place serial, step int); ${add(1)}`,
  })
  await migrate()
  const { rows } = await client.query("select step from steps order by place")
  expect(rows.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
})

test("an installation takes what another branch wrote before what it has", async () => {
  const { migrate, write, client } = await setting({
    "0001-make.sql": "create table steps (step text)",
  })
  const steps = async () =>
    (await client.query("select string_agg(step, ' ' order by step) as steps from steps")).rows[0]
      ?.steps
  await migrate()
  write("2026-11-22-mine.sql", "insert into steps values ('mine')")
  await migrate()
  expect(await steps()).toBe("mine")
  write("2026-11-22-hers.sql", "insert into steps values ('hers')")
  write("2026-11-21-his.sql", "insert into steps values ('his')")
  await migrate()
  await migrate()
  expect(await steps()).toBe("hers his mine")
})

test("our own migrations bear a day and a name; no number is given any more", () => {
  const wrong = readdirSync(projectFile("database", "migrations")).filter(
    (name) => !dayAndName.test(name) && !(/^0\d{3}-[a-z-]+\.sql$/.test(name) && name < "0095"),
  )
  expect(wrong).toEqual([])
})

test("F24 two instances that migrate at once leave it applied once", async () => {
  const { migrate, client } = await setting({
    "0001-make.sql": "create table steps (step int); insert into steps values (1)",
  })
  await Promise.all([migrate(), migrate(), migrate()])
  expect((await client.query("select step from steps")).rowCount).toBe(1)
})

test("a file that changed after it was applied is refused", async () => {
  const { migrate, write } = await setting({ "0001-make.sql": "create table steps (step int)" })
  await migrate()
  write("0001-make.sql", "create table steps (step bigint)")
  await expect(migrate()).rejects.toThrow("0001-make.sql was changed after it was applied")
})

test("F23 a migration that fails leaves nothing behind and can be run again", async () => {
  const { migrate, write, client } = await setting({
    "0001-make.sql": "create table steps (step int); select 1/0",
  })
  await expect(migrate()).rejects.toThrow("0001-make.sql failed: division by zero")
  write("0001-make.sql", "create table steps (step int)")
  await migrate()
  expect((await client.query("select from steps")).rowCount).toBe(0)
})

test("our own migrations apply to an empty database, as often as one likes", async () => {
  const { database, client } = await setting({})
  await client.query("create database other")
  onTestFinished(() => client.query("drop database other with (force)").then(() => {}))
  const url = new URL(database.url)
  url.pathname = "/other"
  await migrate(url.href)
  await migrate(url.href)
})

test("the application's role can queue a job and make no tables", async () => {
  const { client } = await setting({})
  await client.query("select pgboss.create_queue('greetings', '{}')")
  await client.query("set role plume_app")
  await client.query("insert into pgboss.job (name) values ('greetings')")
  await expect(client.query("create table pgboss.mine (a int)")).rejects.toThrow(
    "permission denied",
  )
})
