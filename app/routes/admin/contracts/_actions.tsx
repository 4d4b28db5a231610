import { useTranslation } from "react-i18next"
import type { ContractDetails } from "#contract/contracts"
import { isByTime } from "#domain/timesheet"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

interface NextActionProps {
  contract: ContractDetails
  /** Whether there is a period to bill. */
  billable: boolean
}

/** The one thing that comes next for a contract. */
export function NextAction({ contract, billable }: NextActionProps) {
  const { t } = useTranslation()
  if (contract.can.includes("activate"))
    return (
      <ButtonLink to="activation" data-overlay="dialog">
        {t("contracts.activate.open")}
      </ButtonLink>
    )
  // What was worked is counted: only its days are billed.
  if (contract.billableProject && isByTime(contract) && contract.can.includes("bill"))
    return (
      <ButtonLink to={`../timesheets/bills/new?contractId=${contract.id}`}>
        {t("contracts.bill.open")}
      </ButtonLink>
    )
  if (billable && contract.can.includes("bill"))
    return <ButtonLink to="bills/new">{t("contracts.bill.open")}</ButtonLink>
  return null
}

/** What else one often does to a contract. */
export function OtherActions({ contract }: { contract: ContractDetails }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <>
      {contract.kind === "freelance" ? (
        <>
          <ButtonLink to="paper" variant="outline">
            {t("contractPapers.open")}
          </ButtonLink>
          <ButtonLink to="signatures" variant="outline">
            {t("signatures.open")}
          </ButtonLink>
        </>
      ) : null}
      <ButtonLink to="documents" variant="outline">
        {t("contractDocuments.title")}
      </ButtonLink>
      {can("projects.create") ? (
        <ButtonLink to={`../projects/new?contractId=${contract.id}`} variant="outline">
          {t("projects.ofContract")}
        </ButtonLink>
      ) : null}
      {contract.can.includes("renew") ? (
        <ButtonLink to="renewal" variant="outline">
          {t("contracts.renew.open")}
        </ButtonLink>
      ) : null}
      {contract.can.includes("amend") ? (
        <ButtonLink to="amendments/new" variant="outline">
          {t("contracts.amendment.new")}
        </ButtonLink>
      ) : null}
      {contract.kind === "freelance" && contract.can.includes("change") && !contract.points ? (
        <ButtonLink to="points" variant="outline">
          {t("contracts.points.open")}
        </ButtonLink>
      ) : null}
      {contract.can.includes("change") ? (
        <ButtonLink to="edit" variant="outline">
          {t("contracts.change")}
        </ButtonLink>
      ) : null}
    </>
  )
}

/** The ways a contract comes to its end; nothing where there is none. */
export function useEndings(contract: ContractDetails) {
  const { t } = useTranslation()
  const mayEnd = contract.can.includes("end")
  const mayDelete = contract.can.includes("remove")
  if (!mayEnd && !mayDelete) return null
  return (
    <>
      {mayEnd ? (
        <ButtonLink to="end" variant="ghost">
          {t("contracts.end.open")}
        </ButtonLink>
      ) : null}
      {mayDelete ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("contracts.delete")}
        </ButtonLink>
      ) : null}
    </>
  )
}
