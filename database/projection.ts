import { Column, is, type SQL, sql } from "drizzle-orm"
import { type PgColumn, PgDialect } from "drizzle-orm/pg-core"
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types"
import type { Database } from "./statements"

/** Columns by the names that they are read under. */
export type Fields = Record<string, PgColumn | SQL>

/** What a list reads of each row, written as SQL once. */
export interface Projection<Shown extends Fields> {
  /** Runs `select` of these, and of what is `beside` them, `from` there on. */
  read<Beside extends Record<string, SQL>>(
    db: Database,
    beside: Beside,
    from: SQL,
  ): Promise<(SelectResultFields<Shown> & SelectResultFields<Beside>)[]>
}

/**
 * A select whose columns are always the same. Drizzle writes and types each of them anew at every call, and looks
 * for the decoder of each value: of fifty rows with twenty columns that was a tenth of a page.
 */
export function projection<Shown extends Fields>(shown: Shown): Projection<Shown> {
  const columns = sql.raw(textOf(shown))
  const decoders = Object.entries(shown).flatMap(([name, field]) => decoderOf(name, field))
  return {
    async read(db, beside, from) {
      const more = Object.entries(beside).map(
        ([name, field]) => sql`, ${field} as ${sql.identifier(name)}`,
      )
      const { rows } = await db.execute(sql`select ${columns}${sql.join(more)} ${from}`)
      // Copies: whoever asks the same in this turn is handed the same rows (reading.ts).
      const read = rows.map((row) => ({ ...row }))
      for (const row of read) for (const decode of decoders) decode(row)
      // The columns are those of the type: both come from `shown`.
      return read as never
    },
  }
}

const dialect = new PgDialect()

function textOf(shown: Fields): string {
  const named = Object.entries(shown).map(
    ([name, field]) => sql`${field} as ${sql.identifier(name)}`,
  )
  const { sql: text, params } = dialect.sqlToQuery(sql.join(named, sql`, `))
  if (params.length > 0) throw new Error("a projection holds no values")
  return text
}

type Decode = (row: Record<string, unknown>) => void

/** What makes of the driver's value the column's; nothing where the two are one. */
function decoderOf(name: string, field: PgColumn | SQL): Decode[] {
  if (!is(field, Column)) return []
  if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return []
  return [
    (row) => {
      const value = row[name]
      if (value !== null) row[name] = field.mapFromDriverValue(value)
    },
  ]
}
