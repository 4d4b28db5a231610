import { type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"

/** Rows whose column contains the text, whatever its accents and case; `%` and `_` are letters like others. */
export function containing(text: string | undefined, column: PgColumn): SQL | undefined {
  if (!text) return undefined
  const literal = text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`plain_text(${column}) like '%' || plain_text(${literal}) || '%'`
}

/** Records that were called so before they were merged with others. */
export function calledBefore(
  text: string | undefined,
  area: "clients" | "contacts",
  id: PgColumn,
): SQL | undefined {
  if (!text) return undefined
  const literal = text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`${id} in (select a.record_id from aliases a where a.owner = app_owner() and a.area = ${area}
    and a.words like '%' || plain_text(${literal}) || '%')`
}

/** Names that begin with the text come first, the others by name. */
export const bestFirst = (name: PgColumn, text: string): SQL[] => [
  sql`starts_with(plain_text(${name}), plain_text(${text})) desc`,
  sql`${name} collate "fr-x-icu"`,
]
