import { z } from "zod"
import { Balance, Currency, Day, Id, optional, Switch, Version } from "./values"

/** One letter of the sequence. */
export const ReminderStep = z.object({
  /** Days after the due date; before it where below zero. */
  days: z.coerce.number<number>().int().min(-30).max(120),
  /** Its words; the usual ones of its kind where none is chosen. */
  templateId: optional(Id),
})

const fields = {
  /** Whether reminders leave by themselves. */
  enabled: Switch,
  steps: z.array(ReminderStep).min(1).max(8),
}

export const ReminderPlanChanges = z
  .object({ ...fields, version: Version })
  .superRefine(({ steps }, context) => {
    steps.forEach(({ days }, at) => {
      if (steps.findIndex((one) => one.days === days) < at)
        context.addIssue({ code: "custom", path: ["steps", at, "days"], message: "stepTwice" })
    })
  })
  .meta({ id: "ReminderPlanChanges" })

/** Why nobody is reminded of a bill for the time being. */
export const reminderHolds = ["disputed", "paused", "noAddress"] as const

export const ReminderPlan = z
  .object({
    version: z.int(),
    enabled: z.boolean(),
    steps: z.array(z.object({ days: z.int(), templateId: Id.nullable() })),
    /** Bills that are not settled, the one that is due first first. */
    bills: z.array(
      z.object({
        billId: Id,
        number: z.string(),
        clientId: Id,
        clientName: z.string(),
        dueDate: Day,
        due: Balance,
        currency: Currency,
        /** When the next one leaves; null where the sequence is over. */
        nextOn: Day.nullable(),
        /** How many reminders have left. */
        sent: z.int(),
        lastOn: Day.nullable(),
        hold: z.enum(reminderHolds).nullable(),
        disputed: z.boolean(),
        paused: z.boolean(),
      }),
    ),
  })
  .meta({ id: "ReminderPlan" })

/** What the screen's buttons send: a bill that is disputed, a client that is left in peace; or no longer. */
export const ReminderHold = z.object({
  billId: optional(Id),
  clientId: optional(Id),
  held: Switch,
})

export type ReminderPlan = z.output<typeof ReminderPlan>
export type ReminderPlanChanges = z.output<typeof ReminderPlanChanges>
