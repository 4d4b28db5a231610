import { z } from "zod"
import { vatZones } from "#domain/vat"
import { dueDays, vatForms } from "#domain/vat-calendar"
import { vatPartKinds } from "#domain/vat-parts"
import { vatRhythms } from "#domain/vat-rhythm"
import { Acts } from "./acts"
import { foreignServicesBoxes } from "./choices"
import { vatRegimes } from "./profile"
import { Balance, Day, Id, Money, optional, SettingsVersion, Sum, Switch } from "./values"

export const vatReturnStates = ["running", "open", "late", "declared", "paid"] as const
const settings = {
  /** The day of the month by which returns are to be sent: by place and name, the tax office says which. */
  dueDay: z
    .int()
    .min(dueDays.first, { error: `tooSmall ${dueDays.first}` })
    .max(dueDays.last, { error: `tooBig ${dueDays.last}` })
    .default(dueDays.first),
  /** Nothing where turnover decides: each month until 2026. */
  rhythm: z.enum(vatRhythms).nullish().default(null),
  /** From which day on returns are made here; what is of before was declared elsewhere. */
  startsOn: optional(Day),
  /** What the last return that was made elsewhere left over. */
  creditBefore: Money.default(0),
  /** VAT of the year before that of a yearly return, before that on assets: instalments are of it. */
  lastYearVat: optional(Money),
  /** Where services of suppliers beyond the Union are declared. */
  foreignServicesBox: z.enum(foreignServicesBoxes).default("A3"),
}

export const VatSettings = z
  .object({
    version: z.int(),
    dueDay: z.int(),
    rhythm: z.enum(vatRhythms).nullable(),
    startsOn: Day.nullable(),
    creditBefore: Sum,
    lastYearVat: Sum.nullable(),
    foreignServicesBox: z.enum(foreignServicesBoxes),
  })
  .meta({ id: "VatSettings" })
/** Version 0 is of who never said any. */
export const VatSettingsChanges = z
  .object({ ...settings, version: SettingsVersion })
  .meta({ id: "VatSettingsChanges" })

/** A box of the form, in whole euros. */
const Box = z.object({
  box: z.string(),
  code: z.string().nullable(),
  base: z.int().nullable(),
  amount: z.int(),
})

const Yearly = z.object({
  gross: z.int(),
  onOther: z.int(),
  onAssets: z.int(),
  givenBack: z.int(),
  creditBefore: z.int(),
  deductible: z.int(),
  net: z.int(),
  credit: z.int(),
  instalments: z.int(),
  toPay: z.int(),
  overpaid: z.int(),
})

const period = {
  /** Nothing until it is declared. */
  id: Id.nullable(),
  form: z.enum(vatForms),
  from: Day,
  to: Day,
  due: Day,
  state: z.enum(vatReturnStates),
  /** In whole euros. */
  toPay: z.int(),
  /** What it leaves over for the next one, in whole euros. */
  credit: z.int(),
  declaredOn: Day.nullable(),
  paidOn: Day.nullable(),
}

/** A bill, income, purchase or outcome on its day, as far as it counts in a return. */
const Part = z.object({
  kind: z.enum(vatPartKinds),
  day: Day,
  label: z.string(),
  rate: z.string(),
  zone: z.enum(vatZones),
  /** Without VAT. */
  base: Balance,
  /** Due, or deductible; below zero where it is taken back. */
  tax: Balance,
  /** It is of before the period, and came later. */
  isEarlier: z.boolean(),
  billId: Id.nullable(),
  incomeId: Id.nullable(),
  purchaseId: Id.nullable(),
  outcomeId: Id.nullable(),
})

/** What should be looked at before a period is declared. */
const Checks = z.object({
  /** Received bills that nobody has checked. */
  uncheckedPurchases: z.int(),
  /** Lines of statements that are matched with nothing. */
  openLines: z.int(),
  /** Accounts whose statements leave out days of the period. */
  gaps: z.array(z.object({ accountId: Id, accountName: z.string(), from: Day, to: Day })),
  /** Bills in another currency: they are not counted. */
  foreignBills: z.int(),
})

export const VatReturnDetails = z
  .object({
    ...period,
    /** The boxes of form 3310-CA3; none of a yearly return. */
    boxes: z.array(Box),
    yearly: Yearly.nullable(),
    /** In cents, of what is listed. */
    collected: Balance,
    deductible: Balance,
    parts: z.array(Part),
    /** Nothing once it is declared. */
    checks: Checks.nullable(),
    /** In whole euros. */
    refundAsked: z.int(),
    can: Acts("declare", "pay", "reopen"),
  })
  .meta({ id: "VatReturnDetails" })

export const VatReturns = z
  .object({
    today: Day,
    /** Today's; nothing where none was said. */
    regime: z.enum(vatRegimes).nullable(),
    periods: z.array(z.object(period)),
    /** Of this year's yearly return, in whole euros; and how much of each was paid. */
    instalments: z.array(z.object({ month: z.string(), amount: z.int(), due: Day, paid: z.int() })),
    /** How often one declares from 1 January 2027 on, by the turnover of 2026 so far. */
    from2027: z.enum(vatRhythms).nullable(),
  })
  .meta({ id: "VatReturns" })

/** The first day of a period. */
export const VatReturnParam = z.object({ periodStart: Day })

export const NewVatReturn = z
  .object({
    from: Day,
    /** What the boxes said when they were looked at: should they say another amount by now, they are shown again. */
    seen: z.int(),
    /** What of a credit is asked back. */
    refundAsked: Money.default(0),
  })
  .meta({ id: "NewVatReturn" })

export const VatReturnPayment = z
  .object({
    paidOn: Day,
    /** Write it down as an outcome too: not where a statement will bring it. */
    addOutcome: Switch,
  })
  .meta({ id: "VatReturnPayment" })

/** A turnover that ends a regime, and how the year stands to it. */
const Course = z.object({
  amount: Sum,
  /** The day on which the limit was passed, or will be by what is known today. */
  crossedOn: Day.nullable(),
  isExpected: z.boolean(),
})
export const TurnoverThresholds = z
  .object({
    year: z.int(),
    thresholds: z.array(
      z.object({
        name: z.enum(["franchise", "franchiseCeiling", "micro"]),
        activity: z.enum(["goods", "services", "authors"]),
        limit: Sum,
        /** By what was received, and by what was billed. */
        cashed: Course,
        billed: Course,
        /** Of the franchise: the first day of a year before which it was lost by what was billed in the year before. */
        lostFrom: Day.nullable(),
      }),
    ),
  })
  .meta({ id: "TurnoverThresholds" })

export type VatSettings = z.output<typeof VatSettings>
export type VatSettingsChanges = z.output<typeof VatSettingsChanges>
export type VatReturns = z.output<typeof VatReturns>
export type VatReturnDetails = z.output<typeof VatReturnDetails>
export type NewVatReturn = z.output<typeof NewVatReturn>
export type VatReturnPayment = z.output<typeof VatReturnPayment>
export type TurnoverThresholds = z.output<typeof TurnoverThresholds>
