import { useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { offerActions, offerFigures, offerStates } from "#contract/choices"
import { isDay } from "#domain/day"
import { refusalOfPeriod } from "#domain/filter-period"
import type { Choice } from "~/components/form/reply"
import { formatDay } from "~/components/format"
import type { ActiveFilter } from "~/components/table/filter-chips"
import { FilterDay, FilterSelect } from "~/components/table/filters"
import type { OfferFilterProblem } from "./_filter-problem.server"

interface OfferFiltersProps {
  refusal: OfferFilterProblem | undefined
  sources: Choice[]
}

/** Stage, next action, source and days of the last modification; list and board have the same. */
export function OfferFilters({ refusal, sources }: OfferFiltersProps) {
  const { t } = useTranslation()
  const errorOf = (path: OfferFilterProblem["path"]) =>
    refusal?.path === path ? refusal.text : undefined
  return (
    <>
      <FilterSelect
        name="state"
        label={t("offers.state")}
        options={offerStates.map((value) => ({ value, label: t(`offers.states.${value}`) }))}
      />
      <FilterSelect
        name="action"
        label={t("offers.nextAction")}
        options={offerActions.map((value) => ({ value, label: t(`offers.actions.${value}`) }))}
      />
      <FilterSelect
        name="source"
        label={t("offers.source")}
        options={sources.map(({ value, label }) => ({ value: String(value), label }))}
      />
      <p className="mt-4 mb-2 text-sm font-medium">{t("offers.modifiedAt")}</p>
      <div className="list-field-pair">
        <FilterDay name="from" label={t("offers.from")} error={errorOf("from")} />
        <FilterDay name="to" label={t("offers.until")} error={errorOf("to")} />
      </div>
      <p className="mt-2 text-muted text-xs">{t("offers.periodHint")}</p>
    </>
  )
}

/** What the offers are narrowed to besides the search; a refused period narrows nothing. */
export function useActiveFilters(sources: Choice[]): ActiveFilter[] {
  const { t, i18n } = useTranslation()
  const [params] = useSearchParams()
  const state = offerStates.find((each) => each === params.get("state"))
  const action = offerActions.find((each) => each === params.get("action"))
  const source = sources.find(({ value }) => value === params.get("source"))
  const [from, to] = ["from", "to"].map((name) => params.get(name) ?? "")
  const figure = offerFigures.find((each) => each === params.get("figure"))
  const [since, until] = ["figureFrom", "figureTo"].map((name) => params.get(name) ?? "")
  const active: (ActiveFilter | false | "" | undefined)[] = [
    state && { text: t(`offers.states.${state}`), names: ["state"] },
    action && {
      text: t("offers.actionFilter", { action: t(`offers.actions.${action}`) }),
      names: ["action"],
    },
    source && { text: source.label, names: ["source"] },
    figure && {
      text:
        since && until && isDay(since) && isDay(until)
          ? t("offers.statistics.ofPeriod", {
              figure: t(`offers.statistics.figures.${figure}`),
              from: formatDay(since, i18n.language),
              to: formatDay(until, i18n.language),
            })
          : t(`offers.statistics.figures.${figure}`),
      names: ["figure", "of", "figureFrom", "figureTo"],
    },
    from &&
      to &&
      !refusalOfPeriod(from, to) && {
        text: t("offers.between", {
          from: formatDay(from, i18n.language),
          to: formatDay(to, i18n.language),
        }),
        names: ["from", "to"],
      },
  ]
  return active.filter((each) => each !== undefined && each !== false && each !== "")
}
