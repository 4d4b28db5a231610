import { useNavigation, useSearchParams } from "@remix-run/react"
import { type ReactNode, useRef } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "../screen/empty-state"
import { buttonVariants } from "../ui/button"
import { BulkForm } from "./bulk"
import { ColumnChoice } from "./column-choice"
import { type ActiveFilter, FilterChips } from "./filter-chips"
import type { TablePage } from "./page"
import { TableFooter, useCount } from "./table-footer"
import { TableRows, type TableRowsProps } from "./table-rows"
import { TableToolbar } from "./table-toolbar"
import { clearedSearch, isFiltered, isLaterPage, searchWith } from "./table-url"
import { useListArrival } from "./use-list-arrival"
import { useRowMenus } from "./use-row-menus"
import { ViewTabs } from "./view-tabs"

interface ResourceTableProps<Row> extends TableRowsProps<Row> {
  page: TablePage
  /** Shown when there is nothing at all yet: what these are, and the way to the first one. */
  empty: { title: string; text?: ReactNode; action?: ReactNode }
  /** What one searches by; without it there is no search. */
  search?: string
  /** The fields of the filter: see filters.tsx. */
  filters?: ReactNode
  /** The filters in force besides the search. */
  active?: ActiveFilter[]
  /** Something of the filter was refused. */
  refused?: boolean
  /** Beside the search: an export link. */
  aside?: ReactNode
  /** What the listed records come to. */
  sums?: ReactNode
  /** Whether the screen remembers a choice of columns. */
  columnChoice?: boolean
  /** What can be done with several rows at once: see bulk.tsx. Their boxes need `rowName`. */
  bulk?: ReactNode
}

/** A list whose whole state is in the address: search, filters, sort and page are links and one GET form. */
export function ResourceTable<Row extends { id: string }>(props: ResourceTableProps<Row>) {
  const { rows, page, label, columns, sortedBy, active = [] } = props
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const busy = useNavigation().state === "loading"
  const section = useRef<HTMLElement>(null)
  const said = useListArrival(section, useCount(page))
  useRowMenus(section)
  const words = params.get("q")
  const filters = words ? [{ text: t("table.quoted", { words }), names: ["q"] }, ...active] : active
  const isBeyond = isLaterPage(params)
  const beside =
    props.columnChoice || props.aside ? (
      <>
        {props.columnChoice ? <ColumnChoice columns={columns} chosen={props.chosen} /> : null}
        {props.aside}
      </>
    ) : null
  if (rows.length === 0 && !isFiltered(params) && !isBeyond) return <EmptyState {...props.empty} />
  const { bulk, ...shown } = props
  const acts = Boolean(props.columnChoice && props.rowTo)
  const list = <TableRows {...shown} rowName={bulk ? props.rowName : undefined} acts={acts} />
  return (
    // Its links are plain, and followed by the shell.
    <section ref={section} aria-label={label} aria-busy={busy} data-follow="" className="list">
      <ViewTabs chosen={props.chosen} />
      <TableToolbar
        search={props.search}
        filters={props.filters}
        active={active.length}
        refused={props.refused}
        columns={columns}
        sortedBy={sortedBy}
      >
        {beside}
      </TableToolbar>
      <FilterChips filters={filters} />
      {rows.length === 0 ? (
        <Nothing isBeyond={isBeyond} />
      ) : bulk ? (
        <BulkForm actions={bulk}>{list}</BulkForm>
      ) : (
        list
      )}
      {props.sums ? <div className="list-sums">{props.sums}</div> : null}
      <TableFooter page={page} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

/** No row matches; or those of this page, which is not the first, are there no longer. */
function Nothing({ isBeyond }: { isBeyond: boolean }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const start = isBeyond ? searchWith(params, {}) : clearedSearch(params)
  return (
    <div className="border-t border-line px-6 py-12 text-center">
      <p className="font-semibold">
        {t(isBeyond ? "table.nothing.pageTitle" : "table.nothing.title")}
      </p>
      <p className="mt-1 text-muted">
        {t(isBeyond ? "table.nothing.pageText" : "table.nothing.text")}
      </p>
      <a className={buttonVariants({ variant: "outline", className: "mt-4" })} href={`?${start}`}>
        {t(isBeyond ? "table.nothing.toStart" : "table.nothing.clear")}
      </a>
    </div>
  )
}
