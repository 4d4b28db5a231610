import { Form, Link, useSearchParams } from "@remix-run/react"
import { Search, X } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { Input } from "../ui/input"
import { carried, clearedSearch, isFiltered } from "./table-url"

interface TableSearchProps {
  label?: string
  filters?: ReactNode
  aside?: ReactNode
}

/** Search and filters, as one GET form. */
export function TableSearch({ label, filters, aside }: TableSearchProps) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const kept = carried(params, (name) => name === "sort" || name === "limit")
  return (
    <div className="flex flex-wrap items-end justify-between gap-3 p-4 md:px-6">
      {label || filters ? (
        <Form
          // Leaving by "back" or clearing must show what the address says, not what was typed.
          key={params.toString()}
          method="get"
          role="search"
          className="flex min-w-0 flex-1 flex-wrap items-end gap-3"
        >
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {label ? (
            <div className="relative min-w-0 flex-1 basis-full sm:max-w-sm sm:basis-52">
              <Search
                size={18}
                aria-hidden="true"
                className="pointer-events-none absolute top-2.75 left-3 text-muted"
              />
              <Input
                type="search"
                name="q"
                aria-label={label}
                placeholder={label}
                defaultValue={params.get("q") ?? ""}
                className="pl-10"
              />
            </div>
          ) : null}
          {filters}
          <Button type="submit" variant="secondary">
            {t(filters ? "table.filter" : "table.search")}
          </Button>
          {isFiltered(params) ? (
            <Link
              to={`?${clearedSearch(params)}`}
              className="inline-flex min-h-10 items-center gap-1 text-sm text-muted hover:text-ink"
            >
              <X size={16} aria-hidden="true" />
              {t("table.clear")}
            </Link>
          ) : null}
        </Form>
      ) : (
        <span />
      )}
      {aside}
    </div>
  )
}
