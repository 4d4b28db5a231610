import { describe, expect, it } from "vitest"
import { aBill, aLine } from "../../tests/frozen-bill"
import { situations } from "../../tests/situations"
import { crossIndustryInvoice } from "./cii"
import type { BillSnapshot } from "./snapshot"
import { universalBusinessLanguage } from "./ubl"

const ublOf = (changes: Partial<BillSnapshot> = {}) => universalBusinessLanguage(aBill(changes))

/** The texts of an element, wherever it stands. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(
    ([, text]) => text ?? "",
  )

/** The source of an element with all it holds. */
const within = (xml: string, name: string) =>
  new RegExp(`<${name}[ >].*?</${name}>`, "s").exec(xml)?.[0] ?? ""

const creditNote = {
  kind: "creditNote",
  number: "A-2026-0001",
  preceding: { number: "F-2026-0042", issueDate: "2026-11-02" },
} as const

describe("EN 16931 in UBL", () => {
  it("says the figures of the Cross Industry Invoice, in every situation", () => {
    const pairs = [
      ["ram:TaxBasisTotalAmount", "cbc:TaxExclusiveAmount"],
      ["ram:GrandTotalAmount", "cbc:TaxInclusiveAmount"],
      ["ram:DuePayableAmount", "cbc:PayableAmount"],
      ["ram:TotalPrepaidAmount", "cbc:PrepaidAmount"],
      ["ram:CalculatedAmount", "cac:TaxSubtotal"],
      ["ram:ChargeAmount", "cbc:PriceAmount"],
    ] as const
    for (const [name, changes] of Object.entries(situations)) {
      const cii = crossIndustryInvoice(aBill(changes))
      const ubl = ublOf(changes)
      for (const [there, here] of pairs)
        expect(
          here === "cac:TaxSubtotal" ? textsOf(ubl, "cbc:TaxAmount").slice(1) : textsOf(ubl, here),
          `${name}: ${here}`,
        ).toEqual(textsOf(cii, there))
      const lines = [...textsOf(cii, "ram:LineTotalAmount")]
      const total = lines.pop()
      expect(textsOf(ubl, "cbc:LineExtensionAmount"), name).toEqual([total, ...lines])
    }
  })

  it("BR-01, BR-02, BR-03, BR-04, BR-05: profile, number, date, kind, currency", () => {
    const xml = ublOf()
    expect(textsOf(xml, "cbc:CustomizationID")).toEqual(["urn:cen.eu:en16931:2017"])
    expect(textsOf(xml, "cbc:ID")[0]).toBe("F-2026-0042")
    expect(textsOf(xml, "cbc:IssueDate")).toEqual(["2026-11-21"])
    expect(textsOf(xml, "cbc:InvoiceTypeCode")).toEqual(["380"])
    expect(textsOf(xml, "cbc:DocumentCurrencyCode")).toEqual(["EUR"])
  })

  it("a credit note is a document of its own: lines, kind, due date, and the bill that it is about", () => {
    const xml = ublOf(creditNote)
    expect(xml).toMatch(/<CreditNote xmlns="[^"]+:CreditNote-2"/)
    expect(textsOf(xml, "cbc:CreditNoteTypeCode")).toEqual(["381"])
    expect(textsOf(xml, "cbc:CreditedQuantity")).toEqual(["1.5"])
    expect(textsOf(xml, "cbc:DueDate")).toEqual([])
    expect(textsOf(xml, "cbc:PaymentDueDate")).toEqual(["2026-12-21"])
    expect(within(xml, "cac:BillingReference")).toContain(
      "<cbc:ID>F-2026-0042</cbc:ID><cbc:IssueDate>2026-11-02</cbc:IssueDate>",
    )
    expect(xml).not.toContain("cac:PayeeFinancialAccount")
  })

  it("BR-E-02, BR-E-10: in franchise the SIREN stands for the VAT number, and the reason is told", () => {
    const xml = ublOf(situations.franchise)
    expect(within(within(xml, "cac:AccountingSupplierParty"), "cac:PartyTaxScheme")).toBe(
      "<cac:PartyTaxScheme><cbc:CompanyID>732829320</cbc:CompanyID>" +
        "<cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>",
    )
    expect(textsOf(xml, "cbc:TaxExemptionReasonCode")).toEqual(["VATEX-FR-FRANCHISE"])
    expect(textsOf(xml, "cbc:TaxExemptionReason")).toEqual([
      "TVA non applicable, article 293 B du CGI",
    ])
    expect(textsOf(xml, "cbc:DescriptionCode")).toEqual([])
  })

  it("BR-O-02, BR-O-05: outside the scope of VAT neither number nor rate is told", () => {
    const xml = ublOf(situations["what is outside the scope of VAT"])
    expect(xml).not.toContain("FR44732829320")
    expect(textsOf(xml, "cbc:Percent")).toEqual([])
  })

  it("BR-IC-12: goods for another country of the Union say where they went", () => {
    const delivery = within(
      ublOf(situations["goods for a business in the Union"]),
      "cac:DeliveryLocation",
    )
    expect(delivery).toContain("<cbc:IdentificationCode>DE</cbc:IdentificationCode>")
  })

  it("BR-CO-17, BR-42: discounts stand with their rate, base and amount, on lines and on the whole", () => {
    const xml = ublOf(situations["discounts on a line and on the whole"])
    const whole = xml.slice(0, xml.indexOf("<cac:TaxTotal>"))
    expect(textsOf(whole, "cbc:Amount")).toEqual(["74.25", "5.00"])
    expect(textsOf(whole, "cbc:BaseAmount")).toEqual(["742.50", "50.00"])
    expect(textsOf(whole, "cbc:MultiplierFactorNumeric")).toEqual(["10", "10"])
    expect(textsOf(within(xml, "cac:InvoiceLine"), "cbc:Amount")).toEqual(["82.50"])
    expect(textsOf(xml, "cbc:AllowanceTotalAmount")).toEqual(["79.25"])
  })

  it("BT-8: VAT falls due on payment of services, on delivery of goods, on the bill by option", () => {
    const point = (changes: Partial<BillSnapshot>) => textsOf(ublOf(changes), "cbc:DescriptionCode")
    expect(point({})).toEqual(["432"])
    expect(point({ lines: [aLine({ kind: "goods" })] })).toEqual(["35"])
    expect(point({ mentions: [{ key: "debits", text: "Option pour les débits" }] })).toEqual(["3"])
  })

  it("never has an empty element", () => {
    for (const changes of Object.values(situations))
      expect(ublOf(changes)).not.toMatch(/<([\w:]+)(?: [^>]*)?><\/\1>|\/>/)
  })
})

describe("BR-FR in UBL", () => {
  it("BR-FR-05, BR-FR-06: the three terms of payment stand once each, by their codes", () => {
    for (const xml of [ublOf(), ublOf({ mentions: [] })])
      for (const code of ["PMT", "PMD", "AAB"])
        expect(
          textsOf(xml, "cbc:Note").filter((text) => text.startsWith(`#${code}#`)),
        ).toHaveLength(1)
  })

  it("BR-FR-20: whom the bill is for stands last, and in full; no typed text passes for a coded note", () => {
    for (const [name, changes] of Object.entries(situations))
      expect(textsOf(ublOf(changes), "cbc:Note").at(-1), name).toMatch(/^#BAR#B2[BC](INT)?$/)
    const notes = textsOf(ublOf({ note: "#BAR#B2C et #PMT#rien" }), "cbc:Note")
    expect(notes.filter((text) => /#BAR#/.test(text))).toEqual(["#BAR#B2B"])
    expect(notes.filter((text) => /#PMT#/.test(text))).toHaveLength(1)
    expect(notes).toContain("# BAR#B2C et # PMT#rien")
  })

  it("BR-FR-08: the process says what is sold, and that deposits are deducted", () => {
    expect(textsOf(ublOf(), "cbc:ProfileID")).toEqual(["S1"])
    const final = ublOf(situations["a final bill that deducts deposits"])
    expect(textsOf(final, "cbc:ProfileID")).toEqual(["S4"])
    expect(final.match(/<cac:BillingReference>/g)).toHaveLength(2)
  })

  it("BR-FR-09 to BR-FR-13, BR-FR-21: both parties by SIREN, and where each receives bills", () => {
    const seller = within(ublOf(), "cac:AccountingSupplierParty")
    expect(seller).toContain('<cbc:EndpointID schemeID="0225">732829320</cbc:EndpointID>')
    expect(seller).toContain('<cbc:ID schemeID="0009">73282932000074</cbc:ID>')
    expect(seller).toContain('<cbc:CompanyID schemeID="0002">732829320</cbc:CompanyID>')
    const buyer = within(ublOf(), "cac:AccountingCustomerParty")
    expect(buyer).toContain('<cbc:EndpointID schemeID="0225">404833048</cbc:EndpointID>')
    expect(buyer).toContain('<cbc:CompanyID schemeID="0002">404833048</cbc:CompanyID>')
  })
})
