import { expect, test } from "vitest"
import type { OfferStatistics } from "#contract/offer-statistics"
import { startApi } from "../../../tests/api"

test("figures of offers follow their moves, name their offers and add up", async () => {
  const api = await startApi()
  const at = (instant: string) => api.setClock(instant)
  const call = async (method: "GET" | "POST", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect([path, answer.status < 300], JSON.stringify(answer.body)).toEqual([path, true])
    return answer.body
  }
  at("2026-03-02T09:00:00Z")
  const client = await call("POST", "/Clients", { name: "Librairies Voltaire" })
  const add = (title: string, more: object = {}) =>
    call("POST", "/Offers", { title, clientId: client.id, ...more })
  const move = (id: string, from: string, to: string, reason?: string) =>
    call("POST", `/Offers/${id}/moves`, { from, to, reason })
  const worth = { tjmHT: 60_000, expectedDays: "10", expectedStart: "2026-05-04" }
  const [won, lost, open] = [
    await add("Refonte", { source: "Réseau" }),
    await add("Audit"),
    await add("Maintenance", worth),
  ]
  at("2026-03-05T09:00:00Z")
  for (const { id } of [won, lost, open]) await move(id, "firstContact", "positioned")
  at("2026-03-15T09:00:00Z")
  await move(won.id, "positioned", "accepted")
  await move(lost.id, "positioned", "aborted", "price")
  const query = "from=2026-01-01&to=2026-12-31"
  const told: OfferStatistics = await call("GET", `/Offers/statistics?${query}`)
  expect(told).toMatchObject({
    ...{ accepted: [won.id], aborted: [lost.id], successRate: "50.0", daysToAcceptance: 13 },
    reasons: [{ ids: [lost.id] }],
    months: [{ month: "2026-05", ids: [open.id], valueHT: 600_000, weightedHT: 180_000 }],
  })
  expect(told.steps[0]).toMatchObject({ rate: "100.0" })
  expect(told.steps[1]).toMatchObject({ entered: expect.arrayContaining([won.id]), rate: "0.0" })
  expect(told.stages).toMatchObject([{ medianDays: 3 }, { medianDays: 10 }, { medianDays: null }])
  expect(told.sources.map(({ begun }) => begun.length)).toEqual([2, 1])
  const board = await call("GET", "/Offers/board")
  for (const { state, ids, weightedHT } of told.open) {
    const stage = board.find((one: { state: string }) => one.state === state)
    expect([ids.length, weightedHT]).toEqual([stage.count, stage.totals[0]?.weightedHT ?? 0])
  }
  // The list behind a figure is what it counted.
  const rows = await call(
    "GET",
    `/Offers?${told.steps[0]?.reached.map((id) => `id=${id}`).join("&")}`,
  )
  expect(rows).toHaveLength(told.steps[0]?.reached.length ?? 0)
  const behind = async (figure: string, of = "") => {
    const asked = new URLSearchParams({ figure, of, figureFrom: "2026-01-01", limit: "100" })
    const found = await call("GET", `/Offers?${asked}&figureTo=2026-12-31`)
    return found.map(({ id }: { id: string }) => id).sort()
  }
  const sorted = (ids: string[]) => [...ids].sort()
  for (const { from, to, entered, reached } of told.steps) {
    expect(await behind("entered", `${from}-${to}`)).toEqual(sorted(entered))
    expect(await behind("reached", `${from}-${to}`)).toEqual(sorted(reached))
  }
  for (const { state, left } of told.stages)
    expect(await behind("left", state)).toEqual(sorted(left))
  for (const { month, ids } of told.months)
    expect(await behind("month", month ?? "")).toEqual(sorted(ids))
  for (const { reason, ids } of told.reasons)
    expect(await behind("reason", reason ?? "")).toEqual(sorted(ids))
  for (const { source, begun, accepted, aborted } of told.sources) {
    expect(await behind("begun", source ?? "")).toEqual(sorted(begun))
    expect(await behind("begunAccepted", source ?? "")).toEqual(sorted(accepted))
    expect(await behind("begunAborted", source ?? "")).toEqual(sorted(aborted))
  }
  expect(await behind("closed")).toEqual(sorted([won.id, lost.id]))
  const endless = await api.call("camille", "GET", "/Offers?figure=accepted")
  expect(endless.status).toBe(422)
  // What is open comes to the same on the list and on the board, however it is narrowed.
  expect(await call("GET", "/Offers/totals")).toEqual({
    ...{ count: 1, withoutValue: 0 },
    totals: [{ currency: "EUR", valueHT: 600_000, weightedHT: 180_000 }],
  })
  expect(await call("GET", "/Offers/totals?q=maint")).toMatchObject({ count: 1 })
  expect(await call("GET", "/Offers/totals?state=accepted")).toMatchObject({ count: 0, totals: [] })
  // Of another time, and for another person, nothing of it.
  const before = await call("GET", "/Offers/statistics?from=2025-01-01&to=2025-12-31")
  expect(before).toMatchObject({ accepted: [], sources: [], successRate: null })
  const other = await api.call("thomas", "GET", `/Offers/statistics?${query}`)
  expect(other.body).toMatchObject({ accepted: [], months: [] })
})

test("a period that ends before it begins, or is no whole one and longer than ninety days, is refused", async () => {
  const { call } = await startApi()
  for (const [query, code] of [
    ["from=2026-02-01&to=2026-01-01", "endBeforeStart"],
    ["from=2026-01-02&to=2026-06-30", "period90"],
  ])
    expect(await call("camille", "GET", `/Offers/statistics?${query}`)).toMatchObject({
      status: 422,
      body: { errors: [{ path: "to", code }] },
    })
})
