import { useTranslation } from "react-i18next"
import { StatusBadge } from "~/components/screen/status-badge"
import type { Tone } from "~/components/ui/tone"
import type { BillSummary } from "../../../../contract/bills"

const tones: Record<BillSummary["status"], Tone> = {
  draft: "neutral",
  issued: "info",
  sent: "info",
  partPaid: "warning",
  paid: "success",
  overdue: "danger",
}

export function BillStatusBadge({ status }: { status: BillSummary["status"] }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[status]}>{t(`bills.status.${status}`)}</StatusBadge>
}
