import type { ReactNode } from "react"

export interface Column<Row> {
  /** What the column is called in the address. */
  name: string
  header: string
  /** A plain function: it runs for each row, so what it needs of hooks is asked for once outside. */
  cell: (row: Row) => ReactNode
  /** The name the API sorts by. */
  sort?: string
  align?: "end"
  /** Where a phone's card shows it; nowhere when left out. The first column is the card's title. */
  card?: "second" | "amount" | "state" | "small"
  /** Unless the person chooses: on wide screens only, or not at all. */
  shown?: "wide" | "chosen"
}

/** The columns of a list as the person wants them. The first one names the row, and always stays. */
export function shownColumns<Row>(
  columns: Column<Row>[],
  chosen: string[] | undefined,
): Column<Row>[] {
  return columns.filter(({ name, shown }, at) =>
    chosen ? at === 0 || chosen.includes(name) : shown !== "chosen",
  )
}

/** The class of a column's cells; the style sheet does the rest. */
export function cellClass<Row>(
  { align, card, shown }: Column<Row>,
  { first, chosen }: { first: boolean; chosen: boolean },
): string | undefined {
  const place = first ? "title" : (card ?? (chosen ? "small" : undefined))
  const classes = [align, place, chosen ? undefined : shown]
  return classes.filter(Boolean).join(" ") || undefined
}
