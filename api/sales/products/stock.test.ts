import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

async function start() {
  const api = await startApi()
  api.setClock("2026-11-20T09:00:00Z")
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body
  const call = async (method: "POST" | "PUT" | "GET", path: string, body?: any) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  return { api, call }
}

test("a margin says the price, second-hand goods bear VAT on it alone, and a loss is shown", async () => {
  const { api, call } = await start()
  const costs = { name: "Lampe", purchasePrice: 10_000, shippingFees: 1_000 }
  const used = { ...costs, vatScheme: "margin", vatRate: "20", priceBy: "margin" }
  expect(await call("POST", "/Products", { ...used, wantedMargin: 4_000 })).toMatchObject({
    ...{ sellingPrice: 16_000, vat: 1_000, margin: 4_000, marginRate: "36.36" },
  })
  const percent = { ...costs, priceBy: "marginRate", wantedMarginRate: "50" }
  expect(await call("POST", "/Products", percent)).toMatchObject({ sellingPrice: 16_500 })
  const loss = { ...costs, sellingPrice: 9_000, vatScheme: "margin", vatRate: "20" }
  expect(await call("POST", "/Products", loss)).toMatchObject({ vat: 0, margin: -2_000 })
  const open = await api.call("camille", "POST", "/Products", { ...costs, priceBy: "margin" })
  expect(open.body.errors).toMatchObject([{ path: "wantedMargin", code: "required" }])
})

test("some pieces of a lot are sold with their share of its costs; treasury, VAT, profit and register follow", async () => {
  const { api, call } = await start()
  const { version } = await call("GET", "/Profile")
  const vat = { vatRegime: "normal", vatNumber: "FR44732829320", version }
  await call("PUT", "/Profile/vat", vat)
  const lot = await call("POST", "/Products", {
    ...{ name: "Chaises", quantity: 3, purchaseDate: "2026-10-01", purchasePrice: 10_000 },
    ...{ supplierName: "Dépôt Morel", purchaseMeans: "cash", vatScheme: "margin", vatRate: "20" },
  })
  const sale = { quantity: 2, sellingPrice: 12_667, sellingDate: "2026-11-15", version: 1 }
  const tooMany = await api.call("camille", "POST", `/Products/${lot.id}/sales`, {
    ...{ ...sale, quantity: 4 },
  })
  expect(tooMany.body.errors).toMatchObject([{ path: "quantity", code: "tooBig 3" }])
  const sold = await call("POST", `/Products/${lot.id}/sales`, sale)
  // 126.67 − 66.67 = 60.00, of which 10.00 is VAT.
  expect(sold).toMatchObject({
    sold: true,
    quantity: 2,
    purchasePrice: 6_667,
    vat: 1_000,
    margin: 5_000,
  })
  expect(await call("GET", `/Products/${lot.id}`)).toMatchObject({
    ...{ sold: false, quantity: 1, purchasePrice: 3_333 },
  })
  const again = await api.call("camille", "POST", `/Products/${sold.id}/sales`, sale)
  expect(again.body.code).toBe("productSold")
  expect((await api.call("thomas", "POST", `/Products/${lot.id}/sales`, sale)).status).toBe(404)

  const [income] = await call("GET", "/Incomes")
  expect(income).toMatchObject({ amount: 12_667, category: "goods", day: "2026-11-15" })
  const { parts } = await call("GET", "/VatReturns/periods/2026-11-01")
  expect(parts).toMatchObject([{ kind: "taxed", rate: "20", base: 5_000, tax: 1_000 }])

  const profit = await call("GET", "/Products/profit?year=2026")
  expect(profit.months[10]).toMatchObject({
    count: 2,
    collected: 12_667,
    costs: 6_667,
    margin: 5_000,
  })
  expect(profit.ages[1]).toMatchObject({
    age: "quarter",
    count: 2,
    stock: { count: 1, cost: 3_333 },
  })
  const register = await api.fetch("camille", "/Products/register?year=2026")
  const text = await register.text()
  for (const said of ["Dépôt Morel", "66,67", "33,33"]) expect(text).toContain(said)
})

test("a loss may be wanted in percent: the price is below what it cost", async () => {
  const api = await startApi()
  const { status, body } = await api.call("camille", "POST", "/Products", {
    ...{ name: "Invendu", purchasePrice: 10_000, priceBy: "marginRate", wantedMarginRate: "-20.5" },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ sellingPrice: 7_950, margin: -2_050, marginRate: "-20.5" })
})
