import { expect, onTestFinished, test } from "vitest"
import { openPool } from "../../../database/client"
import { type Name, startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { forgetWhatIsOver } from "../personal-data/age.commands"
import { keepSubscriptions } from "./keep.commands"
import { notifySubscribers } from "./notices.commands"

async function offering() {
  const api = await startApi()
  await openForBusiness(api, "admin")
  await api.call("admin", "PUT", "/Plans/seller")
  await api.call("admin", "POST", "/Plans", {
    ...{ code: "whole", nameFr: "Tout", nameEn: "All", period: "monthly", place: 1 },
    ...{ priceHT: 1200, offered: true },
  })
  return api
}

async function trialOf(api: TestApi, who: Name, day: string, siren = "552100554") {
  api.setClock(`${day}T10:00:00Z`)
  await api.call(who, "GET", "/Users")
  const saved = await sayBusiness(api, who, siren)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return (await api.call(who, "GET", "/Subscription")).body
}

async function sayBusiness(api: TestApi, who: Name, siren: string) {
  const { body } = await api.call(who, "GET", "/Profile")
  return api.call(who, "PUT", "/Profile/professional", {
    ...{ legalStatus: "entrepreneur", siren, version: body?.version ?? 0 },
  })
}

test("E85 a second account of a business has what is left of the first trial, and is told why", async () => {
  const api = await offering()
  expect(await trialOf(api, "camille", "2026-11-21")).toMatchObject({
    ...{ trialEndsOn: "2026-12-21", trialShared: false },
  })
  expect(await trialOf(api, "thomas", "2026-12-10")).toMatchObject({
    ...{ trialEndsOn: "2026-12-21", trialShared: true },
  })
  // Somebody typed it by mistake: an administrator prolongs, and saving the same again takes nothing back.
  const [{ id }] = (await api.call("admin", "GET", "/Subscriptions?q=thomas")).body
  const prolonged = await api.call("admin", "POST", `/Subscriptions/${id}/prolongations`, {
    ...{ trialEndsOn: "2027-01-09", reason: "Pas la même entreprise" },
  })
  expect(prolonged.status, JSON.stringify(prolonged.body)).toBe(201)
  expect(await trialOf(api, "thomas", "2026-12-11")).toMatchObject({
    ...{ trialEndsOn: "2027-01-09", trialShared: false },
  })
})

test("when the first trial is over, the second has three days", async () => {
  const api = await offering()
  await trialOf(api, "camille", "2026-11-21")
  expect(await trialOf(api, "thomas", "2027-02-01")).toMatchObject({
    ...{ trialEndsOn: "2027-02-04", trialShared: true },
  })
})

test("an erasure is no second trial for two years, and what remembers it names nobody", async () => {
  const api = await offering()
  await trialOf(api, "camille", "2026-11-21")
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  await owner.query(
    "set app.scope = 'people'; delete from subscriptions where trial_ends_on = '2026-12-21'",
  )
  const kept = await owner.query("select row_to_json(t)::text as row from business_trials t")
  expect(kept.rows.map(({ row }) => row).join()).not.toMatch(/552100554/)
  await expect(api.parts.pool.query("select from business_trials")).rejects.toThrow(/permission/)
  await expect(api.parts.pool.query("select siren_digest('552100554')")).rejects.toThrow(
    /permission/,
  )
  expect(await trialOf(api, "thomas", "2027-01-10")).toMatchObject({ trialEndsOn: "2027-01-13" })
  api.setClock("2029-11-24T10:00:00Z")
  await forgetWhatIsOver(api.parts)
  const left = await owner.query("select from business_trials where first_account is null")
  expect(left.rowCount).toBe(0)
})

test("the first plan shuts nobody at once: trials that were over go on for thirty days, and are told of", async () => {
  const api = await startApi()
  await api.call("camille", "GET", "/Users")
  api.setClock("2027-06-01T09:00:00Z")
  await openForBusiness(api, "admin")
  await api.call("admin", "PUT", "/Plans/seller")
  const plan = { code: "whole", nameFr: "Tout", nameEn: "All", period: "monthly", place: 1 }
  await api.call("admin", "POST", "/Plans", { ...plan, priceHT: 1200, offered: true })
  const state = async () => (await api.call("camille", "GET", "/Subscription")).body
  expect(await state()).toMatchObject({ state: "freeTrial", trialEndsOn: "2027-07-01" })
  for (const day of ["2027-06-24", "2027-06-30", "2027-07-01"]) {
    api.setClock(`${day}T09:00:00Z`)
    await notifySubscribers(api.parts)
  }
  expect((await api.call("camille", "GET", "/Notifications")).body).toHaveLength(3)
  api.setClock("2027-07-02T09:00:00Z")
  expect(await state()).toMatchObject({ state: "inactive", endedOn: "2027-07-01" })

  // Withdrawn and offered again: what had ended before stays ended; what ended meanwhile is told of.
  api.setClock("2027-07-10T09:00:00Z")
  await api.call("thomas", "GET", "/Users")
  const [{ id }] = (await api.call("admin", "GET", "/Plans")).body
  const { nameFr, nameEn, place } = plan
  const offer = async (offered: boolean) => {
    const { version } = (await api.call("admin", "GET", `/Plans/${id}`)).body
    const changes = { nameFr, nameEn, place, offered, version }
    const changed = await api.call("admin", "PUT", `/Plans/${id}`, changes)
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  }
  await offer(false)
  api.setClock("2027-09-01T09:00:00Z")
  await offer(true)
  expect(await state()).toMatchObject({ state: "inactive", endedOn: "2027-07-01" })
  const thomas = (await api.call("thomas", "GET", "/Subscription")).body
  expect(thomas).toMatchObject({ state: "freeTrial", trialEndsOn: "2027-10-01" })
})

test("a business of the Union whose trial is over gives the VAT number that a plan asks for", async () => {
  const api = await offering()
  await openForBusiness(api, "camille")
  const version = async () => (await api.call("camille", "GET", "/Profile")).body.version
  const abroad = { streetAddress: "Hauptstrasse 1", postalCode: "10115", city: "Berlin" }
  await api.call("camille", "PUT", "/Profile/address", {
    ...{ ...abroad, country: "DE", version: await version() },
  })
  const vat = async (vatNumber: string | null) =>
    api.call("camille", "PUT", "/Profile/vat", {
      ...{ vatRegime: "normal", vatNumber, version: await version() },
    })
  expect((await vat(null)).status).toBe(200)
  api.setClock("2027-01-10T10:00:00Z")
  const choose = () => api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  expect((await choose()).body.code).toBe("profileIncomplete")
  const said = await vat("DE136695976")
  expect(said.status, JSON.stringify(said.body)).toBe(200)
  expect((await choose()).body).toMatchObject({ state: "active" })
})

test("who can be billed sees the price that they will be billed: with the VAT of where they are", async () => {
  const api = await offering()
  await openForBusiness(api, "camille")
  const price = async () => (await api.call("camille", "GET", "/Subscription")).body.plans[0]
  expect(await price()).toMatchObject({ priceHT: 1_200, priceTTC: 1_440 })
  const { body } = await api.call("camille", "GET", "/Profile")
  await api.call("camille", "PUT", "/Profile/address", {
    ...{ streetAddress: "3 rue de Paris", postalCode: "97400", city: "Saint-Denis" },
    version: body.version,
  })
  expect(await price()).toMatchObject({ priceHT: 1_200, priceTTC: 1_302 })
})

test("money that was paid in part of a bill that ran out is taken off what the next one asks", async () => {
  const api = await offering()
  await openForBusiness(api, "camille")
  const state = async () => (await api.call("camille", "GET", "/Subscription")).body
  const choose = () => api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  api.setClock("2027-02-02T10:00:00Z")
  await choose()
  const [bill] = (await api.call("admin", "GET", "/Bills?state=unpaid")).body
  const part = { amount: 500, paidOn: "2027-02-02", means: "transfer" }
  expect((await api.call("admin", "POST", `/Bills/${bill.id}/payments`, part)).status).toBe(201)
  api.setClock("2027-02-20T10:00:00Z")
  await keepSubscriptions(api.parts)
  expect(await state()).toMatchObject({ state: "inactive", credit: 500 })
  // The rest, too late: the seller is told where such money is recorded.
  const late = { ...part, paidOn: "2027-02-20" }
  const refused = await api.call("admin", "POST", `/Bills/${bill.id}/payments`, late)
  expect([refused.status, refused.body.code]).toEqual([409, "billAsksNothing"])
  await choose()
  expect(await state()).toMatchObject({ credit: 0, awaited: { amount: 940 } })
  const [listed] = (await api.call("camille", "GET", "/Subscription/bills")).body
  expect(listed).toMatchObject({ amount: 1_440, left: 940 })
})

test("who left in the days to pay and comes back has access with the payment of the new bill", async () => {
  const api = await offering()
  await openForBusiness(api, "camille")
  const state = async () => (await api.call("camille", "GET", "/Subscription")).body
  const choose = () => api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  api.setClock("2027-02-02T10:00:00Z")
  expect((await state()).state).toBe("inactive")
  expect((await choose()).status).toBe(200)
  expect((await state()).state).toBe("active")
  expect((await api.call("camille", "PUT", "/Subscription/cancellation", {})).status).toBe(200)
  await keepSubscriptions(api.parts)
  expect((await state()).state).toBe("inactive")
  // The fourteen days are given once: from now on access begins with the money.
  expect((await choose()).status).toBe(200)
  expect((await state()).state).toBe("inactive")
  const { body: bills } = await api.call("admin", "GET", "/Bills?state=unpaid")
  const [owed] = bills
  expect((await state()).awaited).toMatchObject({ amount: owed.due })
  const payment = { amount: owed.due, paidOn: "2027-02-02", means: "transfer" }
  expect((await api.call("admin", "POST", `/Bills/${owed.id}/payments`, payment)).status).toBe(201)
  api.setClock("2027-02-03T10:00:00Z")
  await keepSubscriptions(api.parts)
  expect(await state()).toMatchObject({ state: "active", planName: "Tout" })
  expect((await choose()).status).toBe(200)
  // It renews like any other.
  api.setClock("2027-03-05T10:00:00Z")
  await keepSubscriptions(api.parts)
  expect((await api.call("admin", "GET", "/Bills?state=unpaid")).body).toHaveLength(1)
})
