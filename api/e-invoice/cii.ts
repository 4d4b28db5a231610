import type { Address } from "#domain/address"
import { typeCodes } from "#domain/bill-kind"
import type { Day } from "#domain/day"
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

/**
 * The issued bill as Cross Industry Invoice, profile EN 16931 of Factur-X 1.09, with the French rules
 * BR-FR. The schema (D22B) fixes the order of everything.
 */
export function crossIndustryInvoice(issued: BillSnapshot): string {
  const bill = deductedAsInvoiced(issued)
  return xmlDocument("rsm:CrossIndustryInvoice", namespaces, [
    element("rsm:ExchangedDocumentContext", contextOf(bill)),
    element("rsm:ExchangedDocument", documentOf(bill)),
    element("rsm:SupplyChainTradeTransaction", [
      ...bill.lines.map((line, at) => lineOf(bill, line, at)),
      element("ram:ApplicableHeaderTradeAgreement", agreementOf(bill)),
      element("ram:ApplicableHeaderTradeDelivery", deliveryOf(bill)),
      element("ram:ApplicableHeaderTradeSettlement", settlementOf(bill)),
    ]),
  ])
}

const standard = "urn:un:unece:uncefact:data:standard"
const namespaces = {
  rsm: `${standard}:CrossIndustryInvoice:100`,
  ram: `${standard}:ReusableAggregateBusinessInformationEntity:100`,
  qdt: `${standard}:QualifiedDataType:100`,
  udt: `${standard}:UnqualifiedDataType:100`,
}

const contextOf = (bill: BillSnapshot) => [
  element(
    "ram:BusinessProcessSpecifiedDocumentContextParameter",
    element("ram:ID", processOf(bill)),
  ),
  element("ram:GuidelineSpecifiedDocumentContextParameter", element("ram:ID", guideline)),
]

const documentOf = (bill: BillSnapshot) => [
  element("ram:ID", bill.number),
  element("ram:TypeCode", typeCodes[bill.kind ?? "bill"]),
  element("ram:IssueDateTime", day(bill.issueDate)),
  ...[...furtherDeposits(bill), ...notesOf(bill)].map(([code, text]) =>
    element("ram:IncludedNote", [element("ram:Content", text), element("ram:SubjectCode", code)]),
  ),
]

function lineOf(bill: BillSnapshot, line: BillSnapshotLine, at: number): Xml | null {
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", element("ram:LineID", String(at + 1))),
    element("ram:SpecifiedTradeProduct", [
      element("ram:Name", line.serviceName),
      element("ram:Description", line.description),
    ]),
    element(
      "ram:SpecifiedLineTradeAgreement",
      element(
        "ram:NetPriceProductTradePrice",
        element("ram:ChargeAmount", priceInEuros(line.unitPriceHT)),
      ),
    ),
    element(
      "ram:SpecifiedLineTradeDelivery",
      element("ram:BilledQuantity", decimal(line.quantity), { unitCode: unitCodes[line.unit] }),
    ),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [
        element("ram:TypeCode", "VAT"),
        ...categoryAndRate(bill, { rate: line.vatRate, category: line.category }),
      ]),
      line.discount
        ? allowance({
            percent: line.discountRate ?? null,
            base: line.amountHT + line.discount,
            amount: line.discount,
          })
        : null,
      element(
        "ram:SpecifiedTradeSettlementLineMonetarySummation",
        element("ram:LineTotalAmount", amount(line.amountHT)),
      ),
    ]),
  ])
}

const agreementOf = (bill: BillSnapshot) => [
  element("ram:BuyerReference", bill.buyerReference ?? null),
  element("ram:SellerTradeParty", sellerOf(bill)),
  element("ram:BuyerTradeParty", buyerOf(bill)),
  element("ram:BuyerOrderReferencedDocument", element("ram:IssuerAssignedID", bill.purchaseOrder)),
  element(
    "ram:ContractReferencedDocument",
    element("ram:IssuerAssignedID", bill.contractReference ?? null),
  ),
]

function sellerOf({ seller, vat }: BillSnapshot) {
  // Outside the scope of VAT, the seller's number may not be told (BR-O-02).
  const isOutOfScope = vat.some(({ category }) => category === "O")
  return [
    element("ram:GlobalID", seller.siret, { schemeID: "0009" }),
    element("ram:Name", seller.name),
    element("ram:Description", legalFormOf(seller)),
    element("ram:SpecifiedLegalOrganization", [
      element("ram:ID", seller.siren, { schemeID: "0002" }),
      element("ram:TradingBusinessName", seller.commercialName),
    ]),
    element("ram:DefinedTradeContact", [
      element("ram:PersonName", seller.email || seller.phone ? seller.name : null),
      element("ram:TelephoneUniversalCommunication", element("ram:CompleteNumber", seller.phone)),
      element("ram:EmailURIUniversalCommunication", element("ram:URIID", seller.email)),
    ]),
    element("ram:PostalTradeAddress", addressOf(seller.address)),
    element(
      "ram:URIUniversalCommunication",
      element("ram:URIID", seller.siren, { schemeID: "0225" }),
    ),
    // Who has no VAT number is known to the tax office by the SIREN (BT-32, BR-E-02, BR-S-02).
    element(
      "ram:SpecifiedTaxRegistration",
      seller.vatNumber && !isOutOfScope
        ? element("ram:ID", seller.vatNumber, { schemeID: "VA" })
        : element("ram:ID", seller.siren, { schemeID: "FC" }),
    ),
  ]
}

function buyerOf(bill: BillSnapshot) {
  const { client } = bill
  const reached = electronicAddressOf(client)
  return [
    element("ram:GlobalID", client.siret ?? null, { schemeID: "0009" }),
    element("ram:Name", client.name),
    element(
      "ram:SpecifiedLegalOrganization",
      element("ram:ID", client.siren, { schemeID: "0002" }),
    ),
    element("ram:PostalTradeAddress", addressOf(client.address)),
    element(
      "ram:URIUniversalCommunication",
      reached && element("ram:URIID", reached.value, { schemeID: reached.scheme }),
    ),
    // Nor the buyer's, outside the scope of VAT (BR-O-02).
    element(
      "ram:SpecifiedTaxRegistration",
      bill.vat.some(({ category }) => category === "O")
        ? null
        : element("ram:ID", client.vatNumber, { schemeID: "VA" }),
    ),
  ]
}

const addressOf = ({ streetAddress, postalCode, city, country }: Address) => [
  element("ram:PostcodeCode", postalCode),
  element("ram:LineOne", streetAddress),
  element("ram:CityName", city),
  element("ram:CountryID", country),
]

/** Services are done at the end of their period, or on the day of the bill (BT-72). */
function deliveryOf(bill: BillSnapshot) {
  const { period, suppliedOn, issueDate } = bill
  const place = deliveredTo(bill)
  return [
    place &&
      element("ram:ShipToTradeParty", [
        element("ram:Name", place.name),
        element("ram:PostalTradeAddress", addressOf(place.address)),
      ]),
    element(
      "ram:ActualDeliverySupplyChainEvent",
      element("ram:OccurrenceDateTime", day(suppliedOn ?? period?.end ?? issueDate)),
    ),
  ]
}

function settlementOf(bill: WrittenBill) {
  const { period, currency } = bill
  return [
    element("ram:InvoiceCurrencyCode", currency),
    element("ram:SpecifiedTradeSettlementPaymentMeans", paymentMeansOf(bill)),
    ...bill.vat.map((group) => element("ram:ApplicableTradeTax", taxOf(bill, group))),
    element("ram:BillingSpecifiedPeriod", [
      element("ram:StartDateTime", day(period?.start ?? null)),
      element("ram:EndDateTime", day(period?.end ?? null)),
    ]),
    ...bill.vat.map((group) =>
      group.discount
        ? allowance({
            percent: bill.discountRate ?? null,
            base: group.base + group.discount + (group.deposited ?? 0),
            amount: group.discount,
            tax: element("ram:CategoryTradeTax", [
              element("ram:TypeCode", "VAT"),
              ...categoryAndRate(bill, group),
            ]),
          })
        : null,
    ),
    element("ram:SpecifiedTradePaymentTerms", element("ram:DueDateDateTime", day(bill.dueDate))),
    element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      element("ram:LineTotalAmount", amount(bill.totalHT + (bill.discount ?? 0))),
      bill.discount ? element("ram:AllowanceTotalAmount", amount(bill.discount)) : null,
      element("ram:TaxBasisTotalAmount", amount(bill.totalHT)),
      element("ram:TaxTotalAmount", amount(bill.totalVat), { currencyID: currency }),
      element("ram:GrandTotalAmount", amount(bill.totalTTC)),
      bill.prepaid ? element("ram:TotalPrepaidAmount", amount(bill.prepaid)) : null,
      element("ram:DuePayableAmount", amount(bill.totalTTC - (bill.prepaid ?? 0))),
    ]),
    ...referencesOf(bill).slice(0, 1).map(precedingOf),
  ]
}

/**
 * The bill that this one is about, or the deposits that it deducts (BT-25, BT-26; BR-FR-CO-04, BR-FR-CO-05).
 * Readers by the schema D16B take one: the others stand in a note.
 */
const referencesOf = ({ preceding, deposits = [] }: BillSnapshot) =>
  preceding ? [preceding] : deposits

function furtherDeposits(bill: BillSnapshot): [null, string][] {
  const others = referencesOf(bill).slice(1)
  if (others.length === 0) return []
  const named = others.map(({ number, issueDate }) => `${number} (${issueDate})`)
  return [[null, `Autres acomptes déduits : ${named.join(", ")}`]]
}

const precedingOf = ({ number, issueDate }: { number: string; issueDate: string }) =>
  element("ram:InvoiceReferencedDocument", [
    element("ram:IssuerAssignedID", number),
    element(
      "ram:FormattedIssueDateTime",
      element("qdt:DateTimeString", issueDate.replaceAll("-", ""), { format: "102" }),
    ),
  ])

/** A SEPA transfer to the account that the bill names, else left to the parties (UNTDID 4461). */
function paymentMeansOf({ kind, seller, currency }: BillSnapshot) {
  // Who is given back is not asked to pay into the seller's account.
  if (!seller.iban || kind === "creditNote") return [element("ram:TypeCode", "1")]
  return [
    element("ram:TypeCode", currency === "EUR" ? "58" : "30"),
    element("ram:PayeePartyCreditorFinancialAccount", [
      element("ram:IBANID", seller.iban),
      element("ram:AccountName", seller.name),
    ]),
    element("ram:PayeeSpecifiedCreditorFinancialInstitution", element("ram:BICID", seller.bic)),
  ]
}

/** A category, and its rate where it has one (BR-O-05). */
function categoryAndRate(bill: BillSnapshot, of: { rate: string; category?: VatCategory }) {
  const { code } = vatCategoryOf(bill, of)
  return [
    element("ram:CategoryCode", code),
    code === "O" ? null : element("ram:RateApplicablePercent", decimal(of.rate)),
  ]
}

/** A discount on a line (BG-27) or on the whole, rate by rate (BG-20). */
function allowance(given: {
  percent: string | null
  base: Cents
  amount: Cents
  tax?: Xml | null
}): Xml | null {
  return element("ram:SpecifiedTradeAllowanceCharge", [
    element("ram:ChargeIndicator", element("udt:Indicator", "false")),
    element("ram:CalculationPercent", given.percent && decimal(given.percent)),
    given.percent ? element("ram:BasisAmount", amount(given.base)) : null,
    element("ram:ActualAmount", amount(given.amount)),
    element("ram:ReasonCode", discountCode),
    element("ram:Reason", discountReason),
    given.tax ?? null,
  ])
}

function taxOf(bill: BillSnapshot, group: BillSnapshot["vat"][number]) {
  const { rate, base, tax } = group
  const { code, reason, reasonCode } = vatCategoryOf(bill, group)
  return [
    element("ram:CalculatedAmount", amount(tax)),
    element("ram:TypeCode", "VAT"),
    element("ram:ExemptionReason", reason),
    element("ram:BasisAmount", amount(base)),
    element("ram:CategoryCode", code),
    element("ram:ExemptionReasonCode", reasonCode),
    element("ram:DueDateTypeCode", vatPointOfRate(bill, group)),
    code === "O" ? null : element("ram:RateApplicablePercent", decimal(rate)),
  ]
}

const day = (value: Day | null) =>
  value && element("udt:DateTimeString", value.replaceAll("-", ""), { format: "102" })
