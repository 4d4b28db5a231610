import { z } from "zod"
import { contributionSteps, microActivities } from "./choices"
import { Balance, Day, Sum } from "./values"

/** One row of the form: an activity, its turnover in whole euros, and what is paid on it. */
const Row = z.object({
  activity: z.enum(microActivities),
  declared: Sum,
  contributions: Sum,
  training: Sum,
  chamber: Sum,
  incomeTax: Sum,
  total: Sum,
})

export const ContributionPeriod = z.object({
  from: Day,
  to: Day,
  /** The last day on which it may be declared. */
  due: Day,
  /** It still runs: what is received until its end counts too. */
  isOpen: z.boolean(),
  /** Declared, as its owner said: its figures stay as they were. */
  isDeclared: z.boolean(),
  /** Declared and paid: nothing is kept aside for it any more. */
  isSettled: z.boolean(),
  /** On which days it was said; null where it never was, or is settled by what was said before Plume was there. */
  declaredOn: Day.nullable(),
  paidOn: Day.nullable(),
  rows: z.array(Row),
  total: Sum,
  /** What was given back beyond what came in, below zero: an earlier declaration is to be corrected by it. */
  toCorrect: Balance.nullable(),
  /** What of it is for goods, where no activity was said that sells any: it is declared with services. */
  goodsAmong: Balance,
  /** Where the book says otherwise since it was declared: what the declaration is to be corrected to. */
  correction: z.object({ rows: z.array(Row), total: Sum }).nullable(),
})

export const Contributions = z
  .object({
    /** Only who is taxed as a micro-entrepreneur declares receipts. */
    isMicro: z.boolean(),
    /** The latest first. */
    periods: z.array(ContributionPeriod),
  })
  .meta({ id: "Contributions" })

/** What is said of all up to the end of a period: declared, paid (declared as well where it was not), or neither. */
export const ContributionSettlement = z
  .object({ until: Day, step: z.enum(contributionSteps).default("paid") })
  .meta({ id: "ContributionSettlement" })

export type Contributions = z.output<typeof Contributions>
export type ContributionPeriod = z.output<typeof ContributionPeriod>
