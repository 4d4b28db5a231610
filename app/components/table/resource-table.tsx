import { useSearchParams } from "@remix-run/react"
import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "../screen/empty-state"
import { ButtonLink } from "../ui/button"
import { type Column, cellClass } from "./column"
import type { TablePage } from "./page"
import { SortHeader } from "./sort-header"
import { TableFooter } from "./table-footer"
import { useFollow, useRowHref } from "./table-links"
import { TableSearch } from "./table-search"
import { clearedSearch, isFiltered } from "./table-url"

interface ResourceTableProps<Row> {
  /** What the rows are; said to those who do not see the page. */
  label: string
  rows: Row[]
  page: TablePage
  columns: Column<Row>[]
  /** Where a row leads; its first cell becomes the link. */
  rowTo?: (row: Row) => string
  /** Shown when there is nothing at all yet: what these are, and the way to the first one. */
  empty: { title: string; text?: ReactNode; action?: ReactNode }
  /** The sort when the address names none ("-issuedOn"). */
  sortedBy?: string
  /** What one searches by; without it there is no search. */
  search?: string
  /** Selects and dates of the search form: see filters.tsx. */
  filters?: ReactNode
  /** Beside the search: an export link. */
  aside?: ReactNode
}

/** A list whose whole state is in the address: search, filters, sort and page are links and one GET form. */
export function ResourceTable<Row extends { id: string }>(props: ResourceTableProps<Row>) {
  const { rows, page, label } = props
  const [params] = useSearchParams()
  const filtered = isFiltered(params)
  if (rows.length === 0 && !filtered) return <EmptyState {...props.empty} />
  return (
    <section aria-label={label} className="rounded-card border border-line bg-surface shadow-card">
      {props.search || props.filters || props.aside ? (
        <TableSearch label={props.search} filters={props.filters} aside={props.aside} />
      ) : null}
      {rows.length === 0 ? <NothingFound /> : <Rows {...props} />}
      <TableFooter page={page} />
    </section>
  )
}

/** Rows are plain HTML without components or hooks of their own: their cost is what a list costs. */
function Rows<Row extends { id: string }>(props: ResourceTableProps<Row>) {
  const { rows, columns, rowTo, label, sortedBy } = props
  const hrefOf = useRowHref()
  const follow = useFollow()
  const classes = useMemo(() => columns.map((column, at) => cellClass(column, at === 0)), [columns])
  return (
    <div className="md:overflow-x-auto">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: shown as cards, a table loses its roles */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by the keyboard is clicked */}
      <table role="table" aria-label={label} className="cards" onClick={follow}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <SortHeader key={column.name} column={column} sortedBy={sortedBy} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={row.id}>
              {columns.map((column, at) => (
                <td
                  role="cell"
                  key={column.name}
                  data-label={column.card === "small" ? column.header : undefined}
                  className={classes[at]}
                >
                  {at === 0 && rowTo ? (
                    <a href={hrefOf(rowTo(row))}>{column.cell(row)}</a>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

function NothingFound() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  return (
    <div className="border-t border-line px-6 py-12 text-center">
      <p className="font-semibold">{t("table.nothing.title")}</p>
      <p className="mt-1 text-muted">{t("table.nothing.text")}</p>
      <ButtonLink className="mt-4" variant="secondary" to={`?${clearedSearch(params)}`}>
        {t("table.nothing.clear")}
      </ButtonLink>
    </div>
  )
}
