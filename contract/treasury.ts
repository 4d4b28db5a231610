import { z } from "zod"
import { goodsActivities, microActivities, rhythms, setAsideParts, taxations } from "./choices"
import {
  Balance,
  Currency,
  Day,
  Id,
  Money,
  optional,
  Percent,
  SettingsVersion,
  Switch,
} from "./values"

const Share = Percent.refine((share) => Number(share) <= 100, { error: "tooBig 100" })

const regime = {
  taxation: z.enum(taxations).default("micro"),
  /** What one does. */
  activity: z.enum(microActivities).default("liberal"),
  /** What one sells beside it, if anything. */
  goodsActivity: optional(z.enum(goodsActivities)),
  /** Of declarations to the Urssaf. */
  rhythm: z.enum(rhythms).default("quarterly"),
  /** Income tax is paid with the contributions (versement libératoire). */
  withIncomeTax: Switch,
  /** Else one's own rate of it. */
  incomeTaxRate: optional(Share),
  /** Contributions in percent of the profit, where they are not paid on receipts: an estimate. */
  contributionRate: optional(Share),
  /** The help for beginners, and the day on which the business began. */
  acre: Switch,
  beganOn: optional(Day),
}

const reserve = {
  /** What the notice of the year asks for (CFE). */
  businessTax: optional(Money),
  ownReserve: Money.default(0),
  /** Up to which day contributions are declared and paid; all whose day to declare has passed when left out. */
  contributionsSettledUntil: optional(Day),
}

/** How one is taxed from a day on; of before it stays what was said. */
export const TaxSettingsChanges = z
  .object({ startsOn: optional(Day), ...regime, ...reserve, version: SettingsVersion })
  .superRefine(({ acre, beganOn }, context) => {
    if (acre && !beganOn)
      context.addIssue({ code: "custom", path: ["beganOn"], message: "required" })
  })
  .meta({ id: "TaxSettingsChanges" })

const Regime = z.object({
  startsOn: Day,
  taxation: z.enum(taxations),
  activity: z.enum(microActivities),
  goodsActivity: z.enum(goodsActivities).nullable(),
  rhythm: z.enum(rhythms),
  withIncomeTax: z.boolean(),
  incomeTaxRate: z.string().nullable(),
  contributionRate: z.string().nullable(),
  acre: z.boolean(),
  beganOn: Day.nullable(),
})

/** Version 0 is what everyone begins with. */
export const TaxSettings = z
  .object({
    /** That of today; null where nothing was said yet. */
    regime: Regime.nullable(),
    /** All that were said, the latest first. */
    regimes: z.array(Regime),
    businessTax: z.int().nullable(),
    ownReserve: z.int(),
    contributionsSettledUntil: Day.nullable(),
    version: z.int(),
  })
  .meta({ id: "TaxSettings" })

/** What a part of the sum is made of. */
/** Without a label: the credit of VAT that is carried. */
const PartLine = z.object({ day: Day, label: z.string().nullable(), amount: Balance })

/** How much of a receipt belongs to whom. */
const Split = z.object({
  vat: Balance,
  contributions: Balance,
  training: Balance,
  chamber: Balance,
  incomeTax: Balance,
  yours: Balance,
})

export const Treasury = z
  .object({
    today: Day,
    currency: Currency,
    /** What was posted on all accounts in euros. */
    balance: Balance,
    accounts: z.array(z.object({ id: Id, name: z.string(), balance: Balance })),
    /** Whether anything was said of how one is taxed: without it only VAT and the own reserve are known. */
    isKnown: z.boolean(),
    /** Contributions and income tax are guessed from a share of the profit. */
    isEstimate: z.boolean(),
    parts: z.array(
      z.object({
        name: z.enum(setAsideParts),
        amount: Balance,
        lines: z.array(PartLine),
      }),
    ),
    /** Receipts of statements that are not matched yet, since contributions were last settled: all of them is kept back. */
    unmatchedLines: z.int(),
    /** What is left to spend; below zero it says so. */
    available: Balance,
    /** The latest receipts of the year, each with its split where its rates are known. */
    receipts: z.array(
      z.object({
        sequence: z.int(),
        day: Day,
        label: z.string(),
        amount: Balance,
        billId: Id.nullable(),
        incomeId: Id.nullable(),
        split: Split.nullable(),
      }),
    ),
  })
  .meta({ id: "Treasury" })

export type TaxSettingsChanges = z.output<typeof TaxSettingsChanges>
export type TaxSettings = z.output<typeof TaxSettings>
export type Treasury = z.output<typeof Treasury>
