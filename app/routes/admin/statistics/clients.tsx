import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Donut } from "~/components/chart/donut"
import { formatMoney, formatPercent } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { ChartCard } from "./_chart-card"
import { Figures } from "./_figures"
import { filterOf } from "./_filter.server"
import { StatisticsFrame } from "./_frame"
import { useStatisticLinks } from "./_links"
import { FigureTable } from "./_table"

export const handle = titled("statistics.pages.clientsTitle")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  // Shares are of all clients, and of all that is sold.
  const { period, month } = filterOf(args.request)
  return { page: await api.get("/Statistics/clients", { query: { period, month } }) }
}

/** As many parts as are told apart at a glance. */
const mostParts = 5

/** How much of the business each client is. */
export default function ClientsScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useStatisticLinks()
  const { page } = useLoaderData<typeof loader>()
  const { shares, others, threshold, isAbove } = page
  const money = (cents: number) => formatMoney(cents, page.currency, language)
  const sum = shares.reduce((total, { totalHT }) => total + totalHT, 0) + others.totalHT
  const shown = shares.slice(0, mostParts)
  const rest = sum - shown.reduce((total, { totalHT }) => total + totalHT, 0)
  const rowsOf = (clientId: string) =>
    to.rows("turnoverHT", { period: "twelveMonths", month: page.to.slice(0, 7), clientId })
  const [first] = shares
  return (
    <StatisticsFrame page={page} filter={{}}>
      {isAbove && first ? (
        <Banner
          tone="info"
          title={t("statistics.clients.above", {
            name: first.name,
            percent: formatPercent(first.percent, language),
          })}
        >
          {t("statistics.clients.aboveText", { percent: formatPercent(threshold, language) })}
        </Banner>
      ) : null}
      <Figures figures={page.figures} />
      <ChartCard
        title={t("statistics.clients.shares")}
        text={t("statistics.clients.sharesText")}
        table="shares"
      >
        {shares.length === 0 ? (
          <p className="text-muted">{t("statistics.clients.none")}</p>
        ) : (
          <div className="grid gap-6 lg:grid-cols-2">
            <Donut
              title={t("statistics.clients.shares")}
              parts={[
                ...shown.map(({ clientId, name, totalHT }) => ({
                  ...{ name, value: totalHT, href: rowsOf(clientId) },
                })),
                ...(rest > 0 ? [{ name: t("statistics.clients.others"), value: rest }] : []),
              ]}
              format={money}
              total={{ value: money(sum), label: t("statistics.clients.total") }}
            />
            <FigureTable
              caption={t("statistics.clients.shares")}
              heads={[
                t("statistics.heads.name"),
                t("statistics.heads.totalHT"),
                t("statistics.heads.percent"),
              ]}
              rows={shares.map(({ clientId, name, totalHT, percent }) => ({
                id: clientId,
                cells: [
                  <LinkCell key="name" to={to.record(`companies/${clientId}`)} needs="clients.see">
                    {name}
                  </LinkCell>,
                  <MoneyCell key="sum" cents={totalHT} />,
                  formatPercent(percent, language),
                ],
              }))}
            />
          </div>
        )}
      </ChartCard>
    </StatisticsFrame>
  )
}
