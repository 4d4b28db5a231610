import { renderSVG } from "uqr"
import { linesOfAddress } from "#domain/address"
import { isOwed } from "#domain/bill-kind"
import { epcText } from "#domain/epc-qr"
import { formatIban } from "#domain/iban"
import { isCompany } from "#domain/legal-status"
import { usualPaper } from "#domain/paper"
import { formatPhone } from "#domain/phone"
import { formatSiren } from "#domain/siren"
import { suppliesOf } from "../e-invoice/en16931.rules"
import type { BillSeller, BillSnapshot } from "../e-invoice/snapshot"
import { type Wording, wordingIn } from "./document-wording"

/** What the template places: finished texts only, so that it neither computes nor decides. */
export function documentData(bill: BillSnapshot, options: { draft: boolean }) {
  const words = wordingIn(bill.language)
  const say = formatsOf(bill)
  const title = bill.quote ? words.quote : words.kinds[bill.kind ?? "bill"]
  return {
    language: bill.language,
    paper: bill.paper ?? usualPaper,
    title: options.draft ? `${title} (${words.draft.toLowerCase()})` : title,
    draft: options.draft ? words.draft.toUpperCase() : null,
    number: bill.number ?? "",
    author: bill.seller.name,
    facts: factsOf(bill, words, say),
    from: { title: words.from, ...sellerOf(bill, words, say) },
    to: { title: bill.quote ? words.offeredTo : words.to, ...clientOf(bill, words) },
    columns: columnsOf(bill, words),
    lines: bill.lines.map((line) => ({
      name: breakable(line.serviceName),
      description: breakable(line.description ?? ""),
      discount: line.discount
        ? words.lineDiscount(say.percent(line.discountRate ?? "0"), say.money(-line.discount))
        : "",
      quantity: quantityOf(line, words, say),
      price: say.money(line.unitPriceHT),
      vat: bill.includeVat ? say.percent(line.vatRate) : null,
      amount: say.money(line.amountHT),
      whole: rowsOf(line.description ?? "") <= wholeUpTo,
    })),
    totals: totalsOf(bill, words, say),
    payment: paymentOf(bill, words, say),
    acceptance: bill.quote ? words.acceptance : null,
    note: breakable(bill.note ?? ""),
    mentions: bill.mentions.map(({ text }) => text),
    page: words.page,
    footer: footerOf(bill.seller, words, say),
    signature: bill.includeSignature && bill.signature ? words.signature : null,
    logo: bill.includeLogo && bill.logo !== null,
  }
}

type Formats = ReturnType<typeof formatsOf>
type Pair = { label: string; value: string }

/** Amounts, rates and days as a paper in this language writes them. */
export function formatsOf({ language, currency }: Pick<BillSnapshot, "language" | "currency">) {
  const locale = language === "fr" ? "fr-FR" : "en-GB"
  const money = new Intl.NumberFormat(locale, { style: "currency", currency })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  return {
    // Exact up to 2^53 cents: Intl takes the decimal as text, never a rounded float.
    money: (cents: number) => money.format(decimalOf(cents)),
    number: (decimal: string) => number.format(decimal as Intl.StringNumericLiteral),
    percent: (rate: string) =>
      `${number.format(rate as Intl.StringNumericLiteral)}${language === "fr" ? "\u00a0" : ""}%`,
    day: (text: string) => {
      const said = day.format(new Date(`${text}T00:00:00Z`)).replaceAll(" ", "\u00a0")
      return language === "fr" ? said.replace(/^1(?!\d)/, "1er") : said
    },
  }
}

function decimalOf(cents: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  const sign = cents < 0 ? "-" : ""
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral
}

function factsOf(bill: BillSnapshot, words: Wording, say: Formats): Pair[] {
  const { period, preceding } = bill
  const concerned = preceding && words.of(preceding.number, say.day(preceding.issueDate))
  return pairs([
    [words.number, bill.number],
    [words.issued, bill.issueDate && say.day(bill.issueDate)],
    [words.validUntil, bill.quote ? say.day(bill.quote.validUntil) : null],
    [words.edition, bill.quote && bill.quote.edition > 1 ? String(bill.quote.edition) : null],
    [bill.kind === "correction" ? words.replaces : words.concerns, concerned ?? null],
    [words.due, isOwed(bill.kind ?? "bill") && bill.dueDate ? say.day(bill.dueDate) : null],
    [words.period, period && words.until(say.day(period.start), say.day(period.end))],
    [words.purchaseOrder, bill.purchaseOrder],
    [words.operation, words.operations[suppliesOf(bill)]],
  ])
}

function sellerOf({ seller, language }: BillSnapshot, words: Wording, say: Formats) {
  const address = linesOfAddress(seller.address, language)
  return {
    name: breakable(seller.commercialName ?? seller.name),
    lines: [
      ...(seller.commercialName && seller.commercialName !== seller.name ? [seller.name] : []),
      ...address,
      ...identityOf(seller, words, say),
      seller.siret ? `SIRET ${formatSiren(seller.siret)}` : "",
      seller.vatNumber ? `${words.vatNumber} ${seller.vatNumber}` : "",
      seller.email ?? "",
      seller.phone ? formatPhone(seller.phone) : "",
    ].filter(Boolean),
  }
}

/** Legal form and capital (C. com. R123-238), register or SIREN (R123-237). */
function identityOf(seller: BillSeller, words: Wording, say: Formats): string[] {
  const siren = formatSiren(seller.siren)
  const capital =
    seller.shareCapital === null ? "" : ` ${words.capital} ${say.money(seller.shareCapital)}`
  return [
    isCompany(seller.legalStatus) ? `${seller.legalStatus}${capital}` : "",
    seller.registerCity ? `RCS ${seller.registerCity} ${siren}` : `SIREN ${siren}`,
  ].filter(Boolean)
}

function clientOf({ client, language }: BillSnapshot, words: Wording) {
  return {
    name: breakable(client.name),
    lines: [
      ...linesOfAddress(client.address, language),
      client.siren ? `SIREN ${formatSiren(client.siren)}` : "",
      client.vatNumber ? `${words.vatNumber} ${client.vatNumber}` : "",
    ].filter(Boolean),
  }
}

function columnsOf({ includeVat }: BillSnapshot, words: Wording) {
  return {
    service: words.service,
    quantity: words.quantity,
    price: includeVat ? words.unitPrice : words.unitPriceBare,
    vat: includeVat ? words.vatRate : null,
    amount: includeVat ? words.amountHT : words.amount,
  }
}

function quantityOf(line: BillSnapshot["lines"][number], words: Wording, say: Formats): string {
  const [one, many] = words.units[line.unit]
  const count = Math.abs(Number(line.quantity))
  // French counts 1.5 as singular; English only exactly one.
  const singular = words.language === "fr" ? count < 2 : count === 1
  return [say.number(line.quantity), singular ? one : many].filter(Boolean).join("\u00a0")
}

function totalsOf(bill: BillSnapshot, words: Wording, say: Formats) {
  const { discount = 0, discountRate } = bill
  const sums = discount
    ? [
        { label: words.linesHT, value: say.money(bill.totalHT + discount) },
        {
          label: words.discount(discountRate ? say.percent(discountRate) : ""),
          value: say.money(-discount),
        },
      ]
    : []
  if (bill.deposits) return afterDeposits(bill, words, say, sums)
  if (!bill.includeVat)
    return {
      rows: sums,
      total: {
        label: bill.quote ? words.totalOffered : words.totalBare,
        value: say.money(bill.totalTTC),
      },
    }
  const rates = ratesOf(bill, words, say)
  return {
    rows: [...sums, { label: words.totalHT, value: say.money(bill.totalHT) }, ...rates],
    total: { label: words.totalTTC, value: say.money(bill.totalTTC) },
  }
}

const ratesOf = (bill: BillSnapshot, words: Wording, say: Formats): Pair[] =>
  bill.vat.map(({ rate, base, tax }) => ({
    label: words.vatOn(say.percent(rate), say.money(base)),
    value: say.money(tax),
  }))

/** The whole, then each deposit with its VAT, then what is left to pay. */
function afterDeposits(bill: BillSnapshot, words: Wording, say: Formats, sums: Pair[]) {
  const { deposits = [], prepaid = 0, includeVat } = bill
  const whole = includeVat
    ? [
        { label: words.totalHT, value: say.money(bill.totalHT) },
        ...ratesOf(bill, words, say),
        { label: words.totalTTC, value: say.money(bill.totalTTC) },
      ]
    : [{ label: words.totalBare, value: say.money(bill.totalTTC) }]
  const taken = deposits.map(({ number, issueDate, totalVat, totalTTC }) => ({
    label: words.deposit(
      words.of(number, say.day(issueDate)),
      includeVat ? say.money(totalVat) : null,
    ),
    value: say.money(-totalTTC),
  }))
  return {
    rows: [...sums, ...whole, ...taken],
    total: { label: words.leftToPay, value: say.money(bill.totalTTC - prepaid) },
  }
}

/**
 * The QR code that fills in the transfer (EPC069-12), as a drawing. A draft asks for nothing yet, and what
 * a correction asks for depends on what was paid before it.
 */
function codeOf(bill: BillSnapshot): string | null {
  if (!bill.number || bill.quote || !["bill", "deposit"].includes(bill.kind ?? "bill")) return null
  const { name, iban, bic } = bill.seller
  const cents = bill.totalTTC - (bill.prepaid ?? 0)
  const text = epcText({ name, iban, bic, cents, currency: bill.currency, reference: bill.number })
  return text && renderSVG(text, { ecc: "M", border: 0 })
}

function paymentOf(bill: BillSnapshot, words: Wording, say: Formats) {
  const { kind, seller, dueDate, paymentTerms } = bill
  const title = words.payment
  if (bill.quote)
    return { title, terms: offeredTerms(bill.quote, words, say), bank: [], code: null, scan: "" }
  if (!isOwed(kind ?? "bill"))
    return { title, terms: words.givenBack, bank: [], code: null, scan: "" }
  const agreed = paymentTerms ? ` (${words.terms[paymentTerms]()})` : ""
  return {
    title,
    terms: dueDate ? words.paymentBy(say.day(dueDate)) + agreed : "",
    code: codeOf(bill),
    scan: words.scan,
    bank: seller.iban
      ? pairs([
          [words.holder, seller.name],
          [words.bank, seller.bankName],
          ["IBAN", formatIban(seller.iban)],
          ["BIC", seller.bic],
        ])
      : [],
  }
}

/** What is asked when a quote is accepted, and when the rest is to be paid. */
function offeredTerms(
  { depositRate, paymentDays, paymentTerms }: NonNullable<BillSnapshot["quote"]>,
  words: Wording,
  say: Formats,
): string {
  const rest = words.terms[paymentTerms](paymentDays)
  if (depositRate) return `${words.depositAsked(say.percent(depositRate))} ${rest}`
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Who issued the bill, at the foot of each page, so that a loose sheet still says whose it is. */
function footerOf(seller: BillSeller, words: Wording, say: Formats): string {
  return [seller.name, identityOf(seller, words, say).join(", ")].join(" – ")
}

/** A line is never cut, unless its description alone would not fit a page. */
const wholeUpTo = 40

const rowsOf = (text: string): number =>
  text.split("\n").reduce((rows, part) => rows + 1 + Math.floor(part.length / 50), 0)

/** Lets a word too long for its column go over the line, at places that print nothing. */
function breakable(text: string): string {
  return text.replace(/\S{31,}/gu, (word) => word.replace(/(.{15})(?=.)/gu, "$1\u200b"))
}

function pairs(all: [string, string | null][]): Pair[] {
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
