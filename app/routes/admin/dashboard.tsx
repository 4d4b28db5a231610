import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { todayIn } from "../../../domain/day"
import { FirstSteps } from "./_first-steps"
import { type Figures, NextStep } from "./_next-step"
import { Results } from "./_results"

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
  const { t } = useTranslation()
  const { firstName, figures, turnover } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={
          firstName ? t("dashboard.greeting", { name: firstName }) : t("dashboard.greetingAlone")
        }
      />
      <div className="grid gap-6">
        <NextStep figures={figures} />
        {figures.bills === 0 ? <FirstSteps figures={figures} /> : null}
        {figures.bills > 0 ? <Results figures={figures} turnover={turnover} /> : null}
      </div>
    </>
  )
}
