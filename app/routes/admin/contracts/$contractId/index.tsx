import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Contract } from "#contract/contracts"
import { EmailList } from "~/components/email/email-list"
import { formatDay } from "~/components/format"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { LinkCell } from "~/components/table/cells"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { today } from "~/services/today.server"
import { NextAction, OtherActions, useEndings } from "../_actions"
import { AmendmentList } from "../_amendments"
import { BilledPeriods } from "../_billed"
import { Budget } from "../_budget"
import { nameOf, statusTones } from "../_choices"
import { ConsumerNotice } from "../_consumer"
import { AnsweredPoints } from "../_points"
import { ContractProperties } from "../_properties"
import { Vigilance } from "../_vigilance"

export const handle = titled<typeof loader>("screen.named", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const contractId = args.params.contractId ?? ""
  const path = { contractId }
  const [contract, versions, billing, budgets, offers, activity, emails] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/amendments", { path }),
    ifAllowed(api.get("/Contracts/{contractId}/periods", { path })),
    ifAllowed(api.get("/Contracts/budgets", { query: { id: contractId } })),
    ifAllowed(api.list("/Offers", { query: { contractId, limit: 10 } })),
    activityOf(api, args.request, "contracts", contractId),
    api.get("/Contracts/{contractId}/emails", { path }),
  ])
  return {
    contract,
    amendments: versions.amendments,
    budget: budgets?.[0],
    billing,
    offer: offers?.rows[0],
    activity,
    emails,
    today: today(),
  }
}

export default function ContractScreen() {
  const { t, i18n } = useTranslation()
  const { contract, amendments, budget, billing, offer, activity, emails, today } =
    useLoaderData<typeof loader>()
  const isSold = contract.kind === "freelance"
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
          <>
            <StatusBadge tone={statusTones[contract.status]}>
              {t(`contracts.statuses.${contract.status}`)}
            </StatusBadge>
            {contract.signedOn ? (
              <StatusBadge tone="success">
                {t("contracts.signedOn", { day: formatDay(contract.signedOn, i18n.language) })}
              </StatusBadge>
            ) : null}
          </>
        }
        secondary={<OtherActions contract={contract} />}
        more={useEndings(contract)}
        action={<NextAction contract={contract} billable={Boolean(billing?.next)} />}
      />
      {contract.endedOn && contract.status !== "ended" ? (
        <div className="mb-5">
          <Banner
            title={t("contracts.endsOn", { day: formatDay(contract.endedOn, i18n.language) })}
          />
        </div>
      ) : null}
      <ConsumerNotice contract={contract} today={today} />
      {contract.warnings.map((warning) => (
        <div key={warning} className="mb-5">
          <Banner tone="warning" title={t(`contracts.warnings.${warning}`)}>
            {t(lawOf(warning))}
          </Banner>
        </div>
      ))}
      <ContractProperties contract={contract} />
      {budget && isSold ? <Budget budget={budget} /> : null}
      {contract.activatedOn ? (
        <AmendmentList contractId={contract.id} amendments={amendments} />
      ) : null}
      {billing && isSold ? (
        <div id="billed">
          <BilledPeriods periods={billing.periods} />
        </div>
      ) : null}
      {contract.vigilance ? <Vigilance checks={contract.vigilance} today={today} /> : null}
      {contract.points ? (
        <AnsweredPoints points={contract.points} mayChange={contract.can.includes("change")} />
      ) : null}
      {emails.length > 0 ? (
        <div className="mt-5">
          <EmailList emails={emails} recordHref={`../contracts/${contract.id}`} />
        </div>
      ) : null}
      <ActivityFeed feed={activity} className="mt-5" />
    </>
  )
}

/** The sentence that says where a warning comes from. */
function lawOf(warning: Contract["warnings"][number]): string {
  if (warning === "penaltyBelow") return "contracts.penaltyLaw"
  return warning.startsWith("payment") ? "contracts.paymentLaw" : "contracts.employmentLaw"
}
