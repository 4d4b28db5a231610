import type pg from "pg"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { openPool } from "../database/client"
import { createDatabase } from "../tests/database"
import { postgresAdapter, sweep } from "./adapter"

let pool: pg.Pool

beforeEach(async () => {
  const database = await createDatabase()
  pool = openPool(database.url, "plume_identity")
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
})

test("finds by id, by uid and by user code, each in its own model", async () => {
  const sessions = postgresAdapter(pool)("Session")
  const devices = postgresAdapter(pool)("DeviceCode")
  await sessions.upsert("one", { uid: "u", accountId: "a" }, 60)
  await devices.upsert("one", { userCode: "AB-CD" }, 60)
  expect(await sessions.find("one")).toEqual({ uid: "u", accountId: "a" })
  expect(await sessions.findByUid("u")).toEqual({ uid: "u", accountId: "a" })
  expect(await devices.findByUserCode("AB-CD")).toEqual({ userCode: "AB-CD" })
  expect(await devices.findByUid("u")).toBeUndefined()
  await sessions.upsert("one", { uid: "v" }, 60)
  expect(await sessions.findByUid("u")).toBeUndefined()
  await sessions.destroy("one")
  expect(await sessions.find("one")).toBeUndefined()
  expect(await devices.find("one")).toBeDefined()
})

test("consumes once", async () => {
  const codes = postgresAdapter(pool)("AuthorizationCode")
  await codes.upsert("code", { accountId: "a" }, 60)
  const results = await Promise.allSettled([1, 2, 3].map(() => codes.consume("code")))
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1)
  expect((await codes.find("code"))?.consumed).toBeTypeOf("number")
})

test("a revoked grant takes its tokens with it, and no other's", async () => {
  const tokens = postgresAdapter(pool)("RefreshToken")
  const codes = postgresAdapter(pool)("AuthorizationCode")
  await tokens.upsert("mine", { grantId: "g" }, 60)
  await codes.upsert("mine", { grantId: "g" }, 60)
  await tokens.upsert("other", { grantId: "h" }, 60)
  await tokens.revokeByGrantId("g")
  expect(await tokens.find("mine")).toBeUndefined()
  expect(await codes.find("mine")).toBeUndefined()
  expect(await tokens.find("other")).toBeDefined()
})

test("what has expired is not found, and is swept away", async () => {
  const grants = postgresAdapter(pool)("Grant")
  await grants.upsert("old", { accountId: "a" }, -1)
  await grants.upsert("new", { accountId: "a" }, 60)
  await grants.upsert("endless", { accountId: "a" }, undefined as unknown as number)
  expect(await grants.find("old")).toBeUndefined()
  await sweep(pool)
  const { rows } = await pool.query("select id from identity.artifacts order by id")
  expect(rows.map((row) => row.id)).toEqual(["endless", "new"])
})

test("the other tiers' roles cannot look in", async () => {
  const database = await createDatabase()
  for (const role of ["plume_app", "plume_web"] as const) {
    const other = openPool(database.url, role)
    await expect(other.query("select from identity.accounts")).rejects.toThrow("permission denied")
    await expect(other.query("select from identity.keys")).rejects.toThrow("permission denied")
    await other.end()
  }
  await database.drop()
})
