import { useTranslation } from "react-i18next"
import type { BillEmail } from "#contract/bill-emails"
import { StatusBadge } from "~/components/screen/status-badge"
import type { Tone } from "~/components/ui/tone"

const tones: Record<BillEmail["state"], Tone> = {
  draft: "neutral",
  scheduled: "info",
  queued: "info",
  sent: "success",
  kept: "warning",
  failed: "danger",
  cancelled: "neutral",
}

/** Where a message stands, or stands for one of its addresses. */
export function EmailState({ state }: { state: BillEmail["state"] }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`billEmail.${state}`)}</StatusBadge>
}
