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

/** A Cross Industry Invoice, of whichever profile: Factur-X from MINIMUM on, ZUGFeRD 2. */
export function readCrossIndustryInvoice(root: XmlNode): EBill {
  const document = elementAt(root, "ExchangedDocument")
  const transaction = elementAt(root, "SupplyChainTradeTransaction")
  const seller = elementAt(transaction, "ApplicableHeaderTradeAgreement/SellerTradeParty")
  const settlement = elementAt(transaction, "ApplicableHeaderTradeSettlement")
  const totals = elementAt(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation")
  const currency = currencyOf(textAt(settlement, "InvoiceCurrencyCode"))
  const vatNumber = numberOf(seller, "SpecifiedTaxRegistration", "VA")
  const sum = (name: string) => centsOf(textAt(totals, name))
  return {
    kind: kindOf(textAt(document, "TypeCode")),
    number: textAt(document, "ID", 100),
    issueDate: dayOf(textAt(document, "IssueDateTime/DateTimeString")),
    dueDate: dayOf(textAt(settlement, "SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString")),
    currency,
    supplierName: textAt(seller, "Name"),
    supplierSiren: sirenOf(
      textAt(seller, "SpecifiedLegalOrganization/ID"),
      ...elementsOf(seller, "GlobalID").map((id) => lineOf(id)),
      vatNumber,
    ),
    supplierVatNumber: vatNumberOf(vatNumber),
    iban: ibanOf(
      textAt(
        settlement,
        "SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID",
      ),
    ),
    lines: elementsOf(transaction, "IncludedSupplyChainTradeLineItem").map(readLine),
    vat: elementsOf(settlement, "ApplicableTradeTax").map((tax) => ({
      category: textAt(tax, "CategoryCode", 3),
      rate: decimalOf(textAt(tax, "RateApplicablePercent")) ?? "0",
      base: centsOf(textAt(tax, "BasisAmount")) ?? 0,
      tax: centsOf(textAt(tax, "CalculatedAmount")) ?? 0,
    })),
    totalHT: sum("TaxBasisTotalAmount"),
    totalVat: vatIn(totals, currency),
    totalTTC: sum("GrandTotalAmount"),
    due: sum("DuePayableAmount"),
  }
}

/** The VAT in the bill's own currency: it may stand a second time in another (BT-111). */
function vatIn(totals: XmlNode | undefined, currency: string) {
  const amounts = elementsOf(totals, "TaxTotalAmount")
  const own = amounts.find(({ attributes }) => (attributes.currencyID ?? currency) === currency)
  return centsOf(lineOf(own)) ?? (amounts.length === 0 ? 0 : null)
}

function numberOf(party: XmlNode | undefined, name: string, scheme: string): string | null {
  const numbers = elementsOf(party, name).flatMap((each) => elementsOf(each, "ID"))
  return lineOf(numbers.find(({ attributes }) => attributes.schemeID === scheme))
}

function readLine(line: XmlNode): PurchaseLine {
  const settlement = elementAt(line, "SpecifiedLineTradeSettlement")
  return {
    name: textAt(line, "SpecifiedTradeProduct/Name"),
    description: textAt(line, "SpecifiedTradeProduct/Description", 2_000),
    quantity: decimalOf(textAt(line, "SpecifiedLineTradeDelivery/BilledQuantity")),
    unitPrice: decimalOf(
      textAt(line, "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount"),
    ),
    vatRate: decimalOf(textAt(settlement, "ApplicableTradeTax/RateApplicablePercent")),
    amountHT: centsOf(
      textAt(settlement, "SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),
    ),
  }
}
