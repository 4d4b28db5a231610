import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { LinkCell } from "~/components/table/cells"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { NextAction, OtherActions, useEndings } from "../_actions"
import { BilledPeriods } from "../_billed"
import { nameOf, statusTones } from "../_choices"
import { ContractProperties } from "../_properties"

export const handle = titled<typeof loader>("screen.named", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const contractId = args.params.contractId ?? ""
  const path = { contractId }
  const [contract, billing, offers, activity] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    ifAllowed(api.get("/Contracts/{contractId}/periods", { path })),
    ifAllowed(api.list("/Offers", { query: { contractId, limit: 10 } })),
    activityOf(api, args.request, "contracts", contractId),
  ])
  return { contract, billing, offer: offers?.rows[0], activity }
}

export default function ContractScreen() {
  const { t } = useTranslation()
  const { contract, billing, offer, activity } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={contract.title}
        text={
          offer ? (
            <>
              {contract.reference}{" "}
              <LinkCell to={`../offers/${offer.id}`}>
                {t("offers.origin", { name: offer.title })}
              </LinkCell>
            </>
          ) : (
            contract.reference
          )
        }
        badge={
          <StatusBadge tone={statusTones[contract.status]}>
            {t(`contracts.statuses.${contract.status}`)}
          </StatusBadge>
        }
        secondary={<OtherActions contract={contract} />}
        more={useEndings(contract)}
        action={<NextAction contract={contract} billable={Boolean(billing?.next)} />}
      />
      {contract.warnings.map((warning) => (
        <div key={warning} className="mb-5">
          <Banner tone="warning" title={t(`contracts.warnings.${warning}`)}>
            {t(warning === "penaltyBelow" ? "contracts.penaltyLaw" : "contracts.paymentLaw")}
          </Banner>
        </div>
      ))}
      <ContractProperties contract={contract} />
      {billing ? <BilledPeriods periods={billing.periods} /> : null}
      <ActivityFeed feed={activity} className="mt-5" />
    </>
  )
}
