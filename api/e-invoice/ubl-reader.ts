import type { PurchaseLine } from "#contract/purchases"
import {
  centsOf,
  currencyOf,
  dayOf,
  decimalOf,
  type EBill,
  ibanOf,
  kindOf,
  sirenOf,
  vatNumberOf,
} from "./e-bill"
import { elementAt, elementsOf, lineOf, textAt, type XmlNode } from "./xml-tree"

/** A UBL 2 Invoice, or CreditNote. */
export function readUniversalBusinessLanguage(root: XmlNode): EBill {
  const name = root.name === "CreditNote" ? "CreditNote" : "Invoice"
  const seller = elementAt(root, "AccountingSupplierParty/Party")
  const totals = elementAt(root, "LegalMonetaryTotal")
  const currency = currencyOf(textAt(root, "DocumentCurrencyCode"))
  const tax = taxIn(root, currency)
  const vatNumber = vatNumberIn(seller)
  return {
    kind: name === "CreditNote" ? "creditNote" : kindOf(textAt(root, "InvoiceTypeCode")),
    number: textAt(root, "ID", 100),
    issueDate: dayOf(textAt(root, "IssueDate")),
    dueDate: dayOf(textAt(root, "DueDate") ?? textAt(root, "PaymentMeans/PaymentDueDate")),
    currency,
    supplierName:
      textAt(seller, "PartyLegalEntity/RegistrationName") ?? textAt(seller, "PartyName/Name"),
    supplierSiren: sirenOf(
      textAt(seller, "PartyLegalEntity/CompanyID"),
      ...elementsOf(seller, "PartyIdentification").map((one) => textAt(one, "ID")),
      vatNumber,
    ),
    supplierVatNumber: vatNumberOf(vatNumber),
    iban: ibanOf(textAt(root, "PaymentMeans/PayeeFinancialAccount/ID")),
    lines: elementsOf(root, `${name}Line`).map(readLine),
    vat: elementsOf(tax, "TaxSubtotal").map((group) => ({
      category: textAt(group, "TaxCategory/ID", 3),
      rate: decimalOf(textAt(group, "TaxCategory/Percent")) ?? "0",
      base: centsOf(textAt(group, "TaxableAmount")) ?? 0,
      tax: centsOf(textAt(group, "TaxAmount")) ?? 0,
    })),
    totalHT: centsOf(textAt(totals, "TaxExclusiveAmount")),
    totalVat: tax ? centsOf(textAt(tax, "TaxAmount")) : 0,
    totalTTC: centsOf(textAt(totals, "TaxInclusiveAmount")),
    due: centsOf(textAt(totals, "PayableAmount")),
  }
}

/** The VAT in the bill's own currency: it may stand a second time in another (BT-111). */
function taxIn(root: XmlNode, currency: string): XmlNode | undefined {
  return elementsOf(root, "TaxTotal").find(
    (total) => (elementAt(total, "TaxAmount")?.attributes.currencyID ?? currency) === currency,
  )
}

function vatNumberIn(seller: XmlNode | undefined): string | null {
  const schemes = elementsOf(seller, "PartyTaxScheme")
  const vat = schemes.find((scheme) => textAt(scheme, "TaxScheme/ID")?.toUpperCase() === "VAT")
  return lineOf(elementAt(vat, "CompanyID"))
}

function readLine(line: XmlNode): PurchaseLine {
  return {
    name: textAt(line, "Item/Name"),
    description: textAt(line, "Item/Description", 2_000),
    quantity: decimalOf(textAt(line, "InvoicedQuantity") ?? textAt(line, "CreditedQuantity")),
    unitPrice: decimalOf(textAt(line, "Price/PriceAmount")),
    vatRate: decimalOf(textAt(line, "Item/ClassifiedTaxCategory/Percent")),
    amountHT: centsOf(textAt(line, "LineExtensionAmount")),
  }
}
