import type { Tone } from "~/components/ui/tone"
import type { RecurringBill } from "../../../../contract/recurring-bills"

// The lists of the contract, without the schemas that check them: those stay on the server.
export const billFrequencies = [
  "weekly",
  "monthly",
  "quarterly",
  "yearly",
] as const satisfies readonly RecurringBill["recurrence"]["frequency"][]
export const recurringBillModes = [
  "draft",
  "issue",
  "send",
] as const satisfies readonly RecurringBill["mode"][]
export const recurringBillPeriods = [
  "none",
  "past",
  "ahead",
] as const satisfies readonly RecurringBill["period"][]
export const recurringBillStatuses = [
  "active",
  "paused",
  "failed",
  "ended",
] as const satisfies readonly RecurringBill["status"][]

export const statusTones: Record<RecurringBill["status"], Tone> = {
  active: "success",
  paused: "neutral",
  failed: "danger",
  ended: "neutral",
}
