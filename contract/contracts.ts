import { z } from "zod"
import { Acts } from "./acts"
import { BillSummary } from "./bills"
import { contractEnders, contractKinds, contractStatuses, contractUnits } from "./choices"
import { AnsweredPoints, Employment, EmploymentNotes } from "./contract-employment"
import { ContractTerms, termFields } from "./contract-terms"
import { paging } from "./paging"
import { chosen } from "./selection"
import {
  Currency,
  Day,
  Id,
  LongText,
  Money,
  optional,
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
/** What the law frowns on: the contract is kept, its bills hold to the limit (C. com. L441-10); branches may differ. */
export const contractWarnings = [
  ...["paymentBeyond60", "paymentBeyond45", "penaltyBelow"],
  ...["fixedTermTooLong", "renewedTooOften", "trialTooLong", "internshipTooLong"],
] as const

const fields = {
  /** The next of the year's series is given at activation when left out. */
  reference: optional(Text(35)),
  clientId: Id,
  kind: z.enum(contractKinds).default("freelance"),
  title: Text(120),
  description: optional(LongText(4000)),
  startDate: Day,
  ...termFields,
  unit: termFields.unit.default("day"),
  paymentDays: termFields.paymentDays.default(30),
  /** Work under it is counted for its bills. */
  billableProject: Switch,
  /** For whom the work is in the end, where the client is in between. */
  endClient: optional(Text(200)),
  /** Who signs it, on each side. */
  ownSignatory: optional(Text(120)),
  clientSignatory: optional(Text(120)),
  /** The quote that it came from. */
  quoteId: optional(Id),
  employment: optional(Employment),
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
    if (kind === "freelance") return
    // Gross pay: what is asked of a client who is late does not exist, nor does a renewal by days.
    if (values.penaltyRate !== null) refuse("penaltyRate", "notSold")
    if (renewable && kind !== "permanent") refuse("renewable", "notSold")
    if (values.billableProject) refuse("billableProject", "notSold")
  })

export const NewContract = rules(fields).meta({ id: "NewContract" })
export const ContractChanges = rules({ ...fields, version: Version }).meta({
  id: "ContractChanges",
})
export const ContractActivation = z.object({ version: Version }).meta({ id: "ContractActivation" })
/** By whom it is ended, on which last day, also one to come, and when they said so. */
export const ContractEnd = z
  .object({
    version: Version,
    endedOn: Day,
    endedBy: z.enum(contractEnders).default("me"),
    noticeGivenOn: optional(Day),
  })
  .meta({ id: "ContractEnd" })

/** What may be changed of a contract in force without an amendment. */
export const ContractWords = z.object({
  version: Version,
  reference: Text(35),
  title: fields.title,
  description: fields.description,
  billableProject: fields.billableProject,
  endClient: fields.endClient,
  ownSignatory: fields.ownSignatory,
  clientSignatory: fields.clientSignatory,
  employment: fields.employment,
})

/** What of a signed one can still change: its paper says all the rest. */
export const ContractWordsOnceSigned = ContractWords.pick({
  version: true,
  billableProject: true,
  employment: true,
})

/** The first day of the period that is added: the one that was shown, so that none is added twice. */
export const NewRenewal = z
  .object({
    startDate: Day,
    /** Another price from that day on, which is an amendment of it. */
    priceHT: optional(Money),
  })
  .meta({ id: "NewRenewal" })

/** A period to bill, and how much of the contract's unit it comes to. */
export const NewContractPeriod = z
  .object({
    startDate: Day,
    endDate: Day,
    /** Where it is left out, what the period comes to, if its unit tells that: by the month and in all. */
    quantity: optional(Quantity),
  })
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
    /** What the days of the next period are charged at: two parts where an amendment of the price crosses it. */
    nextParts: z.array(
      z.object({ startDate: Day, endDate: Day, priceHT: Money, unit: z.enum(contractUnits) }),
    ),
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
    /** The terms of today; before its first day, those of that day. */
    ...ContractTerms.omit({ endDate: true }).shape,
    currency: Currency,
    billableProject: z.boolean(),
    endClient: z.string().nullable(),
    ownSignatory: z.string().nullable(),
    clientSignatory: z.string().nullable(),
    quoteId: Id.nullable(),
    employment: EmploymentNotes.nullable(),
    points: AnsweredPoints.nullable(),
    activatedOn: Day.nullable(),
    /** When the last of those who were asked had signed its paper; what it says changes by amendments since. */
    signedOn: Day.nullable(),
    /** Its last day where it was ended, if only to come. */
    endedOn: Day.nullable(),
    endedBy: z.enum(contractEnders).nullable(),
    noticeGivenOn: Day.nullable(),
    /** Whether they said so in time; null where no notice was agreed, or nobody said when. */
    noticeRespected: z.boolean().nullable(),
    /** The last day to say that it shall not be renewed. */
    noticeDeadline: Day.nullable(),
    /** Between which days a consumer is told that it need not be renewed (C. conso. L215-1). */
    tellConsumer: z
      .object({
        from: Day,
        to: Day,
        /** The day within them on which a message told so. */
        toldOn: Day.nullable(),
      })
      .nullable(),
    /** It was renewed without that: its client may leave at any moment, at no cost (C. conso. L215-1, al. 3). */
    consumerMayLeave: z.boolean(),
    warnings: z.array(z.enum(contractWarnings)),
  })
  .meta({ id: "Contract" })

/** A contract alone, with what the caller can do with it. */
export const ContractDetails = Contract.extend({
  /**
   * The days on which its client must have an attestation of the Urssaf of less than six months, up to the next one:
   * from 5,000 € without VAT, or where its terms do not tell what it comes to (C. trav. L8222-1, D8222-5).
   */
  vigilance: z.array(Day).nullable(),
  can: Acts("change", "remove", "activate", "amend", "renew", "end", "bill"),
}).meta({ id: "ContractDetails" })

export const ContractFilter = z.object({
  ...paging(contractSorts),
  ...chosen,
  state: z.enum(contractStatuses).optional(),
  clientId: Id.optional(),
  /** The contract that a bill is of. */
  billId: Id.optional(),
})

export type ContractEnd = z.output<typeof ContractEnd>
export type NewRenewal = z.output<typeof NewRenewal>
export type NewContract = z.output<typeof NewContract>
export type Contract = z.output<typeof Contract>
export type ContractDetails = z.output<typeof ContractDetails>
export type ContractBilling = z.output<typeof ContractBilling>
export type NewContractPeriod = z.output<typeof NewContractPeriod>
export type ContractFilter = z.output<typeof ContractFilter>
