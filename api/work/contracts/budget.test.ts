import { expect, test } from "vitest"
import { ContractChanges } from "#contract/contracts"
import { startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { notifyBudgets } from "./budget.commands"

async function withBudget(changes: object) {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  const { body } = await api.call("camille", "POST", "/Contracts", {
    ...{ title: "Conseil", startDate: "2026-11-01", priceHT: 50_000, clientId },
    ...changes,
  })
  const path = `/Contracts/${body.id}`
  await api.call("camille", "POST", `${path}/activation`, { version: body.version })
  return { api, path, id: body.id as string }
}

const bill = async (api: TestApi, path: string, day: string, quantity: string) => {
  const period = { startDate: day, endDate: day, quantity }
  const { body } = await api.call("camille", "POST", `${path}/periods`, period)
  return body
}

const issue = async (api: TestApi, { id, version }: { id: string; version: number }) => {
  const issued = await api.call("camille", "POST", `/Bills/${id}/issue`, { version })
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  return issued.body
}

const budgetOf = async (api: TestApi, id: string) =>
  (await api.call("camille", "GET", `/Contracts/budgets?id=${id}`)).body[0]

test("a budget is used by issued bills less credit notes; drafts stand beside", async () => {
  const { api, path, id } = await withBudget({ budgetDays: "20", budgetHT: 1_000_000 })
  const first = await issue(api, await bill(api, path, "2026-11-02", "10"))
  await bill(api, path, "2026-11-03", "3")
  expect(await budgetOf(api, id)).toMatchObject({
    ...{ consumedDays: "10", leftDays: "10", billedHT: 500_000, leftHT: 500_000 },
    ...{ inPreparationHT: 150_000, percent: 50, alert: 0 },
    // Ten days in eight weeks: the other ten take eight more.
    usedUpOn: "2027-01-16",
  })
  const { body: note } = await api.call("camille", "POST", `/Bills/${first.id}/creditNotes`)
  await issue(api, note)
  expect(await budgetOf(api, id)).toMatchObject({
    ...{ consumedDays: "0", leftHT: 1_000_000, percent: 0, usedUpOn: null },
  })
  const other = await api.call("thomas", "GET", `/Contracts/budgets?id=${id}`)
  expect(other.status).toBe(404)
})

test("days billed by hand stay used when days are entered, and are entered no more", async () => {
  const { api, path, id } = await withBudget({ budgetDays: "10" })
  const month = "/Timesheets/months/2026-11"
  const period = { startDate: "2026-11-01", endDate: "2026-11-10", quantity: "6" }
  await issue(api, (await api.call("camille", "POST", `${path}/periods`, period)).body)
  const { can: _, ...contract } = (await api.call("camille", "GET", path)).body
  const byTime = await api.call("camille", "PUT", path, {
    ...ContractChanges.parse({ ...contract, billableProject: true }),
  })
  expect(byTime.status, JSON.stringify(byTime.body)).toBe(200)
  const save = async (days: Record<string, string>, more: object = {}) => {
    const { version } = (await api.call("camille", "GET", month)).body
    const row = { id: null, contractId: id, kind: "billable", activity: "Conseil", days }
    return api.call("camille", "PUT", month, { rows: [row], version, ...more })
  }
  const refused = await save({ "2026-11-05": "1" })
  expect(refused).toMatchObject({ status: 409, body: { code: "timesheetBilled" } })
  expect(refused.body.errors).toMatchObject([
    { path: "rows[0].days.2026-11-05", code: expect.stringMatching(/^workDayBilled F-/) },
  ])
  const filled = await save({}, { fill: "row:0" })
  expect(filled.status, JSON.stringify(filled.body)).toBe(200)
  const days = Object.keys(filled.body.rows[0].days)
  expect([days.length > 10, days[0]]).toEqual([true, "2026-11-12"])
  expect(await budgetOf(api, id)).toMatchObject({ consumedDays: "6", leftDays: "4" })
})

test("its owner is told at 80 and at 100 percent, each once, and again after an amendment raised it", async () => {
  const { api, path, id } = await withBudget({ budgetDays: "10" })
  const told = async () =>
    (await api.call("camille", "GET", "/Notifications")).body
      .filter(({ kind }: { kind: string }) => kind === "contractBudget")
      .map(({ parameters }: { parameters: { percent: number } }) => parameters.percent)
      .sort((one: number, other: number) => one - other)
  const run = async () => {
    await Promise.all([notifyBudgets(api.parts), notifyBudgets(api.parts)])
    return told()
  }
  await issue(api, await bill(api, path, "2026-11-02", "7.75"))
  expect(await run()).toEqual([])
  await issue(api, await bill(api, path, "2026-11-03", "0.25"))
  expect(await run()).toEqual([80])
  await issue(api, await bill(api, path, "2026-11-04", "2"))
  expect(await run()).toEqual([80, 100])
  expect(await budgetOf(api, id)).toMatchObject({ percent: 100, alert: 100, usedUpOn: null })
  const { body: contract } = await api.call("camille", "GET", path)
  const { body: amendment } = await api.call("camille", "POST", `${path}/amendments`, {
    ...{ priceHT: contract.priceHT, unit: contract.unit, paymentDays: contract.paymentDays },
    ...{ effectiveOn: "2026-11-20", budgetDays: "12" },
  })
  const agreed = await api.call("camille", "POST", `${path}/amendments/${amendment.id}/agreement`, {
    version: amendment.version,
  })
  expect(agreed.status, JSON.stringify(agreed.body)).toBe(200)
  expect(await run()).toEqual([80, 80, 100])
})
