import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { keepSubscriptions } from "./keep.commands"
import { notifySubscribers } from "./notices.commands"

test("whoever has a plan keeps its price until told thirty days before, and never of two things a day", async () => {
  const api = await startApi()
  await openForBusiness(api, "admin")
  await api.call("admin", "PUT", "/Plans/seller")
  const { body: plan } = await api.call("admin", "POST", "/Plans", {
    ...{ code: "whole", nameFr: "Tout", nameEn: "All", period: "monthly", place: 1 },
    ...{ priceHT: 1200, offered: true },
  })
  await openForBusiness(api)
  api.setClock("2027-01-10T10:00:00Z")
  await api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  const price = (startsOn: string) =>
    api.call("admin", "POST", `/Plans/${plan.id}/prices`, {
      ...{ startsOn, priceHT: 1500, forSubscribers: true },
    })
  api.setClock("2027-01-13T10:00:00Z")
  expect((await price("2027-02-12")).body).toMatchObject({
    errors: [{ path: "startsOn", code: "toldThirtyDaysBefore" }],
  })
  expect((await price("2027-02-13")).status).toBe(200)
  const told = async (instant: string) => {
    api.setClock(instant)
    await notifySubscribers(api.parts)
    const { body } = await api.call("camille", "GET", "/Notifications")
    return body.map(({ kind }: { kind: string }) => kind)
  }
  // The bill is not paid, which is told three days after it: the price has to wait a day.
  expect(await told("2027-01-13T11:00:00Z")).toEqual(["subscriptionDue"])
  expect(await told("2027-01-14T11:00:00Z")).toEqual(["subscriptionPrice", "subscriptionDue"])
  expect((await api.call("camille", "GET", "/Subscription")).body.nextPrice).toEqual({
    ...{ priceHT: 1500, startsOn: "2027-02-13" },
  })
  const billed = async (instant: string) => {
    api.setClock(instant)
    await keepSubscriptions(api.parts)
    const { body } = await api.call("admin", "GET", "/Bills?sort=-number")
    const [last] = body
    await api.call("admin", "POST", `/Bills/${last.id}/payments`, {
      ...{ amount: last.totalTTC, paidOn: instant.slice(0, 10) },
    })
    await keepSubscriptions(api.parts)
    return [body.length, last.totalTTC]
  }
  expect(await billed("2027-01-20T10:00:00Z")).toEqual([1, 1440])
  expect(await billed("2027-02-10T10:00:00Z")).toEqual([2, 1440])
  expect(await billed("2027-03-10T10:00:00Z")).toEqual([3, 1800])
})
