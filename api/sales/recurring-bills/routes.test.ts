import { expect, test } from "vitest"
import { RecurringBillChanges } from "#contract/recurring-bills"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, openForBusiness } from "../../../tests/billing"

const [line] = draftFor("").lines

/** Camille in business on 21 November 2026, and a way to set up what she bills again and again. */
async function withClient() {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  const add = (changes: object = {}) =>
    api.call("camille", "POST", "/RecurringBills", {
      title: "Maintenance",
      clientId,
      recurrence: { frequency: "monthly", start: "2027-01-31" },
      includeVat: true,
      includePenalty: true,
      lines: [line],
      ...changes,
    })
  return { api, clientId, add }
}

const of = (api: TestApi, id: string) => ({
  find: async () => (await api.call("camille", "GET", `/RecurringBills/${id}`)).body,
  post: (noun: string, body: object) =>
    api.call("camille", "POST", `/RecurringBills/${id}/${noun}`, body),
})

test("the 31st of each month is the last day of February and comes back in March", async () => {
  const { add } = await withClient()
  const { body } = await add({ period: "past" })
  expect(body).toMatchObject({
    status: "active",
    nextOn: "2027-01-31",
    totalHT: 450_000,
    totalVat: 90_000,
    totalTTC: 540_000,
    done: 0,
    bills: [],
  })
  expect(body.nextDates.slice(0, 4)).toEqual([
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
    "2027-04-30",
  ])
  const ends = { frequency: "monthly", start: "2027-02-10", monthEnd: true }
  const third = await add({ recurrence: ends, times: 2 })
  expect(third.body.nextDates).toEqual(["2027-02-28", "2027-03-31"])
})

test("what no bill could be is refused at its field", async () => {
  const { api, clientId, add } = await withClient()
  const paths = async (changes: object) =>
    (await add(changes)).body.errors?.map(
      ({ path, code }: { path: string; code: string }) => `${path} ${code}`,
    )
  const start = "2027-01-31"
  expect(await paths({ recurrence: { frequency: "daily", start } })).toEqual([
    "recurrence.frequency choice",
  ])
  expect(await paths({ recurrence: { frequency: "monthly", start: "2026-11-20" } })).toEqual([
    "recurrence.start beforeToday",
  ])
  expect(
    await paths({ recurrence: { frequency: "monthly", start, expiry: "2027-06-30" }, times: 3 }),
  ).toEqual(["times oneEnd"])
  expect(await paths({ mode: "send" })).toEqual(["mode clientEmail"])
  const stranger = crypto.randomUUID()
  expect(await paths({ lines: [{ ...line, productId: stranger }] })).toEqual([
    "lines[0].productId unknown",
  ])
  expect(await paths({ lines: [] })).toHaveLength(1)
  const { version } = (await api.call("camille", "GET", "/Profile")).body
  await api.call("camille", "PUT", "/Profile/vat", { vatRegime: "franchise", version })
  expect(await paths({})).toEqual(["lines[0].vatRate vatInFranchise"])
  // Whoever has it is not removed under it.
  await add({ lines: [{ ...line, vatRate: "0" }] })
  const gone = await api.call("camille", "POST", "/Clients/deletions", { ids: [clientId] })
  expect(gone.body).toMatchObject({ done: [], refused: [{ id: clientId, code: "referenced" }] })
})

test("it is paused and goes on, found by its words, and comes back after it was removed", async () => {
  const { api, add } = await withClient()
  const { body: added } = await add()
  const { find, post } = of(api, added.id)
  expect((await post("resumption", { version: added.version })).body.code).toBe("recurringBillRuns")
  expect((await post("pause", { version: 99 })).body.code).toBe("stale")
  const paused = (await post("pause", { version: added.version })).body
  expect(paused).toMatchObject({ status: "paused", nextOn: "2027-01-31" })
  const list = async (query: string) =>
    (await api.call("camille", "GET", `/RecurringBills?${query}`)).body.length
  expect(await Promise.all([list("state=paused"), list("state=active"), list("q=MAINT")])).toEqual([
    1, 0, 1,
  ])
  const { body: results } = await api.call("camille", "GET", "/Search?q=mainten")
  expect(results).toMatchObject([
    { kind: "recurringBills", title: "Maintenance", detail: "Atelier Rhône" },
  ])
  expect((await post("resumption", { version: paused.version })).body.status).toBe("active")

  const before = await find()
  const path = `/RecurringBills/${added.id}`
  expect((await api.call("camille", "DELETE", path)).status).toBe(204)
  expect((await api.call("camille", "GET", path)).status).toBe(404)
  expect((await post("restoration", {})).body).toEqual(before)
})

test("a change of when begins today, and a change of what leaves the dates alone", async () => {
  const { api, add } = await withClient()
  const { body: added } = await add({ recurrence: { frequency: "monthly", start: "2026-12-05" } })
  const put = async (changes: object) => {
    const current = RecurringBillChanges.parse(await of(api, added.id).find())
    return (
      await api.call("camille", "PUT", `/RecurringBills/${added.id}`, { ...current, ...changes })
    ).body
  }
  api.setClock("2027-02-10T09:00:00Z")
  // Two dates went by, and nothing ran: they are still to be done.
  expect(await put({ title: "Maintenance du site" })).toMatchObject({
    title: "Maintenance du site",
    nextOn: "2026-12-05",
    missed: 3,
  })
  const weekly = { frequency: "weekly", every: 1, start: "2026-12-05" }
  expect((await put({ recurrence: weekly })).nextOn).toBe("2027-02-13")
})
