import type { TimesheetSummary } from "#contract/timesheets"
import type { Tone } from "~/components/ui/tone"

export const statusTones: Record<TimesheetSummary["status"], Tone> = {
  draft: "neutral",
  handedOver: "info",
  approved: "success",
  refused: "danger",
  partlyBilled: "warning",
  billed: "success",
}
