import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, Link, useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
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
              <Behind key="count" ids={row.ids} state={row.state} />,
              <MoneyCell key="value" cents={row.valueHT} currency="EUR" />,
              <MoneyCell key="weighted" cents={row.weightedHT} currency="EUR" />,
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
              <Behind key="count" ids={row.ids} />,
              <MoneyCell key="value" cents={row.valueHT} currency="EUR" />,
              <MoneyCell key="weighted" cents={row.weightedHT} currency="EUR" />,
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
              <Behind key="entered" ids={row.entered} />,
              <Behind key="reached" ids={row.reached} />,
              percent(row.rate),
            ])}
          />
          <Figures
            title={t("offers.statistics.success")}
            how={t("offers.statistics.successHow")}
            head={[t("offers.statistics.closed"), t("offers.statistics.count")]}
            rows={[
              [stage("accepted"), <Behind key="count" ids={accepted} />],
              [stage("aborted"), <Behind key="count" ids={aborted} />],
              [t("offers.statistics.rate"), percent(successRate)],
              [t("offers.statistics.toAcceptance"), days(daysToAcceptance)],
            ]}
          />
          <Figures
            title={t("offers.statistics.stays")}
            how={t("offers.statistics.staysHow")}
            head={[t("offers.state"), t("offers.statistics.left"), t("offers.statistics.median")]}
            rows={stages.map((row) => [
              stage(row.state),
              <Behind key="left" ids={row.left} />,
              days(row.medianDays),
            ])}
          />
          <Figures
            title={t("offers.statistics.reasons")}
            how={t("offers.statistics.reasonsHow")}
            head={[t("offers.abortReason"), t("offers.statistics.count")]}
            rows={reasons.map(({ reason, ids }) => [
              named(whys, reason),
              <Behind key="count" ids={ids} />,
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
              <Behind key="begun" ids={row.begun} />,
              <Behind key="accepted" ids={row.accepted} />,
              <Behind key="aborted" ids={row.aborted} />,
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

/** As many ids as an address bears. */
const mostIds = 300

/** How many, and the list of them: of a state, or by name where an address bears so many. */
function Behind({ ids, state }: { ids: string[]; state?: string }) {
  if (ids.length === 0) return "0"
  if (!state && ids.length > mostIds) return ids.length
  const address = state ? `state=${state}` : ids.map((id) => `id=${id}`).join("&")
  return (
    <Link to={`../offers?${address}`} className="text-accent underline">
      {ids.length}
    </Link>
  )
}
