import { addDays, addMonths, type Day, endOfMonth } from "./day"
import {
  type DeclarationPeriod,
  declarationPeriods,
  firstDeclaration,
  type Rhythm,
} from "./micro-declaration"
import type { Cents } from "./money"

/** How one is taxed, as far as charges that come again follow from it; null where nothing was said. */
export interface TaxedBusiness {
  taxation: "micro" | "real" | "corporate" | null
  rhythm: Rhythm
  beganOn: Day | null
  /** Income tax is paid with the contributions. */
  withIncomeTax: boolean
  vatRegime: "franchise" | "simplified" | "normal" | null
  /** The day of the month on which their VAT is due. */
  vatDueDay: number
  /** What the notice of the year asks for (CFE). */
  businessTax: Cents | null
}

export interface ReadyMadeCharge {
  name:
    | "firstContributions"
    | "contributions"
    | "vat"
    | "businessTaxJune"
    | "businessTax"
    | "incomeTax"
    | "rent"
  category: "contributions" | "vat" | "businessTax" | "incomeTax" | "rent"
  mode: "autoDebit" | "needsValidation"
  recurrence: {
    frequency: "once" | "monthly" | "quarterly" | "yearly"
    start: Day
    monthEnd: boolean
  }
  shift: "none" | "after"
  /** Of a fixed one, as far as it is known. */
  amount: Cents | null
  /** Of one that is calculated: all of its source, of the days before. */
  calculated: {
    source: "contributions" | "vatDue"
    period: "previousMonth" | "previousQuarter" | "between"
    /** The first and last day of the one that is between two days. */
    between?: DeclarationPeriod
  } | null
}

/** From this CFE of the year before on, half of it is paid in June (CGI art. 1679 quinquies). */
const businessTaxInTwo: Cents = 300_000

/** The first quarter without the yearly return of VAT, which ends with 2026. */
const firstQuarterlyVat = "2027-04"

/** What a business like this one pays again and again: offered to its owner, who may change all of it. */
export function readyMadeCharges(business: TaxedBusiness, today: Day): ReadyMadeCharge[] {
  return [
    firstContributions(business, today),
    contributions(business, today),
    vat(business, today),
    ...businessTax(business, today),
    incomeTax(business, today),
    fixed("rent", "monthly", nextOn(today, 1)),
  ].flatMap((charge) => charge ?? [])
}

/** What the first declaration asks for, which is of more days than the later ones, until it is due (CSS R133-30-2). */
function firstContributions(
  { taxation, rhythm, beganOn }: TaxedBusiness,
  today: Day,
): ReadyMadeCharge | undefined {
  if (taxation !== "micro" || !beganOn) return undefined
  const { due, ...between } = firstDeclaration(beganOn, rhythm)
  if (due < today) return undefined
  return {
    ...{ name: "firstContributions", category: "contributions", mode: "autoDebit", shift: "after" },
    recurrence: { frequency: "once", start: due, monthEnd: false },
    amount: null,
    calculated: { source: "contributions", period: "between", between },
  }
}

function contributions(
  { taxation, rhythm, beganOn }: TaxedBusiness,
  today: Day,
): ReadyMadeCharge | undefined {
  // Provisional contributions: the Urssaf tells how much, by the 5th of the month (CSS R613-3).
  if (taxation === "real") return fixed("contributions", "monthly", nextOn(today, 5))
  if (taxation !== "micro") return undefined
  // The first declaration is of more days than the later ones, and is not calculated like them.
  const first = beganOn ? firstDeclaration(beganOn, rhythm).to : ""
  const months = rhythm === "monthly" ? 1 : 3
  const [running] = declarationPeriods(today, rhythm, 1)
  const before = addDays(running?.from ?? today, -1)
  const ends = [
    before,
    ...[0, 1, 2, 3, 4].map((at) => endOfMonth(addMonths(before, months * (at + 1)))),
  ]
  const due = ends.filter((to) => to > first).map((to) => endOfMonth(addDays(to, 1)))
  const start = due.find((day) => day >= today)
  if (!start) return undefined
  return {
    ...{ name: "contributions", category: "contributions", mode: "autoDebit", shift: "after" },
    recurrence: { frequency: rhythm, start, monthEnd: true },
    amount: null,
    calculated: { source: "contributions", period: periodOf(rhythm) },
  }
}

function vat({ vatRegime, vatDueDay }: TaxedBusiness, today: Day): ReadyMadeCharge | undefined {
  if (vatRegime === null || vatRegime === "franchise") return undefined
  const rhythm = vatRegime === "normal" ? "monthly" : "quarterly"
  const start = rhythm === "monthly" ? nextOn(today, vatDueDay) : nextQuarterlyVat(today, vatDueDay)
  return {
    ...{ name: "vat", category: "vat", mode: "needsValidation", shift: "after" },
    recurrence: { frequency: rhythm, start, monthEnd: false },
    amount: null,
    calculated: { source: "vatDue", period: periodOf(rhythm) },
  }
}

function nextQuarterlyVat(today: Day, dueDay: number): Day {
  let day: Day = `${firstQuarterlyVat}-${String(dueDay).padStart(2, "0")}`
  while (day < today) day = addMonths(day, 3)
  return day
}

function businessTax({ businessTax: notice }: TaxedBusiness, today: Day): ReadyMadeCharge[] {
  if (!notice) return []
  const june = notice >= businessTaxInTwo ? Math.round(notice / 2) : 0
  const inDecember = fixed("businessTax", "yearly", nextOfYear(today, "12-15"), notice - june)
  if (june === 0) return [inDecember]
  const inJune = fixed("businessTax", "yearly", nextOfYear(today, "06-15"), june)
  return [{ ...inJune, name: "businessTaxJune" }, inDecember]
}

/** The instalments of income tax are of the 15th of each month (CGI art. 1663 C). */
const incomeTax = ({ taxation, withIncomeTax }: TaxedBusiness, today: Day) =>
  taxation === null || taxation === "corporate" || withIncomeTax
    ? undefined
    : fixed("incomeTax", "monthly", nextOn(today, 15))

const fixed = (
  category: ReadyMadeCharge["category"],
  frequency: "monthly" | "yearly",
  start: Day,
  amount: Cents | null = null,
): ReadyMadeCharge => ({
  ...{ name: category, category, amount, calculated: null },
  mode: category === "rent" ? "needsValidation" : "autoDebit",
  recurrence: { frequency, start, monthEnd: false },
  shift: category === "rent" ? "none" : "after",
})

const periodOf = (rhythm: Rhythm) => (rhythm === "monthly" ? "previousMonth" : "previousQuarter")

/** The next such day of a month, today included. */
function nextOn(today: Day, dayOfMonth: number): Day {
  const day = `${today.slice(0, 7)}-${String(dayOfMonth).padStart(2, "0")}`
  return day >= today ? day : addMonths(day, 1)
}

function nextOfYear(today: Day, day: string): Day {
  const thisYear = `${today.slice(0, 4)}-${day}`
  return thisYear >= today ? thisYear : addMonths(thisYear, 12)
}
