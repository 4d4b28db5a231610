import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Database } from "./statements"

/** A foreign key, by its columns and those of the table that it refers to, in the same order. */
interface ForeignKey extends Record<string, unknown> {
  table: string
  columns: string[]
  referred: string[]
}

/**
 * That nothing refers to a row of `table`: a condition on it, made of the foreign keys that would keep
 * PostgreSQL from deleting it. The catalogue is asked for them, so that whatever comes to refer to the table
 * needs no mention here.
 */
export async function unreferenced(db: Database, table: PgTable): Promise<SQL> {
  const name = getTableName(table)
  const { rows } = await db.execute<ForeignKey>(sql`
    select k.conrelid::regclass::text as "table",
      ${columnsOf(sql`k.conrelid`, sql`k.conkey`)} as columns,
      ${columnsOf(sql`k.confrelid`, sql`k.confkey`)} as referred
    from pg_constraint k
    where k.contype = 'f' and k.confrelid = ${name}::regclass and k.confdeltype in ('a', 'r')`)
  const conditions = rows.map((key) => {
    const columns = key.columns.map((column) => sql`r.${sql.identifier(column)}`)
    const referred = key.referred.map((column) => sql`${table}.${sql.identifier(column)}`)
    return sql`not exists (select 1 from ${sql.identifier(key.table)} r
      where (${sql.join(columns, sql`, `)}) = (${sql.join(referred, sql`, `)}))`
  })
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** The names of a table's columns, in the order of their numbers. */
const columnsOf = (table: SQL, numbers: SQL) => sql`array(
  select a.attname::text from unnest(${numbers}) with ordinality as n(number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number order by n.place)`
