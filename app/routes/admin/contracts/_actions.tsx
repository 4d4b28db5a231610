import { useTranslation } from "react-i18next"
import type { Contract } from "#contract/contracts"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

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

/** What else one often does to a contract. */
export function OtherActions({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <>
      {contract.canRenew && can("contracts.edit") ? (
        <ButtonLink to="renewal" variant="outline" data-overlay="dialog">
          {t("contracts.renew.open")}
        </ButtonLink>
      ) : null}
      {contract.status !== "ended" && can("contracts.edit") ? (
        <ButtonLink to="edit" variant="outline">
          {t("contracts.change")}
        </ButtonLink>
      ) : null}
    </>
  )
}

/** The ways a contract comes to its end; nothing where there is none. */
export function useEndings(contract: Contract) {
  const { t } = useTranslation()
  const can = useCan()
  const isInForce = contract.status === "active" || contract.status === "toRenew"
  const mayEnd = isInForce && can("contracts.edit")
  const mayDelete = can("contracts.delete")
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
