import {
  quartersOf,
  rounded,
  unitOf,
  usualHours,
  type WorkKind,
  workKinds,
} from "#domain/timesheet"

/** A row as it is typed: what counts it, and its cells in the order of the days. */
export interface TypedRow {
  kind: string
  /** How its contract counts; nothing of a row without one. */
  terms: { unit: string; hoursPerDay: number } | undefined
  cells: readonly string[]
}

export interface Totals {
  /** Of each row, in its own unit. */
  byRow: number[]
  /** Of each day, in days, of all rows. */
  byDay: number[]
  /** In days. */
  byKind: Partial<Record<WorkKind, number>>
  all: number
}

/** What is typed in a month comes to; what cannot be read yet counts as nothing. */
export function totalsOf(rows: readonly TypedRow[], dayCount: number): Totals {
  const byDay: number[] = Array.from({ length: dayCount }, () => 0)
  const byKind = new Map<string, number>()
  const byRow = rows.map(({ kind, terms, cells }) => {
    const unit = unitOf(terms as Parameters<typeof unitOf>[0])
    const inADay = unit === "hour" ? (terms?.hoursPerDay ?? usualHours) : 1
    let sum = 0
    for (const [at, cell] of cells.entries()) {
      const quarters = quartersOf(cell, unit)
      if (typeof quarters === "string") continue
      const amount = quarters / 4
      sum += amount
      byDay[at] = (byDay[at] ?? 0) + amount / inADay
      byKind.set(kind, (byKind.get(kind) ?? 0) + amount / inADay)
    }
    return sum
  })
  const kinds = workKinds.flatMap((kind) => {
    const days = rounded(byKind.get(kind) ?? 0)
    return days > 0 ? [[kind, days] as const] : []
  })
  return {
    byRow: byRow.map(rounded),
    byDay: byDay.map(rounded),
    byKind: Object.fromEntries(kinds),
    all: rounded(byDay.reduce((sum, days) => sum + days, 0)),
  }
}

/** The cells of the table as they are now, row by row. */
export function cellsIn(table: HTMLTableElement, rowCount: number): string[][] {
  return Array.from({ length: rowCount }, (_, row) =>
    [...table.querySelectorAll<HTMLInputElement>(`[data-place^="${row}:"]`)].map(
      ({ value }) => value,
    ),
  )
}
