import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { SubscriptionRecordDetails } from "#contract/subscriptions"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { useCells } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { tones, useDates } from "../_dates"

export const handle = titled<typeof loader>("screen.named", (record) => ({ name: record.username }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscriptions.see")
  return api.get("/Subscriptions/{userId}", { path: { userId: args.params.userId ?? "" } })
}

/** Someone’s subscription, and what administrators do about it. */
export default function SubscriptionRecordScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const record = useLoaderData<typeof loader>()
  const { money, date } = useCells()
  const dates = useDates()
  const to = `../subscriptions/${record.id}`
  return (
    <>
      <PageHeader
        title={record.username}
        badge={
          <StatusBadge tone={tones[record.state]}>
            {t(`subscription.states.${record.state}`)}
          </StatusBadge>
        }
        secondary={
          can("subscriptions.edit") ? (
            <>
              {record.canProlong ? (
                <ButtonLink to={`${to}/trial`} variant="outline">
                  {t("subscriptions.trial.title")}
                </ButtonLink>
              ) : null}
              <ButtonLink to={`${to}/gift`} variant="outline">
                {t("subscriptions.gift.title")}
              </ButtonLink>
            </>
          ) : null
        }
      />
      <div className="grid gap-5">
        <SectionCard title={t("subscription.title")}>
          <PropertyList
            properties={[
              { label: t("users.name"), value: record.name },
              { label: t("users.email"), value: record.email },
              { label: t("subscriptions.plan"), value: record.plan },
              { label: t("plans.priceHT"), value: money(record.priceHT) },
              { label: t("subscriptions.trialEnd"), value: date(record.trialEnd) },
              { label: t("subscriptions.givenUntil"), value: date(record.givenUntil) },
              { label: t("subscription.dates"), value: dates(record), wide: true },
            ]}
          />
        </SectionCard>
        <Bills record={record} />
      </div>
    </>
  )
}

const billTones = { paid: "success", due: "warning", credited: "neutral" } as const

function Bills({ record }: { record: SubscriptionRecordDetails }) {
  const { t } = useTranslation()
  const can = useCan()
  const { money, date } = useCells()
  return (
    <SectionCard title={t("subscription.bills.title")}>
      {record.bills.length === 0 ? (
        <p className="text-muted">{t("subscription.bills.none")}</p>
      ) : null}
      <ul className="grid gap-3">
        {record.bills.map((bill) => (
          <li key={bill.position} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-medium">{bill.number}</span>
            <span className="text-muted text-sm">
              {bill.startsOn ? `${date(bill.startsOn)} – ${date(bill.endsOn)}` : null}
            </span>
            <span className="figure ml-auto">{money(bill.amount)}</span>
            <StatusBadge tone={billTones[bill.state]}>
              {t(`subscription.bills.states.${bill.state}`)}
            </StatusBadge>
            {bill.canRefund && can("subscriptions.edit") ? (
              <ButtonLink
                to={`../subscriptions/${record.id}/refund?bill=${bill.position}`}
                variant="outline"
                size="sm"
                aria-label={t("subscriptions.refund.named", { number: bill.number })}
              >
                {t("subscriptions.refund.title")}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
