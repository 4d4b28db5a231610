import { useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { addDays } from "#domain/day"
import { refusalOfPeriod, wholePeriod } from "#domain/filter-period"
import { formatDay } from "../format"
import type { ActiveFilter } from "./filter-chips"
import { FilterDay } from "./filters"
import { searchWith } from "./table-url"

interface PeriodFilterProps {
  today: string
  /** What the first day is of: "Du", "Émises du". */
  fromLabel: string
  /** Why the days were refused, in words. */
  refusal: { path: string; text: string } | undefined
}

/** The days that a list is narrowed to: whole periods as links, any others by two days. */
export function PeriodFilter({ today, fromLabel, refusal }: PeriodFilterProps) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const errorOf = (path: string) => (refusal?.path === path ? refusal.text : undefined)
  return (
    <>
      <p className="mb-2 text-sm font-medium">{t("bills.periods.label")}</p>
      <ul className="mb-3 flex flex-wrap gap-1.5 text-sm">
        {presets(today).map(({ name, from, to }) => (
          <li key={name}>
            <a
              href={`?${searchWith(params, { from, to })}`}
              aria-current={params.get("from") === from && params.get("to") === to}
              className="inline-flex min-h-8 items-center rounded-full border border-line px-3 hover:bg-hover aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
            >
              {t(`bills.periods.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <div className="list-field-pair">
        <FilterDay name="from" label={fromLabel} error={errorOf("from")} />
        <FilterDay name="to" label={t("bills.periods.to")} error={errorOf("to")} />
      </div>
      <p className="mt-2 text-muted text-xs">{t("bills.periods.hint")}</p>
    </>
  )
}

/** The period that a list is narrowed to; a refused one narrows nothing. */
export function useActivePeriod(today: string): ActiveFilter[] {
  const { t, i18n } = useTranslation()
  const [params] = useSearchParams()
  const [from, to] = [params.get("from"), params.get("to")]
  if (!from || !to || refusalOfPeriod(from, to)) return []
  const preset = presets(today).find((it) => it.from === from && it.to === to)
  const text = preset
    ? t(`bills.periods.${preset.name}`)
    : t("bills.periods.between", {
        from: formatDay(from, i18n.language),
        to: formatDay(to, i18n.language),
      })
  return [{ text, names: ["from", "to"] }]
}

function presets(today: string) {
  const [year = 0, month = 0] = today.split("-").map(Number)
  const quarter = month - ((month - 1) % 3)
  return [
    { name: "thisMonth", ...wholePeriod(year, month, 1) },
    {
      name: "lastMonth",
      ...(month === 1 ? wholePeriod(year - 1, 12, 1) : wholePeriod(year, month - 1, 1)),
    },
    { name: "last90Days", from: addDays(today, -89), to: today },
    { name: "thisQuarter", ...wholePeriod(year, quarter, 3) },
    { name: "thisYear", ...wholePeriod(year, 1, 12) },
    { name: "lastYear", ...wholePeriod(year - 1, 1, 12) },
  ]
}
