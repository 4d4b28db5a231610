import { sql } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { bills } from "../api/sales/bills/schema"
import { readiness } from "../server/health"
import { createDatabase } from "../tests/database"
import { ownerOf } from "../tests/owner"
import { begin, inTransaction, openPool } from "./client"

const camille = ownerOf("c0000000-0000-4000-8000-000000000001")

async function openTestPool(within?: number) {
  const database = await createDatabase()
  const pool = openPool(database.url, "plume_app", 1, within)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  return pool
}

test("a transaction whose statement failed is not acknowledged, even if nobody minded the failure", async () => {
  const pool = await openTestPool()
  const transaction = await begin(pool, camille)
  await expect(transaction.db.execute(sql`select 1 / 0`)).rejects.toThrow()
  await expect(transaction.commit()).rejects.toThrow("nothing was kept")
  const alive = await inTransaction(pool, camille, (db) => db.execute(sql`select 1 as one`))
  expect(alive.rows).toEqual([{ one: 1 }])
})

test("the owner is known inside the transaction, and to none after it", async () => {
  const pool = await openTestPool()
  const owner = sql`select app_owner() as owner`
  const inside = await inTransaction(pool, camille, (db) => db.execute(owner))
  expect(inside.rows).toEqual([{ owner: camille }])
  const { rows } = await pool.query("select app_owner() as owner")
  expect(rows).toEqual([{ owner: null }])
})

test("a statement that is asked again is not planned again, whatever became of it before", async () => {
  const pool = await openTestPool()
  const list = (limit: number) =>
    inTransaction(pool, camille, async (db) => {
      const ask = () => db.select({ id: bills.id }).from(bills).limit(limit)
      return Promise.all([ask(), ask()])
    })
  await expect(list(2 ** 70)).rejects.toThrow()
  await list(1)
  await list(2)
  const { rows } = await pool.query("select name from pg_prepared_statements")
  expect(rows).toEqual([{ name: "s0" }])
})

test("F10 a PostgreSQL that is frozen meets a deadline, is not ready, and is asked anew once it is thawed", async () => {
  const pool = await openTestPool(500)
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid")
  const pid = rows[0]?.pid ?? 0
  process.kill(pid, "SIGSTOP")
  onTestFinished(() => void process.kill(pid, "SIGCONT"))
  const { checks } = await readiness(pool, false)
  expect(checks.database).toBe("failed")
  // The connection that hung is given up, and another one is opened.
  await expect(
    inTransaction(pool, camille, (db) => db.execute(sql`select 1`)),
  ).resolves.toBeDefined()
})
