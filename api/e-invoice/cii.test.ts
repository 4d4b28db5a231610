import { describe, expect, it } from "vitest"
import { aBill, aLine } from "../../tests/frozen-bill"
import { crossIndustryInvoice } from "./cii"
import type { BillSnapshot } from "./snapshot"

/** The texts of an element, wherever it stands. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(
    ([, text]) => text,
  )

const one = (xml: string, name: string) => {
  const texts = textsOf(xml, name)
  expect(texts, name).toHaveLength(1)
  return texts[0] ?? ""
}

/** The source of an element with all it holds. */
const within = (xml: string, name: string) =>
  new RegExp(`<${name}[ >].*?</${name}>`, "s").exec(xml)?.[0] ?? ""

const xmlOf = (changes: Partial<BillSnapshot> = {}) => crossIndustryInvoice(aBill(changes))

const franchise: Partial<BillSnapshot> = {
  seller: { ...aBill().seller, vatNumber: null },
  lines: [aLine({ vatRate: "0.00" })],
  vat: [{ rate: "0.00", base: 82_500, tax: 0 }],
  totalHT: 82_500,
  totalVat: 0,
  totalTTC: 82_500,
  includeVat: false,
  mentions: [{ key: "franchise", text: "TVA non applicable, article 293 B du CGI" }],
}

describe("EN 16931", () => {
  it("BR-01, BR-02, BR-03, BR-04, BR-05: profile, number, date, kind, currency", () => {
    const xml = xmlOf()
    expect(xml).toContain("<ram:ID>urn:cen.eu:en16931:2017</ram:ID>")
    expect(within(xml, "rsm:ExchangedDocument")).toContain("<ram:ID>F-2026-0042</ram:ID>")
    expect(xml).toContain('<udt:DateTimeString format="102">20261121</udt:DateTimeString>')
    expect(textsOf(xml, "ram:TypeCode")[0]).toBe("380")
    expect(one(xml, "ram:InvoiceCurrencyCode")).toBe("EUR")
  })

  it("BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15, BR-CO-16: the totals are the sums of their parts", () => {
    const lines = [
      aLine(),
      aLine({ quantity: "3.0000", unitPriceHT: 3_333, amountHT: 9_999, vatRate: "10.00" }),
    ]
    const xml = xmlOf({
      lines,
      vat: [
        { rate: "20.00", base: 82_500, tax: 16_500 },
        { rate: "10.00", base: 9_999, tax: 1_000 },
      ],
      totalHT: 92_499,
      totalVat: 17_500,
      totalTTC: 109_999,
    })
    const cents = (name: string) => textsOf(xml, name).map((text) => Math.round(Number(text) * 100))
    const [first = 0, second = 0, total = 0] = cents("ram:LineTotalAmount")
    expect(first + second).toBe(total)
    expect(cents("ram:TaxBasisTotalAmount")).toEqual([total])
    const [tax = 0, other = 0] = cents("ram:CalculatedAmount")
    expect(cents("ram:TaxTotalAmount")).toEqual([tax + other])
    expect(cents("ram:GrandTotalAmount")).toEqual([total + tax + other])
    expect(cents("ram:DuePayableAmount")).toEqual(cents("ram:GrandTotalAmount"))
  })

  it("BR-S-02, BR-S-08: a rate has one breakdown, and the seller a VAT number", () => {
    const xml = xmlOf()
    expect(xml).toContain('<ram:ID schemeID="VA">FR44732829320</ram:ID>')
    expect(
      within(within(xml, "ram:ApplicableHeaderTradeSettlement"), "ram:ApplicableTradeTax"),
    ).toBe(
      "<ram:ApplicableTradeTax><ram:CalculatedAmount>165.00</ram:CalculatedAmount>" +
        "<ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>825.00</ram:BasisAmount>" +
        "<ram:CategoryCode>S</ram:CategoryCode><ram:DueDateTypeCode>72</ram:DueDateTypeCode>" +
        "<ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>",
    )
  })

  it("BR-E-02, BR-E-10: in franchise the SIREN stands for the VAT number, and the reason is told", () => {
    const xml = xmlOf(franchise)
    const seller = within(xml, "ram:SellerTradeParty")
    expect(within(seller, "ram:SpecifiedTaxRegistration")).toContain(
      '<ram:ID schemeID="FC">732829320</ram:ID>',
    )
    expect(one(xml, "ram:ExemptionReasonCode")).toBe("VATEX-FR-FRANCHISE")
    expect(one(xml, "ram:ExemptionReason")).toBe("TVA non applicable, article 293 B du CGI")
    expect(new Set(textsOf(xml, "ram:CategoryCode"))).toEqual(new Set(["E"]))
    expect(textsOf(xml, "ram:DueDateTypeCode")).toEqual([])
  })

  it("BR-AE-02, BR-AE-10: a reverse charge names the buyer's VAT number", () => {
    const xml = xmlOf({
      ...franchise,
      seller: aBill().seller,
      client: {
        ...aBill().client,
        address: { ...aBill().client.address, country: "DE" },
        siren: null,
        vatNumber: "DE123456789",
      },
      mentions: [{ key: "reverseCharge", text: "Autoliquidation, article 283-2 du CGI" }],
    })
    const buyer = within(xml, "ram:BuyerTradeParty")
    expect(buyer).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>')
    expect(buyer).toContain('<ram:URIID schemeID="9930">DE123456789</ram:URIID>')
    expect(one(xml, "ram:ExemptionReasonCode")).toBe("VATEX-EU-AE")
    expect(new Set(textsOf(xml, "ram:CategoryCode"))).toEqual(new Set(["AE"]))
  })

  it("never has two elements where one may stand, nor an empty one", () => {
    const bare = xmlOf({
      ...franchise,
      period: null,
      purchaseOrder: null,
      note: null,
      dueDate: null,
      seller: { ...aBill().seller, iban: null, bic: null, email: null, phone: null, siret: null },
    })
    expect(bare).not.toMatch(/<([\w:]+)(?: [^>]*)?><\/\1>|\/>/)
    expect(bare).toContain(
      "<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>1</ram:TypeCode>",
    )
  })

  it("keeps what people typed as text, and leaves out what XML cannot hold", () => {
    const xml = xmlOf({
      lines: [aLine({ serviceName: '  A & B <i>\u0000\u0007"x" \ud83d\ude00 ' })],
    })
    expect(within(xml, "ram:SpecifiedTradeProduct")).toContain(
      "<ram:Name>A &amp; B &lt;i&gt;&quot;x&quot; 😀</ram:Name>",
    )
  })
})

describe("BR-FR", () => {
  it("BR-FR-05, BR-FR-06: the three terms of payment stand once each, also where one does not apply", () => {
    for (const xml of [xmlOf(), xmlOf({ mentions: [] })])
      for (const code of ["PMT", "PMD", "AAB"])
        expect(textsOf(xml, "ram:SubjectCode").filter((text) => text === code)).toHaveLength(1)
  })

  it("BR-FR-08: the process says whether goods or services are sold", () => {
    const sold = (...kinds: ("goods" | "services" | undefined)[]) => {
      const xml = xmlOf({ lines: kinds.map((kind) => aLine({ kind })) })
      return textsOf(within(xml, "rsm:ExchangedDocumentContext"), "ram:ID")[0]
    }
    expect(sold(undefined)).toBe("S1")
    expect(sold("goods", "goods")).toBe("B1")
    expect(sold("goods", "services")).toBe("M1")
  })

  it("BR-FR-09, BR-FR-10, BR-FR-13: the seller by SIRET, SIREN and address in the directory", () => {
    const seller = within(xmlOf(), "ram:SellerTradeParty")
    expect(seller).toContain('<ram:GlobalID schemeID="0009">73282932000074</ram:GlobalID>')
    expect(seller).toContain('<ram:ID schemeID="0002">732829320</ram:ID>')
    expect(seller).toContain('<ram:URIID schemeID="0225">732829320</ram:URIID>')
  })

  it("BR-FR-11, BR-FR-12, BR-FR-21: a French business by SIREN", () => {
    const buyer = within(xmlOf(), "ram:BuyerTradeParty")
    expect(buyer).toContain('<ram:ID schemeID="0002">404833048</ram:ID>')
    expect(buyer).toContain('<ram:URIID schemeID="0225">404833048</ram:URIID>')
  })

  it("BR-FR-20: whom it is for", () => {
    const { client } = aBill()
    const abroad = { ...client, address: { ...client.address, country: "US" } }
    const audience = (changed: BillSnapshot["client"]) =>
      textsOf(xmlOf({ client: changed }), "ram:Content").find((text) => /^B2/.test(text ?? ""))
    expect(audience(client)).toBe("B2B")
    expect(audience(abroad)).toBe("B2BINT")
    expect(audience({ ...client, kind: "individual" })).toBe("B2C")
    expect(audience({ ...abroad, kind: "individual" })).toBe("B2C")
  })

  it("BR-FR-CO-07: due and release dates", () => {
    const due = textsOf(within(xmlOf(), "ram:DueDateDateTime"), "udt:DateTimeString")
    expect(due).toEqual(["20261221"])
  })

  it("BT-8: VAT falls due on payment of services, on delivery of goods, on the bill by option", () => {
    const point = (changes: Partial<BillSnapshot>) => one(xmlOf(changes), "ram:DueDateTypeCode")
    expect(point({})).toBe("72")
    expect(point({ lines: [aLine({ kind: "goods" })] })).toBe("29")
    expect(point({ mentions: [{ key: "debits", text: "Option pour les débits" }] })).toBe("5")
  })
})
