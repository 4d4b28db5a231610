import { useSearchParams } from "@remix-run/react"
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { cn } from "../class-names"
import type { Column } from "./column"
import { directionOf, searchWith } from "./table-url"

interface SortHeaderProps<Row> {
  column: Column<Row>
  className?: string
  sortedBy?: string
}

/** A column's head: where the API can sort by it, a link that turns the sort round. */
export function SortHeader<Row>({ column, className, sortedBy }: SortHeaderProps<Row>) {
  const [params] = useSearchParams()
  const { sort, header } = column
  const direction = sort ? directionOf(params.get("sort") ?? sortedBy, sort) : undefined
  const Icon =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown
  const next = direction === "ascending" ? `-${sort}` : (sort ?? "")
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: shown as cards, a table loses its roles
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={className}
    >
      {sort ? (
        <a
          href={`?${searchWith(params, { sort: next })}`}
          data-stay=""
          className={cn("sort", direction && "text-ink")}
        >
          {header}
          <Icon size={14} aria-hidden="true" className={direction ? "" : "opacity-60"} />
        </a>
      ) : (
        header
      )}
    </th>
  )
}
