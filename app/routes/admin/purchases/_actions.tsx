import { useTranslation } from "react-i18next"
import type { PurchaseDetails } from "#contract/purchases"
import { StatusButton } from "~/components/screen/status-button"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

/** The one thing that comes next for a received bill. */
export function NextAction({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation()
  const { can, status, missing, version } = purchase
  if (missing.length > 0 && status !== "paid")
    return can.includes("change") ? (
      <ButtonLink to="edit">{t("purchases.complete")}</ButtonLink>
    ) : null
  if (can.includes("check"))
    return (
      <StatusButton action="check" variant="default" values={{ version }}>
        {t("purchases.check")}
      </StatusButton>
    )
  return can.includes("pay") ? (
    <ButtonLink to="payment">{t("purchases.payment.open")}</ButtonLink>
  ) : null
}

export function OtherActions({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation()
  const { can } = purchase
  // The right that files are read with.
  const mayOpen = useCan()
  return (
    <>
      {purchase.fileId && mayOpen("dashboard.see") ? (
        <a
          href={`../files/${purchase.fileId}`}
          download={purchase.fileName}
          className={buttonVariants({ variant: "outline" })}
        >
          {t("purchases.original")}
        </a>
      ) : null}
      {can.includes("remove") ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("purchases.delete")}
        </ButtonLink>
      ) : null}
      {can.includes("change") ? (
        <ButtonLink to="edit" variant="outline">
          {t("purchases.change")}
        </ButtonLink>
      ) : null}
    </>
  )
}
