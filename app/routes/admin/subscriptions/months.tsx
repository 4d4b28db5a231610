import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatMoney, formatMonth, formatNumber } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { Card } from "~/components/ui/card"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("subscriptions.months.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscriptions.see")
  return { months: await api.get("/Subscriptions/months") }
}

/** What became of subscriptions month by month; each figure opens the list that it counts. */
export default function SubscriptionMonthsScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { months } = useLoaderData<typeof loader>()
  const heads = ["revenueHT", "trialsEnded", "becamePlans", "endings"] as const
  const opens = (month: string) => ({
    revenueHT: `../subscriptions/papers?month=${month}`,
    trialsEnded: `../subscriptions?trialEnded=${month}`,
    becamePlans: `../subscriptions?trialEnded=${month}&became=plan`,
    endings: `../subscriptions?ended=${month}`,
  })
  return (
    <>
      <PageHeader title={t("subscriptions.months.title")} text={t("subscriptions.months.text")} />
      <Card className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{t("subscriptions.months.title")}</caption>
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="p-3 text-left">
                {t("subscriptions.months.month")}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="p-3 text-right">
                  {t(`subscriptions.months.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month} className="border-line border-b last:border-0">
                <th scope="row" className="p-3 text-left font-medium">
                  {formatMonth(month.month, language)}
                </th>
                {heads.map((head) => (
                  <td key={head} className="figure p-3 text-right">
                    <Link to={opens(month.month)[head]} className="text-accent underline">
                      {head === "revenueHT"
                        ? formatMoney(month[head], "EUR", language)
                        : formatNumber(month[head], language)}
                    </Link>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  )
}
