import { z } from "zod"
import { planPeriods } from "#domain/subscription"
import { OpenedMenus } from "./payment"
import { Day, Id, Instant, Sum } from "./values"

/** Of a person, and of each plan on the screen (specification §4). */
export const subscriptionStates = ["freeTrial", "active", "inactive", "available"] as const

const dates = {
  trialEndsOn: Day.nullable(),
  renewsOn: Day.nullable(),
  cancelledOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** The last day to pay what is owed. */
  graceEndsOn: Day.nullable(),
  endedOn: Day.nullable(),
}

const OfferedPlan = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  text: z.string(),
  period: z.enum(planPeriods),
  priceHT: Sum,
  priceTTC: Sum,
  menus: OpenedMenus,
  state: z.enum(subscriptionStates),
  /** Whether it can be chosen now: one that is in force needs no choice. */
  canBeChosen: z.boolean(),
})

export const SubscriptionDetails = z
  .object({
    /** Whether access is limited at all: payments are on, and some plan is offered; never for administrators. */
    isLimited: z.boolean(),
    state: z.enum(subscriptionStates),
    writable: z.boolean(),
    ...dates,
    /** Whether the trial is what another account of the same business left of its own. */
    trialShared: z.boolean(),
    /** The plan in force, or that begins next. */
    planName: z.string().nullable(),
    /** The plan that begins later: after the trial, or at the renewal from which it holds. */
    next: z
      .object({
        code: z.string(),
        name: z.string(),
        priceHT: Sum,
        priceTTC: Sum,
        startsOn: Day,
      })
      .nullable(),
    /** A plan that was chosen and begins with its payment: of which bill, and until when it can be paid. */
    awaited: z
      .object({ planName: z.string(), position: z.int(), amount: Sum, payBy: Day })
      .nullable(),
    /** Whether a plan opens access before its first bill is paid. */
    opensAtOnce: z.boolean(),
    /** What the profile lacks to be billed, each by the field that mends it. */
    missing: z.array(z.object({ path: z.string(), code: z.string() })),
    plans: z.array(OfferedPlan),
    canCancel: z.boolean(),
    canKeep: z.boolean(),
    /** What a period costs without VAT from a day on, where that was announced. */
    nextPrice: z.object({ priceHT: Sum, startsOn: Day }).nullable(),
    /** What stopped with an access that had ended, and waits to be asked for again. */
    waiting: z.object({ recurringBills: z.int(), emails: z.int(), reminders: z.boolean() }),
    /** Money that came for a bill which had been credited, or beyond what was due: it pays the next one. */
    credit: Sum,
    /** How one pays: by transfer, or on the pages of the provider of payments. */
    paidBy: z.enum(["transfer", "page"]),
    /** What is charged: a card or an account, as its holder knows it; `isGone` once it was withdrawn. */
    method: z
      .object({ means: z.enum(["card", "sepa"]), label: z.string(), isGone: z.boolean() })
      .nullable(),
    /** The provider's page that one was sent to and has not finished, and until when it is open. */
    openPage: z.object({ url: z.string(), until: Instant }).nullable(),
  })
  .meta({ id: "SubscriptionDetails" })

/** Below which of its two mounts somebody uses the product: where a page of the provider's leads back to. */
const mount = z.enum(["admin", "ap"]).default("admin")

export const PlanChoice = z
  .object({ plan: z.string({ error: "required" }).min(1, { error: "required" }).max(40), mount })
  .meta({ id: "PlanChoice" })

export const PaymentReturn = z.object({ mount }).meta({ id: "PaymentReturn" })

/** What became of a page of the provider's; waiting: its payer's bank has not answered. */
export const PaymentStanding = z
  .object({
    state: z.enum(["none", "open", "waiting", "done", "failed", "expired"]),
    /** Where to go on, while it is open. */
    url: z.string().nullable(),
  })
  .meta({ id: "PaymentStanding" })

/** The bill of a period, as its subscriber sees it. */
export const SubscriptionBill = z
  .object({
    position: z.int(),
    number: z.string(),
    releaseDate: Day,
    startsOn: Day.nullable(),
    endsOn: Day.nullable(),
    amount: Sum,
    /** What of it is still to be paid. */
    left: Sum,
    state: z.enum(["paid", "due", "credited"]),
    payBy: Day.nullable(),
    /** The number of the credit note that cancels it. */
    creditNote: z.string().nullable(),
    /** The received bill that was made of it, as long as it is there. */
    purchaseId: Id.nullable(),
    /** Whether it can be paid on a page of the provider's. */
    canPay: z.boolean(),
  })
  .meta({ id: "SubscriptionBill" })

/** The received bill that the bill of a period was made of. */
export const TakenOverBill = z.object({ purchaseId: Id }).meta({ id: "TakenOverBill" })

export type SubscriptionDetails = z.output<typeof SubscriptionDetails>
export type SubscriptionBill = z.output<typeof SubscriptionBill>
export type PaymentStanding = z.output<typeof PaymentStanding>
