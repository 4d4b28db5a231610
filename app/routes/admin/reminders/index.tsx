import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import { NoMailServer } from "~/components/email/no-mail-server"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { currentUser } from "~/services/session/current-user.server"
import { today } from "~/services/today.server"
import { UnsettledBill } from "./_unsettled-bill"

export const handle = titled("reminders.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [plan, { sendsMail }] = await Promise.all([api.get("/Reminders"), currentUser(api)])
  return { ...plan, sendsMail, today: today() }
}

/** The sequence, and every bill that is not settled: when it is reminded of, or why not. */
export default function RemindersScreen() {
  const { t } = useTranslation()
  const plan = useLoaderData<typeof loader>()
  const can = useCan()
  const isLate = ({ dueDate }: { dueDate: string }) => dueDate < plan.today
  // As many as are asked about at once.
  const late = plan.bills.filter((bill) => !bill.hold && isLate(bill)).slice(0, 100)
  const ids = new URLSearchParams(late.map(({ billId }) => ["id", billId]))
  const steps = [...plan.steps].sort((one, other) => one.days - other.days)
  return (
    <>
      <PageHeader
        title={t("reminders.title")}
        text={t("reminders.text")}
        badge={
          <StatusBadge tone={plan.enabled ? "success" : "neutral"}>
            {t(plan.enabled ? "reminders.on" : "reminders.off")}
          </StatusBadge>
        }
        secondary={
          can("bills.edit") && late.length > 0 ? (
            <ButtonLink to={`new?${ids}`} variant="outline">
              {t("reminders.allLate", { count: late.length })}
            </ButtonLink>
          ) : null
        }
        action={can("bills.edit") ? <ButtonLink to="edit">{t("reminders.edit")}</ButtonLink> : null}
      />
      <div className="grid gap-5">
        {plan.sendsMail ? null : <NoMailServer />}
        <SectionCard title={t("reminders.sequence")}>
          <ol className="grid gap-1">
            {steps.map(({ days }) => (
              <li key={days}>{momentOf(days, t)}</li>
            ))}
          </ol>
        </SectionCard>
        {plan.bills.length === 0 ? (
          <EmptyState title={t("reminders.none.title")} text={t("reminders.none.text")} />
        ) : (
          <SectionCard title={t("reminders.unsettled")}>
            <ul className="divide-y divide-line">
              {plan.bills.map((bill) => (
                <UnsettledBill
                  key={bill.billId}
                  bill={bill}
                  isOn={plan.enabled}
                  isLate={isLate(bill)}
                />
              ))}
            </ul>
          </SectionCard>
        )}
      </div>
    </>
  )
}

function momentOf(days: number, t: TFunction): string {
  if (days === 0) return t("reminders.onDue")
  return days < 0 ? t("reminders.before", { count: -days }) : t("reminders.after", { count: days })
}
