import type { ReminderPlan } from "#contract/reminders"
import type { Day } from "#domain/day"
import { nextStep } from "#domain/reminder"
import type { UnsettledBill } from "./queries"

/** What an owner begins with; nothing leaves before it is switched on. */
export const firstSteps: ReminderPlan["steps"] = [
  { days: -3, templateId: null },
  { days: 3, templateId: null },
  { days: 15, templateId: null },
  { days: 30, templateId: null },
]

/** Why nobody is reminded of the bill for the time being. */
export function holdOf(bill: Pick<UnsettledBill, "disputed" | "paused" | "email">) {
  if (bill.disputed) return "disputed"
  if (bill.paused) return "paused"
  return bill.email ? null : "noAddress"
}

/** A bill as the sequence sees it. */
export function shownBill(
  bill: UnsettledBill,
  steps: ReminderPlan["steps"],
  today: Day,
): ReminderPlan["bills"][number] {
  const hold = holdOf(bill)
  const dueDate = bill.dueDate ?? today
  const next = nextStep(steps, { dueDate, taken: bill.taken }, today)
  return {
    billId: bill.id,
    number: bill.number ?? "",
    clientId: bill.clientId,
    clientName: bill.clientName,
    dueDate,
    due: bill.due,
    currency: bill.currency,
    nextOn: hold ? null : (next?.day ?? null),
    sent: bill.sent,
    lastOn: bill.lastOn,
    hold,
    disputed: bill.disputed,
    paused: bill.paused,
  }
}
