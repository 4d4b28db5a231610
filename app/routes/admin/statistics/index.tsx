import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { BusinessStatistics } from "#contract/statistics"
import { addMonths, monthOf } from "#domain/month"
import { GroupedBars } from "~/components/chart/grouped-bars"
import { formatMoney, formatMonth, formatShortMoney } from "~/components/format"
import { GoalProgress } from "~/components/goal/goal-progress"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { ChartCard } from "./_chart-card"
import { Figures } from "./_figures"
import { clientsOf, filterOf } from "./_filter.server"
import { StatisticsFrame } from "./_frame"
import { useStatisticLinks } from "./_links"

export const handle = titled("statistics.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const filter = filterOf(args.request)
  const page = await api.get("/Statistics/business", { query: filter })
  const year = Number(page.to.slice(0, 4))
  const [clients, goals] = await Promise.all([
    clientsOf(api),
    api.get("/Statistics/goals", { query: { year } }),
  ])
  return { page, filter, clients, goals }
}

/** How the business goes: what was billed, what came in, and what is ahead. */
export default function BusinessScreen() {
  const { page, filter, clients, goals } = useLoaderData<typeof loader>()
  return (
    <StatisticsFrame page={page} filter={filter} clients={clients} byService>
      <Figures figures={page.figures} />
      {filter.clientId || filter.service ? null : <GoalProgress goals={goals} />}
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <Months page={page} shown="turnover" />
        {filter.service ? null : <Months page={page} shown="collected" />}
        <Ahead page={page} />
        <Services page={page} />
        <Seasonality page={page} />
      </div>
    </StatisticsFrame>
  )
}

interface PageProps {
  page: BusinessStatistics
}

const useMoney = () => {
  const language = useLanguage()
  return {
    format: (cents: number) => formatMoney(cents, "EUR", language),
    formatScale: (cents: number) => formatShortMoney(cents, "EUR", language),
  }
}

function Months({ page, shown }: PageProps & { shown: "turnover" | "collected" }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney()
  const to = useStatisticLinks()
  const isTurnover = shown === "turnover"
  const figure = isTurnover ? "turnoverHT" : "collected"
  const rowsOf = (month: string) => to.rows(figure, { period: "month", month })
  return (
    <ChartCard title={t(`statistics.charts.${shown}`)} table="months">
      <GroupedBars
        title={t(`statistics.charts.${shown}`)}
        periods={page.months.map(({ month }) => ({
          label: formatMonth(month, language, "short"),
          name: formatMonth(month, language),
        }))}
        series={[
          {
            name: t("statistics.charts.now"),
            values: page.months.map((one) => (isTurnover ? one.turnoverHT : one.collected)),
            hrefs: page.months.map(({ month }) => rowsOf(month)),
          },
          {
            name: t("statistics.charts.yearBefore"),
            values: page.months.map((one) =>
              isTurnover ? one.turnoverBefore : one.collectedBefore,
            ),
            hrefs: page.months.map(({ month }) => rowsOf(addMonths(month, -12))),
          },
        ]}
        {...money}
      />
    </ChartCard>
  )
}

/** Until three months on: what is sure, and what is likely, told apart by their marks too. */
function Ahead({ page: { ahead } }: PageProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney()
  const to = useStatisticLinks()
  if (ahead.length === 0) return null
  return (
    <ChartCard
      title={t("statistics.charts.ahead")}
      text={t("statistics.charts.aheadText")}
      table="ahead"
    >
      <GroupedBars
        title={t("statistics.charts.ahead")}
        periods={ahead.map(({ month }) => ({
          label: formatMonth(month, language, "short"),
          name: formatMonth(month, language),
        }))}
        series={(["certain", "likely"] as const).map((name) => ({
          name: t(`statistics.charts.${name}`),
          values: ahead.map((one) => one[name]),
          hrefs: ahead.map(({ month }) =>
            to.rows(name === "certain" ? "aheadCertain" : "aheadLikely", {
              ...{ period: "month", month },
            }),
          ),
        }))}
        {...money}
      />
    </ChartCard>
  )
}

function Services({ page: { services } }: PageProps) {
  const { t } = useTranslation()
  const money = useMoney()
  const to = useStatisticLinks()
  return (
    <ChartCard
      title={t("statistics.charts.services")}
      text={t("statistics.charts.servicesText")}
      table="services"
    >
      {services.length === 0 ? (
        <p className="text-muted">{t("statistics.charts.noServices")}</p>
      ) : (
        <GroupedBars
          title={t("statistics.charts.services")}
          periods={services.map(({ service }) => ({
            label: t(`bills.units.${service}`),
            name: t(`statistics.services.${service}`),
          }))}
          series={[
            {
              name: t("statistics.charts.now"),
              values: services.map(({ totalHT }) => totalHT),
              hrefs: services.map(({ service }) => to.rows("turnoverHT", { service })),
            },
            { name: t("statistics.charts.yearBefore"), values: services.map((one) => one.before) },
          ]}
          {...money}
        />
      )}
    </ChartCard>
  )
}

function Seasonality({ page: { seasonality, years, today } }: PageProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const months = seasonality.map((_, at) => addMonths(`${monthOf(today).slice(0, 4)}-01`, at))
  return (
    <ChartCard
      title={t("statistics.charts.seasonality")}
      text={t("statistics.charts.seasonalityText", { count: years })}
      table="seasonality"
    >
      {years === 0 ? (
        <p className="text-muted">{t("statistics.charts.noYears")}</p>
      ) : (
        <GroupedBars
          title={t("statistics.charts.seasonality")}
          periods={months.map((month) => ({
            label: formatMonth(month, language, "short"),
            name: formatMonth(month, language, "month"),
          }))}
          series={[
            {
              name: t("statistics.charts.index"),
              values: seasonality.map((index) => (index === null ? null : Number(index))),
            },
          ]}
          format={String}
        />
      )}
    </ChartCard>
  )
}
