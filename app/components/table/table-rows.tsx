import { useSearchParams } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { SelectPage } from "./bulk"
import { type Column, cellClass, shownColumns } from "./column"
import { SortHeader } from "./sort-header"
import { useRowHref } from "./table-links"

export interface TableRowsProps<Row> {
  /** What the rows are; said to those who do not see the page. */
  label: string
  rows: Row[]
  columns: Column<Row>[]
  /** The columns the person asked for; the list's own choice when left out. */
  chosen?: string[]
  /** Where a row leads; its first cell becomes the link, unless there is nowhere to go. */
  rowTo?: (row: Row) => string | null
  /** The sort when the address names none ("-issuedOn"). */
  sortedBy?: string
  /** What a row is called beside its box; without it there are none, and a row that it does not name has none. */
  rowName?: (row: Row) => string | undefined
  /** What a row comes to, in cents: the sum of ticked rows is told, unless one of them comes to nothing that is known. */
  rowCents?: (row: Row) => number | null
  /** Each row ends with the way to what can be done with its record. */
  acts?: boolean
}

/** Rows are plain HTML without components or hooks of their own: their cost is what a list costs. */
export function TableRows<Row extends { id: string }>(props: TableRowsProps<Row>) {
  const { rows, rowTo, label, sortedBy, chosen, rowName, rowCents, acts } = props
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const hrefOf = useRowHref()
  const columns = shownColumns(props.columns, chosen)
  const classes = columns.map((column, at) =>
    cellClass(column, { first: at === 0, chosen: chosen !== undefined }),
  )
  const linked = (cell: ReactNode, to: string | null | undefined) =>
    to ? <a href={hrefOf(to)}>{cell}</a> : cell
  const select = t("table.bulk.select")
  const actsName = t("table.acts")
  const menuOf = (to: string | null | undefined) => (to ? menuLink(hrefOf(to), actsName) : null)
  const allTicked = params.get("select") === "page"
  return (
    <div className={chosen ? "md:overflow-x-auto" : "list-fits md:max-xl:overflow-x-auto"}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: shown as cards, a table loses its roles */}
      <table role="table" aria-label={label} className="list-rows">
        <thead role="rowgroup">
          <tr role="row">
            {rowName ? (
              <th role="columnheader" scope="col" className="pick">
                <SelectPage />
              </th>
            ) : null}
            {columns.map((column, at) => (
              <SortHeader
                key={column.name}
                column={column}
                className={classes[at]}
                sortedBy={sortedBy}
              />
            ))}
            {acts ? (
              <th role="columnheader" scope="col" className="end">
                <span className="sr-only">{actsName}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={row.id}>
              {rowName ? (
                <td role="cell" className="pick">
                  {rowName(row) === undefined ? null : (
                    <label>
                      <input
                        type="checkbox"
                        name="id"
                        value={row.id}
                        defaultChecked={allTicked}
                        aria-label={`${select} ${rowName(row)}`}
                        data-cents={rowCents?.(row) ?? undefined}
                      />
                    </label>
                  )}
                </td>
              ) : null}
              {columns.map((column, at) => (
                <td
                  role="cell"
                  key={column.name}
                  data-label={classes[at]?.includes("small") ? column.header : undefined}
                  className={classes[at]}
                >
                  {at === 0 ? linked(column.cell(row), rowTo?.(row)) : column.cell(row)}
                </td>
              ))}
              {acts ? (
                <td role="cell" className="end">
                  {menuOf(rowTo?.(row))}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

/** With scripts a menu; without them the record's page, where all of it stands. */
const menuLink = (href: string, name: string) => (
  <a href={href} aria-label={name} data-row-menu="" className="relative z-10 p-2 no-underline">
    ⋯
  </a>
)
