import { useTranslation } from "react-i18next"
import { StatusBadge } from "~/components/screen/status-badge"
import type { Tone } from "~/components/ui/tone"
import type { BillSummary } from "../../../../contract/bills"

type Status = BillSummary["status"]

export const statusTones: Record<Status, Tone> = {
  draft: "neutral",
  issued: "info",
  sent: "info",
  partPaid: "warning",
  paid: "success",
  overdue: "danger",
  credited: "neutral",
  writtenOff: "neutral",
}

/** The words of all states, for a list that shows many. */
export function useStatusTexts(): Record<Status, string> {
  const { t } = useTranslation()
  return {
    draft: t("bills.status.draft"),
    issued: t("bills.status.issued"),
    sent: t("bills.status.sent"),
    partPaid: t("bills.status.partPaid"),
    paid: t("bills.status.paid"),
    overdue: t("bills.status.overdue"),
    credited: t("bills.status.credited"),
    writtenOff: t("bills.status.writtenOff"),
  }
}

export function BillStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <StatusBadge tone={statusTones[status]}>{t(`bills.status.${status}`)}</StatusBadge>
}
