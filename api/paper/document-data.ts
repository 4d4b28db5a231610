import { encode } from "uqr"
import { linesOfAddress } from "#domain/address"
import { isOwed } from "#domain/bill-kind"
import { epcText } from "#domain/epc-qr"
import { formatIban } from "#domain/iban"
import { isCompany } from "#domain/legal-status"
import { usualPaper } from "#domain/paper"
import { formatPhone } from "#domain/phone"
import { formatSiren } from "#domain/siren"
import { deductedAsInvoiced, isPrepaid } from "../e-invoice/deposits.rules"
import { suppliesOf } from "../e-invoice/en16931.rules"
import type {
  BillSeller,
  BillSnapshot,
  DocumentSnapshot,
  QuoteSnapshot,
} from "../e-invoice/snapshot"
import { type Wording, wordingIn } from "./document-wording"

/** What one paper of sales may say: a quote leaves out what only bills say, and a bill what only quotes do. */
type Printed = DocumentSnapshot &
  Partial<Omit<BillSnapshot, keyof DocumentSnapshot>> &
  Partial<Omit<QuoteSnapshot, keyof DocumentSnapshot>>

/** What the template places: finished texts only, so that it neither computes nor decides. */
export function documentData(bill: Printed, options: { draft: boolean }) {
  const texts = wordingIn(bill.language)
  const say = formatsOf(bill)
  let sum = 0
  const reached = bill.lines.map(({ amountHT }) => {
    sum += amountHT
    return sum
  })
  const title = bill.quote ? texts.quote : texts.kinds[bill.kind ?? "bill"]
  return {
    language: bill.language,
    paper: bill.paper ?? usualPaper,
    title: options.draft ? `${title} (${texts.draft.toLowerCase()})` : title,
    draft: options.draft ? texts.draft.toUpperCase() : null,
    number: bill.number ?? "",
    author: bill.seller.name,
    facts: factsOf(bill, texts, say),
    head: headOf(bill, title),
    carried: texts.carried,
    from: { title: texts.from, ...sellerOf(bill, texts, say) },
    to: { title: bill.quote ? texts.offeredTo : texts.to, ...clientOf(bill, texts) },
    delivered: deliveredOf(bill, texts),
    columns: columnsOf(bill, texts),
    lines: bill.lines.map((line, at) => ({
      name: typed(line.serviceName, bill),
      description: typed(line.description ?? "", bill),
      reached: say.money(reached[at] ?? 0),
      discount: line.discount
        ? texts.lineDiscount(say.percent(line.discountRate ?? "0"), say.money(-line.discount))
        : "",
      quantity: quantityOf(line, texts, say),
      price: say.price(line.unitPriceHT),
      vat: bill.includeVat
        ? `${say.percent(line.vatRate)}${isToldApart(bill, line.vatRate) ? ` ${line.category ?? ""}` : ""}`
        : null,
      amount: say.money(line.amountHT),
      whole: rowsOf(line.description ?? "") <= wholeUpTo,
    })),
    totals: totalsOf(bill, texts, say),
    payment: paymentOf(bill, texts, say),
    acceptance: bill.quote ? texts.acceptance : null,
    note: typed(
      [bill.reason && texts.reason(bill.reason), bill.exemption, bill.note]
        .filter(Boolean)
        .join("\n"),
      bill,
    ),
    mentions: bill.mentions.map(({ text }) => text),
    page: texts.page,
    footer: footerOf(bill.seller, texts, say),
    signature: bill.includeSignature && bill.signature ? texts.signature : null,
    logo: bill.includeLogo && bill.logo !== null,
  }
}

type Formats = ReturnType<typeof formatsOf>
type Pair = { label: string; value: string }

/** Amounts, rates and days as a paper in this language writes them. */
export function formatsOf({ language, currency }: Pick<DocumentSnapshot, "language" | "currency">) {
  const locale = language === "fr" ? "fr-FR" : "en-GB"
  const money = new Intl.NumberFormat(locale, { style: "currency", currency })
  const price = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  return {
    // Exact up to 2^53 cents: Intl takes the decimal as text, never a rounded float.
    money: (cents: number) => signed(money.format(decimalOf(cents))),
    price: (cents: number) => signed(price.format(cents / 100)),
    number: (decimal: string) => signed(number.format(decimal as Intl.StringNumericLiteral)),
    percent: (rate: string) =>
      `${number.format(rate as Intl.StringNumericLiteral)}${language === "fr" ? "\u00a0" : ""}%`,
    day: (text: string) => {
      const said = day.format(new Date(`${text}T00:00:00Z`)).replaceAll(" ", "\u00a0")
      return language === "fr" ? said.replace(/^1(?!\d)/, "1er") : said
    },
  }
}

/** What is below zero bears the sign of a subtraction (U+2212), and no hyphen. */
const signed = (text: string) => text.replace("-", "\u2212")

function decimalOf(cents: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  const sign = cents < 0 ? "-" : ""
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral
}

function factsOf(bill: Printed, texts: Wording, say: Formats): Pair[] {
  const { period, preceding } = bill
  const concerned =
    preceding &&
    [preceding, ...(bill.precedingDeposits ?? [])]
      .map(({ number, issueDate }) => texts.of(number, say.day(issueDate)))
      .join(", ")
  return pairs([
    [texts.number, bill.number],
    [texts.issued, bill.issueDate && say.day(bill.issueDate)],
    [texts.validUntil, bill.quote ? say.day(bill.quote.validUntil) : null],
    [texts.edition, bill.quote && bill.quote.edition > 1 ? String(bill.quote.edition) : null],
    [bill.kind === "correction" ? texts.replaces : texts.concerns, concerned ?? null],
    [texts.due, isOwed(bill.kind ?? "bill") && bill.dueDate ? say.day(bill.dueDate) : null],
    [texts.period, period ? texts.until(say.day(period.start), say.day(period.end)) : null],
    [texts.suppliedOn, bill.suppliedOn ? say.day(bill.suppliedOn) : null],
    [texts.purchaseOrder, bill.purchaseOrder ?? null],
    [texts.contractReference, bill.contractReference ?? null],
    [texts.buyerReference, bill.buyerReference ?? null],
    [texts.operation, texts.operations[suppliesOf(bill)]],
  ])
}

/** What each page after the first begins with. */
const headOf = ({ number, client }: Printed, title: string): string =>
  [[title, number].filter(Boolean).join("\u00a0"), breakable(client.name)].join(" – ")

/** By the name that heads the paper, or beside a logo; the name in business stands there too, where it is another. */
function sellerOf(bill: Printed, texts: Wording, say: Formats) {
  const { seller, language } = bill
  const address = linesOfAddress(seller.address, language)
  const known = seller.commercialName ?? seller.name
  const isHeaded = bill.paper?.template === "banner" || !(bill.includeLogo && bill.logo)
  return {
    head: breakable(known),
    name: isHeaded ? "" : breakable(known),
    lines: [
      ...(known !== seller.name ? [breakable(seller.name)] : []),
      ...address,
      ...identityOf(seller, texts, say),
      seller.siret ? `SIRET ${formatSiren(seller.siret)}` : "",
      seller.vatNumber ? `${texts.vatNumber} ${seller.vatNumber}` : "",
      breakable(seller.email ?? ""),
      seller.phone ? formatPhone(seller.phone, bill.client.address.country) : "",
    ].filter(Boolean),
  }
}

/** Legal form and capital (C. com. R123-238), register or SIREN (R123-237). */
function identityOf(seller: BillSeller, texts: Wording, say: Formats): string[] {
  const siren = formatSiren(seller.siren)
  const capital =
    seller.shareCapital === null ? "" : ` ${texts.capital} ${say.money(seller.shareCapital)}`
  return [
    isCompany(seller.legalStatus) ? `${seller.legalStatus}${capital}` : "",
    seller.registerCity ? `RCS ${seller.registerCity} ${siren}` : `SIREN ${siren}`,
  ].filter(Boolean)
}

function clientOf({ client, language }: Printed, texts: Wording) {
  return {
    name: breakable(client.name),
    lines: [
      ...linesOfAddress(client.address, language),
      client.siren ? `SIREN ${formatSiren(client.siren)}` : "",
      client.siret ? `SIRET ${formatSiren(client.siret)}` : "",
      client.vatNumber ? `${texts.vatNumber} ${client.vatNumber}` : "",
    ].filter(Boolean),
  }
}

/** Where goods are brought, if elsewhere than to the client (242 nonies A, I-7° bis). */
function deliveredOf({ delivery, client, language }: Printed, texts: Wording) {
  if (!delivery) return null
  return {
    title: texts.deliveredTo,
    name: breakable(delivery.name ?? client.name),
    lines: linesOfAddress(delivery.address, language),
  }
}

function columnsOf({ includeVat }: Printed, texts: Wording) {
  return {
    service: texts.service,
    quantity: texts.quantity,
    price: includeVat ? texts.unitPrice : texts.unitPriceBare,
    vat: includeVat ? texts.vatRate : null,
    amount: includeVat ? texts.amountHT : texts.amount,
  }
}

function quantityOf(line: DocumentSnapshot["lines"][number], texts: Wording, say: Formats): string {
  const [one, many] = texts.units[line.unit]
  const count = Math.abs(Number(line.quantity))
  // French counts 1.5 as singular; English only exactly one.
  const singular = texts.language === "fr" ? count < 2 : count === 1
  return [say.number(line.quantity), singular ? one : many].filter(Boolean).join("\u00a0")
}

function totalsOf(bill: Printed, texts: Wording, say: Formats) {
  const { discount = 0, discountRate } = bill
  const sums = discount
    ? [
        { label: texts.linesHT, value: say.money(bill.totalHT + discount) },
        {
          label: texts.discount(discountRate ? say.percent(discountRate) : ""),
          value: say.money(-discount),
        },
      ]
    : []
  if (bill.deposits) return afterDeposits(bill, texts, say, sums)
  if (!bill.includeVat)
    return {
      rows: sums,
      total: {
        label: bill.quote ? texts.totalOffered : texts.totalBare,
        value: say.money(bill.totalTTC),
      },
    }
  const rates = ratesOf(bill, texts, say)
  return {
    rows: [...sums, { label: texts.totalHT, value: say.money(bill.totalHT) }, ...rates],
    total: { label: texts.totalTTC, value: say.money(bill.totalTTC) },
  }
}

const ratesOf = (bill: Pick<Printed, "vat">, texts: Wording, say: Formats): Pair[] =>
  bill.vat.map(({ rate, category, base, tax }) => ({
    label: texts.vatOn(
      category && isToldApart(bill, rate)
        ? `${say.percent(rate)} ${category} (${texts.vatKinds[category]})`
        : say.percent(rate),
      say.money(base),
    ),
    value: say.money(tax),
  }))

/** Whether one rate is of several categories: at none, each line is untaxed for a reason of its own. */
const isToldApart = ({ vat }: Pick<Printed, "vat">, rate: string): boolean =>
  vat.filter((group) => Number(group.rate) === Number(rate)).length > 1

/**
 * The whole less the deposits that are deducted as they were invoiced, as the XML has it; then those that were
 * paid, with their VAT; then what is left to pay.
 */
function afterDeposits(bill: Printed, texts: Wording, say: Formats, sums: Pair[]) {
  const { deposits = [], prepaid = 0, includeVat } = bill
  const invoiced = deposits.filter((one) => !isPrepaid(one))
  const written = deductedAsInvoiced(bill)
  const before = invoiced.length
    ? [
        { label: texts.beforeDeposits, value: say.money(bill.totalHT) },
        ...invoiced.map(({ number, issueDate, totalHT }) => ({
          label: texts.depositInvoiced(texts.of(number, say.day(issueDate))),
          value: say.money(-totalHT),
        })),
      ]
    : []
  const whole = includeVat
    ? [
        { label: texts.totalHT, value: say.money(written.totalHT) },
        ...ratesOf(written, texts, say),
        { label: texts.totalTTC, value: say.money(written.totalTTC) },
      ]
    : [{ label: texts.totalBare, value: say.money(written.totalTTC) }]
  const taken = deposits.filter(isPrepaid).map(({ number, issueDate, totalVat, totalTTC }) => ({
    label: texts.deposit(
      texts.of(number, say.day(issueDate)),
      includeVat ? say.money(totalVat) : null,
    ),
    value: say.money(-totalTTC),
  }))
  const paid = deposits.reduce((sum, one) => sum + (one.paid ?? 0), 0)
  return {
    rows: [
      ...sums,
      ...before,
      ...whole,
      ...taken,
      ...(paid > 0 ? [{ label: texts.depositsPaid, value: say.money(paid) }] : []),
      ...(includeVat ? vatLeft(bill, texts, say) : []),
    ],
    total: { label: texts.leftToPay, value: say.money(bill.totalTTC - prepaid) },
  }
}

/** VAT that the deposits did not say yet, by rate; of old bills, whose deposits' rates were not kept, nothing. */
function vatLeft({ vat, deposits = [] }: Printed, texts: Wording, say: Formats): Pair[] {
  if (deposits.some((one) => !one.vat)) return []
  const said = deposits.flatMap((one) => one.vat ?? [])
  return vat
    .filter(({ tax }) => tax > 0)
    .map(({ rate, tax }) => ({
      label: texts.vatLeft(say.percent(rate)),
      value: say.money(
        said.reduce(
          (left, one) => (Number(one.rate) === Number(rate) ? left - one.tax : left),
          tax,
        ),
      ),
    }))
}

/**
 * The QR code that fills in the transfer (EPC069-12), as a drawing. A draft asks for nothing yet, and what
 * a correction asks for depends on what was paid before it.
 */
function codeOf(bill: Printed): string | null {
  if (!bill.number || bill.quote || !["bill", "deposit"].includes(bill.kind ?? "bill")) return null
  const { name, iban, bic } = bill.seller
  const cents = bill.totalTTC - (bill.prepaid ?? 0)
  const text = epcText({ name, iban, bic, cents, currency: bill.currency, reference: bill.number })
  return text && drawnCode(text)
}

/** Each run of dark squares as one line of a single path: a third of the bytes of a square each. */
function drawnCode(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 0 })
  const runs = data.flatMap((row, y) => {
    const signs = row.map((dark) => (dark ? "x" : " ")).join("")
    return [...signs.matchAll(/x+/g)].map((run) => `M${run.index} ${y}.5h${run[0].length}`)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path stroke="#000" d="${runs.join("")}"/></svg>`
}

function paymentOf(bill: Printed, texts: Wording, say: Formats) {
  const { kind, seller, dueDate, paymentTerms } = bill
  const title = texts.payment
  if (bill.quote)
    return { title, terms: offeredTerms(bill.quote, texts, say), bank: [], code: null, scan: "" }
  if (!isOwed(kind ?? "bill"))
    return { title, terms: texts.givenBack, bank: [], code: null, scan: "" }
  const agreed = paymentTerms ? ` (${texts.terms[paymentTerms]()})` : ""
  return {
    title,
    terms: dueDate ? texts.paymentBy(say.day(dueDate)) + agreed : "",
    code: codeOf(bill),
    scan: texts.scan,
    bank: seller.iban
      ? pairs([
          [texts.bank, seller.bankName],
          ["IBAN", formatIban(seller.iban)],
          ["BIC", seller.bic],
        ])
      : [],
  }
}

/** What is asked when a quote is accepted, and when the rest is to be paid. */
function offeredTerms(
  { depositRate, paymentDays, paymentTerms }: QuoteSnapshot["quote"],
  texts: Wording,
  say: Formats,
): string {
  const rest = texts.terms[paymentTerms](paymentDays)
  if (depositRate) return `${texts.depositAsked(say.percent(depositRate))} ${rest}`
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Who issued the bill, at the foot of each page, so that a loose sheet still says whose it is. */
function footerOf(seller: BillSeller, texts: Wording, say: Formats): string {
  return [seller.name, identityOf(seller, texts, say).join(", ")].join(" – ")
}

/** A line is never cut, unless its description alone would not fit a page. */
const wholeUpTo = 40

const rowsOf = (text: string): number =>
  text.split("\n").reduce((rows, part) => rows + 1 + Math.floor(part.length / 50), 0)

/**
 * What people typed, as its language sets it: in French a space inside quotation marks and before ; : ! ? is none to
 * break a line at. Spaces that were not typed are not added.
 */
function typed(text: string, { language }: Pick<DocumentSnapshot, "language">): string {
  if (language !== "fr") return breakable(text)
  return breakable(
    text
      .replace(/ ([;!?])/g, "\u202f$1")
      .replace(/ :/g, "\u00a0:")
      .replace(/« /g, "«\u00a0")
      .replace(/ »/g, "\u00a0»"),
  )
}

/** Lets a word too long for its column go over the line, at places that print nothing. */
function breakable(text: string): string {
  return text.replace(/\S{31,}/gu, (word) => word.replace(/(.{15})(?=.)/gu, "$1\u200b"))
}

function pairs(all: [string, string | null][]): Pair[] {
  return all.flatMap(([label, value]) => (value ? [{ label, value: breakable(value) }] : []))
}
