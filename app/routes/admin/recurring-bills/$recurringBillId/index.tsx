import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { RecurringBill } from "#contract/recurring-bills"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { saidMissing } from "~/services/form/missing.server"
import { titled } from "~/services/page-title"
import { statusTones } from "../_choices"
import { MadeBills, NextDates } from "../_dates"
import { RecurringBillModel, RecurringBillProperties } from "../_properties"

export const handle = titled<typeof loader>("screen.named", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { recurringBillId: args.params.recurringBillId ?? "" }
  const [recurring, activity] = await Promise.all([
    api.get("/RecurringBills/{recurringBillId}", { path }),
    activityOf(api, args.request, "recurringBills", path.recurringBillId),
  ])
  return { ...recurring, activity, lastFailure: await saidMissing(args, recurring.lastFailure) }
}

export default function RecurringBillScreen() {
  const { t } = useTranslation()
  const recurring = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={recurring.title}
        badge={
          <StatusBadge tone={statusTones[recurring.status]}>
            {t(`recurringBills.statuses.${recurring.status}`)}
          </StatusBadge>
        }
        secondary={<OtherActions recurring={recurring} />}
        action={<NextAction recurring={recurring} />}
      />
      <Failures recurring={recurring} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RecurringBillProperties recurring={recurring} />
        <NextDates recurring={recurring} />
        <RecurringBillModel recurring={recurring} />
        <MadeBills bills={recurring.bills} />
        <ActivityFeed feed={recurring.activity} className="lg:col-span-2" />
      </div>
    </>
  )
}

/** Why the last date was not billed, sentence by sentence. */
function Failures({ recurring }: { recurring: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { t } = useTranslation()
  const { lastFailure, status, failures } = recurring
  if (lastFailure.length === 0) return null
  const title =
    status === "failed"
      ? t("recurringBills.failed.paused")
      : t("recurringBills.failed.again", { count: failures })
  return (
    <div className="mb-5">
      <Banner tone={status === "failed" ? "danger" : "warning"} title={title}>
        <ul className="list-disc pl-5">
          {lastFailure.map(({ path, code, text }) => (
            <li key={`${path}:${code}`}>{text}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

function NextAction({ recurring: { can } }: { recurring: RecurringBill }) {
  const { t } = useTranslation()
  if (can.includes("resume"))
    return <ButtonLink to="resumption">{t("recurringBills.resume.open")}</ButtonLink>
  if (!can.includes("pause")) return null
  return (
    <ButtonLink to="pause" variant="outline" data-overlay="dialog">
      {t("recurringBills.pause.open")}
    </ButtonLink>
  )
}

function OtherActions({ recurring: { can } }: { recurring: RecurringBill }) {
  const { t } = useTranslation()
  return (
    <>
      {can.includes("remove") ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("recurringBills.delete")}
        </ButtonLink>
      ) : null}
      {can.includes("change") ? (
        <ButtonLink to="edit" variant="outline">
          {t("recurringBills.change")}
        </ButtonLink>
      ) : null}
    </>
  )
}
