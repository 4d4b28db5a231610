import { expect, test } from "vitest"
import { ContractChanges } from "#contract/contracts"
import { startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"

const year = {
  title: "Conseil",
  startDate: "2026-11-10",
  priceHT: 300_000,
  unit: "month",
  renewable: true,
  renewalDays: 60,
}

async function withContract(changes: object = {}) {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  const { body } = await api.call("camille", "POST", "/Contracts", {
    ...year,
    clientId,
    ...changes,
  })
  const path = `/Contracts/${body.id}`
  await api.call("camille", "POST", `${path}/activation`, { version: body.version })
  return { api, path }
}

const billing = async (api: TestApi, path: string) =>
  (await api.call("camille", "GET", `${path}/periods`)).body

test("a contract is renewed once, however often and however fast it is asked for", async () => {
  const { api, path } = await withContract()
  // Sixty days from 10 November end with 8 January; the notice of thirty begins on 10 December.
  const renew = (startDate = "2027-01-09") =>
    api.call("camille", "POST", `${path}/renewals`, { startDate })
  expect((await renew()).body.code).toBe("notToRenew")
  api.setClock("2026-12-10T09:00:00Z")
  expect((await renew("2027-01-10")).body.code).toBe("renewalMoved")
  const { toDo } = (await api.call("camille", "GET", "/Dashboard/steps")).body
  expect(toDo).toContainEqual(expect.objectContaining({ step: "renewals", count: 1 }))
  const answers = await Promise.all([renew(), renew(), renew()])
  for (const { status, body } of [...answers, await renew()])
    expect({ status, runsUntil: body.runsUntil, nextRenewal: body.nextRenewal }).toEqual({
      status: 201,
      runsUntil: "2027-03-09",
      nextRenewal: "2027-03-10",
    })
  expect((await api.call("camille", "GET", path)).body.status).toBe("active")
  // It comes back with its renewals, and a change keeps them.
  await api.call("camille", "DELETE", path)
  const { body: back } = await api.call("camille", "POST", `${path}/restoration`)
  expect(back.runsUntil).toBe("2027-03-09")
  const changed = await api.call("camille", "PUT", path, {
    ...ContractChanges.parse(back),
    title: "Conseil et suivi",
  })
  expect(changed.body).toMatchObject({ title: "Conseil et suivi", runsUntil: "2027-03-09" })
})

test("a period is billed by the contract’s terms, and never twice", async () => {
  const { api, path } = await withContract({
    paymentDays: 45,
    endOfMonth: true,
    penaltyRate: "12",
  })
  const { next } = await billing(api, path)
  // 21 days of November's 30.
  expect(next).toEqual({ startDate: "2026-11-10", endDate: "2026-11-30", quantity: "0.7" })
  const bill = (period: object) => api.call("camille", "POST", `${path}/periods`, period)
  const answers = await Promise.all([bill(next), bill(next)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  const draft = answers.find(({ status }) => status === 201)?.body
  expect(draft).toMatchObject({
    number: null,
    clientName: "Atelier Rhône",
    billingPeriodStart: "2026-11-10",
    billingPeriodEnd: "2026-11-30",
    paymentTerms: "endOfMonthAfter45",
    penaltyRate: "12",
    totalHT: 210_000,
    totalTTC: 252_000,
    lines: [{ serviceName: "Conseil", quantity: "0.7", unit: "month", unitPriceHT: 300_000 }],
  })
  const across = { startDate: "2026-11-30", endDate: "2026-12-31", quantity: "1" }
  expect((await bill(across)).body.errors).toMatchObject([
    { path: "startDate", code: "periodBilled" },
  ])
  expect(await billing(api, path)).toMatchObject({
    periods: [{ startDate: "2026-11-10", bill: { id: draft.id, status: "draft" } }],
    next: { startDate: "2026-12-01", endDate: "2026-12-31", quantity: "1" },
  })
  const [contract] = (await api.call("camille", "GET", `/Contracts?billId=${draft.id}`)).body
  expect(`/Contracts/${contract.id}`).toBe(path)
  expect((await api.call("camille", "DELETE", path)).body.code).toBe("referenced")
})

test("of several contracts, those with a billed period stay, and one undo brings back the others", async () => {
  const { api, path } = await withContract()
  const { next } = await billing(api, path)
  await api.call("camille", "POST", `${path}/periods`, next)
  const { body: billed } = await api.call("camille", "GET", path)
  const drafts = []
  for (const title of ["Audit", "Atelier"])
    drafts.push(
      (
        await api.call("camille", "POST", "/Contracts", {
          ...year,
          title,
          clientId: billed.clientId,
        })
      ).body.id,
    )
  const ids = [billed.id, ...drafts]
  const { body } = await api.call("camille", "POST", "/Contracts/deletions", { ids })
  expect(body.done.toSorted()).toEqual(drafts.toSorted())
  expect(body.refused).toEqual([
    { id: billed.id, name: "CT-2026-0001 · Conseil", code: "contractHasBills" },
  ])
  const left = async () => (await api.call("camille", "GET", "/Contracts")).body.length
  expect(await left()).toBe(1)
  await api.call("camille", "POST", `/Contracts/${drafts[0]}/restoration`)
  expect(await left()).toBe(3)
})

test("a draft that goes frees its period, until it comes back", async () => {
  const { api, path } = await withContract()
  const { next } = await billing(api, path)
  const bill = () => api.call("camille", "POST", `${path}/periods`, next)
  const first = (await bill()).body.id
  await api.call("camille", "DELETE", `/Bills/${first}`)
  expect((await billing(api, path)).periods).toEqual([])
  expect((await api.call("camille", "POST", `/Bills/${first}/restoration`)).status).toBe(200)
  expect((await billing(api, path)).periods).toHaveLength(1)
  await api.call("camille", "DELETE", `/Bills/${first}`)
  expect((await bill()).status).toBe(201)
  // Billed again meanwhile: the first does not come back beside it.
  const back = await api.call("camille", "POST", `/Bills/${first}/restoration`)
  expect(back).toMatchObject({ status: 409, body: { code: "periodBilled" } })
})

test("a bill is asked for days of the contract only, and for one in force", async () => {
  const { api, path } = await withContract({ unit: "day" })
  expect((await billing(api, path)).next.quantity).toBeNull()
  const bill = (startDate: string, endDate: string) =>
    api.call("camille", "POST", `${path}/periods`, { startDate, endDate, quantity: "3" })
  expect((await bill("2026-11-09", "2026-11-30")).body.errors).toMatchObject([
    { path: "startDate", code: "outsideContract" },
  ])
  expect((await bill("2026-12-01", "2027-01-09")).body.errors).toMatchObject([
    { path: "endDate", code: "outsideContract" },
  ])
})

test("of a contract that may be renewed no day is worked beyond its end, before it is", async () => {
  const { api, path } = await withContract({ unit: "day", billableProject: true })
  const { id: contractId } = (await api.call("camille", "GET", path)).body
  const save = async (day: string) => {
    const month = `/Timesheets/months/${day.slice(0, 7)}`
    const { version } = (await api.call("camille", "GET", month)).body
    const rows = [
      { id: null, contractId, kind: "billable", activity: "Conseil", days: { [day]: "1" } },
    ]
    return api.call("camille", "PUT", month, { rows, version })
  }
  const last = await save("2027-01-08")
  expect(last.status, JSON.stringify(last.body)).toBe(200)
  const beyond = await save("2027-01-11")
  expect(beyond.body.errors).toMatchObject([{ code: "outsideContract" }])
  const unknown = await save("2027-02-02")
  expect(unknown.body.errors).toMatchObject([{ code: "contractNotInForce" }])
})

test("a period whose bill was credited whole is billed again, once; a part that was credited is not", async () => {
  const { api, path } = await withContract()
  const november = { startDate: "2026-11-10", endDate: "2026-11-30", quantity: "0.7" }
  const { body: draft } = await api.call("camille", "POST", `${path}/periods`, november)
  const issue = ({ id, version }: { id: string; version: number }) =>
    api.call("camille", "POST", `/Bills/${id}/issue`, { version })
  await issue(draft)
  const note = async (quantity: string) => {
    const { body } = await api.call("camille", "POST", `/Bills/${draft.id}/creditNotes`)
    const { lines, version, clientId } = body
    const changed = await api.call("camille", "PUT", `/Bills/${body.id}`, {
      ...{ clientId, version, includeVat: true, paymentDays: 0 },
      lines: lines.map(({ amountHT: _, ...line }: { amountHT: number }) => ({ ...line, quantity })),
    })
    expect((await issue(changed.body)).status).toBe(200)
  }
  await note("0.3")
  expect((await billing(api, path)).next.startDate).toBe("2026-12-01")
  await note("0.4")
  const { periods, next } = await billing(api, path)
  expect([periods[0].freed, next]).toEqual([true, november])
  expect((await api.call("camille", "POST", `${path}/periods`, november)).status).toBe(201)
  expect((await billing(api, path)).next.startDate).toBe("2026-12-01")
  expect((await api.call("camille", "POST", `${path}/periods`, november)).status).toBe(422)
})

test("a period without a quantity is counted by its unit; of days the person says how many", async () => {
  const { api, path } = await withContract()
  const days = { startDate: "2026-11-10", endDate: "2026-12-31" }
  const billed = await api.call("camille", "POST", `${path}/periods`, days)
  expect(billed.body.lines[0].quantity).toBe("1.7")
  const byDay = await withContract({ unit: "day" })
  const refused = await byDay.api.call("camille", "POST", `${byDay.path}/periods`, days)
  expect(refused.body.errors).toMatchObject([{ path: "quantity", code: "required" }])
})
