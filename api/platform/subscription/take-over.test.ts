import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"

test("a subscriber takes the bill of a period over as a received bill, once, with its file", async () => {
  const api = await startApi()
  await openForBusiness(api, "admin")
  await api.call("admin", "PUT", "/Plans/seller")
  await api.call("admin", "POST", "/Plans", {
    ...{ code: "whole", nameFr: "Tout", nameEn: "All", period: "monthly", place: 1 },
    ...{ priceHT: 1200, offered: true },
  })
  await openForBusiness(api)
  api.setClock("2027-01-10T10:00:00Z")
  await api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  const [bill] = (await api.call("camille", "GET", "/Subscription/bills")).body
  const take = () => api.call("camille", "POST", "/Subscription/bills/0/purchases")
  const taken = await take()
  expect(taken.status, JSON.stringify(taken.body)).toBe(201)
  const { body: received } = await api.call("camille", "GET", `/Purchases/${taken.body.purchaseId}`)
  expect(received).toMatchObject({ number: bill.number, totalHT: 1200, totalTTC: 1440 })
  expect(received.fileId).toEqual(expect.any(String))
  const again = await take()
  expect([again.status, again.body.errors?.[0]?.code]).toEqual([
    422,
    expect.stringContaining("purchaseKnown"),
  ])
  // Nobody else has that bill.
  expect((await api.call("thomas", "POST", "/Subscription/bills/0/purchases")).status).toBe(404)
})
