import { z } from "zod"
import { amendmentStates, contractTermNames, contractUnits } from "./choices"
import {
  Day,
  Id,
  LongText,
  Money,
  optional,
  Percent,
  Quantity,
  Stamp,
  Switch,
  Version,
} from "./values"

const hours = Quantity.refine((value) => Number(value) > 0 && Number(value) <= 24, {
  error: "hoursOfDay",
})

/** What holds from a day on, until an amendment changes it. */
export const termFields = {
  /** The last day that was agreed; none where it goes on until someone ends it. */
  endDate: optional(Day),
  priceHT: Money,
  unit: z.enum(contractUnits),
  paymentDays: z.coerce.number<number>().int().min(0).max(365),
  /** The days lead to the end of a month. */
  endOfMonth: Switch,
  /** Late-payment penalties in percent a year; the legal default when left out. */
  penaltyRate: optional(Percent),
  renewable: Switch,
  /** How many days a renewal adds. */
  renewalDays: optional(z.coerce.number<number>().int().min(1).max(3660)),
  /** How many days before its end one says that it shall not go on. */
  noticeDays: optional(z.coerce.number<number>().int().min(1).max(3660)),
  /** By how many hours a day of work is counted. */
  hoursPerDay: hours.default("7"),
  /** What it may come to in days, in money, or both. */
  budgetDays: optional(Quantity.refine((days) => Number(days) > 0, { error: "budgetZero" })),
  budgetHT: optional(Money.refine((cents) => cents > 0, { error: "budgetZero" })),
}

/** The terms of one day. */
export const ContractTerms = z
  .object({
    endDate: Day.nullable(),
    priceHT: Money,
    unit: z.enum(contractUnits),
    paymentDays: z.int(),
    endOfMonth: z.boolean(),
    penaltyRate: z.string().nullable(),
    renewable: z.boolean(),
    renewalDays: z.int().nullable(),
    noticeDays: z.int().nullable(),
    hoursPerDay: z.string(),
    budgetDays: z.string().nullable(),
    budgetHT: Money.nullable(),
  })
  .meta({ id: "ContractTerms" })

const amendment = {
  /** The first day on which its terms hold. */
  effectiveOn: Day,
  reason: optional(LongText(1000)),
  /**
   * The day whose terms the given ones were written from: what is as it was then is left as it is on the effective
   * day. That day itself when left out.
   */
  asOf: optional(Day),
  ...termFields,
}

const rules = <Shape extends typeof amendment>(shape: Shape) =>
  z.object(shape).superRefine((terms, context) => {
    const values = terms as z.output<z.ZodObject<typeof amendment>>
    if (values.renewable && values.renewalDays === null)
      context.addIssue({ code: "custom", path: ["renewalDays"], message: "required" })
  })

/** The terms as they are to be, all of them: what is other than before is the amendment. */
export const NewAmendment = rules(amendment).meta({ id: "NewAmendment" })
export const AmendmentChanges = rules({ ...amendment, version: Version }).meta({
  id: "AmendmentChanges",
})
/** Both parties agreed to it; it comes into force by itself on its day. */
export const AmendmentAgreement = z.object({ version: Version }).meta({ id: "AmendmentAgreement" })

/** A change of a contract's terms. */
export const Amendment = z
  .object({
    ...Stamp,
    contractId: Id,
    number: z.int(),
    effectiveOn: Day,
    reason: z.string().nullable(),
    state: z.enum(amendmentStates),
    agreedOn: Day.nullable(),
    /** The names of the terms that it changes. */
    changed: z.array(z.enum(contractTermNames)),
    /** The terms of its day without it, and with it. */
    before: ContractTerms,
    after: ContractTerms,
  })
  .meta({ id: "Amendment" })

/** Version 1 of a contract, and the amendments to it by their number. */
export const ContractVersions = z
  .object({ first: ContractTerms.nullable(), amendments: z.array(Amendment) })
  .meta({ id: "ContractVersions" })

export const TermsFilter = z.object({ on: Day })

export type ContractTerms = z.output<typeof ContractTerms>
export type NewAmendment = z.output<typeof NewAmendment>
export type Amendment = z.output<typeof Amendment>
export type ContractVersions = z.output<typeof ContractVersions>
