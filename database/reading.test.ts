import { sql } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { createDatabase } from "../tests/database"
import { ownerOf } from "../tests/owner"
import { openPool } from "./client"
import { reading } from "./reading"

const camille = ownerOf("c0000000-0000-4000-8000-000000000001")
const karim = ownerOf("c0000000-0000-4000-8000-000000000002")
const settings = sql`select app_owner() as owner, current_setting('app.scope', true) as scope`

async function openTestPool(max: number) {
  const database = await createDatabase()
  const pool = openPool(database.url, "plume_app", max)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  return pool
}

test("each statement has its own owner, on one connection too, and leaves none behind", async () => {
  const pool = await openTestPool(1)
  const answers = await Promise.all([
    reading(pool, camille).execute(settings),
    reading(pool, karim, "people").execute(settings),
    pool.query("select app_owner() as owner"),
    reading(pool, camille).execute(settings),
  ])
  expect(answers.map(({ rows }) => rows)).toEqual([
    [{ owner: camille, scope: "" }],
    [{ owner: karim, scope: "people" }],
    [{ owner: null }],
    [{ owner: camille, scope: "" }],
  ])
})

test("a statement that fails takes its connection with it, and the next has another", async () => {
  const pool = await openTestPool(1)
  const db = reading(pool, camille)
  await expect(db.execute(sql`select 1 / (select 0)`)).rejects.toThrow()
  await expect(db.execute(sql`select nothing from nowhere`)).rejects.toThrow()
  const { rows } = await db.execute(settings)
  expect(rows).toEqual([{ owner: camille, scope: "" }])
})

test("values travel beside the text, and nothing or many rows come back as they are", async () => {
  const pool = await openTestPool(2)
  const db = reading(pool, camille)
  const count = (upTo: number) => db.execute(sql`select * from generate_series(1, ${upTo}::int) n`)
  expect((await count(0)).rows).toEqual([])
  expect((await count(3)).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

test("what is asked twice in a turn is asked once, of whom it was asked", async () => {
  const pool = await openTestPool(3)
  const moment = sql`select clock_timestamp()::text as moment, app_owner() as owner`
  const ask = (owner: typeof camille) => reading(pool, owner).execute<{ moment: string }>(moment)
  const [first, second, other] = await Promise.all([ask(camille), ask(camille), ask(karim)])
  const [later] = (await ask(camille)).rows
  expect(second.rows).toEqual(first.rows)
  expect(other.rows).not.toEqual(first.rows)
  expect(later?.moment).not.toBe(first.rows[0]?.moment)
})

test("one that fails leaves those that were asked beside it alone", async () => {
  const pool = await openTestPool(1)
  const db = reading(pool, camille)
  const [before, failed, after] = await Promise.allSettled([
    db.execute(settings),
    db.execute(sql`select 1 / (select 0)`),
    db.execute(sql`select 1 as one`),
  ])
  expect(before).toMatchObject({ value: { rows: [{ owner: camille }] } })
  expect(failed.status).toBe("rejected")
  expect(after).toMatchObject({ value: { rows: [{ one: 1 }] } })
})

test("a statement without values has its owner and its rows, also when the connection keeps no more names", async () => {
  const pool = await openTestPool(1)
  const db = reading(pool, camille)
  for (let at = 0; at < 105; at++) await db.execute(sql.raw(`select ${at} as at`))
  const { rows } = await db.execute(settings)
  expect(rows).toEqual([{ owner: camille, scope: "" }])
})
