import { Link, useSearchParams } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "../screen/empty-state"
import { ButtonLink } from "../ui/button"
import type { Column } from "./column"
import type { TablePage } from "./page"
import { SortHeader } from "./sort-header"
import { TableFooter } from "./table-footer"
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
  const { rows, page, columns, label } = props
  const [params] = useSearchParams()
  const filtered = isFiltered(params)
  if (rows.length === 0 && !filtered) return <EmptyState {...props.empty} />
  return (
    <section aria-label={label} className="rounded-card border border-line bg-surface shadow-card">
      {props.search || props.filters || props.aside ? (
        <TableSearch label={props.search} filters={props.filters} aside={props.aside} />
      ) : null}
      {rows.length === 0 ? (
        <NothingFound />
      ) : (
        <div className="md:overflow-x-auto">
          {/* biome-ignore-start lint/a11y/noRedundantRoles: shown as cards, a table loses its roles */}
          <table role="table" aria-label={label} className="cards w-full border-collapse text-sm">
            <thead role="rowgroup" className="text-muted">
              <tr role="row">
                {columns.map((column) => (
                  <SortHeader key={column.header} column={column} sortedBy={props.sortedBy} />
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className="divide-y divide-line">
              {rows.map((row) => (
                <TableRow key={row.id} row={row} columns={columns} rowTo={props.rowTo} />
              ))}
            </tbody>
          </table>
          {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
        </div>
      )}
      <TableFooter page={page} />
    </section>
  )
}

type TableRowProps<Row> = Pick<ResourceTableProps<Row>, "columns" | "rowTo"> & { row: Row }

function TableRow<Row>({ row, columns, rowTo }: TableRowProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: shown as cards, a table loses its roles
    <tr role="row">
      {columns.map((column, index) => {
        const content = column.cell(row)
        const first = index === 0
        return (
          <td
            key={column.header}
            // biome-ignore lint/a11y/noRedundantRoles: shown as cards, a table loses its roles
            role="cell"
            data-label={column.header}
            data-empty={content === null || content === "" ? "" : undefined}
            className={column.align === "end" ? "end" : undefined}
          >
            {first && rowTo ? (
              // The link's target is the whole row.
              <Link to={rowTo(row)} className="row-link">
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
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
