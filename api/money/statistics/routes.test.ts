import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

test("Camille’s goals say how far she is, and what each month left must bring", async () => {
  const api = await startApi()
  api.setClock("2026-10-01T09:00:00Z")
  const client = await openForBusiness(api)
  await issued(api, client.id)
  const goals = { year: 2026, turnoverHT: 1_800_000, days: 40, dailyRateHT: 50_000 }
  const saved = await api.call("camille", "PUT", "/Statistics/goals", goals)
  expect(saved).toMatchObject({ status: 200, body: { monthsLeft: 3 } })
  expect(saved.body.turnoverHT).toEqual({
    ...{ goal: 1_800_000, reached: 450_000, percent: "25.0" },
    ...{ due: 1_351_233, left: 1_350_000, perMonthLeft: 450_000 },
  })
  expect(saved.body.days).toMatchObject({ reached: 10, left: 30, perMonthLeft: 10 })
  expect(saved.body.dailyRateHT).toEqual({ goal: 50_000, reached: 45_000 })
  const { body: others } = await api.call("thomas", "GET", "/Statistics/goals?year=2026")
  expect(others).toMatchObject({ turnoverHT: null, days: null, dailyRateHT: null })
})

test("a client who is more than half of the business is named, from the share that Camille chose", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  await issued(api, client.id)
  const read = async () => (await api.call("camille", "GET", "/Statistics/clients")).body
  expect(await read()).toMatchObject({ threshold: 50, isAbove: true })
  await api.call("camille", "PUT", "/Statistics/settings", { shareThreshold: 100 })
  expect(await read()).toMatchObject({ threshold: 100, isAbove: false })
})

test("a bill is not expected on a day that is past, however early its client pays", async () => {
  const api = await startApi()
  api.setClock("2026-09-01T09:00:00Z")
  const client = await openForBusiness(api)
  const first = await issued(api, client.id)
  api.setClock("2026-09-11T09:00:00Z")
  await api.call("camille", "POST", `/Bills/${first.id}/payments`, {
    ...{ amount: first.due, paidOn: "2026-09-11", means: "transfer" },
  })
  api.setClock("2026-10-01T09:00:00Z")
  const { dueDate } = await issued(api, client.id)
  const read = async () => (await api.call("camille", "GET", "/Statistics/payment")).body.expected
  expect((await read())[0].expectedOn < dueDate).toBe(true)
  api.setClock(`${dueDate}T09:00:00Z`)
  expect(await read()).toMatchObject([{ dueDate, expectedOn: dueDate }])
})

test("nobody is shown anything of another person’s business, nor by another person’s client", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  await issued(api, client.id)
  const { body: page } = await api.call(
    "thomas",
    "GET",
    `/Statistics/business?clientId=${client.id}`,
  )
  expect(page.figures[0]).toMatchObject({ figure: "turnoverHT", value: 0 })
  const list = await api.call(
    "thomas",
    "GET",
    `/Statistics/rows?figure=turnoverHT&clientId=${client.id}`,
  )
  expect(list).toMatchObject({ status: 200, body: [] })
  expect((await api.call("nobody", "GET", "/Statistics/business")).status).toBe(403)
  expect((await api.call("camille", "GET", "/Statistics/business?period=week")).status).toBe(422)
})

test("a chart’s table and a figure’s list go out as files for spreadsheets", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  await issued(api, client.id)
  const csv = await api.fetch("camille", "/Statistics/rows/csv?figure=turnoverHT")
  expect(await csv.text()).toContain("F-2026-0001;Atelier Rhône;4500,00")
  for (const table of [
    "months",
    "services",
    "ahead",
    "seasonality",
    "shares",
    "payers",
    "expected",
    "reasons",
    "work",
  ])
    for (const format of ["csv", "xlsx"]) {
      const file = await api.fetch("camille", `/Statistics/tables/${format}?table=${table}`)
      expect(file.status, table).toBe(200)
      // Numbers are a French spreadsheet’s own: no decimal point, no guard against formulas.
      if (format === "csv") expect(await file.text(), table).not.toMatch(/'-|\d\.\d/)
    }
})

test("administrators count what there is on the installation, and nobody else does", async () => {
  const api = await startApi()
  await api.call("camille", "GET", "/Users")
  const { status, body } = await api.call("admin", "GET", "/Statistics/installation")
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { requestsWaiting: 0, mailsFailing: 0, jobsFailing: 0, disk: { size: 1_000, used: 500 } },
  })
  expect(body.accounts).toBeGreaterThanOrEqual(2)
  expect((await api.call("camille", "GET", "/Statistics/installation")).status).toBe(403)
})
