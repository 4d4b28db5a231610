import { useSearchParams } from "@remix-run/react"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { clearedSearch, isFiltered, searchWithout } from "./table-url"

/** A filter that is in force. */
export interface ActiveFilter {
  text: string
  /** The parts of the address that it is made of. */
  names: string[]
}

/** What the list is narrowed to, each of it with a way out. */
export function FilterChips({ filters }: { filters: ActiveFilter[] }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  if (!isFiltered(params)) return null
  return (
    <ul aria-label={t("table.activeFilters")} className="list-chips">
      {filters.map(({ text, names }) => (
        <li key={names.join()}>
          <a
            href={`?${searchWithout(params, names)}`}
            aria-label={t("table.without", { filter: text })}
            className="list-chip"
          >
            {text}
            <X size={14} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={`?${clearedSearch(params)}`}
          className="inline-flex min-h-7 items-center text-muted hover:text-ink hover:underline"
        >
          {t("table.clear")}
        </a>
      </li>
    </ul>
  )
}
