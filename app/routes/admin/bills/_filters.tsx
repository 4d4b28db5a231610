import { Link, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { FilterDay } from "~/components/table/filters"
import { wholePeriod } from "../../../../domain/filter-period"
import { billStates } from "./_choices"

const pill =
  "inline-flex min-h-8 items-center rounded-full border border-line px-3 text-sm hover:bg-hover aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium"

/** The states of bills, side by side; the period stays. */
export function StateTabs() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const current = params.get("state") ?? ""
  return (
    <nav aria-label={t("bills.states.label")} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {["", ...billStates].map((state) => (
          <li key={state}>
            <Link
              to={`?${narrowed(params, { state })}`}
              aria-current={state === current ? "true" : undefined}
              className={pill}
            >
              {t(`bills.states.${state || "all"}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whole months, quarters and years, as links; the state stays. */
export function PeriodPresets({ today }: { today: string }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  return (
    <nav aria-label={t("bills.periods.label")} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {presets(today).map(({ name, from, to }) => (
          <li key={name}>
            <Link
              to={`?${narrowed(params, { from, to })}`}
              aria-current={
                (params.get("from") ?? "") === from && (params.get("to") ?? "") === to
                  ? "true"
                  : undefined
              }
              className={pill}
            >
              {t(`bills.periods.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Days typed by hand; the state travels along. */
export function PeriodFilter() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const state = params.get("state")
  return (
    <>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <FilterDay name="from" label={t("bills.periods.from")} />
      <FilterDay name="to" label={t("bills.periods.to")} />
    </>
  )
}

function presets(today: string) {
  const [year = 0, month = 0] = today.split("-").map(Number)
  const quarter = month - ((month - 1) % 3)
  return [
    { name: "all", from: "", to: "" },
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

function narrowed(params: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(params)
  for (const cursor of ["after", "before"]) next.delete(cursor)
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value)
    else next.delete(name)
  return next.toString()
}
