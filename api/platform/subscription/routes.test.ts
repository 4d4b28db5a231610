import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"
import { makeRecurringBills } from "../../sales/recurring-bills/run.commands"
import { sendReminders } from "../../sales/reminders/run.commands"
import { keepSubscriptions } from "./keep.commands"
import { notifySubscribers } from "./notices.commands"

const plan = {
  code: "whole",
  nameFr: "Tout Plume",
  nameEn: "All of Plume",
  period: "monthly",
  place: 1,
  priceHT: 1200,
  offered: true,
}

async function withPlan() {
  const api = await startApi()
  // The seller is an administrator whose profile is complete for billing.
  await openForBusiness(api, "admin")
  expect((await api.call("admin", "PUT", "/Plans/seller")).body).toMatchObject({ isOneself: true })
  const added = await api.call("admin", "POST", "/Plans", plan)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return { api, planId: added.body.id as string }
}

const standing = async (api: TestApi) => (await api.call("camille", "GET", "/Subscription")).body
const write = (api: TestApi) => api.call("camille", "POST", "/Tags", { title: crypto.randomUUID() })

async function run(api: TestApi, instant: string) {
  api.setClock(instant)
  await keepSubscriptions(api.parts)
}

test("nothing is offered before somebody bills it, and until then nobody’s access ends", async () => {
  const api = await startApi()
  await standing(api)
  const refused = await api.call("admin", "POST", "/Plans", plan)
  expect([refused.status, refused.body.code]).toEqual([409, "noSeller"])
  api.setClock("2027-06-01T09:00:00Z")
  expect(await standing(api)).toMatchObject({ isLimited: false, writable: true })
  expect((await write(api)).status).toBe(201)
})

test("nobody becomes seller whose bills would be refused, and administrators learn of one that is", async () => {
  const api = await startApi()
  const refused = await api.call("admin", "PUT", "/Plans/seller")
  expect([refused.status, refused.body.code]).toEqual([409, "sellerIncomplete"])
  const { body } = await api.call("admin", "GET", "/Plans/seller")
  const asked = refused.body.errors.map(({ path, code }: Record<string, string>) => ({
    path,
    code,
  }))
  expect(body).toMatchObject({ name: null, missing: asked })
  expect(asked).toContainEqual({ path: "siren", code: "sellerSiren" })

  await openForBusiness(api, "admin")
  await api.call("admin", "PUT", "/Plans/seller")
  await api.call("admin", "POST", "/Plans", { ...plan, priceHT: 20_000 })
  await openForBusiness(api)
  await api.call("camille", "POST", "/Subscription/choices", { plan: plan.code })
  const { version } = (await api.call("admin", "GET", "/Profile")).body
  const withoutNumber = { vatRegime: "normal", vatNumber: null, version }
  const emptied = await api.call("admin", "PUT", "/Profile/vat", withoutNumber)
  expect(emptied.status, JSON.stringify(emptied.body)).toBe(200)
  for (let hour = 7; hour < 9; hour += 1) await run(api, `2026-12-22T0${hour}:00:00Z`)
  const told = (await api.call("admin", "GET", "/Notifications")).body
  expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(["subscriptionUnbilled"])
  expect((await api.call("admin", "GET", "/Bills")).body).toEqual([])
})

test("the trial ends in read-only, never in loss, and administrators are never limited", async () => {
  const { api } = await withPlan()
  expect(await standing(api)).toMatchObject({ state: "freeTrial", trialEndsOn: "2026-12-21" })
  api.setClock("2026-12-21T22:30:00Z")
  expect((await write(api)).status).toBe(201)
  api.setClock("2026-12-21T23:30:00Z")
  const refused = await write(api)
  expect([refused.status, refused.body.code]).toEqual([402, "subscriptionEnded"])
  expect((await api.call("camille", "GET", "/Tags")).body).toHaveLength(1)
  expect(await standing(api)).toMatchObject({ state: "inactive", endedOn: "2026-12-21" })
  expect((await api.call("admin", "POST", "/Tags", { title: "Admin" })).status).toBe(201)
})

test("with payments off, everything is free", async () => {
  const api = await startApi({ payments: "off" })
  await standing(api)
  api.setClock("2028-01-01T09:00:00Z")
  expect(await standing(api)).toMatchObject({ isLimited: false })
  expect((await write(api)).status).toBe(201)
  await openForBusiness(api, "admin")
  await openForBusiness(api)
  await api.call("admin", "PUT", "/Plans/seller")
  await api.call("admin", "POST", "/Plans", plan)
  const chosen = await api.call("camille", "POST", "/Subscription/choices", { plan: plan.code })
  expect(chosen.body).toMatchObject({ status: 422, errors: [{ path: "plan", code: "planGone" }] })
  expect((await api.call("admin", "GET", "/Bills")).body).toEqual([])
})

test("chosen after the trial, a plan opens at once, and its bill is the seller’s; twice is once", async () => {
  const { api } = await withPlan()
  await openForBusiness(api)
  api.setClock("2027-01-10T10:00:00Z")
  expect((await write(api)).status).toBe(402)
  const choose = () => api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  const [one, two] = await Promise.all([choose(), choose()])
  expect([one.status, two.status], JSON.stringify([one.body, two.body])).toEqual([200, 200])
  expect(one.body).toMatchObject({ state: "active", graceEndsOn: "2027-01-24" })
  expect((await write(api)).status).toBe(201)
  const { body: bills } = await api.call("camille", "GET", "/Subscription/bills")
  expect(bills).toMatchObject([{ amount: 1440, state: "due", startsOn: "2027-01-10" }])
  const { body: papers } = await api.call("admin", "GET", "/Bills")
  expect(papers).toMatchObject([{ number: bills[0].number, totalTTC: 1440 }])
  expect(api.queued.map(({ name }) => name)).toContain("billEmail")

  // Marked as paid among the seller's bills, it is paid; a part of it leaves the rest.
  api.setClock("2027-01-20T10:00:00Z")
  const part = { amount: 500, paidOn: "2027-01-20" }
  await api.call("admin", "POST", `/Bills/${papers[0].id}/payments`, part)
  const { body: partly } = await api.call("camille", "GET", "/Subscription/bills")
  expect(partly).toMatchObject([{ amount: 1440, left: 940, state: "due" }])
  const paid = await api.call("admin", "POST", `/Bills/${papers[0].id}/payments`, {
    amount: 940,
    paidOn: "2027-01-20",
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(201)
  await run(api, "2027-01-20T10:01:00Z")
  expect(await standing(api)).toMatchObject({ state: "active", renewsOn: "2027-02-10" })

  // Renewed at six in Paris, once, in two processes.
  await run(api, "2027-02-10T04:59:00Z")
  expect((await api.call("admin", "GET", "/Bills")).body).toHaveLength(1)
  api.setClock("2027-02-10T05:00:00Z")
  await Promise.all([keepSubscriptions(api.parts), keepSubscriptions(api.parts)])
  expect((await api.call("admin", "GET", "/Bills")).body).toHaveLength(2)
  expect(await standing(api)).toMatchObject({ graceEndsOn: "2027-02-24" })

  // Nobody pays: read-only, and the bill is credited whole, once.
  await run(api, "2027-02-25T05:00:00Z")
  await run(api, "2027-02-25T06:00:00Z")
  expect(await standing(api)).toMatchObject({ state: "inactive", endedOn: "2027-02-24" })
  const { body: all } = await api.call("admin", "GET", "/Bills")
  expect(all.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    "bill",
    "bill",
    "creditNote",
  ])
  expect((await write(api)).status).toBe(402)
})

test("a bill that was paid in its days ends no access, even if that is noticed after them", async () => {
  const { api } = await withPlan()
  await openForBusiness(api)
  api.setClock("2027-01-10T10:00:00Z")
  await api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  const { body: papers } = await api.call("admin", "GET", "/Bills")
  api.setClock("2027-01-24T10:00:00Z")
  const paid = await api.call("admin", "POST", `/Bills/${papers[0].id}/payments`, {
    ...{ amount: 1440, paidOn: "2027-01-24" },
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(201)
  // Nothing ran for three days: the grace ended meanwhile.
  await run(api, "2027-01-27T10:00:00Z")
  expect(await standing(api)).toMatchObject({ state: "active", renewsOn: "2027-02-10" })
  const { body: all } = await api.call("admin", "GET", "/Bills")
  expect(all.map(({ kind }: { kind: string }) => kind)).toEqual(["bill"])
})

test("E85 leaving twice is leaving once, and can be undone until the end", async () => {
  const { api } = await withPlan()
  await openForBusiness(api)
  await api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  expect(await standing(api)).toMatchObject({ state: "freeTrial", canCancel: true })
  const left = await api.call("camille", "PUT", "/Subscription/cancellation")
  expect(left.body).toMatchObject({ cancelledOn: "2026-11-21", canKeep: true })
  api.setClock("2026-11-25T10:00:00Z")
  expect((await api.call("camille", "PUT", "/Subscription/cancellation")).body).toMatchObject({
    cancelledOn: "2026-11-21",
  })
  expect((await api.call("camille", "DELETE", "/Subscription/cancellation")).body).toMatchObject({
    cancelledOn: null,
  })
})

test("a plan that is not offered is refused at the field, and a profile that lacks something before any bill", async () => {
  const { api } = await withPlan()
  const unknown = await api.call("camille", "POST", "/Subscription/choices", { plan: "other" })
  expect(unknown.body).toMatchObject({ status: 422, errors: [{ path: "plan", code: "planGone" }] })
  const early = await api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  expect([early.status, early.body.code]).toEqual([409, "profileIncomplete"])
  const dear = await api.call("admin", "POST", "/Plans", { ...plan, priceHT: 100_000_000 })
  expect(dear.body).toMatchObject({ status: 422, errors: [{ path: "priceHT" }] })
})

test("anyone may know what the plans cost, and nothing else; the page of prices reads their words beside it", async () => {
  const { api } = await withPlan()
  const { body } = await api.call(null, "GET", "/Payment/config")
  const priced = { code: "whole", name: "Tout Plume", priceHT: 1200, priceTTC: 1440, menus: [] }
  expect(body).toEqual({
    ...{ currency: "EUR", trialDays: 30, enabled: true, means: ["transfer"], publicKey: null },
    plans: [{ ...priced, period: "monthly" }],
  })
  const { body: shown } = await api.call(null, "GET", "/Public/plans")
  expect(shown).toEqual([{ ...priced, period: "monthly", text: expect.any(String) }])
})

test("a trial that ends is told of by notification and mail, each time once, and never to administrators", async () => {
  const { api } = await withPlan()
  await standing(api)
  for (const day of ["2026-12-13", "2026-12-14", "2026-12-15", "2026-12-20", "2026-12-21"]) {
    api.setClock(`${day}T09:00:00Z`)
    await Promise.all([notifySubscribers(api.parts), notifySubscribers(api.parts)])
  }
  const { body: told } = await api.call("camille", "GET", "/Notifications")
  expect(told.map(({ kind, createdAt }: Told) => `${createdAt.slice(0, 10)} ${kind}`)).toEqual([
    "2026-12-21 trialEnds",
    "2026-12-20 trialEnds",
    "2026-12-14 trialEnds",
  ])
  expect(told[0].parameters).toEqual({ day: "2026-12-21" })
  expect((await api.call("admin", "GET", "/Notifications")).body).toEqual([])
})

test("where no plan is offered, nobody is told that a trial ends", async () => {
  const api = await startApi()
  await standing(api)
  api.setClock("2026-12-20T09:00:00Z")
  await notifySubscribers(api.parts)
  expect((await api.call("camille", "GET", "/Notifications")).body).toEqual([])
})

test("once the access has ended, recurring bills wait for their owner, and no reminder leaves", async () => {
  const { api } = await withPlan()
  await openForBusiness(api)
  const client = await api.call("camille", "POST", "/Clients", {
    ...{ name: "Atelier Vasseur", email: "ines@vasseur.example", siren: "552100554" },
    ...{ streetAddress: "1 quai Perrache", postalCode: "69002", city: "Lyon", status: "active" },
  })
  const clientId = client.body.id as string
  const recurring = await api.call("camille", "POST", "/RecurringBills", {
    ...{ title: "Maintenance", clientId, lines: draftFor(clientId).lines },
    ...{ includeVat: true, includePenalty: true },
    recurrence: { frequency: "monthly", start: "2026-12-01" },
  })
  expect(recurring.status, JSON.stringify(recurring.body)).toBe(201)
  const { id: billId } = await issued(api, clientId, { paymentTerms: "days", paymentDays: 30 })
  const { body: reminders } = await api.call("camille", "GET", "/Reminders")
  const switched = await api.call("camille", "PUT", "/Reminders", {
    ...{ enabled: true, steps: [{ days: 3 }], version: reminders.version },
  })
  expect(switched.status, JSON.stringify(switched.body)).toBe(200)
  const work = async (instant: string) => {
    api.setClock(instant)
    await makeRecurringBills(api.parts)
    await sendReminders(api.parts)
  }
  const all = async () => (await api.call("camille", "GET", "/Bills")).body
  await work("2026-12-01T09:00:00Z")
  expect(await all()).toHaveLength(2)
  // The bill was due on 21 December: three days later one would be reminded of it.
  await work("2026-12-24T09:00:00Z")
  await work("2027-01-04T09:00:00Z")
  expect(await all()).toHaveLength(2)
  const { body: emails } = await api.call("camille", "GET", `/Bills/${billId}/emails`)
  expect(emails).toEqual([])
  const path = `/RecurringBills/${recurring.body.id}`
  expect((await api.call("camille", "GET", path)).body).toMatchObject({
    lastFailure: [{ code: "subscriptionEnded" }],
  })
  const { body: told } = await api.call("camille", "GET", "/Notifications")
  // They know that their access ended: what waits for it is asked about at the return.
  expect(told.map(({ kind }: Told) => kind)).not.toContain("recurringBillPaused")
})

test("a plan that begins later is named with its day, and one that waits for its payment with its bill", async () => {
  const { api } = await withPlan()
  await openForBusiness(api)
  const choose = (plan: string) => api.call("camille", "POST", "/Subscription/choices", { plan })
  const other = { ...plan, place: 2 }
  const added = await api.call("admin", "POST", "/Plans", {
    ...other,
    code: "other",
    nameFr: "Autre",
  })
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  // In the trial: nothing before it ends, and nothing is told of an end.
  expect((await choose("whole")).body.next).toMatchObject({
    ...{ code: "whole", priceTTC: 1440 },
    startsOn: "2026-12-22",
  })
  api.setClock("2026-12-20T10:00:00Z")
  expect((await api.call("camille", "GET", "/Users")).body.subscriptionNotice).toBeNull()
  await run(api, "2026-12-22T10:00:00Z")
  expect((await choose("other")).body).toMatchObject({
    next: { code: "other", startsOn: "2027-01-22" },
    plans: [
      { code: "whole", state: "active", canBeChosen: true },
      { code: "other", state: "available", canBeChosen: false },
    ],
  })

  // Unpaid: it lapses, is credited by a paper of its own, and the next one begins with its payment.
  await run(api, "2027-01-06T10:00:00Z")
  const [credited] = (await api.call("camille", "GET", "/Subscription/bills")).body
  expect(credited).toMatchObject({ state: "credited", creditNote: expect.stringMatching(/^A/) })
  const letters = () => api.queued.filter(({ name }) => name === "billEmail")
  expect(letters()).toHaveLength(2)
  const chosen = await choose("whole")
  expect(chosen.body).toMatchObject({
    ...{ state: "inactive", awaited: { planName: "Tout Plume", amount: 1440 } },
    opensAtOnce: false,
  })
  expect((await choose("whole")).status).toBe(200)
  expect(await choose("other")).toMatchObject({ status: 409, body: { code: "choiceWaits" } })
  const givenUp = await api.call("camille", "PUT", "/Subscription/cancellation")
  expect(givenUp.body).toMatchObject({ awaited: null })
  expect((await choose("other")).body).toMatchObject({ awaited: { planName: "Autre" } })
})

interface Told {
  kind: string
  createdAt: string
}
