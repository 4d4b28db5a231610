import { Link, useSearchParams } from "@remix-run/react"
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { cn } from "../class-names"
import type { Column } from "./column"
import { directionOf, searchWith } from "./table-url"

interface SortHeaderProps<Row> {
  column: Column<Row>
  sortedBy?: string
}

/** A column's head: where the API can sort by it, a link that turns the sort round. */
export function SortHeader<Row>({ column, sortedBy }: SortHeaderProps<Row>) {
  const [params] = useSearchParams()
  const { sort, header, align } = column
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
      data-sortable={sort ? "" : undefined}
      className={cn(
        "font-medium whitespace-nowrap md:border-y md:border-line md:bg-sunken md:px-4 md:py-2 md:first:pl-6 md:last:pr-6",
        align === "end" ? "text-right" : "text-left",
      )}
    >
      {sort ? (
        <Link
          to={`?${searchWith(params, { sort: next })}`}
          preventScrollReset
          className={cn(
            "inline-flex min-h-6 items-center gap-1 hover:text-ink",
            direction && "text-ink",
          )}
        >
          {header}
          <Icon size={14} aria-hidden="true" className={direction ? "" : "opacity-60"} />
        </Link>
      ) : (
        header
      )}
    </th>
  )
}
