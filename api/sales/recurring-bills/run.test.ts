import pg from "pg"
import { expect, test } from "vitest"
import { ClientChanges } from "#contract/clients"
import { people, startApi, type TestApi } from "../../../tests/api"
import { draftFor, openForBusiness } from "../../../tests/billing"
import { ownerOf } from "../../../tests/owner"
import { makeRecurringBills } from "./run.commands"
import { sendPause } from "./send-pause.commands"

const [line] = draftFor("").lines

async function withRecurring(changes: object = {}) {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  const { body: client } = await api.call("camille", "GET", `/Clients/${clientId}`)
  await api.call("camille", "PUT", `/Clients/${clientId}`, {
    ...ClientChanges.parse(client),
    email: "c@exemple.fr",
  })
  const { body } = await api.call("camille", "POST", "/RecurringBills", {
    title: "Maintenance",
    clientId,
    recurrence: { frequency: "monthly", start: "2026-12-31" },
    period: "past",
    includeVat: true,
    includePenalty: true,
    lines: [line],
    ...changes,
  })
  expect(body.id, JSON.stringify(body)).toBeTruthy()
  const find = async () => (await api.call("camille", "GET", `/RecurringBills/${body.id}`)).body
  return { api, clientId, id: body.id as string, find }
}

async function run(api: TestApi, instant: string) {
  api.setClock(instant)
  await makeRecurringBills(api.parts)
}

const billsOf = async (api: TestApi) =>
  (await api.call("camille", "GET", "/Bills?sort=number&limit=100")).body as {
    id: string
    number: string | null
    status: string
  }[]

test("a draft is made on its day, from the morning in Paris on, and once", async () => {
  const { api, find } = await withRecurring()
  await run(api, "2026-12-30T22:30:00Z")
  // 31 December has begun in Paris, but it is night.
  await run(api, "2026-12-30T23:30:00Z")
  expect(await billsOf(api)).toEqual([])
  // Eight in Paris; two processes, and one of them twice.
  await run(api, "2026-12-31T07:00:00Z")
  await Promise.all([makeRecurringBills(api.parts), makeRecurringBills(api.parts)])
  const [draft, ...others] = await billsOf(api)
  expect(others).toEqual([])
  expect(draft?.status).toBe("draft")
  const { body: bill } = await api.call("camille", "GET", `/Bills/${draft?.id}`)
  expect(bill).toMatchObject({
    number: null,
    releaseDate: null,
    billingPeriodStart: "2026-12-01",
    billingPeriodEnd: "2026-12-31",
    totalTTC: 540_000,
    events: [{ what: "recurring", detail: "Maintenance" }],
  })
  expect(await find()).toMatchObject({
    nextOn: "2027-01-31",
    done: 1,
    bills: [{ date: "2026-12-31" }],
  })
  const { body: told } = await api.call("camille", "GET", "/Notifications")
  expect(told).toMatchObject([{ kind: "recurringBillDrafted", billId: bill.id }])
  // A draft that is thrown away is not made again.
  await api.call("camille", "DELETE", `/Bills/${bill.id}`)
  await run(api, "2026-12-31T15:00:00Z")
  expect(await billsOf(api)).toEqual([])
  expect((await find()).bills).toEqual([{ date: "2026-12-31", bill: null }])
})

test("after a long silence all dates are billed at once, dated of the day and each for its month", async () => {
  const { api, find } = await withRecurring({ mode: "send", times: 4 })
  // The clocks went forward on 28 March: it is eight in Paris.
  await run(api, "2027-03-31T06:00:00Z")
  const issued = await Promise.all(
    (await billsOf(api)).map(
      async ({ id }) => (await api.call("camille", "GET", `/Bills/${id}`)).body,
    ),
  )
  const shown = issued.map((bill) => [
    bill.number,
    bill.releaseDate,
    bill.billingPeriodStart,
    bill.billingPeriodEnd,
  ])
  expect(shown.sort()).toEqual([
    ["F-2027-0001", "2027-03-31", "2026-12-01", "2026-12-31"],
    ["F-2027-0002", "2027-03-31", "2027-01-01", "2027-01-31"],
    ["F-2027-0003", "2027-03-31", "2027-02-01", "2027-02-28"],
    ["F-2027-0004", "2027-03-31", "2027-03-01", "2027-03-31"],
  ])
  expect(api.queued.filter(({ name }) => name === "billEmail")).toHaveLength(4)
  for (const { emails } of issued)
    expect(emails).toMatchObject([{ to: ["c@exemple.fr"], state: "queued" }])
  // That was the last of four.
  expect(await find()).toMatchObject({ status: "ended", nextOn: null, done: 4, nextDates: [] })
})

test("what cannot be issued is tried on three days, then waits, and its owner is told what lacks", async () => {
  const { api, clientId, id, find } = await withRecurring({ mode: "issue" })
  const { body: client } = await api.call("camille", "GET", `/Clients/${clientId}`)
  await api.call("camille", "PUT", `/Clients/${clientId}`, {
    ...ClientChanges.parse(client),
    streetAddress: null,
    city: null,
  })
  for (const [day, failures] of [
    ["2026-12-31", 1],
    ["2026-12-31", 1],
    ["2027-01-01", 2],
    ["2027-01-02", 3],
    ["2027-01-03", 3],
  ] as const) {
    await run(api, `${day}T09:00:00Z`)
    expect((await find()).failures).toBe(failures)
  }
  // Nothing is left of the attempts, and no number was used.
  expect(await billsOf(api)).toEqual([])
  expect(await find()).toMatchObject({
    status: "failed",
    nextOn: "2026-12-31",
    lastFailure: [{ code: "clientAddress" }],
    bills: [],
  })
  const { body: told } = await api.call("camille", "GET", "/Notifications")
  expect(told).toMatchObject([
    {
      kind: "recurringBillPaused",
      parameters: { recurringBillId: id, missing: ["clientAddress"] },
    },
  ])
  const [job] = api.queued.filter(({ name }) => name === "recurringBillPaused")
  const letters: { to: string | string[]; subject: string; text: string }[] = []
  const parts = {
    ...api.parts,
    mail: async (letter: (typeof letters)[number]) => {
      letters.push(letter)
      return { accepted: [letter.to].flat(), refused: [] }
    },
  }
  await sendPause(parts, job?.data as never)
  expect(letters).toMatchObject([
    { to: "camille@example.fr", subject: "Facture récurrente arrêtée\u00a0: Maintenance" },
  ])
  expect(letters[0]?.text).toContain("L’adresse complète du client")
  expect(letters[0]?.text).toContain(`http://localhost:3000/admin/recurring-bills/${id}`)

  // Mended, it goes on with what was missed.
  const { body: mended } = await api.call("camille", "GET", `/Clients/${clientId}`)
  await api.call("camille", "PUT", `/Clients/${clientId}`, {
    ...ClientChanges.parse(mended),
    streetAddress: "1 quai Perrache",
    city: "Lyon",
  })
  const { version } = await find()
  await api.call("camille", "POST", `/RecurringBills/${id}/resumption`, { version, missed: "bill" })
  await run(api, "2027-01-03T10:00:00Z")
  expect(await billsOf(api)).toMatchObject([{ number: "F-2027-0001" }])
  expect(await find()).toMatchObject({ status: "active", failures: 0, nextOn: "2027-01-31" })
  await sendPause(parts, job?.data as never)
  expect(letters).toHaveLength(1)
})

test("what is paused is left alone, and skips what went by if told so", async () => {
  const { api, id, find } = await withRecurring()
  const { version } = await find()
  await api.call("camille", "POST", `/RecurringBills/${id}/pause`, { version })
  await run(api, "2027-02-10T09:00:00Z")
  expect(await billsOf(api)).toEqual([])
  const paused = await find()
  expect(paused.missed).toBe(2)
  await api.call("camille", "POST", `/RecurringBills/${id}/resumption`, { version: paused.version })
  await run(api, "2027-02-10T10:00:00Z")
  expect(await billsOf(api)).toEqual([])
  expect((await find()).nextOn).toBe("2027-02-28")
})

test("one person’s trouble keeps nobody else from theirs, and the sweep sees no more than whose turn it is", async () => {
  const { api } = await withRecurring({ mode: "issue" })
  const { id: clientId } = await openForBusiness(api, "thomas")
  await api.call("thomas", "POST", "/RecurringBills", {
    title: "Loyer",
    clientId,
    recurrence: { frequency: "yearly", start: "2026-12-31" },
    lines: [line],
  })
  const owner = new pg.Client({ connectionString: api.url })
  await owner.connect()
  await owner.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no'; end $$`)
  await owner.query(`create trigger refuse before insert on bills for each row
    when (new.owner = '${ownerOf(people.camille.id)}') execute function refuse()`)
  await owner.end()
  await run(api, "2026-12-31T09:00:00Z")
  expect(await billsOf(api)).toEqual([])
  expect((await api.call("thomas", "GET", "/Bills")).body).toHaveLength(1)
})
