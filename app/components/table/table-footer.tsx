import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react"
import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { formatNumber } from "../format"
import { buttonVariants } from "../ui/button"
import { useHydrated } from "../use-hydrated"
import type { TablePage } from "./page"
import { carried, searchWith } from "./table-url"

const sizes = [10, 25, 50, 100]

/** "1–25 sur 120", how many rows a page holds, and the way to the next ones. */
export function TableFooter({ page }: { page: TablePage }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const count = useCount(page)
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3 text-sm text-muted"
      data-print="no"
    >
      <RowsPerPage />
      <nav aria-label={t("table.pages")} className="ml-auto flex items-center gap-2">
        <p className="tabular-nums" data-count="" tabIndex={-1}>
          {count}
        </p>
        <PageLink
          icon={ChevronLeft}
          label={t("table.previous")}
          to={page.previous && `?${searchWith(params, { before: page.previous })}`}
        />
        <PageLink
          icon={ChevronRight}
          label={t("table.next")}
          to={page.next && `?${searchWith(params, { after: page.next })}`}
        />
      </nav>
    </div>
  )
}

/** "1–25 sur 120". */
export function useCount(page: TablePage): string {
  const { t, i18n } = useTranslation()
  if (page.total === 0) return t("table.none")
  const number = (value: number) => formatNumber(value, i18n.language)
  const values = { from: number(page.from), to: number(page.to), total: number(page.total) }
  return t(page.atLeast ? "table.rangeAtLeast" : "table.range", values)
}

interface PageLinkProps {
  icon: LucideIcon
  label: string
  to: string | undefined
}

function PageLink({ icon: Icon, label, to }: PageLinkProps) {
  const look = buttonVariants({ variant: "outline", size: "icon-sm" })
  if (!to) {
    return (
      <span className={`${look} opacity-40`} aria-hidden="true">
        <Icon size={18} />
      </span>
    )
  }
  return (
    <Link to={to} className={look} aria-label={label}>
      <Icon size={18} aria-hidden="true" />
    </Link>
  )
}

function RowsPerPage() {
  const { t } = useTranslation()
  const id = useId()
  const hydrated = useHydrated()
  const submit = useSubmit()
  const [params] = useSearchParams()
  const limit = params.get("limit") ?? "25"
  return (
    <Form
      key={limit}
      method="get"
      className="flex items-center gap-2"
      onChange={(event) => submit(event.currentTarget)}
    >
      {carried(params, (name) => name !== "limit").map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{t("table.rowsPerPage")}</label>
      <select
        id={id}
        name="limit"
        defaultValue={limit}
        className="control min-h-8 w-auto py-0.5 pr-8 pl-2 text-sm"
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      {/* With scripts, choosing is enough; the button keeps its place so that nothing moves. */}
      <button
        type="submit"
        className={buttonVariants({
          variant: "ghost",
          size: "sm",
          className: hydrated ? "invisible" : "",
        })}
      >
        {t("table.apply")}
      </button>
    </Form>
  )
}
