import type { RecurringBill } from "#contract/recurring-bills"
import type { Tone } from "~/components/ui/tone"

export const statusTones: Record<RecurringBill["status"], Tone> = {
  active: "success",
  paused: "neutral",
  failed: "danger",
  ended: "neutral",
}
