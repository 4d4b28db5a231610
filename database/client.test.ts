import { sql } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { ownerOf } from "../domain/owner"
import { createDatabase } from "../tests/database"
import { begin, inTransaction, openPool } from "./client"

const camille = ownerOf("c0000000-0000-4000-8000-000000000001")

async function openTestPool() {
  const database = await createDatabase()
  const pool = openPool(database.url, "plume_app", 1)
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
