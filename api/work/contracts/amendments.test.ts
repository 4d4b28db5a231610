import { describe, expect, test } from "vitest"
import type { ContractTerms } from "#contract/contract-terms"
import { textOfPdf } from "../../../e2e/pdf"
import { startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { applyAmendments } from "./amendment.commands"

async function withContract(changes: object = {}) {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  const { body } = await api.call("camille", "POST", "/Contracts", {
    ...{ title: "Conseil", startDate: "2026-11-01", priceHT: 52_000, clientId },
    ...changes,
  })
  const path = `/Contracts/${body.id}`
  const active = await api.call("camille", "POST", `${path}/activation`, { version: body.version })
  expect(active.status, JSON.stringify(active.body)).toBe(200)
  return { api, path, contract: active.body }
}

const terms = (contract: ContractTerms) => ({
  ...{ endDate: contract.endDate, priceHT: contract.priceHT, unit: contract.unit },
  ...{ paymentDays: contract.paymentDays, endOfMonth: contract.endOfMonth },
  ...{ penaltyRate: contract.penaltyRate, renewable: contract.renewable },
  ...{ renewalDays: contract.renewalDays, noticeDays: contract.noticeDays },
  ...{ hoursPerDay: contract.hoursPerDay, budgetDays: contract.budgetDays },
  budgetHT: contract.budgetHT,
})

async function amend(api: TestApi, path: string, effectiveOn: string, changes: object) {
  const { body: contract } = await api.call("camille", "GET", path)
  return api.call("camille", "POST", `${path}/amendments`, {
    ...terms(contract),
    ...{ effectiveOn, reason: "Nouveau périmètre" },
    ...changes,
  })
}

const agree = (api: TestApi, path: string, { id, version }: { id: string; version: number }) =>
  api.call("camille", "POST", `${path}/amendments/${id}/agreement`, { version })

async function agreed(api: TestApi, path: string, effectiveOn: string, changes: object) {
  const { status, body } = await amend(api, path, effectiveOn, changes)
  expect(status, JSON.stringify(body)).toBe(201)
  const answer = await agree(api, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const priceOn = async (api: TestApi, path: string, day: string) =>
  (await api.call("camille", "GET", `${path}/terms?on=${day}`)).body.priceHT

test("terms that were not touched follow the day of the amendment, not the day that its form began with", async () => {
  const { api, path } = await withContract()
  await agreed(api, path, "2027-01-01", { priceHT: 60_000 })
  const { body: later } = await amend(api, path, "2027-02-01", {
    ...{ priceHT: 52_000, paymentDays: 45, asOf: "2026-11-21" },
  })
  expect(later).toMatchObject({ changed: ["paymentDays"], after: { priceHT: 60_000 } })
  const { body: back } = await amend(api, path, "2027-03-01", { priceHT: 52_000 })
  expect(back.changed).toContain("priceHT")
})

test("a contract does not end before days that are billed, and says by which bill", async () => {
  const { api, path, contract } = await withContract({ unit: "month" })
  const { next } = (await api.call("camille", "GET", `${path}/periods`)).body
  const { body: draft } = await api.call("camille", "POST", `${path}/periods`, next)
  const issued = await api.call("camille", "POST", `/Bills/${draft.id}/issue`, {
    version: draft.version,
  })
  const { version } = (await api.call("camille", "GET", path)).body
  const ended = (endedOn: string) =>
    api.call("camille", "POST", `${path}/end`, { endedBy: "me", endedOn, version })
  expect((await ended("2026-11-20")).body.errors).toMatchObject([
    { path: "endedOn", code: `dayBilled ${issued.body.number}` },
  ])
  expect((await ended("2026-11-30")).status, contract.id).toBe(200)
})

describe("once it is in force", () => {
  test("a contract’s terms are refused to a save, and its words are not", async () => {
    const { api, path, contract } = await withContract()
    const save = (changes: object) =>
      api.call("camille", "PUT", path, {
        ...{ clientId: contract.clientId, version: contract.version, startDate: "2026-11-01" },
        ...{ reference: contract.reference, title: "Conseil", priceHT: 52_000 },
        ...changes,
      })
    expect((await save({ priceHT: 60_000, startDate: "2026-11-02" })).body.errors).toMatchObject([
      { path: "priceHT", code: "amendmentNeeded" },
      { path: "startDate", code: "fixedOnceActive" },
    ])
    const saved = await save({ title: "Conseil et suivi", billableProject: true })
    expect(saved.body).toMatchObject({ title: "Conseil et suivi", priceHT: 52_000 })
  })

  test("an amendment comes into force by itself on its day, on its page and in the list", async () => {
    const { api, path } = await withContract()
    const amendment = await agreed(api, path, "2026-12-01", { priceHT: 55_000, budgetDays: "40" })
    expect(amendment).toMatchObject({
      ...{ number: 1, state: "agreed", changed: ["priceHT", "budgetDays"] },
      ...{ before: { priceHT: 52_000, budgetDays: null }, after: { priceHT: 55_000 } },
    })
    const price = async () => (await api.call("camille", "GET", path)).body.priceHT
    const listed = async () => (await api.call("camille", "GET", "/Contracts")).body[0].priceHT
    expect(await price()).toBe(52_000)
    // Half past midnight in Paris: the page knows at once, the list at the next look at the clock.
    api.setClock("2026-11-30T23:30:00Z")
    expect(await price()).toBe(55_000)
    await Promise.all([applyAmendments(api.parts), applyAmendments(api.parts)])
    expect(await listed()).toBe(55_000)
    const { body } = await api.call("camille", "GET", `${path}/amendments`)
    expect(body).toMatchObject({ first: { priceHT: 52_000 }, amendments: [{ state: "inForce" }] })
    expect(await priceOn(api, path, "2026-11-30")).toBe(52_000)
    expect(await priceOn(api, path, "2026-12-01")).toBe(55_000)
    expect((await api.call("camille", "GET", `${path}/terms?on=2026-10-31`)).status).toBe(404)
  })

  test("of two amendments of one day the later number holds, and a draft changes nothing", async () => {
    const { api, path } = await withContract()
    await agreed(api, path, "2026-12-01", { priceHT: 54_000 })
    await agreed(api, path, "2026-12-01", { priceHT: 55_000 })
    await amend(api, path, "2026-12-01", { priceHT: 90_000 })
    expect(await priceOn(api, path, "2026-12-01")).toBe(55_000)
  })

  test("a draft is changed and removed; what was agreed to is neither", async () => {
    const { api, path, contract } = await withContract()
    const { body } = await amend(api, path, "2026-12-01", { priceHT: 54_000 })
    const own = `${path}/amendments/${body.id}`
    const changed = await api.call("camille", "PUT", own, {
      ...terms(contract),
      ...{ effectiveOn: "2026-12-02", priceHT: 56_000, version: body.version },
    })
    expect(changed.body).toMatchObject({ effectiveOn: "2026-12-02", after: { priceHT: 56_000 } })
    expect((await agree(api, path, body)).body.code).toBe("stale")
    await agree(api, path, changed.body)
    expect((await api.call("camille", "DELETE", own)).body.code).toBe("amendmentAgreed")
    const { body: second } = await amend(api, path, "2026-12-03", { priceHT: 1 })
    const gone = await api.call("camille", "DELETE", `${path}/amendments/${second.id}`)
    expect([gone.status, second.number]).toEqual([204, 2])
    expect((await api.call("thomas", "GET", own)).status).toBe(404)
  })
})

test.each([
  ["2026-10-31", { priceHT: 1 }, "effectiveOn", "outsideContract"],
  ["2027-01-01", { priceHT: 1 }, "effectiveOn", "outsideContract"],
  ["2026-12-01", {}, "effectiveOn", "amendmentEmpty"],
  ["2026-12-01", { budgetDays: "0" }, "budgetDays", "budgetZero"],
  ["2026-12-01", { endDate: "2026-11-15" }, "endDate", "endBeforeEffect"],
])("from %s, %j is refused at %s", async (effectiveOn, changes, field, code) => {
  const { api, path } = await withContract({ endDate: "2026-12-31" })
  const refused = await amend(api, path, effectiveOn, changes)
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: field, code }] } })
})

describe("a period", () => {
  test("that an amendment crosses is a bill of two lines, months by their days", async () => {
    const { api, path } = await withContract({ unit: "month", priceHT: 300_000 })
    await agreed(api, path, "2026-11-16", { priceHT: 330_000, paymentDays: 45 })
    const { next, nextParts } = (await api.call("camille", "GET", `${path}/periods`)).body
    expect(nextParts).toMatchObject([
      { startDate: "2026-11-01", endDate: "2026-11-15", priceHT: 300_000 },
      { startDate: "2026-11-16", endDate: "2026-11-30", priceHT: 330_000 },
    ])
    const { body } = await api.call("camille", "POST", `${path}/periods`, next)
    expect(body.lines).toMatchObject([
      { quantity: "0.5", unitPriceHT: 300_000, description: "1–15 novembre 2026" },
      { quantity: "0.5", unitPriceHT: 330_000, description: "16–30 novembre 2026" },
    ])
    expect([body.totalHT, body.paymentDays]).toEqual([315_000, 45])
  })

  test("shares days by working days, and none is lost", async () => {
    const { api, path } = await withContract()
    await agreed(api, path, "2026-11-16", { priceHT: 60_000 })
    // Nine working days before (11 November is none), eleven from then on.
    const { body } = await api.call("camille", "POST", `${path}/periods`, {
      ...{ startDate: "2026-11-01", endDate: "2026-11-30", quantity: "20" },
    })
    expect(body.lines).toMatchObject([{ quantity: "9" }, { quantity: "11" }])
    expect(body.totalHT).toBe(9 * 52_000 + 11 * 60_000)
  })

  test("that is billed is changed by no amendment, which names its bill; its notice may change", async () => {
    const { api, path } = await withContract()
    const { body: draft } = await api.call("camille", "POST", `${path}/periods`, {
      ...{ startDate: "2026-11-01", endDate: "2026-11-30", quantity: "20" },
    })
    const early = await amend(api, path, "2026-11-30", { priceHT: 60_000 })
    expect(early.body.errors).toMatchObject([
      { path: "effectiveOn", code: "dayBilled 2026-11-01 – 2026-11-30" },
    ])
    const { body: bill } = await api.call("camille", "POST", `/Bills/${draft.id}/issue`, {
      version: draft.version,
    })
    const { body } = await amend(api, path, "2026-11-30", { priceHT: 60_000 })
    expect(body.errors[0].code).toBe(`dayBilled ${bill.number}`)
    expect((await amend(api, path, "2026-11-30", { noticeDays: 30 })).status).toBe(201)
    expect((await amend(api, path, "2026-12-01", { priceHT: 60_000 })).status).toBe(201)
  })

  test("that was billed after the draft refuses the agreement too", async () => {
    const { api, path } = await withContract()
    const { body: amendment } = await amend(api, path, "2026-11-16", { priceHT: 60_000 })
    await api.call("camille", "POST", `${path}/periods`, {
      ...{ startDate: "2026-11-01", endDate: "2026-11-30", quantity: "20" },
    })
    const refused = await agree(api, path, amendment)
    expect(refused).toMatchObject({ status: 409, body: { code: "amendmentPast" } })
  })
})

test("what was agreed keeps the terms before it as they were read, whatever is agreed later of an earlier day", async () => {
  const { api, path } = await withContract()
  const later = await agreed(api, path, "2027-01-01", { priceHT: 60_000 })
  expect(later).toMatchObject({ before: { priceHT: 52_000 }, after: { priceHT: 60_000 } })
  await agreed(api, path, "2026-12-01", { priceHT: 55_000, noticeDays: 45 })
  const page = `${path}/amendments/${later.id}`
  const { body } = await api.call("camille", "GET", page)
  expect(body).toMatchObject({ before: { priceHT: 52_000 }, after: { priceHT: 60_000 } })
  const pdf = await api.fetch("camille", `${page}/pdf`)
  const text = await textOfPdf(new Uint8Array(await pdf.arrayBuffer()))
  expect(text).toContain("520,00")
  expect(text).not.toContain("550,00")
  // What holds on a day follows from all of them.
  expect(await priceOn(api, path, "2026-12-31")).toBe(55_000)
  expect(await priceOn(api, path, "2027-01-01")).toBe(60_000)
})

test("a renewal at another price is an amendment of its first day", async () => {
  const { api, path } = await withContract({ renewable: true, renewalDays: 60 })
  api.setClock("2026-12-10T09:00:00Z")
  const renewed = await api.call("camille", "POST", `${path}/renewals`, {
    ...{ startDate: "2026-12-31", priceHT: 58_000 },
  })
  expect(renewed.body).toMatchObject({ runsUntil: "2027-02-28", priceHT: 52_000 })
  expect(await priceOn(api, path, "2026-12-30")).toBe(52_000)
  expect(await priceOn(api, path, "2026-12-31")).toBe(58_000)
})

test("a contract that comes back has its amendments again", async () => {
  const { api, path } = await withContract()
  await agreed(api, path, "2026-12-01", { priceHT: 54_000 })
  expect((await api.call("camille", "DELETE", path)).status).toBe(204)
  await api.call("camille", "POST", `${path}/restoration`)
  expect(await priceOn(api, path, "2026-12-01")).toBe(54_000)
})

test("an amendment is printed with its difference, and its terms are nobody else’s", async () => {
  const { api, path } = await withContract()
  const { body } = await amend(api, path, "2026-12-01", {
    priceHT: 54_000,
    noticeDays: 30,
    penaltyRate: "12.5",
  })
  const address = `${path}/amendments/${body.id}/pdf`
  const answer = await api.fetch("camille", address)
  expect(answer.headers.get("content-disposition")).toContain("avenant-1.pdf")
  const text = await textOfPdf(new Uint8Array(await answer.arrayBuffer()))
  for (const part of [
    "Avenant nº 1",
    "(projet)",
    "540,00",
    "520,00",
    "Préavis",
    "Avant",
    "Après",
    "taux légal",
  ])
    expect(text).toContain(part)
  expect((await api.fetch("thomas", address)).status).toBe(404)
})
