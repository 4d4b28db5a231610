/// <reference types="vite/client" />
import { is } from "drizzle-orm"
import { getTableConfig, PgTable } from "drizzle-orm/pg-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openPool } from "../database/client"
import { createDatabase } from "./database"

/**
 * The migrations are plain SQL and make the database; the schemas tell TypeScript what they made
 * (docs/decisions/011). Here the two are compared, and what every owned table needs is checked.
 */
const modules = import.meta.glob<Record<string, unknown>>(
  ["../{api,identity,database,app/services}/**/*schema*.ts", "!../**/*.test.ts"],
  { eager: true },
)
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableConfig)

let database: Awaited<ReturnType<typeof createDatabase>>
let pool: ReturnType<typeof openPool>

beforeAll(async () => {
  database = await createDatabase()
  pool = openPool(database.url, "owner", 1)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test("there are schemas to compare", () => {
  expect(tables.length).toBeGreaterThan(0)
})

describe("a schema says what the migrations made", () => {
  test.each(tables.map((table) => [table.name, table] as const))("%s", async (name, table) => {
    const { rows } = await pool.query<{ column: string }>(
      `select attname || ' ' || format_type(atttypid, atttypmod) ||
              case when attnotnull then ' not null' else '' end as column
       from pg_attribute
       where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
      [`${table.schema ?? "public"}.${name}`],
    )
    const described = table.columns.map(
      (column) =>
        `${column.name} ${typeOf(column.getSQLType())}${column.notNull ? " not null" : ""}`,
    )
    expect(described.sort()).toEqual(rows.map(({ column }) => column).sort())
  })
})

describe("a table with an owner", () => {
  test("shows its rows to their owner only, even to the role that owns the table", async () => {
    const { rows } = await pool.query<{ name: string }>(`
      select c.oid::regclass::text as name from ${ownedTables}
      where not (c.relrowsecurity and c.relforcerowsecurity)
         or not exists (select from pg_policy p where p.polrelid = c.oid
                        and pg_get_expr(p.polqual, c.oid) like '%owner = app_owner()%')`)
    expect(rows).toEqual([])
  })

  test("refers to rows of the same owner only", async () => {
    const { rows } = await pool.query<{ name: string }>(`
      with owned as (select c.oid, a.attnum from ${ownedTables})
      select f.conrelid::regclass || ': ' || f.conname as name
      from pg_constraint f
      join owned source on source.oid = f.conrelid
      join owned target on target.oid = f.confrelid
      where f.contype = 'f'
        and not (source.attnum = any (f.conkey) and target.attnum = any (f.confkey))`)
    expect(rows).toEqual([])
  })

  test("can have no row without its owner", async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select c.oid::regclass::text as name from ${ownedTables} where not a.attnotnull`,
    )
    expect(rows).toEqual([])
  })
})

test("no role of a tier passes over row-level security, or sees another tier's schema", async () => {
  const { rows } = await pool.query(`
    select r.rolname as role, n.nspname as schema
    from pg_roles r cross join pg_namespace n
    where r.rolname like 'plume\\_%' and n.nspname in ('public', 'web', 'identity')
      and (r.rolbypassrls or r.rolsuper or has_schema_privilege(r.oid, n.oid, 'create')
        or (has_schema_privilege(r.oid, n.oid, 'usage') and (r.rolname, n.nspname) not in
          (('plume_app', 'public'), ('plume_search', 'public'), ('plume_directory', 'public'),
           ('plume_web', 'web'), ('plume_identity', 'identity'))))`)
  expect(rows).toEqual([])
})

/** Tables `c` with their column `a`, the owner. */
const ownedTables = `pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'web', 'identity')
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'owner' and c.relkind in ('r', 'p')`

/** PostgreSQL's own name of a type that drizzle names otherwise. */
function typeOf(type: string): string {
  const precise = /^(timestamp|time)( \(\d\))? with time zone$/.exec(type)
  if (precise) return `${precise[1]}${precise[2]?.trim() ?? ""} with time zone`
  return type
    .replace(/^varchar/, "character varying")
    .replace(/^char(?=\()/, "character")
    .replace(/^(bigserial|serial)$/, (_, name) => (name === "serial" ? "integer" : "bigint"))
    .replace(/^numeric\((\d+), (\d+)\)$/, "numeric($1,$2)")
    .replace(/^timestamp$/, "timestamp without time zone")
}
