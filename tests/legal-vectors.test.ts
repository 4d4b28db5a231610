import Big from "big.js"
import { expect, test } from "vitest"
import type { BillFacts } from "#domain/bill-facts"
import { isBillNumber } from "#domain/bill-number"
import { type PricedLine, priceLines } from "#domain/bill-pricing"
import { corporateTax } from "#domain/corporate-tax"
import { addDays, type Day } from "#domain/day"
import { epcText } from "#domain/epc-qr"
import { isBic, isIban, normaliseIban } from "#domain/iban"
import { lateInterest } from "#domain/late-interest"
import { mentionsOf } from "#domain/mentions"
import { type MicroCeilingActivity, microCeilingOn } from "#domain/micro-ceiling"
import { type MicroActivity, microContributions } from "#domain/micro-contributions"
import { dueDateOf, type PaymentTerms } from "#domain/payment-terms"
import { type HolidayZone, publicHolidays, workingDays } from "#domain/public-holidays"
import { isSiren, isSiret } from "#domain/siren"
import { isVatNumber } from "#domain/vat"
import { type FranchiseActivity, franchiseOn } from "#domain/vat-franchise"
import { vatOnCash } from "#domain/vat-on-cash"
import { vatReturn } from "#domain/vat-return"
import { fecAmount, fecName } from "../api/money/books/fec.rules"
import { aBill } from "./frozen-bill"
import cases from "./legal-vectors.json"

/*
 * Cases worked out from the texts of law, as they were handed over, then (“own-”) by hand: figures of tax in euros, of bills in cents. Each
 * group has one runner, which says how the product is asked; the cases are data, and more of them can be added there.
 */

const cents = (euros: number) => Math.round(euros * 100)
const euros = (amount: number) => amount / 100

const zones: Record<string, HolidayZone> = {
  metropole: "metropole",
  alsace_moselle: "alsaceMoselle",
  "alsace-moselle": "alsaceMoselle",
  alsace: "alsaceMoselle",
  guadeloupe: "guadeloupe",
  martinique: "martinique",
  guyane: "guyane",
  reunion: "reunion",
  mayotte: "mayotte",
}
const zoneOf = (name = "metropole") => known(zones[name], name)

const microActivities: Record<string, MicroActivity> = {
  bnc_ssi: "liberal",
  bnc_cipav: "cipav",
  services_bic: "services",
  services_bic_commerce: "services",
  services_bic_craft: "craftServices",
  sales: "sales",
  sales_food_lodging: "sales",
  sales_commerce: "sales",
  sales_craft: "craftSales",
}

const ceilingActivities: Record<string, MicroCeilingActivity> = {
  services: "services",
  services_bic_bnc: "services",
  goods: "goods",
  sales: "goods",
  sales_food_lodging: "goods",
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`no case knew “${name}” before: say what it is here`)
  return value
}

interface PricedCase {
  lines: { qty: string; price: string; rate: string; cat?: PricedLine["category"] }[]
}

function priced({ lines }: PricedCase) {
  const { amounts, vat, totalHT, totalVat, totalTTC } = priceLines(
    lines.map(({ qty, price, rate, cat }) => ({
      quantity: qty,
      unitPriceHT: Number(new Big(price).times(100)),
      vatRate: rate,
      ...(cat && { category: cat }),
    })),
  )
  return {
    lineNetCents: amounts,
    vat: vat.map(({ rate, base, tax }) => ({ rate, basisCents: base, taxCents: tax })),
    htCents: totalHT,
    vatCents: totalVat,
    ttcCents: totalTTC,
    dueCents: totalTTC,
  }
}

interface LateCase {
  unpaidTtcCents: number
  ratePercent: number
  daysLate: number
  b2b: boolean
}

function late({ unpaidTtcCents, ratePercent, daysLate, b2b }: LateCase) {
  const dueDate = "2026-01-10"
  const { interest, indemnity } = lateInterest(
    {
      dueDate,
      owed: unpaidTtcCents,
      payments: [],
      percent: String(ratePercent),
      client: b2b ? "company" : "individual",
    },
    addDays(dueDate, daysLate),
  )
  return { penaltyCents: interest, indemnityCents: indemnity }
}

function firstMention({ issueDate }: { regime: "franchise"; issueDate: Day }) {
  const { seller, client, ...bill } = aBill()
  const facts: BillFacts = {
    kind: "bill",
    seller: { ...seller, vatRegime: "franchise", vatNumber: null, vatOnDebits: false },
    client,
    lines: bill.lines.map((line) => ({ ...line, vatRate: "0" })),
    totalHT: bill.totalHT,
    totalVat: 0,
    penaltyRate: null,
    note: null,
    includeVat: true,
    includePenalty: true,
  }
  return mentionsOf(facts, issueDate)[0]?.text
}

interface ThresholdCase {
  activity: FranchiseActivity
  prevYear: number
  currentYear: number
  date: Day
}

function standing({ activity, prevYear, currentYear, date }: ThresholdCase) {
  const turnover = { year: cents(currentYear), yearBefore: cents(prevYear) }
  const liableFrom = franchiseOn(date, activity, turnover)?.liableFrom
  if (!liableFrom) return "franchise"
  if (liableFrom <= date) return `liable_from_${liableFrom}`
  // Until a year is over, its cases tell of the day alone.
  return liableFrom === addDays(date, 1) ? `franchise_until_${date}_then_liable` : "franchise"
}

interface MicroCase {
  activity: string
  receipts: number
  date: Day
  versementLiberatoire?: boolean
  acre?: boolean
  creation?: Day
}

function micro(declared: MicroCase) {
  const found = microContributions({
    activity: known(microActivities[declared.activity], declared.activity),
    receipts: cents(declared.receipts),
    day: declared.date,
    beganWithAcre: (declared.acre && declared.creation) || null,
    withIncomeTax: declared.versementLiberatoire ?? false,
  })
  return (
    found && {
      contributions: euros(found.contributions),
      cfp: euros(found.training),
      chamber: euros(found.chamber),
      incomeTax: euros(found.incomeTax),
    }
  )
}

interface CeilingCase {
  activity: string
  turnover: number
  year?: number
  firstYearDays?: number
}

function ceiling({ activity, turnover, year, firstYearDays }: CeilingCase) {
  const found = microCeilingOn(
    `${year ?? cases.generated.slice(0, 4)}-12-31`,
    known(ceilingActivities[activity], activity),
    cents(turnover),
    firstYearDays,
  )
  return (
    found && {
      annualised: euros(found.annualised),
      limit: euros(found.limit),
      over: found.over,
    }
  )
}

interface TaxCase {
  profit: number
  year: number
  eligibleReduced: boolean
}

const companyTax = ({ profit, year, eligibleReduced }: TaxCase) => ({
  tax: euros(
    corporateTax({
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      profit: cents(profit),
      mayBeReduced: eligibleReduced,
    }) ?? Number.NaN,
  ),
})

interface CashCase {
  ttcCents: number
  vatCents: number
  payments: number[]
}

const cashed = ({ ttcCents, vatCents, payments }: CashCase) => ({
  vatPerPaymentCents: vatOnCash(
    [{ base: ttcCents - vatCents, tax: vatCents }],
    payments.map((paid) => ({ paid })),
  ).map(({ vat }) => vat),
})

interface ReturnCase {
  vat20BasisCents: number
  vatTaxCents: number
  deductibleOtherCents: number
  deductibleAssetsCents?: number
  creditBeforeCents?: number
}

function boxes(period: ReturnCase) {
  const found = vatReturn({
    taxed: [{ rate: "20", base: period.vat20BasisCents, tax: period.vatTaxCents }],
    exports: 0,
    deliveriesInUnion: 0,
    otherUntaxed: 0,
    deductibleOnAssets: period.deductibleAssetsCents ?? 0,
    deductibleOnOther: period.deductibleOtherCents,
    creditBefore: period.creditBeforeCents ?? 0,
  })
  return Object.fromEntries(
    found.flatMap(({ box, base, amount }) =>
      base === null
        ? [[box, amount]]
        : [
            [`${box}_base`, base],
            [`${box}_tax`, amount],
          ],
    ),
  )
}

interface QrCase {
  bic: string
  name: string
  iban: string
  amountCents: number
  text: string
  currency?: string
}

const qr = ({ bic, name, iban, amountCents, text, currency = "EUR" }: QrCase) =>
  epcText({ name, iban, bic, cents: amountCents, currency, reference: text })

/** What a case gives, what the product makes of it. */
const runner =
  <Input>(run: (input: Input) => unknown) =>
  (input: unknown) =>
    run(input as Input)

const runners: Record<string, (input: unknown) => unknown> = {
  iban: runner((text: string) => isIban(normaliseIban(text))),
  bic: runner(isBic),
  siren: runner(isSiren),
  siret: runner(isSiret),
  vat_fr: runner(isVatNumber),
  invoice_total: runner(priced),
  holidays: runner(({ year, zone }: { year: number; zone?: string }) =>
    publicHolidays(year, zoneOf(zone)),
  ),
  working_days: runner(({ from, to, zone }: { from: Day; to: Day; zone?: string }) =>
    workingDays(from, to, zoneOf(zone)),
  ),
  due_date: runner(({ issue, terms }: { issue: Day; terms: PaymentTerms }) =>
    dueDateOf(issue, terms),
  ),
  late_fee: runner(late),
  vat_threshold: runner(standing),
  urssaf_micro: runner(micro),
  micro_ceiling: runner(ceiling),
  corporate_tax: runner(companyTax),
  vat_on_cash: runner(cashed),
  ca3: runner(boxes),
  numbering: runner(isBillNumber),
  mention: runner(firstMention),
  epc_qr: runner(qr),
  fec_name: runner(({ siren, closing }: { siren: string; closing: Day }) =>
    fecName(siren, closing),
  ),
  fec_amount: runner(fecAmount),
}

test.each(cases.vectors)("$id $note", ({ group, input, expected }) => {
  const run = runners[group]
  if (!run) throw new Error(`nothing runs the cases of “${group}”`)
  const answer = run(input)
  // A case names the figures that it is about, and no others.
  if (expected !== null && typeof expected === "object" && !Array.isArray(expected))
    expect(answer).toMatchObject(expected)
  else expect(answer).toEqual(expected)
})

test("every runner has cases", () => {
  const groups = new Set(cases.vectors.map(({ group }) => group))
  expect(Object.keys(runners).filter((group) => !groups.has(group))).toEqual([])
  expect(cases.vectors.length).toBeGreaterThanOrEqual(58)
})
