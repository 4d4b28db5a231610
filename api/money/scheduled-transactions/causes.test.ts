import { expect, test } from "vitest"
import type { ScheduledExecution } from "#contract/scheduled-transactions"
import { startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"
import { runScheduledTransactions } from "./run.commands"

const path = "/ScheduledTransactions"

/** Camille has an account kept by hand, and an item that something sets off. */
async function start(changes: object = {}) {
  const api = await startApi()
  const client = await openForBusiness(api)
  const call = async (method: "POST" | "PUT" | "GET" | "DELETE", to: string, body?: object) => {
    const answer = await api.call("camille", method, to, body)
    expect(answer.status, `${method} ${to} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const { id: accountId } = await call("POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2026-01-01", openingBalance: 500_000 },
  })
  const add = (more: object = {}): Promise<{ id: string; version: number }> =>
    call("POST", path, {
      ...{ title: "Réserve", outcomeCategory: "contributions", mode: "autoDebit" },
      ...{ trigger: "receiptRecorded", recurrence: { frequency: "daily", start: "2026-11-21" } },
      ...{ amountType: "calculated", percent: "10", source: "receivedHT", period: "sinceLast" },
      ...{ periodFrom: "2026-11-01", ...changes, ...more },
    })
  // Three processes, whatever happens.
  const run = (day = "2026-11-21") => {
    api.setClock(`${day}T09:00:00Z`)
    return Promise.all(Array.from({ length: 3 }, () => runScheduledTransactions(api.parts)))
  }
  const done = async (id: string): Promise<ScheduledExecution[]> =>
    call("GET", `${path}/executions?sort=nominal&scheduledTransactionId=${id}`)
  const receive = (day: string, amount: number) =>
    call("POST", "/Incomes", { day, label: `Recette du ${day}`, amount })
  return { api, client, call, add, run, done, receive, accountId }
}

const amounts = (executions: ScheduledExecution[]) =>
  executions.map(({ state, amount }) => [state, amount]).sort()

test("F18 each receipt that is recorded does it once, in any number of processes, and counts itself", async () => {
  const { add, run, done, receive, call, accountId } = await start()
  const { id } = await add()
  await receive("2026-11-20", 50_000)
  await run()
  // It was of before it began.
  expect(await done(id)).toEqual([])
  await receive("2026-11-21", 100_000)
  await run()
  await run()
  expect(amounts(await done(id))).toEqual([["posted", 15_000]])
  await Promise.all([receive("2026-11-21", 30_000), receive("2026-11-21", 20_000)])
  await run()
  const all = await done(id)
  expect(all).toHaveLength(3)
  expect(new Set(all.map(({ causeId }) => causeId)).size).toBe(3)
  // Each receipt is counted by exactly one of them.
  expect(all.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(20_000)
  const { balance } = await call("GET", `/Accounts/${accountId}`)
  expect(balance).toBe(500_000 + 200_000 - 20_000)
})

test("what an execution posts sets nothing off, and what is over or deactivated hears of nothing", async () => {
  const { add, run, done, receive, call } = await start()
  const fixed = { amountType: "fixed", amount: 1_000 }
  const income = { operation: "income", mode: "credit", incomeCategory: "interest" }
  const { id } = await add({ ...fixed, ...income, outcomeCategory: null })
  const ended = await add({
    ...fixed,
    recurrence: { frequency: "daily", start: "2026-11-21", expiry: "2026-11-22" },
  })
  await receive("2026-11-21", 100_000)
  await run()
  await run()
  expect(amounts(await done(id))).toEqual([["posted", 1_000]])
  const { version } = await call("GET", `${path}/${id}`)
  await call("PUT", `${path}/${id}/activation`, { active: false, version }).catch(() => undefined)
  await run("2026-11-24")
  await receive("2026-11-24", 100_000)
  await run("2026-11-24")
  expect(await done(ended.id)).toHaveLength(1)
  expect(await call("GET", `${path}/${ended.id}`)).toMatchObject({ state: "ended", coming: [] })
})

test("one of one time is done for the first cause alone", async () => {
  const { add, run, done, receive } = await start({ amountType: "fixed", amount: 1_000 })
  const { id } = await add({ recurrence: { frequency: "once", start: "2026-11-21" } })
  await Promise.all([receive("2026-11-21", 100_000), receive("2026-11-21", 200_000)])
  await run()
  expect(amounts(await done(id))).toEqual([["posted", 1_000]])
})

test("a bill that is issued does it, a credit note does not", async () => {
  const { add, run, done, client, call, api } = await start({
    ...{ trigger: "billIssued", amountType: "fixed", amount: 2_500 },
  })
  const { id } = await add()
  expect(await call("GET", `${path}/${id}`)).toMatchObject({
    ...{ trigger: "billIssued", state: "scheduled", nextOn: null },
  })
  const bill = await issued(api, client.id)
  await run()
  expect(await done(id)).toMatchObject([{ causeId: bill.id, state: "posted", amount: 2_500 }])
  const note = await call("POST", `/Bills/${bill.id}/creditNotes`)
  await call("POST", `/Bills/${note.id}/issue`, { version: note.version })
  await run()
  expect(await done(id)).toHaveLength(1)
})

test("what cannot be done is tried again and pauses, its cause is kept, and goes on once that is mended", async () => {
  const { add, run, done, receive, call, accountId, api } = await start({
    ...{ amountType: "fixed", amount: 2_500 },
  })
  const { id } = await add({ accountId })
  await receive("2026-11-21", 100_000)
  const { version } = await call("GET", `/Accounts/${accountId}`)
  const account = { name: "Compte courant", openedOn: "2026-01-01", openingBalance: 500_000 }
  const closed = await api.call("camille", "PUT", `/Accounts/${accountId}`, {
    ...{ ...account, closedOn: "2026-11-21", version },
  })
  expect(closed.status, JSON.stringify(closed.body)).toBe(200)
  for (const day of ["2026-11-23", "2026-11-24", "2026-11-25"]) await run(day)
  expect((await done(id)).map(({ state }) => state)).toEqual(["failed", "failed", "failed"])
  const item = await call("GET", `${path}/${id}`)
  expect(item).toMatchObject({ paused: true, lastFailure: "accountClosed" })
  const { version: now } = await call("GET", `/Accounts/${accountId}`)
  await call("PUT", `/Accounts/${accountId}`, { ...account, closedOn: null, version: now })
  await call("POST", `${path}/${id}/resumption`, { missed: "do", version: item.version })
  await run("2026-11-26")
  expect((await done(id)).filter(({ state }) => state === "posted")).toHaveLength(1)
})
