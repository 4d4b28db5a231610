import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { PaymentStatistics } from "#contract/statistics"
import { GroupedBars } from "~/components/chart/grouped-bars"
import { formatDay, formatNumber } from "~/components/format"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { ChartCard } from "./_chart-card"
import { Figures, useFigureText } from "./_figures"
import { clientsOf, filterOf } from "./_filter.server"
import { StatisticsFrame } from "./_frame"
import { useStatisticLinks } from "./_links"
import { FigureTable } from "./_table"

export const handle = titled("statistics.pages.paymentTitle")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { service: _, ...filter } = filterOf(args.request)
  const [page, clients] = await Promise.all([
    api.get("/Statistics/payment", { query: filter }),
    clientsOf(api),
  ])
  return { page, filter, clients }
}

/** How soon clients pay, and when what is due will come. */
export default function PaymentScreen() {
  const { page, filter, clients } = useLoaderData<typeof loader>()
  return (
    <StatisticsFrame page={page} filter={filter} clients={clients}>
      <Figures figures={page.figures} />
      <Payers page={page} />
      <Expected page={page} />
    </StatisticsFrame>
  )
}

/** As many clients as are drawn; all are in the table. */
const mostDrawn = 8

function Payers({ page: { payers } }: { page: PaymentStatistics }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useStatisticLinks()
  const write = useFigureText()
  const drawn = payers
    .filter(({ averageDelayDays }) => averageDelayDays !== null)
    .slice(0, mostDrawn)
  return (
    <ChartCard
      title={t("statistics.payment.payers")}
      text={t("statistics.payment.payersText")}
      table="payers"
    >
      {payers.length === 0 ? (
        <p className="text-muted">{t("statistics.payment.none")}</p>
      ) : (
        <div className="grid gap-6">
          {drawn.length > 0 ? (
            <GroupedBars
              title={t("statistics.payment.delays")}
              periods={drawn.map(({ name }) => ({ label: name.slice(0, 12), name }))}
              series={[
                {
                  name: t("statistics.figures.averageDelayDays"),
                  values: drawn.map(({ averageDelayDays }) => Number(averageDelayDays)),
                  hrefs: drawn.map(({ clientId }) => to.rows("averageDelayDays", { clientId })),
                },
              ]}
              format={(days) => t("statistics.days", { days: formatNumber(days, language) })}
              formatScale={String}
            />
          ) : null}
          <FigureTable
            caption={t("statistics.payment.payers")}
            heads={[
              t("statistics.heads.name"),
              t("statistics.heads.paid"),
              t("statistics.heads.averageDaysToPay"),
              t("statistics.heads.averageDelayDays"),
              t("statistics.heads.paidOnTime"),
              t("statistics.heads.unpaid"),
            ]}
            rows={payers.map(({ clientId, name, ...one }) => ({
              id: clientId,
              cells: [
                <LinkCell key="name" to={to.record(`companies/${clientId}`)} needs="clients.see">
                  {name}
                </LinkCell>,
                <MoneyCell key="paid" cents={one.paid} />,
                <Link key="days" to={to.rows("averageDaysToPay", { clientId })}>
                  {write("days", one.averageDaysToPay)}
                </Link>,
                <Link key="delay" to={to.rows("averageDelayDays", { clientId })}>
                  {write("days", one.averageDelayDays)}
                </Link>,
                <Link key="time" to={to.rows("paidOnTime", { clientId })}>
                  {write("percent", one.paidOnTime)}
                </Link>,
                <Link key="unpaid" to={to.rows("unpaid", { clientId })}>
                  <MoneyCell cents={one.unpaid} />
                </Link>,
              ],
            }))}
          />
        </div>
      )}
    </ChartCard>
  )
}

/** What each client's habit does to the day on which its bills come. */
function Expected({ page: { expected } }: { page: PaymentStatistics }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useStatisticLinks()
  return (
    <ChartCard
      title={t("statistics.payment.expected")}
      text={t("statistics.payment.expectedText")}
      table="expected"
    >
      {expected.length === 0 ? (
        <p className="text-muted">{t("statistics.payment.nothingDue")}</p>
      ) : (
        <FigureTable
          caption={t("statistics.payment.expected")}
          heads={[
            t("statistics.heads.number"),
            t("statistics.heads.clientName"),
            t("statistics.heads.dueDate"),
            t("statistics.heads.habitualDelayDays"),
            t("statistics.heads.expectedOn"),
            t("statistics.heads.amount"),
          ]}
          rows={expected.map((bill) => ({
            id: bill.billId,
            cells: [
              <LinkCell key="bill" to={to.record(`bills/${bill.billId}`)}>
                {bill.number}
              </LinkCell>,
              bill.clientName,
              formatDay(bill.dueDate, language),
              t("statistics.days", { days: bill.habitualDelayDays }),
              bill.expectedOn === null
                ? t("statistics.payment.overdue")
                : formatDay(bill.expectedOn, language),
              <MoneyCell key="amount" cents={bill.amount} />,
            ],
          }))}
        />
      )}
    </ChartCard>
  )
}
