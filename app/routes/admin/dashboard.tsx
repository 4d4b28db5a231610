import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BarChart } from "~/components/chart/bar-chart"
import { formatMoney, formatMonth, formatRoundMoney } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { Tile } from "~/components/screen/tile"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { todayIn } from "../../../domain/day"
import { type Figures, NextStep } from "./_next-step"

export const handle = titled("dashboard.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const year = Number(todayIn("Europe/Paris", new Date()).slice(0, 4))
  const totals = (state?: "draft" | "unpaid" | "overdue") =>
    api.get("/Bills/totals", { query: { state } })
  const [user, profile, clients, all, drafts, unpaid, overdue, turnover] = await Promise.all([
    api.get("/Users"),
    api.get("/Profile"),
    api.list("/Clients", { query: { limit: 10 } }),
    totals(),
    totals("draft"),
    totals("unpaid"),
    totals("overdue"),
    api.get("/Bills/turnover", { query: { year } }),
  ])
  const figures: Figures = {
    missing: profile.missing.length,
    clients: clients.total,
    bills: all.count,
    drafts: drafts.count,
    unpaid,
    overdue,
  }
  return { firstName: user.firstName, figures, turnover }
}

export default function DashboardScreen() {
  const { t, i18n } = useTranslation()
  const { firstName, figures, turnover } = useLoaderData<typeof loader>()
  const { unpaid, overdue } = figures
  const ofTheYear = turnover.months.reduce((sum, { totalHT }) => sum + totalHT, 0)
  const money = (cents: number) => formatMoney(cents, unpaid.currency, i18n.language)
  return (
    <>
      <PageHeader
        title={
          firstName ? t("dashboard.greeting", { name: firstName }) : t("dashboard.greetingAlone")
        }
      />
      <div className="grid gap-6">
        <NextStep figures={figures} />
        <section
          aria-label={t("dashboard.tiles.label")}
          className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4"
        >
          <Tile
            label={t("dashboard.tiles.unpaid")}
            value={money(unpaid.unpaid)}
            text={t("dashboard.tiles.bills", { count: unpaid.count })}
            to="../bills?state=unpaid"
          />
          <Tile
            label={t("dashboard.tiles.overdue")}
            value={money(overdue.unpaid)}
            text={t("dashboard.tiles.bills", { count: overdue.count })}
            to="../bills?state=overdue"
          />
          <Tile
            label={t("dashboard.tiles.year", { year: turnover.year })}
            value={money(ofTheYear)}
            to="../bills"
          />
          <Tile label={t("dashboard.tiles.clients")} value={figures.clients} to="../companies" />
        </section>
        {figures.bills > 0 ? (
          <Card
            title={t("dashboard.turnover.title")}
            aside={
              <Link className="text-accent underline" to="../bills">
                {t("dashboard.turnover.open")}
              </Link>
            }
          >
            <BarChart
              title={t("dashboard.turnover.title")}
              valueLabel={String(turnover.year)}
              beforeLabel={String(turnover.year - 1)}
              format={money}
              formatScale={(cents) => formatRoundMoney(cents, unpaid.currency, i18n.language)}
              bars={turnover.months.map(({ month, totalHT, yearBefore }) => {
                const day = `${turnover.year}-${String(month).padStart(2, "0")}`
                return {
                  label: formatMonth(day, i18n.language, "short"),
                  name: formatMonth(day, i18n.language),
                  value: totalHT,
                  before: yearBefore,
                }
              })}
            />
          </Card>
        ) : null}
      </div>
    </>
  )
}
