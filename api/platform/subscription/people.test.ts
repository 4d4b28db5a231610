import { expect, onTestFinished, test } from "vitest"
import { openPool } from "../../../database/client"
import { people, startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { keepSubscriptions } from "./keep.commands"

const camille = people.camille.id

async function subscribed() {
  const api = await startApi()
  await openForBusiness(api, "admin")
  await api.call("admin", "PUT", "/Plans/seller")
  await api.call("admin", "POST", "/Plans", {
    ...{ code: "whole", nameFr: "Tout", nameEn: "All", period: "monthly", place: 1 },
    ...{ priceHT: 1200, offered: true },
  })
  await openForBusiness(api)
  return api
}

const ask = async (api: TestApi, path: string) =>
  (await api.call("admin", "GET", `/Subscriptions${path}`)).body
const act = (api: TestApi, path: string, body: object) =>
  api.call("admin", "POST", `/Subscriptions/${camille}/${path}`, body)
const acts = async (api: TestApi) =>
  (await api.call("admin", "GET", "/Audit?limit=100")).body.flatMap(
    ({ act, after }: { act: string; after: object }) =>
      act.startsWith("subscriptions.") ? [[act, after]] : [],
  )

/** A plan that was chosen after the trial, and paid. */
async function paying(api: TestApi, day = "2027-01-10") {
  api.setClock(`${day}T10:00:00Z`)
  await api.call("camille", "POST", "/Subscription/choices", { plan: "whole" })
  const [paper] = (await api.call("admin", "GET", "/Bills")).body
  await api.call("admin", "POST", `/Bills/${paper.id}/payments`, {
    ...{ amount: 1440, paidOn: day },
  })
  await keepSubscriptions(api.parts)
  return paper.clientId as string
}

test("an administrator prolongs a trial, with a reason that the audit log keeps", async () => {
  const api = await subscribed()
  const early = await act(api, "prolongations", { trialEndsOn: "2026-12-01", reason: "Essai" })
  expect(early.body).toMatchObject({ errors: [{ path: "trialEndsOn", code: "trialNotLonger" }] })
  const bare = await act(api, "prolongations", { trialEndsOn: "2027-01-15", reason: "" })
  expect(bare.status).toBe(422)
  const prolonged = await act(api, "prolongations", {
    ...{ trialEndsOn: "2027-01-15", reason: "SIREN saisi par erreur" },
  })
  expect(prolonged.body).toMatchObject({ state: "freeTrial", trialEndsOn: "2027-01-15" })
  api.setClock("2027-01-15T10:00:00Z")
  expect((await api.call("camille", "POST", "/Tags", { title: "Un" })).status).toBe(201)
  // That it began on the day of the test’s clock, the database does not know.
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  await owner.query("update subscriptions set created_at = '2026-11-21T09:00:00Z'")
  const far = await act(api, "prolongations", { trialEndsOn: "2099-01-15", reason: "Faute" })
  expect(far.body).toMatchObject({ errors: [{ path: "trialEndsOn", code: "trialTooLong" }] })
  const changes = ["2027-06-15", "2027-01-15"].map((trialEndsOn) => ({
    trialEndsOn,
    reason: "Oui",
  }))
  for (const change of changes)
    expect((await act(api, "prolongations", change)).body).toMatchObject({
      trialEndsOn: change.trialEndsOn,
    })
  expect((await acts(api)).toReversed()).toEqual([
    [
      "subscriptions.trialProlonged",
      { trialEndsOn: "2027-01-15", reason: "SIREN saisi par erreur" },
    ],
    ...changes.map((change) => ["subscriptions.trialProlonged", change]),
  ])
  await paying(api, "2027-01-16")
  const billed = await act(api, "prolongations", { trialEndsOn: "2027-03-01", reason: "Trop tard" })
  expect([billed.status, billed.body.code]).toEqual([409, "subscriptionBilled"])
})

test("a plan that is given until a day opens everything up to that day", async () => {
  const api = await subscribed()
  api.setClock("2027-01-10T10:00:00Z")
  expect((await api.call("camille", "POST", "/Tags", { title: "Un" })).status).toBe(402)
  const given = await act(api, "gifts", { until: "2027-02-10", reason: "Bêta-testeuse" })
  expect(given.body).toMatchObject({ state: "active", endsOn: "2027-02-10" })
  expect((await api.call("camille", "POST", "/Tags", { title: "Un" })).status).toBe(201)
  api.setClock("2027-02-11T10:00:00Z")
  expect((await api.call("camille", "POST", "/Tags", { title: "Deux" })).status).toBe(402)
  expect(await ask(api, "?state=inactive")).toMatchObject([{ endedOn: "2027-02-10" }])
  const past = await act(api, "gifts", { until: "2027-02-01", reason: "Trop tard" })
  expect(past.body).toMatchObject({ errors: [{ path: "until", code: "beforeToday" }] })
})

test("a refund credits the bill whole and ends what it paid, once", async () => {
  const api = await subscribed()
  const clientId = await paying(api)
  expect(await ask(api, `/${camille}`)).toMatchObject({
    bills: [{ state: "paid", canRefund: true }],
  })
  const refunded = await act(api, "refunds", { position: 0, reason: "Facturé à tort" })
  expect(refunded.status, JSON.stringify(refunded.body)).toBe(201)
  expect(refunded.body).toMatchObject({
    bills: [{ state: "credited", canRefund: false }],
  })
  const papers = (await api.call("admin", "GET", "/Bills")).body
  expect(papers.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["bill", "creditNote"])
  const credit = (await api.call("admin", "GET", `/Clients/${clientId}/credit`)).body
  expect(credit).toMatchObject({ balance: 0 })
  const again = await act(api, "refunds", { position: 0, reason: "Encore" })
  expect([again.status, again.body.code]).toEqual([409, "notRefundable"])
  api.setClock("2027-01-11T10:00:00Z")
  await keepSubscriptions(api.parts)
  expect(await ask(api, "?state=inactive")).toMatchObject([{ endedOn: "2027-01-10" }])
  expect(await ask(api, "/months")).toContainEqual({
    ...{ month: "2027-01", revenueHT: 0, trialsEnded: 0, becamePlans: 0, endings: 1 },
  })
  expect(await ask(api, "/papers?month=2027-01")).toMatchObject([
    { totalHT: -1200 },
    { totalHT: 1200 },
  ])
})

test("revenue, trials that became plans and endings each open the list that they count", async () => {
  const api = await subscribed()
  await paying(api)
  const months = await ask(api, "/months")
  expect(months[0]).toEqual({
    ...{ month: "2027-01", revenueHT: 1200, trialsEnded: 0, becamePlans: 0, endings: 0 },
  })
  expect(months[1]).toMatchObject({ month: "2026-12", trialsEnded: 1, becamePlans: 1 })
  expect(await ask(api, "?trialEnded=2026-12&became=plan")).toMatchObject([{ id: camille }])
  expect(await ask(api, "?trialEnded=2026-12&became=nothing")).toEqual([])
  expect(await ask(api, "?q=camille&state=active")).toMatchObject([{ plan: "whole" }])
  expect(await ask(api, "?q=nobody")).toEqual([])
  const file = await api.fetch("admin", "/Subscriptions/export?state=active")
  expect(await file.text()).toContain("whole")
  // Nobody but administrators.
  expect((await api.call("camille", "GET", "/Subscriptions")).status).toBe(403)
})

test("lists by state say of any history what its pages say", async () => {
  const api = await subscribed()
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  api.setClock("2027-03-01T10:00:00Z")
  const day = (values: string) => `(array[${values}]::date[])[1 + floor(random() * 4)]`
  await owner.query(`
    select setseed(0.42);
    insert into people (id, username, roles)
      select gen_random_uuid(), 'p' || n, '{freelancer}' from generate_series(1, 300) n;
    insert into subscriptions (owner, trial_ends_on, plan_id, period, means, anchor, billed, price_ht,
        cancelled_on, lapsed_on, given_until)
      select p.id, ${day("'2027-02-10','2027-02-28','2027-03-01','2027-03-20'")}, q.id,
        case when q.id is not null then 'monthly' end, case when q.id is not null then 'transfer' end,
        case when q.id is not null then date '2027-02-11' end, case when q.id is not null then 1 end,
        case when q.id is not null then 1200 end,
        ${day("null,null,'2027-02-20','2027-03-01'")}, ${day("null,null,null,'2027-02-25'")},
        ${day("null,null,'2027-02-27','2027-03-15'")}
      from people p left join plans q on random() < 0.6 and p.id is not null where p.username like 'p%';
    insert into subscription_bills (owner, position, plan_id, period, means, starts_on, ends_on, amount, money,
        due_since, grace_ends_on, credited_on, bill_id)
      select s.owner, 0, q.id, 'monthly', 'transfer', '2027-02-11',
        ${day("'2027-02-28','2027-03-01','2027-03-10','2027-03-31'")}, 1440, m,
        case when m = 'failed' then date '2027-02-11' end,
        case when m = 'failed' then ${day("'2027-02-25','2027-02-28','2027-03-01','2027-03-05'")} end,
        ${day("null,null,null,'2027-02-26'")}, gen_random_uuid()
      from (select s.*, (array['failed','succeeded','processing'])[1 + floor(random() * 3)] as m
        from subscriptions s join people p on p.id = s.owner where p.username like 'p%' and random() < 0.6) s, plans q;`)
  const seen = new Set<string>()
  for (const state of ["freeTrial", "active", "inactive"]) {
    const rows = await ask(api, `?state=${state}&limit=100&q=p`)
    expect(rows.map((row: { state: string }) => row.state)).toEqual(rows.map(() => state))
    for (const { id } of rows) seen.add(id)
  }
  const due = await ask(api, "?state=due&limit=100&q=p")
  expect(due.length).toBeGreaterThan(0)
  expect(due.every((row: { state: string }) => row.state === "active")).toBe(true)
  const ended = await ask(api, "?ended=2027-02&limit=100&q=p")
  expect(ended.length).toBeGreaterThan(0)
  expect(
    ended.filter(({ endedOn }: { endedOn: string }) => !endedOn.startsWith("2027-02")),
  ).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})
