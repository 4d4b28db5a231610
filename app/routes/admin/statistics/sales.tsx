import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { SalesStatistics } from "#contract/statistics"
import { GroupedBars } from "~/components/chart/grouped-bars"
import { StackedBars } from "~/components/chart/stacked-bars"
import { formatMonth, formatNumber } from "~/components/format"
import { MoneyCell } from "~/components/table/cells"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { ChartCard } from "./_chart-card"
import { Figures } from "./_figures"
import { clientsOf, filterOf } from "./_filter.server"
import { StatisticsFrame } from "./_frame"
import { useStatisticLinks } from "./_links"
import { FigureTable } from "./_table"

export const handle = titled("statistics.pages.salesTitle")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { service: _, ...filter } = filterOf(args.request)
  const [page, clients] = await Promise.all([
    api.get("/Statistics/sales", { query: filter }),
    clientsOf(api),
  ])
  const names = page.reasons && (await optionNames(args.request, api, "abortReason"))
  const reasons = page.reasons?.map((one) => ({
    ...one,
    name: names?.read(one.reason) ?? one.reason,
  }))
  return { page, filter, clients, reasons }
}

/** What becomes of quotes and offers, and how one’s days are filled. */
export default function SalesScreen() {
  const { page, filter, clients, reasons } = useLoaderData<typeof loader>()
  return (
    <StatisticsFrame page={page} filter={filter} clients={clients}>
      <Figures figures={page.figures} />
      <Reasons reasons={reasons} />
      <Work work={page.work} target={page.target} />
    </StatisticsFrame>
  )
}

interface ReasonsProps {
  reasons?: (NonNullable<SalesStatistics["reasons"]>[number] & { name: string })[]
}

function Reasons({ reasons }: ReasonsProps) {
  const { t } = useTranslation()
  const to = useStatisticLinks()
  if (!reasons) return null
  return (
    <ChartCard
      title={t("statistics.sales.reasons")}
      text={t("statistics.sales.reasonsText")}
      table="reasons"
    >
      {reasons.length === 0 ? (
        <p className="text-muted">{t("statistics.sales.noneLost")}</p>
      ) : (
        <div className="grid gap-6 lg:grid-cols-2">
          <GroupedBars
            title={t("statistics.sales.reasons")}
            periods={reasons.map(({ name }) => ({ label: name, name }))}
            series={[
              { name: t("statistics.heads.count"), values: reasons.map(({ count }) => count) },
            ]}
            format={String}
          />
          <div>
            <FigureTable
              caption={t("statistics.sales.reasons")}
              heads={[
                t("statistics.heads.reason"),
                t("statistics.heads.count"),
                t("statistics.heads.valueHT"),
              ]}
              rows={reasons.map(({ reason, name, count, valueHT }) => ({
                id: reason,
                cells: [name, count, <MoneyCell key="value" cents={valueHT} />],
              }))}
            />
            <p className="mt-3 text-sm">
              <Link to={to.rows("offersLost")} className="text-accent underline">
                {t("statistics.sales.allLost")}
              </Link>
            </p>
          </div>
        </div>
      )}
    </ChartCard>
  )
}

const kinds = ["billable", "nonBillable", "off", "sick"] as const

function Work({ work, target }: Pick<SalesStatistics, "work" | "target">) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useStatisticLinks()
  if (!work) return null
  const days = (count: number) => t("statistics.days", { days: formatNumber(count, language) })
  return (
    <ChartCard
      title={t("statistics.sales.work")}
      text={t("statistics.sales.workText")}
      table="work"
    >
      <StackedBars
        title={t("statistics.sales.work")}
        periods={work.map(({ month }) => ({
          label: formatMonth(month, language, "short"),
          name: formatMonth(month, language),
          href: to.record(`timesheets?month=${month}`),
        }))}
        series={kinds.map((kind) => ({
          name: t(`statistics.heads.${kind}`),
          values: work.map((one) => one[kind]),
        }))}
        format={days}
        formatScale={String}
      />
      {target ? (
        <p className="mt-4">
          {t(target.left > 0 ? "statistics.sales.target" : "statistics.sales.targetReached", {
            ...{ year: target.year, days: days(target.days), left: days(target.left) },
          })}
        </p>
      ) : null}
    </ChartCard>
  )
}
