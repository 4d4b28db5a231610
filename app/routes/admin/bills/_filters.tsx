import { useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import type { ActiveFilter } from "~/components/table/filter-chips"
import { FilterDay } from "~/components/table/filters"
import { useFollow } from "~/components/table/table-links"
import { searchWith } from "~/components/table/table-url"
import { refusalOfPeriod, wholePeriod } from "../../../../domain/filter-period"
import { billStates } from "./_choices"

/** The states of bills, side by side; the period stays. */
export function StateTabs() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const follow = useFollow()
  const current = params.get("state") ?? ""
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by the keyboard is clicked
    <nav aria-label={t("bills.states.label")} onClick={follow} className="mb-4">
      <ul className="flex flex-wrap gap-x-1 border-line border-b text-sm">
        {["", ...billStates].map((state) => (
          <li key={state}>
            <a
              href={`?${searchWith(params, { state })}`}
              aria-current={state === current ? "true" : undefined}
              className="-mb-px inline-flex min-h-10 items-center border-transparent border-b-2 px-2.5 text-muted hover:text-ink aria-[current=true]:border-accent aria-[current=true]:font-medium aria-[current=true]:text-ink"
            >
              {t(`bills.states.${state || "all"}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PeriodFilterProps {
  today: string
  refusal: { path: "from" | "to"; text: string } | undefined
}

/** Whole months, quarters and years as links, other days typed by hand; the state travels along. */
export function PeriodFilter({ today, refusal }: PeriodFilterProps) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const errorOf = (path: "from" | "to") => (refusal?.path === path ? refusal.text : undefined)
  const narrowing = ["state", "clientId", "dueFrom", "dueTo"].flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return (
    <>
      {narrowing.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      <div className="field-pair">
        <FilterDay name="from" label={t("bills.periods.from")} error={errorOf("from")} />
        <FilterDay name="to" label={t("bills.periods.to")} error={errorOf("to")} />
      </div>
      <p className="mt-2 text-muted text-xs">{t("bills.periods.hint")}</p>
    </>
  )
}

/** What the list is narrowed to besides the search; a refused period narrows nothing. */
export function useActiveFilters(today: string, clientName: string | undefined): ActiveFilter[] {
  const { t, i18n } = useTranslation()
  const [params] = useSearchParams()
  const [state, from, to] = ["state", "from", "to"].map((name) => params.get(name) ?? "")
  const preset = presets(today).find((it) => it.from === from && it.to === to)
  const active: ActiveFilter[] = []
  if (state && isState(state)) active.push({ text: t(`bills.states.${state}`), names: ["state"] })
  if (params.get("clientId"))
    active.push({ text: clientName ?? t("bills.client"), names: ["clientId"] })
  if (from && to && !refusalOfPeriod(from, to))
    active.push({
      text: preset
        ? t(`bills.periods.${preset.name}`)
        : t("bills.periods.between", {
            from: formatDay(from, i18n.language),
            to: formatDay(to, i18n.language),
          }),
      names: ["from", "to"],
    })
  const due = dueBetween(params.get("dueFrom"), params.get("dueTo"))
  if (due)
    active.push({ text: t(`bills.dueFilter.${due.text}`, due.days), names: ["dueFrom", "dueTo"] })
  return active
}

/** Due dates, as the dashboard's figures narrow a list by; either end may be open. */
function dueBetween(from: string | null, to: string | null) {
  if (!from && !to) return undefined
  const days = { from: formatDay(from ?? ""), to: formatDay(to ?? "") }
  return { text: from && to ? "between" : from ? "from" : "to", days }
}

const isState = (state: string) => (billStates as readonly string[]).includes(state)

function presets(today: string) {
  const [year = 0, month = 0] = today.split("-").map(Number)
  const quarter = month - ((month - 1) % 3)
  return [
    { name: "thisMonth", ...wholePeriod(year, month, 1) },
    {
      name: "lastMonth",
      ...(month === 1 ? wholePeriod(year - 1, 12, 1) : wholePeriod(year, month - 1, 1)),
    },
    { name: "thisQuarter", ...wholePeriod(year, quarter, 3) },
    { name: "thisYear", ...wholePeriod(year, 1, 12) },
    { name: "lastYear", ...wholePeriod(year - 1, 1, 12) },
  ]
}
