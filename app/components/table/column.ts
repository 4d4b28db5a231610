import type { ReactNode } from "react"

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** The name the API sorts by. */
  sort?: string
  align?: "start" | "end"
}
