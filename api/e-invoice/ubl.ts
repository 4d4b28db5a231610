import type { Address } from "#domain/address"
import { typeCodes } from "#domain/bill-kind"
import { electronicAddressOf } from "#domain/electronic-address"
import { type Cents, priceInEuros } from "#domain/money"
import type { VatCategory } from "#domain/vat-category"
import { deductedAsInvoiced, type WrittenBill } from "./deposits.rules"
import {
  amount,
  decimal,
  deliveredTo,
  discountCode,
  discountReason,
  guideline,
  legalFormOf,
  notesOf,
  processOf,
  unitCodes,
  vatCategoryOf,
  vatPointOfRate,
} from "./en16931.rules"
import type { BillSnapshot, BillSnapshotLine } from "./snapshot"
import { element, type Xml, xmlDocument } from "./xml"

/** What is written of a bill: its pictures are on the page only. */
type IssuedBill = Omit<BillSnapshot, "logo" | "signature">

/**
 * The issued bill as UBL 2.1, by EN 16931 with the French rules BR-FR: what its Cross Industry Invoice
 * says, in the other syntax that the law knows. A credit note is a document of its own there.
 */
export function universalBusinessLanguage(written: IssuedBill): string {
  const bill = deductedAsInvoiced({ ...written, logo: null, signature: null })
  const name = bill.kind === "creditNote" ? "CreditNote" : "Invoice"
  const namespaces = {
    "": `${schemas}:${name}-2`,
    cac: `${schemas}:CommonAggregateComponents-2`,
    cbc: `${schemas}:CommonBasicComponents-2`,
  }
  return xmlDocument(name, namespaces, [
    ...headOf(bill, name),
    ...(bill.preceding
      ? [bill.preceding, ...(bill.precedingDeposits ?? [])]
      : (bill.deposits ?? [])
    ).map(precedingOf),
    element("cac:ContractDocumentReference", element("cbc:ID", bill.contractReference ?? null)),
    element("cac:AccountingSupplierParty", element("cac:Party", sellerOf(bill))),
    element("cac:AccountingCustomerParty", element("cac:Party", buyerOf(bill))),
    element("cac:Delivery", deliveryOf(bill)),
    element("cac:PaymentMeans", paymentMeansOf(bill)),
    ...discountsOf(bill),
    element("cac:TaxTotal", [
      money("cbc:TaxAmount", bill.totalVat, bill),
      ...bill.vat.map((group) => element("cac:TaxSubtotal", taxOf(bill, group))),
    ]),
    element("cac:LegalMonetaryTotal", totalsOf(bill)),
    ...bill.lines.map((line, at) => lineOf(bill, line, at)),
  ])
}

const schemas = "urn:oasis:names:specification:ubl:schema:xsd"

function headOf(bill: BillSnapshot, name: "CreditNote" | "Invoice") {
  return [
    element("cbc:CustomizationID", guideline),
    element("cbc:ProfileID", processOf(bill)),
    element("cbc:ID", bill.number),
    element("cbc:IssueDate", bill.issueDate),
    // A credit note tells it with the means of payment.
    name === "Invoice" ? element("cbc:DueDate", bill.dueDate) : null,
    element(`cbc:${name}TypeCode`, typeCodes[bill.kind ?? "bill"]),
    ...notesOf(bill).map(([code, text]) =>
      element("cbc:Note", code ? `#${code}#${text}` : uncoded(text)),
    ),
    element("cbc:DocumentCurrencyCode", bill.currency),
    element("cbc:BuyerReference", bill.buyerReference ?? null),
    element("cac:InvoicePeriod", [
      element("cbc:StartDate", bill.period?.start ?? null),
      element("cbc:EndDate", bill.period?.end ?? null),
      element("cbc:DescriptionCode", taxPointOf(bill)),
    ]),
    element("cac:OrderReference", element("cbc:ID", bill.purchaseOrder)),
  ]
}

/** UBL has no place of its own for a note's code: what is typed like one is kept apart from its sign. */
const uncoded = (text: string) => text.replace(/#(?=[A-Z]{3}#)/g, "# ")

/** When VAT falls due (BT-8), by the codes that UBL has for it (UNTDID 2005). */
const taxPoints = { "5": "3", "29": "35", "72": "432" } as const

function taxPointOf(bill: BillSnapshot) {
  const points = bill.vat.flatMap((group) => vatPointOfRate(bill, group) ?? [])
  return points[0] ? taxPoints[points[0]] : null
}

/** The bill that this one is about, or a deposit that it deducts (BT-25, BT-26). */
const precedingOf = ({ number, issueDate }: { number: string; issueDate: string }) =>
  element(
    "cac:BillingReference",
    element("cac:InvoiceDocumentReference", [
      element("cbc:ID", number),
      element("cbc:IssueDate", issueDate),
    ]),
  )

const isOutOfScope = ({ vat }: BillSnapshot) => vat.some(({ category }) => category === "O")

function sellerOf(bill: BillSnapshot) {
  const { seller } = bill
  return [
    element("cbc:EndpointID", seller.siren, { schemeID: "0225" }),
    element("cac:PartyIdentification", element("cbc:ID", seller.siret, { schemeID: "0009" })),
    element("cac:PartyName", element("cbc:Name", seller.commercialName)),
    element("cac:PostalAddress", addressOf(seller.address)),
    // Outside the scope of VAT its number may not be told (BR-O-02); the SIREN stands for it (BT-32).
    seller.vatNumber && !isOutOfScope(bill)
      ? taxScheme(seller.vatNumber, "VAT")
      : taxScheme(seller.siren, "FC"),
    element("cac:PartyLegalEntity", [
      element("cbc:RegistrationName", seller.name),
      element("cbc:CompanyID", seller.siren, { schemeID: "0002" }),
      element("cbc:CompanyLegalForm", legalFormOf(seller)),
    ]),
    element("cac:Contact", [
      element("cbc:Name", seller.email || seller.phone ? seller.name : null),
      element("cbc:Telephone", seller.phone),
      element("cbc:ElectronicMail", seller.email),
    ]),
  ]
}

function buyerOf(bill: BillSnapshot) {
  const { client } = bill
  const reached = electronicAddressOf(client)
  return [
    reached && element("cbc:EndpointID", reached.value, { schemeID: reached.scheme }),
    element(
      "cac:PartyIdentification",
      element("cbc:ID", client.siret ?? null, { schemeID: "0009" }),
    ),
    element("cac:PostalAddress", addressOf(client.address)),
    client.vatNumber && !isOutOfScope(bill) ? taxScheme(client.vatNumber, "VAT") : null,
    element("cac:PartyLegalEntity", [
      element("cbc:RegistrationName", client.name),
      element("cbc:CompanyID", client.siren, { schemeID: "0002" }),
    ]),
  ]
}

const taxScheme = (number: string, scheme: "VAT" | "FC") =>
  element("cac:PartyTaxScheme", [
    element("cbc:CompanyID", number),
    element("cac:TaxScheme", element("cbc:ID", scheme)),
  ])

const addressOf = ({ streetAddress, postalCode, city, country }: Address) => [
  element("cbc:StreetName", streetAddress),
  element("cbc:CityName", city),
  element("cbc:PostalZone", postalCode),
  element("cac:Country", element("cbc:IdentificationCode", country)),
]

/** Services are done at the end of their period, or on the day of the bill (BT-72). */
function deliveryOf(bill: BillSnapshot) {
  const { period, suppliedOn, issueDate } = bill
  const place = deliveredTo(bill)
  return [
    element("cbc:ActualDeliveryDate", suppliedOn ?? period?.end ?? issueDate),
    place && element("cac:DeliveryLocation", element("cac:Address", addressOf(place.address))),
    place &&
      element("cac:DeliveryParty", element("cac:PartyName", element("cbc:Name", place.name))),
  ]
}

/** A SEPA transfer to the account that the bill names, else left to the parties (UNTDID 4461). */
function paymentMeansOf({ kind, seller, currency, dueDate }: BillSnapshot) {
  // Who is given back is not asked to pay into the seller's account.
  if (kind === "creditNote")
    return [element("cbc:PaymentMeansCode", "1"), element("cbc:PaymentDueDate", dueDate)]
  if (!seller.iban) return [element("cbc:PaymentMeansCode", "1")]
  return [
    element("cbc:PaymentMeansCode", currency === "EUR" ? "58" : "30"),
    element("cac:PayeeFinancialAccount", [
      element("cbc:ID", seller.iban),
      element("cbc:Name", seller.name),
      element("cac:FinancialInstitutionBranch", element("cbc:ID", seller.bic)),
    ]),
  ]
}

/** What is off the whole, rate by rate (BG-20). */
const discountsOf = (bill: WrittenBill) =>
  bill.vat.map((group) =>
    group.discount
      ? allowance(bill, {
          percent: bill.discountRate ?? null,
          base: group.base + group.discount + (group.deposited ?? 0),
          amount: group.discount,
          tax: element("cac:TaxCategory", categoryAndRate(bill, group)),
        })
      : null,
  )

const totalsOf = (bill: BillSnapshot) => [
  money("cbc:LineExtensionAmount", bill.totalHT + (bill.discount ?? 0), bill),
  money("cbc:TaxExclusiveAmount", bill.totalHT, bill),
  money("cbc:TaxInclusiveAmount", bill.totalTTC, bill),
  bill.discount ? money("cbc:AllowanceTotalAmount", bill.discount, bill) : null,
  bill.prepaid ? money("cbc:PrepaidAmount", bill.prepaid, bill) : null,
  money("cbc:PayableAmount", bill.totalTTC - (bill.prepaid ?? 0), bill),
]

function lineOf(bill: BillSnapshot, line: BillSnapshotLine, at: number): Xml | null {
  const [name, quantity] =
    bill.kind === "creditNote"
      ? (["CreditNoteLine", "CreditedQuantity"] as const)
      : (["InvoiceLine", "InvoicedQuantity"] as const)
  return element(`cac:${name}`, [
    element("cbc:ID", String(at + 1)),
    element(`cbc:${quantity}`, decimal(line.quantity), { unitCode: unitCodes[line.unit] }),
    money("cbc:LineExtensionAmount", line.amountHT, bill),
    line.discount
      ? allowance(bill, {
          percent: line.discountRate ?? null,
          base: line.amountHT + line.discount,
          amount: line.discount,
        })
      : null,
    element("cac:Item", [
      element("cbc:Description", line.description),
      element("cbc:Name", line.serviceName),
      element(
        "cac:ClassifiedTaxCategory",
        categoryAndRate(bill, { rate: line.vatRate, category: line.category }),
      ),
    ]),
    element(
      "cac:Price",
      element("cbc:PriceAmount", priceInEuros(line.unitPriceHT), { currencyID: bill.currency }),
    ),
  ])
}

/** A category, and its rate where it has one (BR-O-05). */
function categoryAndRate(
  bill: BillSnapshot,
  of: { rate: string; category?: VatCategory },
  why: readonly (Xml | null)[] = [],
) {
  const { code } = vatCategoryOf(bill, of)
  return [
    element("cbc:ID", code),
    code === "O" ? null : element("cbc:Percent", decimal(of.rate)),
    ...why,
    element("cac:TaxScheme", element("cbc:ID", "VAT")),
  ]
}

function allowance(
  bill: BillSnapshot,
  given: { percent: string | null; base: Cents; amount: Cents; tax?: Xml | null },
): Xml | null {
  return element("cac:AllowanceCharge", [
    element("cbc:ChargeIndicator", "false"),
    element("cbc:AllowanceChargeReasonCode", discountCode),
    element("cbc:AllowanceChargeReason", discountReason),
    element("cbc:MultiplierFactorNumeric", given.percent && decimal(given.percent)),
    money("cbc:Amount", given.amount, bill),
    given.percent ? money("cbc:BaseAmount", given.base, bill) : null,
    given.tax ?? null,
  ])
}

function taxOf(bill: BillSnapshot, group: BillSnapshot["vat"][number]) {
  const { reason, reasonCode } = vatCategoryOf(bill, group)
  const why = [
    element("cbc:TaxExemptionReasonCode", reasonCode),
    element("cbc:TaxExemptionReason", reason),
  ]
  return [
    money("cbc:TaxableAmount", group.base, bill),
    money("cbc:TaxAmount", group.tax, bill),
    element("cac:TaxCategory", categoryAndRate(bill, group, why)),
  ]
}

const money = (name: string, cents: Cents, { currency }: BillSnapshot) =>
  element(name, amount(cents), { currencyID: currency })
