import { z } from "zod"
import { billKinds } from "#domain/bill-kind"
import { planPeriods } from "#domain/subscription"
import { paging } from "./paging"
import { SubscriptionBill, subscriptionStates } from "./subscription"
import { Month } from "./timesheets"
import { Balance, Day, Id, Text } from "./values"

/** By what administrators look for subscriptions: `due` and `cancelled` are some of the active ones. */
export const subscriptionLists = ["freeTrial", "active", "due", "cancelled", "inactive"] as const

export const SubscriptionFilter = z.object({
  ...paging(["username", "createdAt"]),
  state: z.enum(subscriptionLists).optional(),
  /** The month in which the trial ended, and whether a plan followed. */
  trialEnded: Month.optional(),
  became: z.enum(["plan", "nothing"]).optional(),
  /** The month in which an access ended that had been paid for. */
  ended: Month.optional(),
})

const dates = {
  trialEndsOn: Day.nullable(),
  renewsOn: Day.nullable(),
  cancelledOn: Day.nullable(),
  endsOn: Day.nullable(),
  graceEndsOn: Day.nullable(),
  endedOn: Day.nullable(),
}

/** Someone’s subscription, as those see it who administer them. Its id is the person’s. */
const subscriptionRecord = z.object({
  id: Id,
  username: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(subscriptionStates),
  ...dates,
  /** An administrator gave access until this day. */
  givenUntil: Day.nullable(),
  /** The code of the plan in force. */
  plan: z.string().nullable(),
  period: z.enum(planPeriods).nullable(),
  /** Without VAT. */
  priceHT: Balance.nullable(),
})
export const SubscriptionRecord = subscriptionRecord.meta({ id: "SubscriptionRecord" })

export const SubscriptionRecordDetails = subscriptionRecord
  .extend({
    /** The trial’s own end, whatever came after it. */
    trialEnd: Day,
    bills: z.array(
      SubscriptionBill.omit({ canPay: true, creditNote: true, purchaseId: true }).extend({
        canRefund: z.boolean(),
      }),
    ),
    /** A trial is prolonged as long as nothing was billed. */
    canProlong: z.boolean(),
  })
  .meta({ id: "SubscriptionRecordDetails" })

/** Why: kept in the audit log. */
const reason = Text(300)

export const TrialProlongation = z
  .object({ trialEndsOn: Day, reason })
  .meta({ id: "TrialProlongation" })

export const SubscriptionGift = z.object({ until: Day, reason }).meta({ id: "SubscriptionGift" })

export const SubscriptionRefund = z
  .object({
    /** Which of the bills, by its place among theirs. */
    position: z.coerce.number<string | number>({ error: "required" }).int().min(0).max(9999),
    reason,
  })
  .meta({ id: "SubscriptionRefund" })

/** What became of subscriptions in a month. */
export const SubscriptionMonth = z
  .object({
    month: Month,
    /** Issued less credited, without VAT. */
    revenueHT: Balance,
    trialsEnded: z.int(),
    /** Of them, those whom a plan followed. */
    becamePlans: z.int(),
    endings: z.int(),
  })
  .meta({ id: "SubscriptionMonth" })

export const SubscriptionPaperFilter = z.object({ month: Month })

/** A bill of a period, or what credits one, in the order of their numbers. */
export const SubscriptionPaper = z
  .object({
    id: Id,
    number: z.string(),
    kind: z.enum(billKinds),
    releaseDate: Day,
    clientName: z.string(),
    totalHT: Balance,
    totalTTC: Balance,
  })
  .meta({ id: "SubscriptionPaper" })

export type SubscriptionFilter = z.output<typeof SubscriptionFilter>
export type SubscriptionMonth = z.output<typeof SubscriptionMonth>
export type SubscriptionRecordDetails = z.output<typeof SubscriptionRecordDetails>
