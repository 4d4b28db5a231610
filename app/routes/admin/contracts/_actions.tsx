import { useTranslation } from "react-i18next"
import { ButtonLink } from "~/components/ui/button"
import { useCan } from "~/services/person"
import type { Contract } from "../../../../contract/contracts"

/** The one thing that comes next for a contract. */
export function NextAction({ contract, billable }: { contract: Contract; billable: boolean }) {
  const { t } = useTranslation()
  const can = useCan()
  if (contract.status === "draft" && can("contracts.edit"))
    return (
      <ButtonLink to="activation" data-overlay="dialog">
        {t("contracts.activate.open")}
      </ButtonLink>
    )
  if (billable && can("bills.create"))
    return <ButtonLink to="bills/new">{t("contracts.bill.open")}</ButtonLink>
  return null
}

export function OtherActions({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const can = useCan()
  const isInForce = contract.status === "active" || contract.status === "toRenew"
  return (
    <>
      {can("contracts.delete") ? (
        <ButtonLink to="delete" variant="quiet" data-overlay="dialog">
          {t("contracts.delete")}
        </ButtonLink>
      ) : null}
      {contract.canRenew && can("contracts.edit") ? (
        <ButtonLink to="renewal" variant="secondary" data-overlay="dialog">
          {t("contracts.renew.open")}
        </ButtonLink>
      ) : null}
      {isInForce && can("contracts.edit") ? (
        <ButtonLink to="end" variant="secondary">
          {t("contracts.end.open")}
        </ButtonLink>
      ) : null}
      {contract.status !== "ended" && can("contracts.edit") ? (
        <ButtonLink to="edit" variant="secondary">
          {t("contracts.change")}
        </ButtonLink>
      ) : null}
    </>
  )
}
