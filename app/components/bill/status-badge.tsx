import { useTranslation } from "react-i18next"
import type { BillSummary } from "#contract/bills"
import { StatusBadge } from "~/components/screen/status-badge"
import type { Tone } from "~/components/ui/tone"

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
    draft: t("billStatus.draft"),
    issued: t("billStatus.issued"),
    sent: t("billStatus.sent"),
    partPaid: t("billStatus.partPaid"),
    paid: t("billStatus.paid"),
    overdue: t("billStatus.overdue"),
    credited: t("billStatus.credited"),
    writtenOff: t("billStatus.writtenOff"),
  }
}

export function BillStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <StatusBadge tone={statusTones[status]}>{t(`billStatus.${status}`)}</StatusBadge>
}
