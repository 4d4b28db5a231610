import { describe, expect, test } from "vitest"
import { isSiren } from "#domain/siren"
import { type Name, people, startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import { type StripeStandIn, startStripe } from "../../../tests/stripe-stand-in"
import vectors from "../../../tests/subscription-vectors.json"
import { ProviderAway } from "../../ports/payment-provider"
import type { QueuedWork } from "../../ports/queue"
import { askAbout, askOpenPayments } from "./ask.commands"
import { chargeBill } from "./charge.commands"
import { forgetCustomer } from "./forget.commands"
import { keepSubscriptions } from "./keep.commands"
import { notifySubscribers } from "./notices.commands"

const plan = {
  ...{ code: "whole", nameFr: "Tout Plume", nameEn: "All of Plume", period: "monthly" },
  ...{ place: 1, priceHT: 1200, offered: true },
}

/** Camille’s installation, where one pays by Stripe. */
async function start(replaced: Parameters<typeof startApi>[0] = {}) {
  let clock = new Date("2026-11-21T09:00:00Z")
  const stripe = await startStripe(() => clock)
  const api = await startApi({ payments: stripe.provider, clock: () => clock, ...replaced })
  await openForBusiness(api, "admin")
  await openForBusiness(api)
  await api.call("admin", "PUT", "/Plans/seller")
  const added = await api.call("admin", "POST", "/Plans", plan)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return {
    api,
    stripe,
    setClock(instant: string) {
      clock = new Date(instant)
    },
  }
}
type Installation = Awaited<ReturnType<typeof start>>

const standing = async ({ api }: { api: TestApi }) =>
  (await api.call("camille", "GET", "/Subscription")).body
const choose = ({ api }: { api: TestApi }) =>
  api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
const bills = async ({ api }: { api: TestApi }) => (await api.call("admin", "GET", "/Bills")).body
const alarms = async ({ api }: { api: TestApi }) =>
  (await api.call("admin", "GET", "/Notifications")).body.filter(
    ({ kind }: { kind: string }) => kind === "paymentAlarm",
  )

/** Sends an event to the API, as Stripe does. */
async function send({ api, stripe }: Installation, event: StripeStandIn["events"][number]) {
  const { body, header } = stripe.signed(event)
  return api.fetch(null, "/Public/payments/stripe", {
    method: "POST",
    headers: { "stripe-signature": header, "content-type": "application/json" },
    body,
  })
}

/** Does what is queued of payments, until nothing is left. */
async function work({ api }: { api: TestApi }) {
  for (;;) {
    const at = api.queued.findIndex(({ name }) => name.startsWith("payment"))
    const [job] = at < 0 ? [] : api.queued.splice(at, 1)
    if (!job) return
    if (job.name === "paymentCharge")
      await chargeBill(api.parts, job.data as QueuedWork["paymentCharge"])
    else await askAbout(api.parts, job.data as QueuedWork["paymentEvent"])
  }
}

/** A day's work of the product, with all that Stripe told meanwhile. */
async function live(installation: Installation, instant: string) {
  installation.setClock(instant)
  await keepSubscriptions(installation.api.parts)
  await work(installation)
  for (const event of installation.stripe.events.splice(0)) await send(installation, event)
  await work(installation)
}

/** In the trial a plan is chosen, and a card or an account entered. */
async function chosen(
  type: "card" | "sepa_debit" = "card",
  behaviour?: "good" | "declined" | "poor" | "authentication",
  replaced?: Parameters<typeof startApi>[0],
) {
  const installation = await start(replaced)
  const { body } = await choose(installation)
  const { method } = installation.stripe.finish(body.openPage.url, type, behaviour ?? "good")
  await live(installation, "2026-11-21T09:05:00Z")
  return { ...installation, method }
}

test("in the trial a plan is chosen by entering a card: nothing is charged before it ends, and then in order", async () => {
  const all = await start()
  const first = await choose(all)
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  expect(first.body).toMatchObject({ state: "freeTrial", planName: null, paidBy: "page" })
  const { url } = first.body.openPage
  // Posted twice, also at once, it is one page.
  const again = await Promise.all([choose(all), choose(all)])
  expect(again.map(({ body }) => body.openPage.url)).toEqual([url, url])
  expect(all.stripe.sessions.size).toBe(1)

  all.stripe.finish(url)
  await live(all, "2026-11-21T09:10:00Z")
  expect(await standing(all)).toMatchObject({
    ...{ state: "freeTrial", planName: "Tout Plume", openPage: null },
    method: { means: "card", label: "visa 4242", isGone: false },
  })
  await live(all, "2026-12-21T22:00:00Z")
  expect(await bills(all)).toHaveLength(0)
  await live(all, "2026-12-22T05:01:00Z")
  expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-01-22" })
  const [bill] = await bills(all)
  expect(bill).toMatchObject({ totalTTC: 1440, status: "paid" })
  const charges = all.stripe.requests.filter(({ path }) => path === "/v1/payment_intents")
  expect(charges).toMatchObject([
    { key: `bill-${bill.id}-1`, given: { amount: "1440", off_session: "true" } },
  ])
})

test("E84 events replayed ten times, turned round or lost altogether: the end is the same", async () => {
  const ends: unknown[] = []
  const orders = {
    replayed: (events: StripeStandIn["events"]) => Array.from({ length: 10 }, () => events).flat(),
    reversed: (events: StripeStandIn["events"]) => events.toReversed(),
    lost: () => [],
  }
  for (const order of Object.values(orders)) {
    const all = await start()
    const told: StripeStandIn["events"] = []
    const pass = async (instant: string) => {
      all.setClock(instant)
      await keepSubscriptions(all.api.parts)
      told.push(...all.stripe.events.splice(0))
      for (const event of order(told)) expect((await send(all, event)).status).toBe(200)
      await work(all)
      // Nobody told of it for more than an hour: it is asked about.
      await askOpenPayments(all.api.parts)
      await work(all)
    }
    all.stripe.finish((await choose(all)).body.openPage.url, "sepa_debit")
    await pass("2026-11-21T11:00:00Z")
    await pass("2026-12-22T05:01:00Z")
    const [debit] = [...all.stripe.intents.keys()]
    expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-01-22" })
    all.stripe.settleDebit(debit ?? "")
    await pass("2026-12-29T20:00:00Z")
    ends.push({
      standing: await standing(all),
      bills: (await bills(all)).map(({ status, totalTTC }: Bill) => [status, totalTTC]),
      alarms: await alarms(all),
    })
  }
  expect(ends[0]).toMatchObject({ standing: { state: "active" }, bills: [["paid", 1440]] })
  const [first, ...others] = ends.map(withoutIds)
  for (const other of others) expect(other).toEqual(first)
})

test("events that come again and again, in two hundred other orders, move nothing", async () => {
  const all = await chosen()
  const told: StripeStandIn["events"] = []
  const pass = async (instant: string) => {
    all.setClock(instant)
    await keepSubscriptions(all.api.parts)
    await work(all)
    told.push(...all.stripe.events.splice(0))
    for (const event of told) await send(all, event)
    await work(all)
  }
  for (const day of ["2026-12-22", "2027-01-22", "2027-02-22"]) await pass(`${day}T05:01:00Z`)
  expect(told.length).toBeGreaterThan(2)
  const end = async () => JSON.stringify([await standing(all), await bills(all), await alarms(all)])
  const before = await end()
  const asked = all.stripe.requests.length
  const roll = dice(7)
  for (let way = 0; way < 200; way++) {
    const order = told.map((event) => ({ event, at: roll() })).sort((one, two) => one.at - two.at)
    // Of another name, they are heard as if for the first time.
    for (const { event } of order) await send(all, { ...event, id: `${event.id}_${way}` })
    await work(all)
  }
  expect(await end()).toBe(before)
  expect(all.stripe.requests.length).toBe(asked)
})

/** What may become of a plan, and of its first payment by the day; each is as in a chapter of its own below. */
const histories: {
  type: "card" | "sepa_debit"
  behaviour: "good" | "declined"
  later?: Record<string, (stripe: StripeStandIn, first: string, last: string) => void>
}[] = [
  { type: "card", behaviour: "good" },
  {
    ...{ type: "sepa_debit", behaviour: "good" },
    later: { "2026-12-29": (stripe, first) => stripe.settleDebit(first) },
  },
  { type: "card", behaviour: "declined" },
  {
    ...{ type: "sepa_debit", behaviour: "good" },
    later: {
      "2026-12-24": (stripe, first) => stripe.failDebit(first),
      "2027-01-15": (stripe, _, last) => stripe.settleDebit(last),
    },
  },
  {
    ...{ type: "card", behaviour: "good" },
    later: {
      "2026-12-24": (stripe, first) => stripe.dispute(first),
      "2026-12-29": (stripe, first) => stripe.dispute(first, "won"),
    },
  },
  {
    ...{ type: "sepa_debit", behaviour: "good" },
    later: {
      "2026-12-24": (stripe, first) => stripe.settleDebit(first),
      "2026-12-26": (stripe, first) => stripe.dispute(first),
    },
  },
  {
    ...{ type: "card", behaviour: "good" },
    later: { "2026-12-24": (stripe, first) => stripe.refund(first, 1440) },
  },
]

/** Two hundred in `npm run test:full`, six of each history in the gate. */
const ways = process.env.EVERY_COMBINATION ? 200 : 6 * histories.length

const days = [
  ...["2026-12-22", "2026-12-24", "2026-12-26", "2026-12-29"],
  ...["2027-01-05", "2027-01-15", "2027-02-10"],
]

test("E84 the events of many people, of seven histories, are lost, repeated and come in any order from the first one on: the end is that of the history", async () => {
  const idOf = (way: number) => ownerOf(`d0000000-0000-4000-8000-${String(way).padStart(12, "0")}`)
  const verify = async (token: string) => ({
    ...(people[token as Name] ?? { id: idOf(Number(token)), roles: ["freelancer"] }),
    ...{ username: token, email: `way${token}@exemple.fr` },
    ...{ issuedAt: new Date("2026-11-21T09:00:00Z"), signedInAt: new Date("2026-11-21T09:00:00Z") },
  })
  const all = await start({ verify })
  const { api, stripe } = all
  const roll = dice(23)
  const subscribers = Array.from({ length: ways }, (_, way) => String(way) as Name)
  const customers = new Map<Name, string>()
  for (const who of subscribers) {
    const save = async (part: string, values: object) =>
      api.call(who, "PUT", `/Profile/${part}`, {
        ...values,
        version: (await api.call(who, "GET", "/Profile")).body.version,
      })
    await save("personal", { firstName: "Camille", lastName: `Roux ${who}` })
    await save("professional", { legalStatus: "entrepreneur", siren: sirenOf(Number(who)) })
    await save("address", { streetAddress: "3 rue Mercière", postalCode: "69002", city: "Lyon" })
    const chosen = await api.call(who, "POST", "/Subscription/choices", { plan: "whole" })
    const { url } = chosen.body.openPage
    const { type, behaviour } = historyOf(who)
    stripe.finish(url, type, behaviour)
    customers.set(who, stripe.sessions.get(url.split("/").at(-1))?.customer ?? "")
  }
  const paymentsOf = (who: Name) =>
    [...stripe.intents.values()].filter(({ customer }) => customer === customers.get(who))

  const told: StripeStandIn["events"] = []
  for (const day of ["2026-11-21", ...days]) {
    all.setClock(`${day}T11:00:00Z`)
    await keepSubscriptions(api.parts)
    await work(all)
    for (const who of subscribers) {
      const payments = paymentsOf(who).map(({ id }) => id)
      historyOf(who).later?.[day]?.(stripe, payments[0] ?? "", payments.at(-1) ?? "")
    }
    told.push(...stripe.events.splice(0))
    // Those of the day before may come now, for the first time or once more.
    const heard = told
      .splice(0, told.length)
      .flatMap((event) => Array.from({ length: roll() % 3 }, () => ({ event, at: roll() })))
    for (const { event } of heard.sort((one, two) => one.at - two.at)) {
      expect((await send(all, event)).status).toBe(200)
      if (roll() % 8 === 0) await work(all)
      if (roll() % 3 === 0) told.push(event)
    }
    await work(all)
    await askOpenPayments(api.parts)
    await work(all)
  }

  const ends = new Map<unknown, string>()
  for (const who of subscribers) {
    const { state, credit, planName, method } = (await api.call(who, "GET", "/Subscription")).body
    const end = withoutIds({
      ...{ state, credit, planName, method },
      bills: await papersOf(all, `Roux ${who}`),
      charged: paymentsOf(who).map(({ status }) => status),
    })
    expect([who, end]).toEqual([who, ends.get(historyOf(who)) ?? end])
    ends.set(historyOf(who), end)
  }
  // What was disputed and won back ends as if nothing had been.
  expect(new Set(ends.values()).size).toBe(histories.length - 1)
  expect(await alarms(all)).toEqual([])
}, 600_000)

const historyOf = (who: Name) => {
  const history = histories[Number(who) % histories.length]
  if (!history) throw new Error("no history")
  return history
}

/** The seller’s papers for someone. */
async function papersOf({ api }: Installation, name: string) {
  const { body } = await api.call("admin", "GET", `/Clients?q=${encodeURIComponent(name)}`)
  const client = body.find((each: { name: string }) => each.name.endsWith(name))
  const papers = (await api.call("admin", "GET", `/Bills?clientId=${client?.id}`)).body
  return papers.map(({ kind, status, totalTTC }: Bill) => [kind, status, totalTTC]).sort()
}

/** A number of a business for each, with its check digit. */
function sirenOf(way: number): string {
  const begun = String(30_000_000 + way)
  const end = Array.from({ length: 10 }, (_, digit) => `${begun}${digit}`).find(isSiren)
  if (!end) throw new Error("no such number")
  return end
}

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
}

test("who is erased here is forgotten by the provider too, once it answers", async () => {
  const verify = async (token: string) => ({
    ...(people[token as Name] ?? people.nobody),
    ...{ username: token, email: `${token}@exemple.fr` },
    ...{ issuedAt: new Date("2026-11-21T09:00:00Z"), signedInAt: new Date("2026-11-21T09:00:00Z") },
  })
  const all = await chosen("card", "good", { verify })
  expect(all.stripe.customers.size).toBe(1)
  const erasure = { email: "camille@exemple.fr" }
  const erased = await all.api.call("camille", "POST", "/PersonalData/erasure", erasure)
  expect(erased.status, JSON.stringify(erased.body)).toBe(204)
  const job = all.api.queued.find(({ name }) => name === "paymentForget")
  const data = job?.data as QueuedWork["paymentForget"]
  all.stripe.setAway(true)
  await expect(forgetCustomer(all.api.parts, data)).rejects.toThrow()
  all.stripe.setAway(false)
  await forgetCustomer(all.api.parts, data)
  expect(all.stripe.customers.size).toBe(0)
  // Asked once more, as after a crash, it is no error.
  await forgetCustomer(all.api.parts, data)
})

/** As the queue does: whoever asked too often at once asks again later. */
async function askAgain({ api }: Installation, data: unknown): Promise<void> {
  const about = data as QueuedWork["paymentEvent"]
  await askAbout(api.parts, about).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error
    return askAbout(api.parts, about)
  })
}

const withoutIds = (end: unknown) => JSON.stringify(end).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "")

interface Bill {
  id: string
  kind: string
  status: string
  totalTTC: number
}

test("two processes charge and hear at once, and each bill is made and charged once", async () => {
  const all = await chosen()
  all.setClock("2026-12-22T05:00:00Z")
  await Promise.all([keepSubscriptions(all.api.parts), keepSubscriptions(all.api.parts)])
  const jobs = all.api.queued.filter(({ name }) => name === "paymentCharge")
  expect(jobs).toHaveLength(1)
  const job = jobs[0]?.data as QueuedWork["paymentCharge"]
  await Promise.all([chargeBill(all.api.parts, job), chargeBill(all.api.parts, job)])
  const about = all.stripe.events.splice(0)
  await Promise.all(about.map((event) => send(all, event)))
  const asked = all.api.queued.filter(({ name }) => name === "paymentEvent")
  await Promise.all(asked.flatMap(({ data }) => [askAgain(all, data), askAgain(all, data)]))
  expect(all.stripe.intents.size).toBe(1)
  const [bill] = await bills(all)
  const { body } = await all.api.call("admin", "GET", `/Bills/${bill.id}`)
  expect(body.payments).toMatchObject([{ amount: 1440, means: "card" }])
})

test("a card that is declined is tried after three, five and seven days, then the access ends and the bill is credited", async () => {
  const all = await chosen("card", "declined")
  for (let day = 22; day <= 31; day += 1) await live(all, `2026-12-${day}T06:00:00Z`)
  expect(await standing(all)).toMatchObject({ state: "active", graceEndsOn: "2027-01-05" })
  const tries = all.stripe.requests.filter(({ path }) => path === "/v1/payment_intents")
  expect(tries.map(({ key }) => key.split("-").at(-1))).toEqual(["1", "2", "3", "4"])
  await live(all, "2027-01-05T20:00:00Z")
  expect(await standing(all)).toMatchObject({ writable: true })
  await live(all, "2027-01-06T06:00:00Z")
  expect(await standing(all)).toMatchObject({ state: "inactive", endedOn: "2027-01-05" })
  expect((await bills(all)).map(({ kind }: Bill) => kind).sort()).toEqual(["bill", "creditNote"])

  // Money that comes later is Camille's credit, and pays the first part of what she chooses next.
  const [late] = [...all.stripe.intents.values()]
  if (late) {
    late.status = "succeeded"
    late.latest_charge = { id: "ch", created: 1_799_225_000, disputed: false, amount_refunded: 0 }
    all.stripe.tell("payment_intent.succeeded", late)
  }
  await live(all, "2027-01-06T09:00:00Z")
  expect(await standing(all)).toMatchObject({ state: "inactive", credit: 1440 })
  const back = await choose(all)
  expect(back.body).toMatchObject({ state: "active", renewsOn: "2027-02-06", credit: 0 })
  expect(all.stripe.intents.size).toBe(4)
})

test("a notice comes on days 0, 3, 7 and 12, never two a day; a bank that asks is told of by a link to that bill", async () => {
  const all = await chosen("card", "authentication")
  await live(all, "2026-12-22T05:01:00Z")
  for (let day = 0; day <= 14; day += 1)
    for (const hour of ["09", "15"]) {
      all.setClock(new Date(Date.UTC(2026, 11, 22 + day, Number(hour))).toISOString())
      await notifySubscribers(all.api.parts)
      await keepSubscriptions(all.api.parts)
      await work(all)
    }
  // What the bank asks waits for her: no other try is made meanwhile.
  expect(all.stripe.intents.size).toBe(1)
  const { body: told } = await all.api.call("camille", "GET", "/Notifications?limit=50")
  const due = told.filter(({ kind }: { kind: string }) => kind === "subscriptionConfirmation")
  expect(due.map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10))).toEqual([
    "2027-01-03",
    "2026-12-29",
    "2026-12-25",
    "2026-12-22",
  ])
  expect(due[0].parameters).toEqual({ day: "2027-01-05", position: 0 })
  // By the link she pays that one bill, on the last day.
  all.setClock("2027-01-05T18:00:00Z")
  const page = await all.api.call("camille", "POST", "/Subscription/bills/0/payments", {})
  expect(page.status, JSON.stringify(page.body)).toBe(200)
  all.stripe.finish(page.body.openPage.url)
  await live(all, "2027-01-05T20:00:00Z")
  expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-01-22" })
  expect(await bills(all)).toHaveLength(1)
})

describe("a debit", () => {
  test("on its way is not late; one that lacked funds is tried once more, after five working days", async () => {
    const all = await chosen("sepa_debit")
    await live(all, "2026-12-22T05:01:00Z")
    await live(all, "2026-12-29T05:01:00Z")
    const [first = ""] = [...all.stripe.intents.keys()]
    all.stripe.failDebit(first)
    await live(all, "2026-12-30T08:00:00Z")
    expect(await standing(all)).toMatchObject({ graceEndsOn: "2027-01-13" })
    await live(all, "2027-01-06T06:00:00Z")
    expect(all.stripe.intents.size).toBe(1)
    // 31 December and four of January's first working days lie between.
    await live(all, "2027-01-07T06:00:00Z")
    const [, second = ""] = [...all.stripe.intents.keys()]
    // The second one is on its way beyond the days of grace.
    await live(all, "2027-01-15T06:00:00Z")
    expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-01-22" })
    all.stripe.settleDebit(second)
    await live(all, "2027-01-16T06:00:00Z")
    expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-01-22" })
    expect(await bills(all)).toMatchObject([{ status: "paid" }])
  })

  test("that its payer takes back begins the grace; won back, it is paid again", async () => {
    const all = await chosen("sepa_debit")
    await live(all, "2026-12-22T05:01:00Z")
    const [debit = ""] = [...all.stripe.intents.keys()]
    all.stripe.settleDebit(debit)
    await live(all, "2026-12-29T08:00:00Z")
    expect(await bills(all)).toMatchObject([{ status: "paid" }])
    all.stripe.dispute(debit)
    await live(all, "2027-01-10T08:00:00Z")
    expect(await standing(all)).toMatchObject({ graceEndsOn: "2027-01-24" })
    await live(all, "2027-01-20T08:00:00Z")
    expect(all.stripe.intents.size).toBe(1)
    all.stripe.dispute(debit, "won")
    await live(all, "2027-01-21T08:00:00Z")
    expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-01-22" })
    expect(await bills(all)).toMatchObject([{ status: "paid" }])
  })

  test("whose mandate is withdrawn is taken no more, and its payer is told", async () => {
    const all = await chosen("sepa_debit")
    all.stripe.withdraw(all.method)
    await live(all, "2026-12-01T08:00:00Z")
    expect(await standing(all)).toMatchObject({ method: { isGone: true } })
    const { body: told } = await all.api.call("camille", "GET", "/Notifications")
    expect(told.map(({ kind }: { kind: string }) => kind)).toContain("paymentMethodGone")
    await live(all, "2026-12-22T06:00:00Z")
    expect(all.stripe.intents.size).toBe(0)
    expect(await standing(all)).toMatchObject({ graceEndsOn: "2027-01-05" })
    // Another one entered is charged at once.
    const page = await all.api.call("camille", "POST", "/Subscription/paymentMethods", {})
    all.stripe.finish(page.body.openPage.url)
    await live(all, "2026-12-23T06:00:00Z")
    expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-01-22" })
  })
})

describe("after the trial", () => {
  test("the first period is paid on the provider’s page, and begins that day; unpaid, it is no bill", async () => {
    const all = await start()
    await standing(all)
    all.setClock("2027-02-03T10:00:00Z")
    const { body } = await choose(all)
    expect(body).toMatchObject({ state: "inactive" })
    expect(await bills(all)).toHaveLength(0)
    all.stripe.finish(body.openPage.url)
    // She comes back before any word of Stripe's: it is asked.
    const [id] = /page=([0-9a-f-]+)/.exec(pageOf(all)) ?? []
    const path = `/Subscription/payment?${id}`
    expect((await all.api.call("camille", "GET", path)).body).toEqual({ state: "done", url: null })
    expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-03-03" })
    await live(all, "2027-02-03T10:04:00Z")
    expect(await bills(all)).toMatchObject([{ status: "paid", totalTTC: 1440 }])
    // Nobody else's page, and no made-up one.
    for (const [who, wrong] of [
      ["thomas", path],
      ["camille", "/Subscription/payment?page=cs_test_1"],
      ["camille", `/Subscription/payment?page=${crypto.randomUUID()}`],
    ] as const) {
      const refused = await all.api.call(who, "GET", wrong)
      expect([refused.status, refused.body.code]).toEqual([404, "paymentNotFound"])
    }
  })

  test("another choice waits while one is being paid, with the link of that page; an expired page is nothing", async () => {
    const all = await start()
    await all.api.call("admin", "POST", "/Plans", { ...plan, code: "other", priceHT: 2400 })
    await standing(all)
    all.setClock("2027-02-03T10:00:00Z")
    const { url } = (await choose(all)).body.openPage
    const other = () => all.api.call("camille", "POST", "/Subscription/choices", { plan: "other" })
    const refused = await other()
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: "paymentUnderWay", current: { url } })
    all.stripe.expire(url)
    expect((await other()).body.openPage.url).not.toBe(url)
    expect(await bills(all)).toHaveLength(0)
  })

  test("a provider that is away is a sentence; nothing is half done, and trying again is one page", async () => {
    const all = await start()
    await standing(all)
    all.setClock("2027-02-03T10:00:00Z")
    all.stripe.setAway(true)
    const away = await choose(all)
    expect([away.status, away.body.code]).toEqual([503, "paymentsAway"])
    expect(await standing(all)).toMatchObject({ state: "inactive", openPage: null })
    all.stripe.setAway(false)
    expect((await choose(all)).body.openPage.url).toContain("https://checkout.stripe.com/")
    expect(all.stripe.sessions.size).toBe(1)
  })
})

describe("what is not ours", () => {
  test("another amount is no payment: nothing happens, and administrators are told once", async () => {
    const all = await chosen("card", "declined")
    await live(all, "2026-12-22T05:01:00Z")
    const [one] = [...all.stripe.intents.values()]
    all.stripe.forge({ amount: 144, status: "succeeded", last_payment_error: null }, one?.id ?? "")
    for (let times = 0; times < 3; times += 1)
      all.stripe.tell("payment_intent.succeeded", one ?? {})
    await live(all, "2026-12-22T09:00:00Z")
    expect(await standing(all)).toMatchObject({ graceEndsOn: "2027-01-05" })
    expect(await alarms(all)).toHaveLength(1)
  })

  test("a part of a payment that is given back at the provider’s own dashboard says not for what: administrators are told once", async () => {
    const all = await chosen()
    await live(all, "2026-12-22T05:01:00Z")
    await live(all, "2026-12-22T06:00:00Z")
    const before = [await standing(all), await bills(all)]
    all.stripe.refund(onlyPayment(all), 500)
    for (let times = 0; times < 3; times += 1)
      all.stripe.tell("charge.refunded", {
        id: "ch",
        object: "charge",
        payment_intent: onlyPayment(all),
      })
    await live(all, "2026-12-23T09:00:00Z")
    expect([await standing(all), await bills(all)]).toEqual(before)
    expect(await alarms(all)).toHaveLength(1)
  })

  test("another currency is no payment either, and another product’s payment is left alone", async () => {
    const all = await chosen("sepa_debit")
    await live(all, "2026-12-22T05:01:00Z")
    const [one] = [...all.stripe.intents.values()]
    all.stripe.settleDebit(one?.id ?? "")
    all.stripe.forge({ currency: "usd" }, one?.id ?? "")
    await live(all, "2026-12-24T09:00:00Z")
    expect(await bills(all)).not.toMatchObject([{ status: "paid" }])
    expect(await alarms(all)).toHaveLength(1)
    all.stripe.forge({ metadata: {}, id: "pi_other" }, one?.id ?? "")
    if (one) all.stripe.intents.set("pi_other", one)
    all.stripe.tell("payment_intent.succeeded", { id: "pi_other", object: "payment_intent" })
    await live(all, "2026-12-24T10:00:00Z")
    expect(await alarms(all)).toHaveLength(1)
  })
})

test("a charge whose answer was lost takes no second money, on the day itself and after Stripe forgot it", async () => {
  const all = await chosen()
  all.stripe.nextCharges("unanswered")
  all.setClock("2026-12-22T05:01:00Z")
  await keepSubscriptions(all.api.parts)
  const job = all.api.queued.find(({ name }) => name === "paymentCharge")
    ?.data as QueuedWork["paymentCharge"]
  await expect(chargeBill(all.api.parts, job)).rejects.toThrow()
  expect(all.stripe.intents.size).toBe(1)
  all.setClock("2026-12-24T05:01:00Z")
  await askOpenPayments(all.api.parts)
  expect(all.stripe.intents.size).toBe(1)
  expect(await standing(all)).toMatchObject({ state: "active", renewsOn: "2027-01-22" })
})

test("a charge that never reached the provider is made again after a day, by another try", async () => {
  const all = await chosen()
  all.stripe.setAway(true)
  all.setClock("2026-12-22T05:01:00Z")
  await keepSubscriptions(all.api.parts)
  const job = all.api.queued.find(({ name }) => name === "paymentCharge")
    ?.data as QueuedWork["paymentCharge"]
  await expect(chargeBill(all.api.parts, job)).rejects.toThrow()
  all.stripe.setAway(false)
  all.setClock("2026-12-24T05:01:00Z")
  all.api.queued.splice(0)
  await askOpenPayments(all.api.parts)
  await work(all)
  expect(all.stripe.intents.size).toBe(1)
  expect(await bills(all)).toMatchObject([{ status: "paid" }])
})

test("a charge that is answered only the second time is the same charge", async () => {
  const all = await chosen()
  all.stripe.nextCharges("unanswered")
  all.setClock("2026-12-22T05:01:00Z")
  await keepSubscriptions(all.api.parts)
  const { data } = all.api.queued.find(({ name }) => name === "paymentCharge") ?? {}
  await expect(chargeBill(all.api.parts, data as QueuedWork["paymentCharge"])).rejects.toThrow()
  await chargeBill(all.api.parts, data as QueuedWork["paymentCharge"])
  expect(all.stripe.intents.size).toBe(1)
  await live(all, "2026-12-22T05:03:00Z")
  expect(await bills(all)).toMatchObject([{ status: "paid" }])
})

test("who cancels in the grace ends it, and nothing more is charged", async () => {
  const all = await chosen("card", "declined")
  await live(all, "2026-12-22T05:01:00Z")
  all.setClock("2026-12-23T09:00:00Z")
  const left = await all.api.call("camille", "PUT", "/Subscription/cancellation")
  expect(left.body).toMatchObject({ cancelledOn: "2026-12-23" })
  for (const day of ["25", "27", "29"]) await live(all, `2026-12-${day}T06:00:00Z`)
  expect(all.stripe.intents.size).toBe(1)
  expect((await bills(all)).map(({ kind }: Bill) => kind).sort()).toEqual(["bill", "creditNote"])
})

test("an administrator’s refund goes back by the provider, once, and alarms nobody", async () => {
  const all = await chosen()
  await live(all, "2026-12-22T05:01:00Z")
  const [subscriber] = (await all.api.call("admin", "GET", "/Subscriptions?q=camille")).body
  const refund = () =>
    all.api.call("admin", "POST", `/Subscriptions/${subscriber.id}/refunds`, {
      ...{ position: 0, reason: "Facturé à tort" },
    })
  all.stripe.setAway(true)
  expect((await refund()).status).toBe(503)
  all.stripe.setAway(false)
  const done = await refund()
  expect(done.status, JSON.stringify(done.body)).toBe(201)
  expect((await refund()).status).toBe(409)
  await live(all, "2026-12-22T09:00:00Z")
  const [one] = [...all.stripe.intents.values()]
  expect(one?.latest_charge?.amount_refunded).toBe(1440)
  expect(await alarms(all)).toEqual([])
  expect(await standing(all)).toMatchObject({ state: "inactive" })
})

const onlyPayment = ({ stripe }: Installation) => [...stripe.intents.keys()][0] ?? ""

/** What the seller owes Camille, by the seller’s own books. */
async function creditAtSeller({ api }: { api: TestApi }) {
  const [client] = (await api.call("admin", "GET", "/Clients?q=Camille")).body
  return (await api.call("admin", "GET", `/Clients/${client.id}/credit`)).body
}

test("a refund at the provider’s own dashboard is recorded: the bill is credited, the access ends, and nobody is alarmed", async () => {
  const all = await chosen()
  await live(all, "2026-12-22T05:01:00Z")
  await live(all, "2026-12-22T06:00:00Z")
  all.stripe.refund(onlyPayment(all), 1440)
  for (let times = 0; times < 3; times += 1)
    all.stripe.tell("charge.refunded", {
      id: "ch",
      object: "charge",
      payment_intent: onlyPayment(all),
    })
  await live(all, "2026-12-23T09:00:00Z")
  await live(all, "2026-12-24T09:00:00Z")
  expect(await standing(all)).toMatchObject({ state: "inactive", credit: 0 })
  const kinds = (await bills(all)).map(({ kind, totalTTC }: Bill) => [kind, totalTTC])
  expect(kinds.sort()).toEqual([
    ["bill", 1440],
    ["creditNote", 1440],
  ])
  const { balance, entries } = await creditAtSeller(all)
  expect(balance).toBe(0)
  expect(entries).toContainEqual(
    expect.objectContaining({ what: "refunded", amount: -1440, day: "2026-12-23", means: "card" }),
  )
  expect(await alarms(all)).toEqual([])
})

test("a payment and its refund that are learned of at once are both recorded", async () => {
  const all = await chosen("sepa_debit")
  await live(all, "2026-12-22T05:01:00Z")
  all.stripe.settleDebit(onlyPayment(all))
  all.stripe.refund(onlyPayment(all), 1440)
  await live(all, "2026-12-29T09:00:00Z")
  expect(await standing(all)).toMatchObject({ state: "inactive", credit: 0 })
  expect(await creditAtSeller(all)).toMatchObject({ balance: 0 })
  expect(await alarms(all)).toEqual([])
})

test("money that is a credit is less by what is given back of it at the provider’s dashboard", async () => {
  const all = await chosen("sepa_debit")
  await live(all, "2026-12-22T05:01:00Z")
  all.stripe.failDebit(onlyPayment(all), "account_closed")
  await live(all, "2026-12-24T05:01:00Z")
  await live(all, "2027-01-08T06:00:00Z")
  expect(await standing(all)).toMatchObject({ state: "inactive" })
  all.stripe.settleDebit(onlyPayment(all))
  await live(all, "2027-01-09T06:00:00Z")
  expect(await standing(all)).toMatchObject({ credit: 1440 })
  all.stripe.refund(onlyPayment(all), 440)
  await live(all, "2027-01-10T06:00:00Z")
  expect(await standing(all)).toMatchObject({ credit: 1000 })
  all.stripe.refund(onlyPayment(all), 1000)
  await live(all, "2027-01-11T06:00:00Z")
  expect(await standing(all)).toMatchObject({ credit: 0 })
  expect(await creditAtSeller(all)).toMatchObject({ balance: 0 })
  expect(await alarms(all)).toEqual([])
})

test("what anyone may know of payments is by what one pays, and the publishable key", async () => {
  const { api } = await start()
  expect((await api.call(null, "GET", "/Payment/config")).body).toMatchObject({
    ...{ enabled: true, means: ["card", "sepa"], publicKey: "pk_test_plume" },
  })
})

describe("E84 a message of the provider’s", () => {
  const { secret } = vectors.webhooks
  test.each(vectors.webhooks.vectors)("$id: $title", async (vector) => {
    const { header, receivedAt, body, status, taken } = vector
    const { provider, ...rest } = await startStripe(() => new Date(receivedAt * 1000))
    const { stripe } = await import("../../payment-provider/stripe")
    const signed = stripe({ ...rest, webhookSecret: secret, publicKey: null })
    const api = await startApi({
      payments: { ...provider, read: signed.read },
      clock: () => new Date(receivedAt * 1000),
    })
    const ask = () =>
      api.fetch(null, "/Public/payments/stripe", {
        method: "POST",
        body,
        headers: { ...(header && { "stripe-signature": header }) },
      })
    expect((await ask()).status).toBe(status)
    expect((await ask()).status).toBe(status)
    expect(api.queued).toEqual(
      taken ? [{ name: "paymentEvent", data: { kind: "payment", id: "pi_1" } }] : [],
    )
  })

  test("is nobody’s where another means is used", async () => {
    const all = await start()
    const { body, header } = all.stripe.signed({ id: "evt", type: "x", data: { object: {} } })
    const asked = await all.api.fetch(null, "/Public/payments/other", {
      ...{ method: "POST", body, headers: { "stripe-signature": header } },
    })
    expect(asked.status).toBe(404)
  })
})

/** Where the last page leads back to. */
const pageOf = ({ stripe }: Installation) =>
  String(
    stripe.requests.findLast(({ path }) => path === "/v1/checkout/sessions")?.given.success_url,
  )
