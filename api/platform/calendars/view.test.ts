import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

/** What stands in the way of an event is told the same by its own page and by the view of its month. */
test("the view marks what the page of each event says is in the way", async () => {
  const { call } = await startApi()
  const times = [
    ["09:00", "10:00"],
    ["10:00", "11:00"],
    ["10:30", "10:30"],
    ["10:59", "12:00"],
    ["13:00", "14:00"],
    ["13:00", "13:00"],
    ["15:00", "18:00"],
    ["15:30", "15:45"],
    ["16:00", "16:15"],
    ["17:59", "17:59"],
    ["18:00", "18:00"],
    ["21:00", "22:00"],
  ] as const
  const made = new Map<string, boolean>()
  for (const [startTime, endTime] of times) {
    const day = { startDate: "2026-11-24", endDate: "2026-11-24" }
    const body = { title: startTime, ...day, startTime, endTime }
    const { status, body: event } = await call("camille", "POST", "/Events", body)
    if (status === 201) made.set(event.event?.id ?? event.id, false)
  }
  expect(made.size).toBeGreaterThan(4)
  for (const id of made.keys()) {
    const { body } = await call("camille", "GET", `/Events/${id}`)
    made.set(id, body.conflicts.length > 0)
  }
  const { body } = await call(
    "camille",
    "GET",
    "/Calendars/entries?from=2026-11-01&to=2026-11-30&layers=",
  )
  const marked = (body.entries as { id: string; conflict: boolean }[]).map(
    ({ id, conflict }): [string, boolean] => [id, conflict],
  )
  expect(Object.fromEntries(marked)).toEqual(Object.fromEntries(made))
  expect([...made.values()].includes(true)).toBe(true)
  expect([...made.values()].includes(false)).toBe(true)
})

test("a worked day is one entry, with all that was worked on it", async () => {
  const { call } = await startApi()
  const { body: client } = await call("camille", "POST", "/Clients", { name: "Atelier Rhône" })
  const contractOf = async (title: string, more: object = {}) => {
    const terms = { clientId: client.id, title, startDate: "2026-11-01", priceHT: 50_000, ...more }
    const { body } = await call("camille", "POST", "/Contracts", terms)
    await call("camille", "POST", `/Contracts/${body.id}/activation`, { version: body.version })
    return body.id
  }
  const row = { id: null, kind: "billable", activity: null }
  const rows = [
    { ...row, contractId: await contractOf("Refonte"), days: { "2026-11-03": "0.5" } },
    { ...row, contractId: await contractOf("Conseil"), days: { "2026-11-03": "0.25" } },
    {
      ...row,
      kind: "sickLeave",
      contractId: null,
      days: { "2026-11-03": "0.25", "2026-11-04": "1" },
    },
  ]
  const { body: month } = await call("camille", "GET", "/Timesheets/months/2026-11")
  const { version } = month
  const saved = await call("camille", "PUT", "/Timesheets/months/2026-11", { version, rows })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const path = "/Calendars/entries?from=2026-11-01&to=2026-11-30&layers=workedDays"
  const { body } = await call("camille", "GET", path)
  expect(body.entries).toMatchObject([
    {
      start: "2026-11-03",
      title: "Refonte (0,5) · Conseil (0,25) · Absent",
      detail: "Atelier Rhône",
    },
    { start: "2026-11-04", title: "Absent", detail: null },
  ])
})

test("a day shows its first entries, what lasts for days before all else, and tells how many more it has", async () => {
  const { call } = await startApi()
  const add = async (title: string, more: object) =>
    expect((await call("camille", "POST", "/Events", { title, ...more })).status).toBe(201)
  const day = { startDate: "2026-11-24", endDate: "2026-11-24" }
  for (let at = 10; at < 18; at += 1)
    await add(`Point ${at}`, { ...day, startTime: `${at}:00`, endTime: `${at}:30` })
  await add("Salon", { startDate: "2026-11-23", endDate: "2026-11-26", allDay: true })
  const view = (query: string) =>
    call("camille", "GET", `/Calendars/entries?from=2026-11-24&to=2026-11-25&layers=&${query}`)
  const titles = ({ body }: Awaited<ReturnType<typeof view>>) =>
    body.entries.map(({ title }: { title: string }) => title)
  const few = await view("most=3")
  expect(titles(few)).toEqual(["Salon", "Point 10", "Point 11"])
  expect(few.body.more).toEqual({ "2026-11-24": 6 })
  const all = await view("")
  expect(titles(all)).toHaveLength(9)
  expect(all.body.more).toEqual({})
  expect((await view("most=0")).status).toBe(422)
})
