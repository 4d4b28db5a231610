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

describe("what is worth a word before issue", () => {
  const of = (country: string, postalCode = "00000"): BillFacts => ({
    ...charged,
    client: { ...client, vatNumber: "FR96552100554", address: { ...lyon, country, postalCode } },
  })
  const consumer = { ...client, kind: "individual" as const }
  const untaxed = (note: string): BillFacts => ({
    ...charged,
    note,
    lines: [{ serviceName: "Cours", vatRate: "0", vatCategory: "E" }],
  })
  const cases: [string, BillFacts, string | null][] = [
    ["20 % in Réunion", of("RE", "97400"), "vatOfOtherZone"],
    ["8.5 % there", { ...of("RE"), lines: [{ serviceName: "a", vatRate: "8.5" }] }, null],
    [
      "5 %, which is no rate anywhere",
      { ...of("FR", "75001"), lines: [{ serviceName: "a", vatRate: "5" }] },
      null,
    ],
    [
      "low penalties of a consumer",
      { ...charged, client: { ...consumer, email: "a@b.fr" }, penaltyRate: "1" },
      null,
    ],
    [
      "293 B for a business in Germany",
      {
        ...franchise,
        client: { ...client, vatNumber: "DE136695976", address: { ...lyon, country: "DE" } },
        lines: [{ serviceName: "a", vatRate: "0", vatCategory: "E" }],
      },
      "franchiseAbroad",
    ],
    ["20 % in Guyane", of("GF"), "vatAbroad"],
    ["20 % in the Canaries", of("ES", "35001"), "vatAbroad"],
    ["20 % in the United States", of("US"), "vatAbroad"],
    ["20 % in Germany", of("DE"), "vatToUnionBusiness"],
    ["20 % for a consumer there", { ...of("DE"), client: { ...consumer, email: "a@b.fr" } }, null],
    ["a consumer without an e-mail", { ...charged, client: consumer }, "consumerEmail"],
    ["thanks for a reason", untaxed("Merci"), "exemptionVague"],
    ["an article for one", untaxed("Exonération, article 261-4-4° du CGI"), null],
    [
      "no scope in France",
      { ...charged, lines: [{ serviceName: "a", vatRate: "0", vatCategory: "O" }] },
      "outOfScopeInFrance",
    ],
    [
      "a discount after the due date",
      { ...charged, paymentDays: 8, earlyPayment: { rate: "2", days: 10 } },
      "earlyPaymentLate",
    ],
    ["an operation to come", { ...charged, suppliedOn: "2027-01-01" }, "suppliedLater"],
    [
      "an operation and a period",
      { ...charged, suppliedOn: "2026-11-20", hasPeriod: true },
      "suppliedTwice",
    ],
    [
      "a public body at the end of a month",
      { ...charged, client: { ...client, kind: "publicBody" }, paymentTerms: "45AfterEndOfMonth" },
      "publicBodyTerms",
    ],
  ]
  it.each(cases)("%s", (_, facts, warned) => {
    expect(warningsFor(facts, day)).toEqual(warned ? [warned] : [])
  })
})
