import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

const line = { serviceName: "Atelier", quantity: "1", unit: "day", unitPriceHT: 100_000 }
const taxed = { ...line, vatRate: "20" }

describe("a bill's amounts", () => {
  test("take discounts off lines and off the whole, on the page and in the XML", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const lines = [
      { ...taxed, discountRate: "10" },
      { ...taxed, vatRate: "5.5" },
    ]
    const bill = await issued(api, client.id, { lines, discountAmount: 19_000 })
    expect(bill).toMatchObject({
      discount: 19_000,
      totalHT: 171_000,
      totalTTC: 171_000 + 16_200 + 4_950,
      lines: [{ amountHT: 90_000 }, { amountHT: 100_000 }],
      vat: [
        { rate: "20", category: "S", base: 81_000, tax: 16_200, discount: 9_000 },
        { rate: "5.5", category: "S", base: 90_000, tax: 4_950, discount: 10_000 },
      ],
    })
    const xml = await xmlOf(api, bill.id)
    expect(xml).toContain("<ram:LineTotalAmount>1900.00</ram:LineTotalAmount><ram:AllowanceTotal")
    expect(xml.match(/<ram:SpecifiedTradeAllowanceCharge>/g)).toHaveLength(3)
  })

  test("take one discount on the whole, and never more than all of it", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const ask = async (changes: object) =>
      (await api.call("camille", "POST", "/Bills", draftFor(client.id, changes))).body.errors
    expect(await ask({ discountRate: "5", discountAmount: 100 })).toMatchObject([
      { path: "discountAmount", code: "oneDiscount" },
    ])
    expect(await ask({ discountRate: "100.01" })).toMatchObject([{ path: "discountRate" }])
    expect(await ask({ lines: [{ ...taxed, discountRate: "101" }] })).toMatchObject([
      { path: "lines[0].discountRate" },
    ])
  })

  test("know what is sold to whom: goods and services of the Union, and beyond", async () => {
    const api = await startApi()
    await openForBusiness(api)
    const abroad = async (country: string, vatNumber: string | null) =>
      (
        await api.call("camille", "POST", "/Clients", {
          name: "Kunde",
          country,
          vatNumber,
          streetAddress: "Hauptstraße 1",
          postalCode: "10115",
          city: "Berlin",
          email: "kunde@example.com",
        })
      ).body.id
    const lines = [
      { ...line, vatRate: "0", kind: "goods" },
      { ...line, vatRate: "0", kind: "services" },
    ]
    const german = await issued(api, await abroad("DE", "DE129274202"), { lines })
    expect(german.vat.map(({ category }: { category: string }) => category)).toEqual(["K", "AE"])
    const xml = await xmlOf(api, german.id)
    for (const said of ["262 ter, I", "283-2", "VATEX-EU-IC", "VATEX-EU-AE", "ShipToTradeParty"])
      expect(xml, said).toContain(said)
    const american = await issued(api, await abroad("US", null), { lines })
    expect(american.vat.map(({ category }: { category: string }) => category)).toEqual(["G", "E"])
  })

  test("let what is outside the scope of VAT stand alone", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const outside = { ...line, vatRate: "0", vatCategory: "O" }
    const { body } = await api.call("camille", "POST", "/Bills", {
      ...draftFor(client.id, { lines: [taxed, outside] }),
    })
    expect(body.missing).toMatchObject([
      { code: "outOfScopeMixed", where: "bill", path: "lines[1].vatCategory" },
    ])
    const alone = await issued(api, client.id, { lines: [outside] })
    const xml = await xmlOf(api, alone.id)
    expect(xml).toContain("VATEX-EU-O")
    expect(xml).not.toContain('schemeID="VA"')
  })

  test("fall due by the end of a month where that was agreed, by either reading", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const dueBy = async (paymentTerms: string) =>
      (await issued(api, client.id, { paymentTerms })).dueDate
    expect(await dueBy("endOfMonthAfter45")).toBe("2027-01-31")
    expect(await dueBy("45AfterEndOfMonth")).toBe("2027-01-14")
  })

  test("say when it was paid, from when penalties run, and that a rate is too low", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const { body } = await api.call(
      "camille",
      "POST",
      "/Bills",
      draftFor(client.id, { penaltyRate: "5" }),
    )
    expect(body).toMatchObject({ warnings: ["penaltyBelowLegal"], penaltyDate: null })
    const bill = await issued(api, client.id)
    expect(bill).toMatchObject({ warnings: [], penaltyDate: "2026-12-22", paymentDate: null })
    await api.call("camille", "POST", `/Bills/${bill.id}/payments`, {
      amount: bill.totalTTC,
      paidOn: "2026-11-20",
    })
    expect((await api.call("camille", "GET", `/Bills/${bill.id}`)).body.paymentDate).toBe(
      "2026-11-20",
    )
  })
})

const xmlOf = async (api: TestApi, id: string) =>
  (await api.fetch("camille", `/Bills/${id}/xml`)).text()
