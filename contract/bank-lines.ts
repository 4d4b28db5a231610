import { z } from "zod"
import { matchReasons } from "#domain/bank-matching"
import { Acts } from "./acts"
import { bankLineStates, incomeCategories, lineMatchKinds, outcomeCategories } from "./choices"
import { inClosedYear } from "./closed-year"
import { paging } from "./paging"
import {
  Balance,
  Currency,
  Day,
  Id,
  optional,
  Percent,
  SignedMoney,
  Stamp,
  Sum,
  Version,
} from "./values"

export const bankLineSorts = ["day", "amount"] as const
const verdicts = ["sure", "suggest", "none"] as const

/** A part of a line, as in the line: money in is above zero. */
const NewMatchPart = z.object({
  kind: z.enum(lineMatchKinds),
  amount: SignedMoney.refine((amount) => amount !== 0, { error: "amountTooSmall 0.01" }),
  /** The bill that it pays; what is beyond what is due becomes its client's credit. Of a refund the credit note. */
  billId: optional(Id),
  /** The received bill that it pays. */
  purchaseId: optional(Id),
  /** Of income that is no bill, or of what was spent without one. */
  incomeCategory: optional(z.enum(incomeCategories)),
  outcomeCategory: optional(z.enum(outcomeCategories)),
  vatRate: optional(Percent),
  /** Of what was spent without a bill: how much of that VAT may be deducted; all of it when left out. */
  deductibleShare: optional(
    Percent.refine((share) => Number(share) <= 100, { error: "tooBig 100" }),
  ),
  /** The line of another account that is the other side of a transfer. */
  otherLineId: optional(Id),
  /** The own account, kept by hand, that is the other side of a transfer. */
  otherAccountId: optional(Id),
})

/** What a line was for, whole: its parts sum to it. */
export const NewLineMatch = z
  .object({ parts: z.array(NewMatchPart).min(1).max(20), inClosedYear, version: Version })
  .meta({ id: "NewLineMatch" })

/** A bill, or a received one, that the line was not for. */
export const MatchRefusal = z
  .object({ targetIds: z.array(Id).min(1).max(6) })
  .meta({ id: "MatchRefusal" })

export const LineTarget = z.object({
  kind: z.enum(["bill", "purchase", "creditNote"]),
  id: Id,
  number: z.string(),
  name: z.string(),
  /** What is open of it, as the line would bring it. */
  open: Balance,
  /** What the line would bring of it: of several each what is open, one alone takes the line. */
  amount: Balance,
})

export const LineProposal = z.object({
  targets: z.array(LineTarget),
  reasons: z.array(z.enum(matchReasons)),
  points: z.int(),
})

export const BankLine = z
  .object({
    ...Stamp,
    accountId: Id,
    accountName: z.string(),
    statementId: Id,
    day: Day,
    valueDay: Day.nullable(),
    label: z.string(),
    counterparty: z.string().nullable(),
    reference: z.string().nullable(),
    amount: Balance,
    currency: Currency,
    state: z.enum(bankLineStates),
    /** Of an open line: how sure it is what it was for, and what that is. */
    verdict: z.enum(verdicts),
    proposal: LineProposal.nullable(),
  })
  .meta({ id: "BankLine" })

export const BankLineDetails = BankLine.extend({
  proposals: z.array(LineProposal),
  /** Lines of other own accounts that may be its other side. */
  transfers: z.array(
    z.object({ lineId: Id, accountName: z.string(), day: Day, label: z.string() }),
  ),
  /** The own accounts kept by hand that may be its other side. */
  handAccounts: z.array(z.object({ accountId: Id, accountName: z.string() })),
  /** Of money out: the credit notes whose client it may give back to, and how much of each. */
  credits: z.array(z.object({ billId: Id, number: z.string(), name: z.string(), open: Sum })),
  /** What it was for, as it stands. */
  matches: z.array(
    z.object({
      id: Id,
      kind: z.enum(lineMatchKinds),
      amount: Balance,
      billId: Id.nullable(),
      purchaseId: Id.nullable(),
      /** A bill's number, a received bill's, the account of the other line. */
      name: z.string().nullable(),
      incomeId: Id.nullable(),
      outcomeId: Id.nullable(),
      otherLineId: Id.nullable(),
    }),
  ),
  can: Acts("match", "unmatch", "takeOut", "restore"),
}).meta({ id: "BankLineDetails" })

export const BankLineFilter = z.object({
  ...paging(bankLineSorts),
  state: z.enum(bankLineStates).optional(),
  accountId: Id.optional(),
})

export const SureConfirmation = z.object({ inClosedYear }).meta({ id: "SureConfirmation" })

/** What became of all lines that were sure. */
export const SureMatches = z
  .object({ matched: z.int(), skipped: z.int() })
  .meta({ id: "SureMatches" })

export type BankLine = z.output<typeof BankLine>
export type BankLineDetails = z.output<typeof BankLineDetails>
export type BankLineFilter = z.output<typeof BankLineFilter>
export type NewLineMatch = z.output<typeof NewLineMatch>
export type LineTarget = z.output<typeof LineTarget>
export type LineProposal = z.output<typeof LineProposal>
export type SureMatches = z.output<typeof SureMatches>
