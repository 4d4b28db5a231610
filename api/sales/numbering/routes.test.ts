import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"
import { verifyBills } from "../bills/verification.commands"

const say = (api: TestApi, body: object) => api.call("camille", "PUT", "/Numbering", body)

test("who comes from other software goes on with its numbers; the next year counts from 1", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { body: before } = await say(api, { bill: 42 })
  expect(before.series[0]).toEqual({
    ...{ kind: "bill", start: 42, begun: false, next: "F-2026-0042" },
  })
  expect((await issued(api, client.id)).number).toBe("F-2026-0042")
  expect((await issued(api, client.id)).number).toBe("F-2026-0043")
  expect((await verifyBills(api.parts)).fault).toBeUndefined()
  api.setClock("2027-01-05T09:00:00Z")
  expect((await issued(api, client.id)).number).toBe("F-2027-0001")
  expect((await verifyBills(api.parts)).fault).toBeUndefined()
})

test("once a number is given, the start of its series is settled; the others are still open", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  await issued(api, client.id)
  const late = await say(api, { bill: 42, quote: 7 })
  expect(late).toMatchObject({
    status: 422,
    body: { errors: [{ path: "bill", code: "seriesBegun" }] },
  })
  const { body: quotes } = await say(api, { quote: 7 })
  expect(quotes.series.map(({ next }: { next: string }) => next)).toEqual([
    ...["F-2026-0002", "A-2026-0001", "R-2026-0001", "AC-2026-0001", "D-2026-0007"],
  ])
})

test("a quote begins where it was said", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  await say(api, { quote: 7 })
  const { body: quote } = await api.call("camille", "POST", "/Quotes", {
    clientId: client.id,
    includeVat: true,
    lines: [{ serviceName: "Boutique", quantity: "1", unitPriceHT: 45_000, vatRate: "20" }],
  })
  const { body } = await api.call("camille", "POST", `/Quotes/${quote.id}/issue`, { version: 1 })
  expect(body.number).toBe("D-2026-0007")
  expect((await say(api, { quote: 3 })).status).toBe(422)
})

test("a start and a first bill at once: the number is what was said, or the start is refused", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const [bill, start] = await Promise.all([issued(api, client.id), say(api, { bill: 42 })])
  expect([bill.number, start.status]).toEqual(
    start.status === 200 ? ["F-2026-0042", 200] : ["F-2026-0001", 422],
  )
  expect((await verifyBills(api.parts)).fault).toBeUndefined()
})

test("the database lets nobody move the start of a series that has begun, nor begin it elsewhere", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  await say(api, { bill: 42, creditNote: 5 })
  await issued(api, client.id)
  const database = new pg.Client({ connectionString: api.url })
  await database.connect()
  onTestFinished(() => database.end())
  const { id } = people.camille
  for (const role of ["plume_app", "none"])
    for (const attempt of [
      "update series_starts set start = 1 where series = 'F'",
      `insert into series_starts values ('${id}', 'F', 2026, 3) on conflict (owner, series) do update set start = 3`,
      "update bill_counters set first = 1, last = last + 1",
      `insert into bill_counters values ('${id}', 'A', 2026, 1, '2026-11-21', 'x', 1)`,
      "truncate series_starts",
    ]) {
      await database.query(`begin; set local role ${role}; set local app.owner = '${id}'`)
      await expect(database.query(attempt), `${role}: ${attempt}`).rejects.toThrow(
        /has begun|only counts up|begins with 5|is refused|permission denied/,
      )
      await database.query("rollback")
    }
})
