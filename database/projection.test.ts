import { getTableColumns, sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import { expect, onTestFinished, test } from "vitest"
import { createDatabase } from "../tests/database"
import { ownerOf } from "../tests/owner"
import { openPool } from "./client"
import { projection } from "./projection"
import { reading } from "./reading"

const table = pgTable("shown", {
  id: uuid().primaryKey(),
  soldAt: timestamp("sold_at", { withTimezone: true }).notNull(),
  endedAt: timestamp("ended_at", { withTimezone: true }),
  day: date(),
  cents: bigint({ mode: "number" }).notNull(),
  rate: numeric(),
  count: integer().notNull(),
  words: text().array().notNull(),
  facts: jsonb(),
  yes: boolean().notNull(),
})

test("rows are what Drizzle reads of them, also where two ask at once", async () => {
  const database = await createDatabase()
  const pool = openPool(database.url, "owner", 2)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  await pool.query(`create table shown (id uuid primary key, sold_at timestamptz not null, ended_at timestamptz,
    day date, cents bigint not null, rate numeric, count integer not null, words text[] not null, facts jsonb,
    yes boolean not null)`)
  await pool.query(`insert into shown values
    (gen_random_uuid(), '2026-11-22 08:09:10.123456+02', null, null, 90071992547, null, 1, '{}', null, false),
    (gen_random_uuid(), '2026-01-01', '2026-01-02 03:04+00', '2026-02-28', -5, '12.50', 2, '{a,"b c"}',
      '{"a": [1, "2"]}', true)`)
  const db = reading(pool, ownerOf("c0000000-0000-4000-8000-000000000001"))
  const shown = projection(getTableColumns(table))
  const read = () =>
    shown.read(db, { twice: sql<number>`${table.count} * 2` }, sql`from ${table} order by cents`)
  const [rows, same] = await Promise.all([read(), read()])
  const drizzles = await db
    .select({ ...getTableColumns(table), twice: sql<number>`${table.count} * 2` })
    .from(table)
    .orderBy(table.cents)
  expect(rows).toEqual(drizzles)
  expect(same).toEqual(drizzles)
})
