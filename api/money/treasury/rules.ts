import type { TaxSettings, Treasury } from "#contract/treasury"
import type { Day } from "#domain/day"
import { settledByDue } from "#domain/micro-declaration"
import type { Cents } from "#domain/money"
import {
  type MicroRegime,
  type ReceiptSplit,
  type SplitReceipt,
  splitReceipt,
} from "#domain/receipt-split"
import { shareOut } from "#domain/share"
import { vatOnCash } from "#domain/vat-on-cash"
import { accounts } from "../books/accounts.rules"
import { ratesOf } from "../books/cashing.rules"
import type { BilledFacts, Entry } from "../books/ledger.rules"

export type Regime = NonNullable<TaxSettings["regime"]>

/** Which regime holds on a day, of those that were said, the latest first. */
export const regimeOn = (regimes: readonly Regime[], day: Day): Regime | undefined =>
  regimes.find(({ startsOn }) => startsOn <= day)

/** Whether nothing but the day would change. */
export const sameRegime = (one: Regime, other: Omit<Regime, "startsOn">): boolean =>
  (Object.keys(other) as (keyof typeof other)[]).every((name) => same(one[name], other[name]))

// Rates are kept with two decimals, whatever was typed.
const same = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === "string" &&
    typeof other === "string" &&
    Number.isFinite(Number(one)) &&
    Number(one) === Number(other))

/** The last day of which contributions are settled: what was said, else of the last period whose day to declare has passed. */
export const settledUntil = (
  said: Day | null,
  today: Day,
  regime: Pick<Regime, "rhythm" | "beganOn"> | null,
): Day => said ?? settledByDue(today, regime?.rhythm ?? "quarterly", regime?.beganOn)

/** When it was said that a period is declared, and when it was paid. */
export interface Settlement {
  since: Day
  until: Day
  settledAt: Date
  paidOn: Day | null
}

const settlementOf = ({ day }: Pick<BookEntry, "day">, settlements: readonly Settlement[]) =>
  settlements.find(({ since, until }) => since <= day && until >= day)

/**
 * Whether an entry was there when its period was settled: what was written down later is not in that declaration. Of days
 * that were settled without one, before Plume was there, all is settled.
 */
export function wasSettled(
  entry: Pick<BookEntry, "day" | "recordedAt">,
  settled: Day,
  settlements: readonly Settlement[],
): boolean {
  const by = settlementOf(entry, settlements)
  const { day, recordedAt } = entry
  return day <= settled && !(by && recordedAt && recordedAt > by.settledAt)
}

/** Whether nothing is kept aside for an entry any more: it was there when its period was declared, which was paid since. */
export const wasPaid = (
  entry: Pick<BookEntry, "day" | "recordedAt">,
  settled: Day,
  settlements: readonly Settlement[],
): boolean =>
  wasSettled(entry, settled, settlements) && settlementOf(entry, settlements)?.paidOn !== null

/** An entry of the book of receipts, as far as it says what it was for. */
export interface BookEntry {
  sequence: number
  day: Day
  /** When it was written down; of what a credit paid nobody knows. */
  recordedAt?: Date
  amount: Cents
  reference: string
  clientName: string
  nature: string
  billId: string | null
  incomeId: string | null
  category: string | null
  vat: Cents
}

/** What an entry is of, without VAT: its goods and its services, and its VAT. Nothing where it is no turnover. */
interface Turnover {
  goods: Cents
  services: Cents
  vat: Cents
}

/** What of each entry is turnover; those of a bill share its VAT in the order in which they came. */
export function turnoverOf(
  entries: readonly BookEntry[],
  billed: readonly BilledFacts[],
): Map<number, Turnover> {
  const facts = new Map(billed.map((one) => [one.id, one]))
  const found = new Map<number, Turnover>()
  const ofBill = new Map<string, BookEntry[]>()
  for (const entry of [...entries].sort((one, other) => one.sequence - other.sequence)) {
    const { billId, sequence, amount, vat, category, incomeId } = entry
    if (billId && facts.has(billId)) {
      const known = ofBill.get(billId)
      if (known) known.push(entry)
      else ofBill.set(billId, [entry])
    } else if (!incomeId) found.set(sequence, { goods: 0, services: amount, vat: 0 })
    else if (category === "goods") found.set(sequence, { goods: amount - vat, services: 0, vat })
    else if (category === "services") found.set(sequence, { goods: 0, services: amount - vat, vat })
  }
  for (const [billId, received] of ofBill) {
    const bill = facts.get(billId)?.bill
    if (!bill) continue
    const brought = vatOnCash(
      ratesOf(bill),
      received.map(({ amount }) => ({ paid: amount })),
    )
    const weight = (kind: "goods" | "services") =>
      bill.lines.reduce(
        (sum, line) =>
          sum + ((line.kind === "goods") === (kind === "goods") ? Math.abs(line.amountHT) : 0),
        0,
      )
    received.forEach(({ sequence, amount }, at) => {
      const vat = brought[at]?.vat ?? 0
      const [services = 0, goods = 0] = shareOut(amount - vat, [
        weight("services"),
        weight("goods"),
      ])
      found.set(sequence, { goods, services, vat })
    })
  }
  return found
}

/** An entry by the activities of a regime: goods are of the other one where there is one; VAT is counted once. */
export const microParts = (
  day: Day,
  { goods, services, vat }: Turnover,
  { activity, goodsActivity }: Regime,
): SplitReceipt[] =>
  goodsActivity
    ? [
        { activity, day, net: services, vat },
        { activity: goodsActivity, day, net: goods, vat: 0 },
      ]
    : [{ activity, day, net: services + goods, vat }]

/** How much of an entry belongs to whom, by the regime of its day; nothing where that is no micro one. */
export function splitOf(
  { day }: Pick<BookEntry, "day">,
  turnover: Turnover,
  regime: Regime | undefined,
  departement: string | undefined,
): ReceiptSplit | undefined {
  if (regime?.taxation !== "micro") return undefined
  const how: MicroRegime = {
    withIncomeTax: regime.withIncomeTax,
    incomeTaxRate: regime.incomeTaxRate,
    beganWithAcre: regime.acre ? regime.beganOn : null,
    departement,
  }
  const parts = microParts(day, turnover, regime)
  const splits = parts.flatMap((part) => splitReceipt(part, how) ?? [])
  if (splits.length < parts.length) return undefined
  return splits.reduce((sum, split) => ({
    vat: sum.vat + split.vat,
    contributions: sum.contributions + split.contributions,
    training: sum.training + split.training,
    chamber: sum.chamber + split.chamber,
    incomeTax: sum.incomeTax + split.incomeTax,
    yours: sum.yours + split.yours,
  }))
}

type Line = Treasury["parts"][number]["lines"][number]

/** What became due of VAT, and what may be deducted, entry by entry, after a day. */
export function vatLines(entries: readonly Entry[], after: Day, upTo: Day): Line[] {
  const { vatDue, vatOwed, vatToDeduct, vatToDeductOnAssets } = accounts
  const counted = [vatDue, vatOwed, vatToDeduct, vatToDeductOnAssets].map(({ number }) => number)
  return entries
    .filter(({ day }) => day > after && day <= upTo)
    .map(({ day, text, lines }) => ({
      day,
      label: text,
      amount: lines.reduce(
        (sum, { account, debit }) => (counted.includes(account.number) ? sum - debit : sum),
        0,
      ),
    }))
    .filter(({ amount }) => amount !== 0)
}

/** What an entry is called where it is shown. */
export const labelOf = ({ reference, nature, clientName }: BookEntry): string =>
  [reference, nature || clientName].filter(Boolean).join(" · ") || clientName
