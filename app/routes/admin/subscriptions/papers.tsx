import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { isMonth, monthOf } from "#domain/month"
import { formatDay, formatMoney, formatMonth } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { today } from "~/services/today.server"

export const handle = titled("subscriptions.papers.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscriptions.see")
  const asked = new URL(args.request.url).searchParams.get("month") ?? ""
  // Each list is of a month: which one, the figures say; else that of today.
  const month = isMonth(asked) ? asked : monthOf(today())
  return { month, papers: await api.get("/Subscriptions/papers", { query: { month } }) }
}

/** The papers behind a month’s revenue. */
export default function SubscriptionPapersScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { month, papers } = useLoaderData<typeof loader>()
  const back = (
    <ButtonLink to="../subscriptions/months" variant="outline">
      {t("subscriptions.months.title")}
    </ButtonLink>
  )
  const title = t("subscriptions.papers.of", { month: formatMonth(month, language) })
  return (
    <>
      <PageHeader title={title} secondary={back} />
      {papers.length === 0 ? (
        <EmptyState title={t("subscriptions.papers.none")} action={back} />
      ) : (
        <Card className="overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="border-line border-b">
                {(["number", "releaseDate", "clientName"] as const).map((head) => (
                  <th key={head} scope="col" className="p-3 text-left">
                    {t(`subscriptions.papers.${head}`)}
                  </th>
                ))}
                {(["totalHT", "totalTTC"] as const).map((head) => (
                  <th key={head} scope="col" className="p-3 text-right">
                    {t(`subscriptions.papers.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {papers.map((paper) => (
                <tr key={paper.id} className="border-line border-b last:border-0">
                  <th scope="row" className="p-3 text-left font-medium">
                    {paper.number}
                  </th>
                  <td className="p-3">{formatDay(paper.releaseDate, language)}</td>
                  <td className="p-3">{paper.clientName}</td>
                  <td className="figure p-3 text-right">
                    {formatMoney(paper.totalHT, "EUR", language)}
                  </td>
                  <td className="figure p-3 text-right">
                    {formatMoney(paper.totalTTC, "EUR", language)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </>
  )
}
