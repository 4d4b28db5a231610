import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { firstYear, lastYear } from "#domain/month"
import { StackedBars } from "~/components/chart/stacked-bars"
import { formatMoney, formatMonth, formatNumber, formatPercent } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("timesheets.year.of", (year) => ({
  name: String(year.year),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Timesheets/years/{year}", { path: { year: Number(args.params.year) } })
}

/** A year of work, month by month. */
export default function WorkYearScreen() {
  const { t, i18n } = useTranslation()
  const year = useLoaderData<typeof loader>()
  const days = (count: number) => formatNumber(count, i18n.language)
  const kinds = ["billable", "nonBillable", "timeOff", "sickLeave"] as const
  return (
    <>
      <PageHeader
        title={t("timesheets.year.of", { name: String(year.year) })}
        text={t("timesheets.year.text")}
        secondary={[year.year - 1, year.year + 1].map((other) =>
          firstYear <= other && other <= lastYear ? (
            <ButtonLink key={other} to={`../timesheets/years/${other}`} variant="outline">
              {other}
            </ButtonLink>
          ) : null,
        )}
      />
      <div className="grid gap-5">
        <Card>
          <PropertyList
            properties={[
              ...kinds.map((kind) => ({
                label: t(`timesheets.kinds.${kind}`),
                value: t("timesheets.counted.day", { count: year[kind], value: days(year[kind]) }),
              })),
              {
                label: t("timesheets.year.billableShare"),
                value: year.billableShare && formatPercent(year.billableShare, i18n.language),
              },
              {
                label: t("timesheets.year.occupation"),
                value: year.occupation && formatPercent(year.occupation, i18n.language),
              },
              {
                label: t("timesheets.year.averagePriceHT"),
                value:
                  year.averagePriceHT === null
                    ? null
                    : formatMoney(year.averagePriceHT, "EUR", i18n.language),
              },
              {
                label: t("timesheets.year.leftToTarget"),
                value: year.leftToTarget === null ? null : days(year.leftToTarget),
              },
            ]}
          />
        </Card>
        <Card>
          <StackedBars
            title={t("timesheets.year.chart")}
            periods={year.months.map(({ month }) => ({
              name: formatMonth(month, i18n.language),
              label: formatMonth(month, i18n.language, "short"),
            }))}
            series={kinds.map((kind) => ({
              name: t(`timesheets.kinds.${kind}`),
              values: year.months.map((month) => month[kind]),
            }))}
            format={days}
          />
        </Card>
        <Card className="overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">{t("timesheets.year.chart")}</caption>
            <thead>
              <tr className="border-line border-b">
                <th scope="col" className="p-3 text-left">
                  {t("timesheets.month")}
                </th>
                <th scope="col" className="p-3 text-right">
                  {t("timesheets.workingDays")}
                </th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col" className="p-3 text-right">
                    {t(`timesheets.kinds.${kind}`)}
                  </th>
                ))}
                <th scope="col" className="p-3 text-right">
                  {t("timesheets.amountHT")}
                </th>
              </tr>
            </thead>
            <tbody>
              {year.months.map((month) => (
                <tr key={month.month} className="border-line border-b last:border-0">
                  <th scope="row" className="p-3 text-left font-medium">
                    <Link to={`../timesheets/${month.month}`}>
                      {formatMonth(month.month, i18n.language)}
                    </Link>
                  </th>
                  <td className="p-3 text-right">{days(month.workingDays)}</td>
                  {kinds.map((kind) => (
                    <td key={kind} className="p-3 text-right">
                      {days(month[kind])}
                    </td>
                  ))}
                  <td className="figure p-3 text-right">
                    {formatMoney(month.amountHT, "EUR", i18n.language)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </div>
    </>
  )
}
