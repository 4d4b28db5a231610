import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

const path = "/ScheduledTransactions"
const rent = {
  ...{ title: "Loyer", outcomeCategory: "rent", mode: "autoDebit", amount: 60_000 },
  recurrence: { frequency: "monthly", start: "2026-01-31" },
}
const calculated = {
  ...{ title: "Urssaf", outcomeCategory: "contributions", amountType: "calculated" },
  ...{ percent: "25.6", source: "receivedHT", period: "sinceLast", periodFrom: "2026-01-01" },
  recurrence: { frequency: "quarterly", start: "2026-01-31", monthEnd: true },
}

async function start() {
  const api = await startApi()
  api.setClock("2026-01-05T09:00:00Z")
  const add = async (body: object) => {
    const answer = await api.call("camille", "POST", path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }
  const refused = async (body: object) => {
    const answer = await api.call("camille", "POST", path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(422)
    return answer.body.errors
  }
  return { api, add, refused }
}

test("the next twelve dates are shown before anything is saved, moved where they are not worked", async () => {
  const { api } = await start()
  const { body } = await api.call("camille", "POST", `${path}/preview`, {
    ...{ ...rent, shift: "before" },
  })
  expect(body.dates).toHaveLength(12)
  expect(body.dates.slice(0, 2)).toEqual([
    { nominal: "2026-01-31", day: "2026-01-30", amount: 60_000 },
    { nominal: "2026-02-28", day: "2026-02-27", amount: 60_000 },
  ])
  expect((await api.call("camille", "GET", path)).body).toEqual([])
})

test("a calculated one shows what it comes to by what is known today", async () => {
  const { api, add } = await start()
  await api.call("camille", "POST", "/Incomes", {
    ...{ day: "2026-01-05", label: "Conférence", amount: 100_000 },
  })
  const { body } = await api.call("camille", "POST", `${path}/preview`, calculated)
  expect(body.dates.slice(0, 2)).toEqual([
    { nominal: "2026-01-31", day: "2026-01-31", amount: 25_600 },
    { nominal: "2026-04-30", day: "2026-04-30", amount: 0 },
  ])
  expect((await add(calculated)).coming.slice(0, 2)).toEqual(body.dates.slice(0, 2))
})

test.each([
  ["percent", { ...calculated, percent: "101" }, "tooBig 100"],
  ["percent", { ...calculated, percent: "25.655" }, "percent"],
  ["percent", { ...calculated, percent: null }, "required"],
  ["source", { ...calculated, source: null }, "required"],
  ["sourceCategory", { ...calculated, source: "category" }, "required"],
  [
    "recurrence.expiry",
    { ...rent, recurrence: { ...rent.recurrence, expiry: "2026-01-30" } },
    "beforeStart",
  ],
  [
    "recurrence.start",
    { ...rent, recurrence: { frequency: "once", start: "2026-01-04" } },
    "beforeToday",
  ],
  ["mode", { ...rent, mode: "credit" }, "choice"],
  ["amount", { ...rent, amount: null }, "required"],
  [
    "periodTo",
    { ...calculated, period: "between", periodFrom: "2015-01-01", periodTo: "2025-01-02" },
    "windowTooLong",
  ],
  [
    "periodTo",
    { ...calculated, period: "between", periodFrom: "2026-01-02", periodTo: "2026-01-01" },
    "endBeforeStart",
  ],
])("what is wrong is said at its field: %s", async (field, body, code) => {
  const { refused } = await start()
  expect(await refused(body)).toContainEqual({ path: field, code, message: expect.anything() })
})

test("a change shows dates from today on, and counts nothing twice", async () => {
  const { api, add } = await start()
  const income = { label: "Conférence", amount: 100_000 }
  await api.call("camille", "POST", "/Incomes", { ...income, day: "2026-01-05" })
  const { id, version: _, ...item } = await add({ ...calculated, mode: "needsValidation" })
  api.setClock("2026-01-31T09:00:00Z")
  await api.call("camille", "POST", `${path}/${id}/execution`)
  await api.call("camille", "POST", "/Incomes", { ...income, day: "2026-01-31" })
  api.setClock("2026-02-01T09:00:00Z")
  const { body } = await api.call("camille", "POST", `${path}/preview?of=${id}`, {
    ...{ ...calculated, percent: "30", expectedDelay: item.expectedDelay },
  })
  expect(body.dates[0]).toEqual({ nominal: "2026-04-30", day: "2026-04-30", amount: 30_000 })
  const foreign = await api.call("thomas", "POST", `${path}/preview?of=${id}`, calculated)
  expect(foreign.status).toBe(404)
})

test("what is calculated of each other in a circle is refused", async () => {
  const { api, add } = await start()
  const first = await add(rent)
  const second = await add({ ...calculated, source: "item", sourceItemId: first.id })
  const body = { ...calculated, source: "item", sourceItemId: second.id }
  const answer = await api.call("camille", "PUT", `${path}/${first.id}`, {
    ...{ ...body, version: first.version },
  })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toMatchObject([{ path: "sourceItemId", code: "circle" }])
  // The refusal leaves it as it was.
  expect((await api.call("camille", "GET", `${path}/${first.id}`)).body).toMatchObject({
    ...{ amountType: "fixed", version: first.version },
  })
})

test("what is removed comes back with its history, and nobody else sees it", async () => {
  const { api, add } = await start()
  const recurrence = { ...rent.recurrence, start: "2026-01-05" }
  const account = { name: "Compte courant", openedOn: "2026-01-01" }
  const { body: held } = await api.call("camille", "POST", "/Accounts", account)
  const { id } = await add({ ...rent, recurrence, accountId: held.id })
  await api.call("camille", "POST", `${path}/${id}/execution`)
  expect((await api.call("thomas", "GET", `${path}/${id}`)).status).toBe(404)
  expect((await api.call("camille", "DELETE", `${path}/${id}`)).status).toBe(204)
  expect((await api.call("camille", "GET", `${path}/${id}`)).status).toBe(404)
  const { body } = await api.call("camille", "POST", `${path}/${id}/restoration`)
  expect(body).toMatchObject({ title: "Loyer", nextOn: "2026-02-05", amount: 60_000 })
  const { body: history } = await api.call("camille", "GET", `${path}/executions`)
  expect(history).toMatchObject([{ nominal: "2026-01-05", state: "posted", amount: 60_000 }])
})

test("the list is filtered by what is scheduled, overdue or deactivated", async () => {
  const { api, add } = await start()
  const { id, version } = await add(rent)
  await add(calculated)
  await api.call("camille", "POST", `${path}/${id}/activation`, { active: false, version })
  const titles = async (state: string) =>
    (await api.call("camille", "GET", `${path}?state=${state}`)).body.map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles("deactivated")).toEqual(["Loyer"])
  expect(await titles("scheduled")).toEqual(["Urssaf"])
  expect(await titles("overdue")).toEqual([])
})

test("charges are offered ready-made from how one is taxed, each of them can be saved, and rent waits for its amount", async () => {
  const { api, add } = await start()
  const offered = async () => (await api.call("camille", "GET", `${path}/suggestions`)).body
  // Nothing was said of taxes yet.
  expect((await offered()).map(({ name }: { name: string }) => name)).not.toContain("contributions")
  await api.call("camille", "PUT", "/Treasury/settings", {
    ...{ taxation: "micro", activity: "liberal", rhythm: "monthly", version: 0 },
    businessTax: 40_000,
  })
  const charges = await offered()
  const contributions = charges.find(({ name }: { name: string }) => name === "contributions")
  expect(contributions).toMatchObject({
    ...{ source: "contributions", percent: "100", period: "previousMonth", shift: "after" },
  })
  for (const { name, ...charge } of charges)
    if (charge.amountType === "calculated" || charge.amount !== null)
      expect(await add({ ...charge, title: name })).toMatchObject({ state: "scheduled" })
  expect(charges).toContainEqual(expect.objectContaining({ name: "businessTax", amount: 40_000 }))
  expect(charges).toContainEqual(expect.objectContaining({ name: "rent", amount: null }))
})

test("the calendar shows the days on which it is done, moved from those not worked", async () => {
  const { api, add } = await start()
  const { id } = await add({
    ...rent,
    recurrence: { frequency: "monthly", start: "2026-01-31" },
    shift: "after",
  })
  const layer = "layers=scheduledTransactions"
  const { body } = await api.call(
    "camille",
    "GET",
    `/Calendars/entries?from=2026-01-01&to=2026-03-31&${layer}`,
  )
  const days = JSON.stringify(body)
  expect(days).toContain(id)
  for (const day of ["2026-02-02", "2026-03-02", "2026-03-31"]) expect(days).toContain(day)
})
