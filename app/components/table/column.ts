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
}

/** The class of a column's cells; the style sheet does the rest. */
export function cellClass<Row>({ align, card }: Column<Row>, first: boolean): string | undefined {
  const classes = [align, first ? "title" : card]
  return classes.filter(Boolean).join(" ") || undefined
}
