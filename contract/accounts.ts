import { z } from "zod"
import { refusalOfPeriod } from "#domain/filter-period"
import { Acts } from "./acts"
import { accountFeeds, accountKinds, movementSources, ownerDirections } from "./choices"
import { paging } from "./paging"
import { chosen } from "./selection"
import {
  Balance,
  Currency,
  Day,
  Iban,
  Id,
  Instant,
  optional,
  PositiveMoney,
  SignedMoney,
  Stamp,
  Switch,
  Text,
  Version,
} from "./values"

export const accountSorts = ["name"] as const
export const movementSorts = ["day", "amount"] as const

const fields = {
  name: Text(80),
  kind: z.enum(accountKinds).default("bank"),
  bankName: optional(Text(80)),
  iban: optional(Iban),
  /** What was there on the morning of the first day; below zero where it was overdrawn. */
  openingBalance: SignedMoney.default(0),
  openedOn: Day,
  fedBy: z.enum(accountFeeds).default("hand"),
  /** What is sure of its lines is confirmed with their statement, without a click. */
  confirmSure: Switch,
  /** Where money comes in and goes out when nothing else is said; one account is. */
  main: Switch,
}

export const NewAccount = z.object(fields).meta({ id: "NewAccount" })
export const AccountChanges = z
  .object({ ...fields, closedOn: optional(Day), version: Version })
  .superRefine(({ openedOn, closedOn }, context) => {
    if (closedOn && closedOn < openedOn)
      context.addIssue({ code: "custom", path: ["closedOn"], message: "endBeforeStart" })
  })
  .meta({ id: "AccountChanges" })

export const Account = z
  .object({
    ...Stamp,
    name: z.string(),
    kind: z.enum(accountKinds),
    bankName: z.string().nullable(),
    iban: z.string().nullable(),
    currency: Currency,
    openingBalance: Balance,
    openedOn: Day,
    closedOn: Day.nullable(),
    fedBy: z.enum(accountFeeds),
    /** Since when, where it was kept by hand before: what was posted until then stays, lines of those days are left out. */
    statementsFrom: Day.nullable(),
    confirmSure: z.boolean(),
    main: z.boolean(),
    /** At the end of today: what it began with, and what was posted since. */
    balance: Balance,
  })
  .meta({ id: "Account" })

/** An account alone, with what the caller can do with it. */
export const AccountDetails = Account.extend({
  can: Acts("change", "remove", "transfer", "export"),
}).meta({ id: "AccountDetails" })

export const AccountFilter = z.object({ ...paging(accountSorts), ...chosen })

/** What an account was credited (above zero) or debited (below). */
export const Movement = z
  .object({
    id: Id,
    accountId: Id,
    createdAt: Instant,
    day: Day,
    valueDay: Day.nullable(),
    label: z.string(),
    counterparty: z.string().nullable(),
    amount: Balance,
    currency: Currency,
    source: z.enum(movementSources),
    /** What it was posted for: the bill or the income that was received, what was spent, the other side of a transfer. */
    billId: Id.nullable(),
    incomeId: Id.nullable(),
    outcomeId: Id.nullable(),
    otherAccountId: Id.nullable(),
  })
  .meta({ id: "Movement" })

/** Days from and to are both counted. */
export const MovementFilter = z
  .object({ ...paging(movementSorts), from: Day.optional(), to: Day.optional() })
  .superRefine(({ from, to }, context) => {
    const refusal = refusalOfPeriod(from, to)
    if (refusal) context.addIssue({ code: "custom", path: [refusal.path], message: refusal.code })
  })

/** The day of a balance; today when left out. */
export const BalanceFilter = z.object({ on: Day.optional() })
export const AccountBalance = z
  .object({ day: Day, balance: Balance, currency: Currency })
  .meta({ id: "AccountBalance" })

/** Money from one own account to another: neither income nor outcome. */
export const NewTransfer = z
  .object({
    toAccountId: Id,
    day: Day,
    amount: PositiveMoney,
    label: optional(Text(200)),
  })
  .meta({ id: "NewTransfer" })

/** What the owner brings into the business or takes for themselves: no income and no charge. */
export const OwnerMovement = z
  .object({
    direction: z.enum(ownerDirections),
    day: Day,
    amount: PositiveMoney,
    label: optional(Text(200)),
  })
  .meta({ id: "OwnerMovement" })

export type NewAccount = z.output<typeof NewAccount>
export type Account = z.output<typeof Account>
export type AccountDetails = z.output<typeof AccountDetails>
export type AccountFilter = z.output<typeof AccountFilter>
export type Movement = z.output<typeof Movement>
export type MovementFilter = z.output<typeof MovementFilter>
