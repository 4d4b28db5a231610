import { describe, expect, it } from "vitest"
import type { BillFacts } from "./bill-facts"
import { warningsFor } from "./bill-warnings"
import { mentionsOf } from "./mentions"
import { missingFor } from "./missing"

const day = "2026-11-21"
const lyon = { streetAddress: "1 rue de la Paix", postalCode: "69001", city: "Lyon", country: "FR" }
const camille: BillFacts["seller"] = {
  name: "Camille Dupont",
  legalStatus: "entrepreneur",
  address: lyon,
  siren: "732829320",
  vatRegime: "normal",
  vatNumber: "FR44732829320",
  vatOnDebits: false,
  shareCapital: null,
  registerCity: null,
}
const client: BillFacts["client"] = {
  name: "Atelier SAS",
  kind: "company",
  address: lyon,
  siren: "404833048",
  vatNumber: null,
}
const charged: BillFacts = {
  kind: "bill",
  seller: camille,
  client,
  lines: [{ serviceName: "Développement", vatRate: "20" }],
  totalHT: 100_000,
  totalVat: 20_000,
  penaltyRate: null,
  note: null,
  includeVat: true,
  includePenalty: true,
}
const franchise: BillFacts = {
  ...charged,
  seller: { ...camille, vatRegime: "franchise", vatNumber: null },
  lines: [{ serviceName: "Développement", vatRate: "0" }],
  totalVat: 0,
  includeVat: false,
}
const abroad = (country: string, vatNumber: string | null): BillFacts => ({
  ...charged,
  client: { ...client, address: { ...lyon, country }, vatNumber, siren: null },
  lines: [{ serviceName: "Conseil", vatRate: "0" }],
  totalVat: 0,
})
const keys = (facts: BillFacts) => mentionsOf(facts, day).map(({ key }) => key)
const codes = (facts: BillFacts, on = day) => missingFor(facts, on).map(({ code }) => code)

describe("the mentions of a bill", () => {
  it("name the rate of the law alone toward a public body, and longer terms than its thirty days", () => {
    const facts: BillFacts = {
      ...charged,
      client: { ...client, kind: "publicBody" },
      penaltyRate: "15",
      paymentDays: 31,
    }
    expect(keys(facts)).toEqual(["earlyPayment", "penalties", "indemnity"])
    expect(mentionsOf(facts, day)[1]?.text).toContain("10,15\u00a0%")
    expect(warningsFor(facts, day)).toContain("publicBodyTerms")
    expect(warningsFor({ ...facts, paymentDays: 30 }, day)).not.toContain("publicBodyTerms")
  })

  it("name discount, penalties and indemnity toward businesses", () => {
    expect(keys(charged)).toEqual(["earlyPayment", "penalties", "indemnity"])
    expect(mentionsOf(charged, day)[1]?.text).toContain("12,15\u00a0%")
    expect(mentionsOf({ ...charged, penaltyRate: "8.5" }, day)[1]?.text).toContain("8,5\u00a0%")
  })
  it("never ask the 40 € of a consumer", () => {
    const consumer = { ...charged, client: { ...client, kind: "individual" as const } }
    expect(keys({ ...consumer, penaltyRate: "6" })).toEqual(["penalties"])
    // Nor a rate that is the law's between businesses alone.
    expect(keys(consumer)).toEqual([])
  })
  it("name the buyer's debt of VAT in the Union, and its absence beyond", () => {
    expect(keys(abroad("DE", "DE129274202"))[0]).toBe("reverseCharge")
    expect(keys(abroad("CH", null))[0]).toBe("outsideUnion")
  })
  it("name the option for debits where VAT is charged", () => {
    expect(keys({ ...charged, seller: { ...camille, vatOnDebits: true } })[0]).toBe("debits")
  })
})

describe("what a bill lacks before issue", () => {
  it("is nothing when all is there", () => {
    expect(codes(charged)).toEqual([])
    expect(codes(franchise)).toEqual([])
    expect(codes(abroad("DE", "DE129274202"))).toEqual([])
  })
  it("is what the seller has not said", () => {
    const nobody = {
      ...camille,
      name: null,
      siren: null,
      legalStatus: null,
      vatNumber: null,
      address: { ...lyon, city: null },
    }
    expect(codes({ ...charged, seller: nobody })).toEqual([
      "sellerName",
      "sellerAddress",
      "sellerSiren",
      "legalStatus",
      "sellerVatNumber",
    ])
    expect(codes({ ...charged, seller: { ...camille, legalStatus: "SASU" } })).toEqual([
      "shareCapital",
      "registerCity",
    ])
  })
  it("is an address once, by the first field that it lacks", () => {
    const nowhere = { streetAddress: null, postalCode: null, city: null, country: "FR" }
    const seller = { ...camille, address: nowhere }
    expect(
      missingFor({ ...charged, seller, client: { ...client, address: nowhere } }, day),
    ).toEqual([
      { code: "sellerAddress", where: "profile", path: "streetAddress" },
      { code: "clientAddress", where: "client", path: "streetAddress" },
    ])
  })
  it("asks for the VAT regime before the reason of an exemption", () => {
    const seller = { ...camille, vatRegime: null }
    expect(codes({ ...charged, seller, lines: franchise.lines, totalVat: 0 })).toEqual([
      "vatRegime",
    ])
  })
  it("spares the VAT number of a bill of 150 € or less", () => {
    const small = {
      ...charged,
      seller: { ...camille, vatNumber: null },
      totalHT: 15_000,
      totalVat: 3000,
    }
    expect(codes(small)).toEqual([])
    expect(codes({ ...small, totalHT: 15_001 })).toEqual(["sellerVatNumber"])
  })
  it("is VAT shown in franchise, line by line", () => {
    expect(missingFor({ ...franchise, lines: charged.lines }, day)).toEqual([
      { code: "vatInFranchise", where: "bill", path: "lines[0].vatRate" },
    ])
  })
  it("is a mention switched off that the law demands", () => {
    expect(codes({ ...charged, includeVat: false, includePenalty: false })).toEqual([
      "vatMustShow",
      "penaltyMustShow",
    ])
    const consumer = {
      ...charged,
      client: { ...client, kind: "individual" as const },
      includePenalty: false,
    }
    expect(codes(consumer)).toEqual([])
  })
  it("is the reason of an exemption, or the number of the buyer who owes the VAT", () => {
    expect(codes({ ...charged, lines: franchise.lines, totalVat: 0 })).toEqual([
      "exemptionUnstated",
    ])
    expect(codes(abroad("DE", null))).toEqual(["clientVatNumber"])
  })
  it("is the client's SIREN from September 2027", () => {
    const nameless = { ...charged, client: { ...client, siren: null } }
    expect(codes(nameless)).toEqual([])
    expect(codes(nameless, "2027-09-01")).toEqual(["clientSiren"])
  })
})
