import type { Treasury } from "#contract/treasury"
import { corporateTax } from "#domain/corporate-tax"
import { addDays, type Day, yearOf } from "#domain/day"
import { type Cents, percentOf } from "#domain/money"
import type { ReceiptSplit } from "#domain/receipt-split"
import { type SetAside, setAside } from "#domain/set-aside"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { listBalances } from "../accounts/queries"
import { derivedEntries, listEarned } from "../books/commands"
import { listBilled } from "../books/ledger.queries"
import type { Entry } from "../books/ledger.rules"
import { listYears } from "../books/queries"
import { listTaxPaid, sumCategories } from "../outcomes/queries"
import { openVat } from "../vat-returns/commands"
import {
  type BookEntry,
  labelOf,
  type Regime,
  regimeOn,
  settledUntil,
  splitOf,
  turnoverOf,
  vatLines,
  wasPaid,
} from "./rules"
import { showSettings } from "./settings.commands"
import { listSettlements } from "./settings.queries"
import { sumUnmatched } from "./unmatched.queries"

/** As many receipts as one looks through for their splits. */
const mostShown = 25

type Asked = Pick<Context, "db" | "owner" | "today">

/** A year of receipts, each with what of it belongs to whom. */
interface SplitEntry {
  entry: BookEntry
  vat: Cents
  split: ReceiptSplit | undefined
  /** What is no turnover (a subsidy, a refund) bears no contributions. */
  isTurnover: boolean
}

/** What is on all accounts, what of it is not to be spent, and why. */
export async function showTreasury(context: Asked): Promise<Treasury> {
  const { db, owner, today } = context
  const settings = await showSettings(context)
  const { regime } = settings
  const year = Number(today.slice(0, 4))
  const accounts = await listBalances(db, owner, today)
  const balance = accounts.reduce((sum, account) => sum + account.balance, 0)
  const settled = settledUntil(settings.contributionsSettledUntil, today, regime)
  const settlements = await listSettlements(db, owner)
  // What was written down after it was settled may be of the year before.
  const from = Math.min(year, Number(settled.slice(0, 4))) - (settlements.length > 0 ? 1 : 0)
  const received = await splitReceipts(context, settings.regimes, Math.min(from, year - 1), year)
  const declaring = await openVat(context)
  const vat = declaring.lines
  const unpaid = received.filter(({ entry }) => !wasPaid(entry, settled, settlements))
  const unmatched = await sumUnmatched(db, owner, settled)
  const ofYear = received.filter(({ entry: { day } }) => yearOf(day) === year)
  const { spent, real } = await yearsWork(context, regime, ofYear, year)
  const left = await leftOfYear(context, settings.regimes, received, year - 1)
  // Of who pays it with the contributions now, what is left is of before.
  const incomeTaxLeft = Math.max(0, left.incomeTax - spent.incomeTax)
  const sum = (lines: readonly { amount: Cents }[], sign: 1 | -1) =>
    lines.reduce((total, { amount }) => (amount * sign > 0 ? total + amount * sign : total), 0)
  const held = setAside({
    balance,
    vat: {
      collected: sum(vat, 1),
      deductible: sum(vat, -1),
      credit: declaring.credit,
      declaredUnpaid: declaring.declaredUnpaid,
    },
    undeclared: unpaid.flatMap(({ split }) => split ?? []),
    socialDeclaredUnpaid: Math.max(
      0,
      left.social + (real?.social ?? 0) - (real || left.social ? spent.contributions : 0),
    ),
    incomeTaxOfYear: regime?.withIncomeTax
      ? incomeTaxLeft + incomeTaxIn(unpaid)
      : left.incomeTax + (real?.incomeTax ?? incomeTaxIn(ofYear)),
    incomeTaxPaid: regime?.withIncomeTax ? 0 : spent.incomeTax,
    cfe: {
      notice: settings.businessTax ?? 0,
      months: Number(today.slice(5, 7)),
      paid: spent.businessTax,
    },
    own: settings.ownReserve,
  })
  const taxed = regime?.withIncomeTax ? unpaid : ofYear
  const social = ({ contributions, training, chamber }: ReceiptSplit) =>
    contributions + training + chamber
  // What may be deducted beyond what was collected is no money, and stands in no sum.
  const isOwed = held.vat > declaring.declaredUnpaid
  const lines = {
    vat: [
      ...declaring.unpaid,
      ...(isOwed ? vat : []),
      ...(isOwed && declaring.credit > 0
        ? [{ day: today, label: null, amount: -declaring.credit }]
        : []),
    ],
    social: [
      ...leftLines(real ? 0 : Math.max(0, left.social - spent.contributions), year - 1),
      ...linesOf(unpaid, social),
    ],
    incomeTax:
      held.incomeTax === 0 || real
        ? []
        : [
            ...leftLines(regime?.withIncomeTax ? incomeTaxLeft : left.incomeTax, year - 1),
            ...linesOf(taxed, ({ incomeTax }) => incomeTax),
            ...(regime?.withIncomeTax ? [] : await paidLines(context, year)),
          ],
    cfe: [],
    own: [],
  }
  return {
    today,
    currency: "EUR",
    balance,
    accounts,
    isKnown: regime !== null,
    isEstimate: real !== undefined,
    // How much of what nobody said anything of yet is whose is not known: all of it is kept back.
    parts: [
      ...partsOf(held, lines),
      ...(unmatched.amount > 0
        ? [{ name: "unmatched" as const, amount: unmatched.amount, lines: [] }]
        : []),
    ],
    unmatchedLines: unmatched.count,
    available: held.available - unmatched.amount,
    receipts: ofYear
      .slice(-mostShown)
      .reverse()
      .map(({ entry, split, vat, isTurnover }) => ({
        sequence: entry.sequence,
        day: entry.day,
        label: labelOf(entry),
        amount: entry.amount,
        billId: entry.billId,
        incomeId: entry.incomeId,
        split: split ?? (real && isTurnover && regime ? estimatedSplit(entry, vat, regime) : null),
      })),
  }
}

const incomeTaxIn = (received: readonly SplitEntry[]) =>
  received.reduce((total, { split }) => total + (split?.incomeTax ?? 0), 0)

/** What was spent in a year, and where one is taxed on its profit what that comes to. */
async function yearsWork(
  { db, owner, today }: Asked,
  regime: Regime | null | undefined,
  received: readonly SplitEntry[],
  year: number,
) {
  const last = year === yearOf(today) ? today : `${year}-12-31`
  const spent = await sumCategories(db, owner, `${year}-01-01`, last)
  const cashed = received.reduce((sum, { entry, vat }) => sum + entry.amount - vat, 0)
  const isReal = regime && regime.taxation !== "micro"
  return { spent, real: isReal ? onProfit(regime, cashed - spent.charges, year) : undefined }
}

/** What of a year that is over was not paid in it: its taxes are asked for in the next. */
async function leftOfYear(
  context: Asked,
  regimes: readonly Regime[],
  received: readonly SplitEntry[],
  year: number,
): Promise<{ social: Cents; incomeTax: Cents }> {
  const ofYear = received.filter(({ entry: { day } }) => yearOf(day) === year)
  const regime = regimeOn(regimes, `${year}-12-31`)
  const { spent, real } = await yearsWork(context, regime, ofYear, year)
  const taxed = regime?.withIncomeTax ? 0 : (real?.incomeTax ?? incomeTaxIn(ofYear))
  return {
    social: Math.max(0, (real?.social ?? 0) - spent.contributions),
    incomeTax: Math.max(0, taxed - spent.incomeTax),
  }
}

const leftLines = (amount: Cents, year: number) =>
  amount > 0 ? [{ day: `${year}-12-31`, label: String(year), amount }] : []

/** What was paid of income tax in a year, off what is kept aside. */
async function paidLines({ db, owner, today }: Asked, year: number) {
  const paid = { categories: ["incomeTax" as const], from: `${year}-01-01`, to: today }
  return (await listTaxPaid(db, owner, paid)).map(({ day, label, amount }) => ({
    ...{ day, label, amount: -amount },
  }))
}

/** How much of a receipt belongs to whom by one's own percentages of the profit: a guess, before anything is spent of it. */
function estimatedSplit(
  { amount }: BookEntry,
  vat: Cents,
  { taxation, contributionRate, incomeTaxRate }: Regime,
): ReceiptSplit {
  const net = amount - vat
  const contributions = percentOf(net, contributionRate ?? "0")
  const incomeTax = taxation === "corporate" ? 0 : percentOf(net, incomeTaxRate ?? "0")
  const none = { training: 0, chamber: 0 }
  return { ...none, vat, contributions, incomeTax, yours: net - contributions - incomeTax }
}

type Part = Treasury["parts"][number]
type Lines = Record<Exclude<Part["name"], "unmatched">, Part["lines"]>

const partsOf = ({ vat, social, incomeTax, cfe, own }: SetAside, lines: Lines) => [
  { name: "vat" as const, amount: vat, lines: lines.vat },
  { name: "social" as const, amount: social, lines: lines.social },
  { name: "incomeTax" as const, amount: incomeTax, lines: lines.incomeTax },
  { name: "cfe" as const, amount: cfe, lines: lines.cfe },
  { name: "own" as const, amount: own, lines: lines.own },
]

const linesOf = (received: readonly SplitEntry[], of: (split: ReceiptSplit) => Cents) =>
  received
    .flatMap(({ entry, split }) =>
      split ? [{ day: entry.day, label: labelOf(entry), amount: of(split) }] : [],
    )
    .filter(({ amount }) => amount !== 0)

/** The receipts of some years with their splits, by the regime of each one's day. */
async function splitReceipts(
  { db, owner }: Asked,
  regimes: readonly Regime[],
  from: number,
  to: number,
): Promise<SplitEntry[]> {
  const departement = (await findProfile(db, owner))?.postalCode?.slice(0, 2)
  const found: SplitEntry[] = []
  for (let year = from; year <= to; year++) {
    const entries: BookEntry[] = await listEarned({ db, owner }, year)
    const turnover = turnoverOf(entries, await listBilled(db, owner, year))
    for (const entry of entries) {
      const part = turnover.get(entry.sequence)
      const regime = regimeOn(regimes, entry.day)
      const vat = part?.vat ?? entry.vat
      const split = part && splitOf(entry, part, regime, departement)
      found.push({ entry, vat, split, isTurnover: part !== undefined })
    }
  }
  return found
}

/** The receipts between two days, each with its VAT and its contributions at the rates of its day. */
export async function receivedBetween(context: Asked, from: Day, to: Day) {
  const { regimes } = await showSettings(context)
  const years = (await listYears(context.db, context.owner)).map(Number)
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const received: SplitEntry[] = []
  for (const year of years.sort((one, other) => one - other))
    if (year >= first && year <= last)
      received.push(...(await splitReceipts(context, regimes, year, year)))
  return received
    .filter(({ entry: { day } }) => day >= from && day <= to)
    .map(({ entry, vat, split, isTurnover }) => ({
      sequence: entry.sequence,
      day: entry.day,
      label: labelOf(entry),
      amount: entry.amount,
      vat,
      // Null where no rate of its day is known.
      contributions: split ? askedWith(split, regimeOn(regimes, entry.day)) : isTurnover ? null : 0,
    }))
}

/** What the Urssaf asks for of a receipt: income tax too, where it is paid with the contributions. */
const askedWith = (
  { contributions, training, chamber, incomeTax }: ReceiptSplit,
  regime: Regime | undefined,
): Cents => contributions + training + chamber + (regime?.withIncomeTax ? incomeTax : 0)

/** What is expected to come in on a day; contributions at the rates of that day, null where none is known. */
export interface ExpectedReceipt {
  id: string
  day: Day
  label: string
  amount: Cents
  vat: Cents
  contributions: Cents | null
}

export async function withContributions(
  context: Asked,
  receipts: readonly Omit<ExpectedReceipt, "contributions">[],
): Promise<ExpectedReceipt[]> {
  const { regimes } = await showSettings(context)
  const departement = (await findProfile(context.db, context.owner))?.postalCode?.slice(0, 2)
  return receipts.map((receipt) => {
    const turnover = { goods: 0, services: receipt.amount - receipt.vat, vat: receipt.vat }
    const regime = regimeOn(regimes, receipt.day)
    const split = splitOf(receipt, turnover, regime, departement)
    const contributions = split ? askedWith(split, regime) : null
    return { ...receipt, contributions }
  })
}

/** The VAT that became due between two days, without what may be deducted, entry by entry. */
export async function vatBetween(context: Asked, from: Day, to: Day) {
  const entries: Entry[] = []
  const last = Number(to.slice(0, 4))
  // Nobody has entries of before there was VAT on the euro.
  for (let year = Math.max(2002, Number(from.slice(0, 4))); year <= last; year++)
    entries.push(...(await derivedEntries(context, year)))
  return vatLines(entries, addDays(from, -1), to)
}

/** Contributions and tax on the profit of a year, as far as the person's own percentages guess them. */
function onProfit(
  { taxation, contributionRate, incomeTaxRate }: Regime,
  profit: Cents,
  year: number,
) {
  const taxed = Math.max(0, profit)
  const social = percentOf(taxed, contributionRate ?? "0")
  const exercise = { from: `${year}-01-01`, to: `${year}-12-31`, profit: taxed, mayBeReduced: true }
  const incomeTax =
    taxation === "corporate" ? corporateTax(exercise) : percentOf(taxed, incomeTaxRate ?? "0")
  return { social, incomeTax: incomeTax ?? 0 }
}
