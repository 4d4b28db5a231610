import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { NextAction, OtherActions } from "../_actions"
import { nameOf, statusTones } from "../_choices"
import { PurchaseLines } from "../_lines"
import { PurchasePayments } from "../_payments"
import { PurchaseProperties } from "../_properties"

export const handle = titled<typeof loader>("screen.named", (purchase) => ({
  name: nameOf(purchase),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { purchaseId: args.params.purchaseId ?? "" }
  const [purchase, activity] = await Promise.all([
    api.get("/Purchases/{purchaseId}", { path }),
    activityOf(api, args.request, "purchases", path.purchaseId),
  ])
  return { ...purchase, activity }
}

export default function PurchaseScreen() {
  const { t } = useTranslation()
  const purchase = useLoaderData<typeof loader>()
  const { status, missing } = purchase
  return (
    <>
      <PageHeader
        title={nameOf(purchase)}
        badge={
          <StatusBadge tone={statusTones[status]}>{t(`purchases.statuses.${status}`)}</StatusBadge>
        }
        secondary={<OtherActions purchase={purchase} />}
        action={<NextAction purchase={purchase} />}
      />
      {missing.length > 0 ? (
        <div className="mb-5">
          <Banner tone="warning" title={t("purchases.missing")}>
            <ul className="list-disc pl-5">
              {missing.map((name) => (
                <li key={name}>{t(`purchases.${name}`)}</li>
              ))}
            </ul>
          </Banner>
        </div>
      ) : null}
      {missing.length === 0 && !purchase.addsUp ? (
        <div className="mb-5">
          <Banner tone="warning" title={t("purchases.doesNotAddUp")} />
        </div>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PurchaseProperties purchase={purchase} />
        <PurchasePayments purchase={purchase} />
        <PurchaseLines purchase={purchase} />
        <ActivityFeed feed={purchase.activity} className="lg:col-span-2" />
      </div>
    </>
  )
}
