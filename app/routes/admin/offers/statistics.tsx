import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, Link, useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { offerFigures } from "#contract/choices"
import { wholePeriod } from "#domain/filter-period"
import { formatDay, formatMonth, formatNumber, formatPercent } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { MoneyCell } from "~/components/table/cells"
import { FilterDay } from "~/components/table/filters"
import { Button } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { today } from "~/services/today.server"
import { refusalIn } from "./_filter-problem.server"
import { OfferViews } from "./_views"

export const handle = titled("offers.statistics.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const refusal = await refusalIn(args.request, query)
  const [from, to] = [query.get("from"), query.get("to")]
  const year = wholePeriod(Number(today().slice(0, 4)), 1, 12)
  const asked = from && to && !refusal ? { from, to } : year
  const [statistics, sources, reasons] = await Promise.all([
    api.get("/Offers/statistics", { query: asked }),
    optionNames(args.request, api, "offerSource"),
    optionNames(args.request, api, "abortReason"),
  ])
  return { statistics, refusal, sources: sources.choices, whys: reasons.choices }
}

/** How offers fare, counted from their history; each figure leads to the offers that it was counted from. */
export default function OfferStatisticsScreen() {
  const { t, i18n } = useTranslation()
  const { statistics, refusal, sources, whys } = useLoaderData<typeof loader>()
  const { from, to, steps, stages, accepted, aborted, reasons, successRate } = statistics
  const { daysToAcceptance, open, months } = statistics
  const { language } = i18n
  const errorOf = (path: "from" | "to") => (refusal?.path === path ? refusal.text : undefined)
  const percent = (rate: string | null) => (rate === null ? "–" : formatPercent(rate, language))
  const days = (count: number | null) =>
    count === null
      ? "–"
      : t("offers.statistics.days", { count, value: formatNumber(count, language) })
  const stage = (state: string) => t(`offers.states.${state}`)
  const named = (choices: typeof sources, value: string | null) =>
    choices.find((choice) => choice.value === value)?.label ?? value ?? t("offers.statistics.none")
  const period = { figureFrom: from, figureTo: to }
  type Figure = (typeof offerFigures)[number]
  const figure = (name: Figure, ids: string[], of = "", shown: ReactNode = ids.length) => (
    <Behind
      key={name}
      count={ids.length}
      behind={{ figure: name, ...(of && { of }), ...(name !== "month" && period) }}
    >
      {shown}
    </Behind>
  )
  const ofStage = (row: { state: string; ids: string[] }, name: string, shown: ReactNode) => (
    <Behind key={name} count={row.ids.length} behind={{ state: row.state }}>
      {shown}
    </Behind>
  )
  const money = (cents: number) => <MoneyCell cents={cents} currency="EUR" />
  const isEmpty = open.every(({ ids }) => ids.length === 0) && statistics.sources.length === 0
  return (
    <>
      <PageHeader title={t("offers.statistics.title")} text={t("offers.statistics.text")} />
      <OfferViews current="statistics" />
      <Form method="get" className="mt-4 mb-6 flex flex-wrap items-end gap-3" data-print="no">
        <div className="list-field-pair">
          <FilterDay name="from" label={t("offers.statistics.from")} error={errorOf("from")} />
          <FilterDay name="to" label={t("offers.statistics.to")} error={errorOf("to")} />
        </div>
        <Button type="submit" variant="outline">
          {t("offers.statistics.show")}
        </Button>
        <p className="w-full text-muted text-xs">
          {t("offers.statistics.period", {
            from: formatDay(from, language),
            to: formatDay(to, language),
          })}{" "}
          {t("offers.periodHint")}
        </p>
      </Form>
      {isEmpty && accepted.length + aborted.length === 0 ? (
        <EmptyState
          title={t("offers.statistics.empty.title")}
          text={t("offers.statistics.empty.text")}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
          <Figures
            title={t("offers.statistics.open")}
            how={t("offers.statistics.openHow")}
            head={[
              t("offers.state"),
              t("offers.statistics.count"),
              t("offers.statistics.value"),
              t("offers.statistics.weighted"),
            ]}
            rows={open.map((row) => [
              stage(row.state),
              ofStage(row, "count", row.ids.length),
              ofStage(row, "value", money(row.valueHT)),
              ofStage(row, "weighted", money(row.weightedHT)),
            ])}
          />
          <Figures
            title={t("offers.statistics.months")}
            how={t("offers.statistics.openHow")}
            head={[
              t("offers.expectedStart"),
              t("offers.statistics.count"),
              t("offers.statistics.value"),
              t("offers.statistics.weighted"),
            ]}
            rows={months.map((row) => [
              row.month ? formatMonth(row.month, language) : t("offers.statistics.none"),
              figure("month", row.ids, row.month ?? ""),
              figure("month", row.ids, row.month ?? "", money(row.valueHT)),
              figure("month", row.ids, row.month ?? "", money(row.weightedHT)),
            ])}
          />
          <Figures
            title={t("offers.statistics.steps")}
            how={t("offers.statistics.stepsHow")}
            head={[
              t("offers.statistics.step"),
              t("offers.statistics.entered"),
              t("offers.statistics.reached"),
              t("offers.statistics.rate"),
            ]}
            rows={steps.map((row) => [
              t("offers.statistics.fromTo", { from: stage(row.from), to: stage(row.to) }),
              figure("entered", row.entered, `${row.from}-${row.to}`),
              figure("reached", row.reached, `${row.from}-${row.to}`),
              figure("entered", row.entered, `${row.from}-${row.to}`, percent(row.rate)),
            ])}
          />
          <Figures
            title={t("offers.statistics.success")}
            how={t("offers.statistics.successHow")}
            head={[t("offers.statistics.closed"), t("offers.statistics.count")]}
            rows={[
              [stage("accepted"), figure("accepted", accepted)],
              [stage("aborted"), figure("aborted", aborted)],
              [
                t("offers.statistics.rate"),
                figure("closed", [...accepted, ...aborted], "", percent(successRate)),
              ],
              [
                t("offers.statistics.toAcceptance"),
                figure("accepted", accepted, "", days(daysToAcceptance)),
              ],
            ]}
          />
          <Figures
            title={t("offers.statistics.stays")}
            how={t("offers.statistics.staysHow")}
            head={[t("offers.state"), t("offers.statistics.left"), t("offers.statistics.median")]}
            rows={stages.map((row) => [
              stage(row.state),
              figure("left", row.left, row.state),
              figure("left", row.left, row.state, days(row.medianDays)),
            ])}
          />
          <Figures
            title={t("offers.statistics.reasons")}
            how={t("offers.statistics.reasonsHow")}
            head={[t("offers.abortReason"), t("offers.statistics.count")]}
            rows={reasons.map(({ reason, ids }) => [
              named(whys, reason),
              figure("reason", ids, reason ?? ""),
            ])}
          />
          <Figures
            title={t("offers.statistics.sources")}
            how={t("offers.statistics.sourcesHow")}
            head={[
              t("offers.source"),
              t("offers.statistics.begun"),
              stage("accepted"),
              stage("aborted"),
            ]}
            rows={statistics.sources.map((row) => [
              named(sources, row.source),
              figure("begun", row.begun, row.source ?? ""),
              figure("begunAccepted", row.accepted, row.source ?? ""),
              figure("begunAborted", row.aborted, row.source ?? ""),
            ])}
          />
        </div>
      )}
    </>
  )
}

interface FiguresProps {
  title: string
  /** How they are counted. */
  how: string
  head: string[]
  rows: ReactNode[][]
}

function Figures({ title, how, head, rows }: FiguresProps) {
  const { t } = useTranslation()
  return (
    <SectionCard title={title}>
      <p className="mb-3 text-muted text-sm">{how}</p>
      {rows.length === 0 ? (
        <p>{t("offers.statistics.nothing")}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="text-muted">
                {head.map((name, at) => (
                  <th
                    key={name}
                    scope="col"
                    className={`py-1.5 font-normal ${at === 0 ? "text-left" : "pl-3 text-right"}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
                <tr key={row} className="border-line border-t">
                  <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                    {name}
                  </th>
                  {values.map((value, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as their heads do
                    <td key={at} className="figure py-2 pl-3 text-right">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SectionCard>
  )
}

interface BehindProps {
  /** What is read: how many, an amount, a rate. */
  children: ReactNode
  count: number
  /** Open offers of a stage, or the figure that the list is asked for. */
  behind: { state: string } | ({ figure: (typeof offerFigures)[number]; of?: string } & Period)
}

type Period = { figureFrom?: string; figureTo?: string }

/** A figure, and the list of the offers that it was counted from; nothing is behind none. */
function Behind({ children, count, behind }: BehindProps) {
  if (count === 0) return children
  return (
    <Link to={`../offers?${new URLSearchParams(behind)}`} className="text-accent underline">
      {children}
    </Link>
  )
}
