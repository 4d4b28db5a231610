import { useTranslation } from "react-i18next"
import type { Purchase } from "#contract/purchases"
import { StatusButton } from "~/components/screen/status-button"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

/** The one thing that comes next for a received bill. */
export function NextAction({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation()
  const can = useCan()
  const { status, missing, version } = purchase
  if (!can("purchases.edit") || status === "paid") return null
  if (missing.length > 0) return <ButtonLink to="edit">{t("purchases.complete")}</ButtonLink>
  if (status === "draft")
    return (
      <StatusButton action="check" variant="default" values={{ version }}>
        {t("purchases.check")}
      </StatusButton>
    )
  return <ButtonLink to="payment">{t("purchases.payment.open")}</ButtonLink>
}

export function OtherActions({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <>
      {purchase.fileId ? (
        <a
          href={`../files/${purchase.fileId}`}
          download={purchase.fileName}
          className={buttonVariants({ variant: "outline" })}
        >
          {t("purchases.original")}
        </a>
      ) : null}
      {can("purchases.delete") ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("purchases.delete")}
        </ButtonLink>
      ) : null}
      {can("purchases.edit") ? (
        <ButtonLink to="edit" variant="outline">
          {t("purchases.change")}
        </ButtonLink>
      ) : null}
      {can("purchases.edit") && purchase.status === "paid" ? (
        <StatusButton action="unpaid">{t("purchases.payment.undo")}</StatusButton>
      ) : null}
    </>
  )
}
