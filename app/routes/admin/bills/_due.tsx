import { useSearchParams } from "@remix-run/react"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"

/** Says that the list is narrowed by due date, as the dashboard's figures do, and leads out of it. */
export function DueFilter() {
  const { t, i18n } = useTranslation()
  const [params] = useSearchParams()
  const [from, to] = [params.get("dueFrom"), params.get("dueTo")]
  if (!from && !to) return null
  const rest = new URLSearchParams(params)
  for (const name of ["dueFrom", "dueTo", "after", "before"]) rest.delete(name)
  const days = {
    from: from && formatDay(from, i18n.language),
    to: to && formatDay(to, i18n.language),
  }
  const text =
    from && to
      ? t("bills.dueFilter.between", days)
      : from
        ? t("bills.dueFilter.from", days)
        : t("bills.dueFilter.to", days)
  return (
    <p data-follow="" className="mb-4">
      <a
        href={`?${rest}`}
        aria-label={t("bills.dueFilter.without", { filter: text })}
        className="inline-flex min-h-8 items-center gap-2 rounded-full border border-accent bg-accent-soft px-3 text-sm hover:bg-hover"
      >
        {text}
        <X size={14} aria-hidden="true" />
      </a>
    </p>
  )
}
