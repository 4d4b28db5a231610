import { z } from "zod"
import { Acts } from "./acts"
import { BillSummary } from "./bills"
import { contractKinds, contractStatuses, contractUnits } from "./choices"
import { paging } from "./paging"
import { chosen } from "./selection"
import {
  Currency,
  Day,
  Id,
  LongText,
  Money,
  optional,
  Percent,
  Quantity,
  Stamp,
  Switch,
  Text,
  Version,
} from "./values"

export const contractSorts = [
  "reference",
  "title",
  "client",
  "startDate",
  "runsUntil",
  "priceHT",
] as const
/** What the law frowns on: the contract is kept, its bills hold to the limit (C. com. L441-10). */
export const contractWarnings = ["paymentBeyond60", "paymentBeyond45", "penaltyBelow"] as const

const fields = {
  /** The next of the year's series is given at activation when left out. */
  reference: optional(Text(35)),
  clientId: Id,
  kind: z.enum(contractKinds).default("freelance"),
  title: Text(120),
  description: optional(LongText(4000)),
  startDate: Day,
  /** The last day that was agreed; none where it goes on until someone ends it. */
  endDate: optional(Day),
  priceHT: Money,
  unit: z.enum(contractUnits).default("day"),
  paymentDays: z.coerce.number<number>().int().min(0).max(365).default(30),
  /** The days lead to the end of a month. */
  endOfMonth: Switch,
  /** Late-payment penalties in percent a year; the legal default when left out. */
  penaltyRate: optional(Percent),
  renewable: Switch,
  /** How many days a renewal adds. */
  renewalDays: optional(z.coerce.number<number>().int().min(1).max(3660)),
  /** Work under it is counted for its bills. */
  billableProject: Switch,
}

/** A fixed term and an internship have an end; what is permanent is not renewed. */
const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((contract, context) => {
    const values = contract as z.output<z.ZodObject<typeof fields>>
    const refuse = (path: keyof typeof fields, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    const { kind, startDate, endDate, renewable, renewalDays } = values
    if (endDate && endDate < startDate) refuse("endDate", "endBeforeStart")
    if (!endDate && (kind === "fixedTerm" || kind === "internship")) refuse("endDate", "required")
    if (renewable && kind === "permanent") refuse("renewable", "permanentRenewable")
    if (renewable && renewalDays === null) refuse("renewalDays", "required")
  })

export const NewContract = rules(fields).meta({ id: "NewContract" })
export const ContractChanges = rules({ ...fields, version: Version }).meta({
  id: "ContractChanges",
})
export const ContractActivation = z.object({ version: Version }).meta({ id: "ContractActivation" })
export const ContractEnd = z.object({ version: Version, endedOn: Day }).meta({ id: "ContractEnd" })

/** The first day of the period that is added: the one that was shown, so that none is added twice. */
export const NewRenewal = z.object({ startDate: Day }).meta({ id: "NewRenewal" })

/** A period to bill, and how much of the contract's unit it comes to. */
export const NewContractPeriod = z
  .object({ startDate: Day, endDate: Day, quantity: Quantity })
  .superRefine(({ startDate, endDate }, context) => {
    if (endDate < startDate)
      context.addIssue({ code: "custom", path: ["endDate"], message: "endBeforeStart" })
  })
  .meta({ id: "NewContractPeriod" })

/** A period that is on a bill, if only on a draft. */
export const ContractPeriod = z
  .object({
    id: Id,
    startDate: Day,
    endDate: Day,
    /** Taken back whole by a credit note: it can be billed again. */
    freed: z.boolean(),
    bill: BillSummary.pick({
      id: true,
      number: true,
      kind: true,
      status: true,
      totalHT: true,
      currency: true,
    }),
  })
  .meta({ id: "ContractPeriod" })

/** What was billed, the newest first; and what comes next, where something is left. */
export const ContractBilling = z
  .object({
    periods: z.array(ContractPeriod),
    next: z.object({ startDate: Day, endDate: Day, quantity: z.string().nullable() }).nullable(),
  })
  .meta({ id: "ContractBilling" })

export const Contract = z
  .object({
    ...Stamp,
    reference: z.string().nullable(),
    status: z.enum(contractStatuses),
    clientId: Id,
    clientName: z.string(),
    kind: z.enum(contractKinds),
    title: z.string(),
    description: z.string().nullable(),
    startDate: Day,
    endDate: Day.nullable(),
    /** Its last day as it stands, renewals and an early end included. */
    runsUntil: Day.nullable(),
    /** The first day of the next period, where there is to be one. */
    nextRenewal: Day.nullable(),
    /** Whether it may be renewed already: its notice has begun. */
    canRenew: z.boolean(),
    priceHT: Money,
    unit: z.enum(contractUnits),
    currency: Currency,
    paymentDays: z.int(),
    endOfMonth: z.boolean(),
    penaltyRate: z.string().nullable(),
    renewable: z.boolean(),
    renewalDays: z.int().nullable(),
    billableProject: z.boolean(),
    activatedOn: Day.nullable(),
    endedOn: Day.nullable(),
    warnings: z.array(z.enum(contractWarnings)),
  })
  .meta({ id: "Contract" })

/** A contract alone, with what the caller can do with it. */
export const ContractDetails = Contract.extend({
  can: Acts("change", "remove", "activate", "renew", "end", "bill"),
}).meta({ id: "ContractDetails" })

export const ContractFilter = z.object({
  ...paging(contractSorts),
  ...chosen,
  state: z.enum(contractStatuses).optional(),
  clientId: Id.optional(),
  /** The contract that a bill is of. */
  billId: Id.optional(),
})

export type NewContract = z.output<typeof NewContract>
export type Contract = z.output<typeof Contract>
export type ContractDetails = z.output<typeof ContractDetails>
export type ContractBilling = z.output<typeof ContractBilling>
export type NewContractPeriod = z.output<typeof NewContractPeriod>
export type ContractFilter = z.output<typeof ContractFilter>
