import { expect, test } from "vitest"
import type {
  ScheduledExecution,
  ScheduledExecutionDetails,
  ScheduledTransactionDetails,
} from "#contract/scheduled-transactions"
import { startApi } from "../../../tests/api"
import { runScheduledTransactions } from "./run.commands"

const path = "/ScheduledTransactions"

/** Camille has an account, and an item that is calculated or fixed. */
async function start(changes: object = {}, account: object = {}) {
  const api = await startApi()
  api.setClock("2026-01-05T09:00:00Z")
  const call = async (method: "POST" | "PUT" | "GET" | "DELETE", to: string, body?: object) => {
    const answer = await api.call("camille", method, to, body)
    expect(answer.status, `${method} ${to} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const { id: accountId } = await call("POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2026-01-01", openingBalance: 500_000, ...account },
  })
  const body = {
    title: "Urssaf",
    outcomeCategory: "contributions",
    mode: "autoDebit",
    recurrence: { frequency: "monthly", start: "2026-02-01" },
    ...{ amountType: "calculated", percent: "25.6", source: "receivedHT", period: "sinceLast" },
    periodFrom: "2026-01-01",
    ...changes,
  }
  const { id } = await call("POST", path, body)
  const run = async (day: string) => {
    api.setClock(`${day}T09:00:00Z`)
    await runScheduledTransactions(api.parts)
  }
  return {
    ...{ api, call, id, body, accountId, run },
    receive: (day: string, amount: number): Promise<{ id: string }> =>
      call("POST", "/Incomes", { day, label: `Recette du ${day}`, amount }),
    find: (): Promise<ScheduledTransactionDetails> => call("GET", `${path}/${id}`),
    done: async (): Promise<ScheduledExecution[]> =>
      call("GET", `${path}/executions?sort=nominal&scheduledTransactionId=${id}`),
    balance: async () => (await call("GET", `/Accounts/${accountId}`)).balance as number,
  }
}

const told = (executions: ScheduledExecution[]) =>
  executions.map(({ nominal, state, amount }) => [nominal, state, amount])

test("what came in before a date is counted on it, posted once, and its list says which", async () => {
  const { api, receive, run, done, find, balance, call } = await start()
  await receive("2026-01-05", 300_000)
  await run("2026-01-31")
  expect(await done()).toEqual([])
  // Two processes, and one of them twice.
  api.setClock("2026-02-01T09:00:00Z")
  await Promise.all([
    runScheduledTransactions(api.parts),
    runScheduledTransactions(api.parts),
    runScheduledTransactions(api.parts),
  ])
  const [execution, ...others] = await done()
  expect(others).toEqual([])
  expect(execution).toMatchObject({
    ...{ nominal: "2026-02-01", state: "posted", amount: 76_800, basis: 300_000, percent: "25.60" },
    ...{ windowFrom: "2026-01-01", windowTo: "2026-01-31", settledOn: "2026-02-01" },
  })
  expect(await balance()).toBe(500_000 + 300_000 - 76_800)
  const details: ScheduledExecutionDetails = await call(
    "GET",
    `${path}/executions/${execution?.id}`,
  )
  expect(details.facts).toEqual([
    { day: "2026-01-05", label: "Recette du 2026-01-05", amount: 300_000 },
  ])
  expect(await find()).toMatchObject({
    nextOn: "2026-03-01",
    state: "scheduled",
    changedBy: "camille@example.fr",
  })
  // Nothing came in since: nothing is paid, and that is written down.
  await run("2026-03-01")
  expect(told(await done()).at(-1)).toEqual(["2026-03-01", "nothing", 0])
  expect(await balance()).toBe(500_000 + 300_000 - 76_800)
})

test("F19 after a month of downtime each date has its own window, and what is taken back is taken off", async () => {
  const { receive, run, done, call, find } = await start()
  await receive("2026-01-05", 300_000)
  const { id } = await receive("2026-01-05", 100_000)
  await run("2026-03-05")
  expect(told(await done())).toEqual([
    ["2026-02-01", "posted", 102_400],
    ["2026-03-01", "nothing", 0],
  ])
  await call("DELETE", `/Incomes/${id}`)
  await run("2026-04-01")
  expect((await done()).at(-1)).toMatchObject({
    ...{ state: "nothing", basis: -100_000, amount: 0, carriedOut: -25_600 },
  })
  expect((await find()).carried).toBe(-25_600)
  await receive("2026-04-01", 200_000)
  await run("2026-05-01")
  expect((await done()).at(-1)).toMatchObject({
    ...{ state: "posted", basis: 200_000, carriedIn: -25_600, amount: 25_600, carriedOut: 0 },
  })
})

test("of the days of a declaration, contributions come to what it asks for, in whole euros", async () => {
  const { call, receive, run, done } = await start({
    ...{ source: "contributions", percent: "100", period: "previousMonth", periodFrom: null },
  })
  await call("PUT", "/Treasury/settings", {
    ...{ taxation: "micro", activity: "liberal", rhythm: "monthly", version: 0 },
  })
  for (const amount of [33_333, 33_333, 12_345]) await receive("2026-01-05", amount)
  await run("2026-02-01")
  const { periods } = await call("GET", "/Contributions")
  const [{ contributions, training }] = periods.find(
    ({ from }: { from: string }) => from === "2026-01-01",
  ).rows
  expect(contributions % 100).toBe(0)
  const [execution] = await done()
  expect(execution).toMatchObject({ state: "posted", amount: contributions + training })
  const { facts } = await call("GET", `${path}/executions/${execution?.id}`)
  expect(facts.map(({ label }: { label: string }) => label)).toContain("")
})

test("contributions are those of each receipt at the rates of its day, and of turnover alone", async () => {
  const { call, receive, run, done } = await start({
    ...{ source: "contributions", percent: "100" },
  })
  await receive("2026-01-05", 300_000)
  await call("POST", "/Incomes", {
    ...{ day: "2026-01-05", label: "Aide", amount: 50_000, category: "subsidy" },
  })
  // Without a regime no rate is known: nothing is guessed.
  await run("2026-02-01")
  expect(await done()).toMatchObject([{ state: "failed", reason: "contributionsUnknown" }])
  await call("PUT", "/Treasury/settings", {
    ...{ taxation: "micro", activity: "liberal", rhythm: "monthly", version: 0 },
  })
  await run("2026-02-02")
  // 25.6 % and 0.2 % for training, of the turnover alone.
  expect((await done()).filter(({ state }) => state !== "failed")).toMatchObject([
    { state: "posted", basis: 77_400, amount: 77_400 },
  ])
})

test("three failures pause it and tell its owner why; it goes on with the same window", async () => {
  const { receive, run, done, find, call, id, api, accountId } = await start()
  await receive("2026-01-05", 300_000)
  const account = await call("GET", `/Accounts/${accountId}`)
  const named = { name: "Compte courant", openedOn: "2026-01-01", openingBalance: 500_000 }
  await call("PUT", `/Accounts/${accountId}`, {
    ...{ ...named, main: true, closedOn: "2026-01-10", version: account.version },
  })
  for (const day of ["2026-02-01", "2026-02-01", "2026-02-02", "2026-02-03", "2026-02-04"])
    await run(day)
  const failures = await done()
  expect(failures.map(({ state, reason }) => [state, reason])).toEqual([
    ["failed", "accountClosed"],
    ["failed", "accountClosed"],
    ["failed", "accountClosed"],
  ])
  expect(await find()).toMatchObject({ paused: true, state: "overdue", nextOn: "2026-02-01" })
  const { body: notifications } = await api.call("camille", "GET", "/Notifications")
  expect(notifications).toMatchObject([
    { kind: "scheduledTransactionPaused", parameters: { missing: ["accountClosed"] } },
  ])
  const closed = await call("GET", `/Accounts/${accountId}`)
  await call("PUT", `/Accounts/${accountId}`, { ...named, main: true, version: closed.version })
  const { version } = await find()
  await call("POST", `${path}/${id}/resumption`, { version })
  await run("2026-02-05")
  expect((await done()).filter(({ state }) => state !== "failed")).toMatchObject([
    { nominal: "2026-02-01", basis: 300_000, amount: 76_800, doneOn: "2026-02-01" },
  ])
})

test("deactivated over a date it does nothing then, and counts it all later; its history stays", async () => {
  const { receive, run, done, find, call, id, api } = await start()
  await receive("2026-01-05", 300_000)
  await run("2026-02-01")
  api.setClock("2026-02-15T09:00:00Z")
  await call("POST", `${path}/${id}/activation`, { active: false, version: (await find()).version })
  expect(await find()).toMatchObject({ state: "deactivated", nextOn: null })
  await receive("2026-02-15", 100_000)
  await run("2026-03-10")
  await call("POST", `${path}/${id}/activation`, { active: true, version: (await find()).version })
  expect(await find()).toMatchObject({ state: "scheduled", nextOn: "2026-04-01" })
  await run("2026-04-01")
  expect(told(await done())).toEqual([
    ["2026-02-01", "posted", 76_800],
    ["2026-04-01", "posted", 25_600],
  ])
})

test("an edit bears on later dates only, even where the earlier one is caught up after it", async () => {
  const { receive, run, done, find, call, id, api, body } = await start()
  await receive("2026-01-05", 100_000)
  api.setClock("2026-02-10T09:00:00Z")
  await receive("2026-02-10", 100_000)
  api.setClock("2026-02-15T09:00:00Z")
  const { version } = await find()
  await call("PUT", `${path}/${id}`, { ...body, percent: "30", version })
  await run("2026-02-20")
  await run("2026-03-01")
  expect(told(await done())).toEqual([
    ["2026-02-01", "posted", 25_600],
    ["2026-03-01", "posted", 30_000],
  ])
})

test("what waits is validated at once with others, once, and is posted that day", async () => {
  const { run, done, find, balance, api, call } = await start({
    ...{ title: "Loyer", mode: "needsValidation", outcomeCategory: "rent", amountType: "fixed" },
    amount: 60_000,
  })
  await run("2026-03-02")
  expect(told(await done())).toEqual([
    ["2026-02-01", "waiting", 60_000],
    ["2026-03-01", "waiting", 60_000],
  ])
  expect(await find()).toMatchObject({ state: "overdue" })
  const late = await call("GET", `${path}/executions?state=overdue`)
  const ids = late.map(({ id }: ScheduledExecution) => id)
  expect(ids).toHaveLength(2)
  const both = await Promise.all([
    api.call("camille", "POST", `${path}/executions/validation`, { ids }),
    api.call("camille", "POST", `${path}/executions/validation`, { ids }),
  ])
  expect(both.map((answer) => answer.body.done.length).sort()).toEqual([0, 2])
  expect(await balance()).toBe(500_000 - 120_000)
  expect(await find()).toMatchObject({
    state: "scheduled",
    delays: { settled: 2, open: 0, worstDays: 29, onTimePercent: "0.00" },
  })
})

test("on an account fed by statements it waits for its line, as expected and then as overdue", async () => {
  const { run, done, find, balance } = await start(
    { title: "Loyer", amountType: "fixed", amount: 60_000, expectedDelay: 3 },
    { fedBy: "statements" },
  )
  await run("2026-02-01")
  expect(await done()).toMatchObject([{ state: "expected", expectedOn: "2026-02-04" }])
  await run("2026-02-04")
  expect(await find()).toMatchObject({ state: "scheduled" })
  await run("2026-02-05")
  expect(await find()).toMatchObject({ state: "overdue" })
  expect(await balance()).toBe(500_000)
})

test("its line settles it as the bank says it, and it waits again when the match is taken back", async () => {
  const { api, run, done, call, find, balance, accountId } = await start(
    { title: "Loyer", amountType: "fixed", amount: 60_000, outcomeCategory: "rent" },
    { fedBy: "statements" },
  )
  await run("2026-02-02")
  const [expected] = await done()
  const upload = await api.fetch("camille", "/Uploads?name=releve.csv", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: "Jour;Description;Somme\n13/02/2026;LOYER BUREAU;-612,00\n",
  })
  const { id: fileId } = (await upload.json()) as { id: string }
  api.setClock("2026-02-16T09:00:00Z")
  const statement = await call("POST", "/BankImports", { accountId, fileId })
  await call("POST", `/BankImports/${statement.id}/confirmation`, { version: statement.version })
  const settlement = `${path}/executions/${expected?.id}`
  const { lines } = await call("GET", settlement)
  expect(lines).toMatchObject([{ label: "LOYER BUREAU", amount: -61_200 }])
  // From the line one sees what waits for it.
  expect(await call("GET", `${path}/executions?lineId=${lines[0].id}`)).toMatchObject([
    { id: expected?.id, title: "Loyer" },
  ])
  const settled = await call("POST", `${settlement}/settlement`, { lineId: lines[0].id })
  expect(settled).toMatchObject({ state: "posted", settledOn: "2026-02-13", lineId: lines[0].id })
  expect(await call("GET", `/Outcomes/${settled.outcomeId}`)).toMatchObject({
    ...{ amount: 61_200, category: "rent", day: "2026-02-13", can: ["change"] },
  })
  // What a line brought stays what the line says: it is taken back by unmatching, and by nothing else.
  const outcome = `/Outcomes/${settled.outcomeId}`
  const gone = await api.call("camille", "DELETE", outcome)
  expect([gone.status, gone.body.code]).toEqual([409, "outcomeOfLine"])
  const { id: _, can: _can, accountName: _name, ...typed } = await call("GET", outcome)
  const edit = (changes: object) =>
    api.call("camille", "PUT", outcome, {
      ...{ day: typed.day, label: typed.label, amount: typed.amount, category: typed.category },
      ...{ means: typed.means, accountId: typed.accountId, version: typed.version },
      ...changes,
    })
  expect((await edit({ amount: 99_00 })).body.code).toBe("outcomeOfLine")
  expect((await edit({ label: "Loyer du bureau" })).status).toBe(200)
  expect(await balance()).toBe(500_000 - 61_200)
  expect((await find()).delays).toMatchObject({ settled: 1, worstDays: 12 })
  await call("POST", `/BankLines/${lines[0].id}/unmatching`)
  expect(await call("GET", settlement)).toMatchObject({
    ...{ state: "expected", overdue: true, outcomeId: null, lineId: null, settledOn: null },
  })
})

test("what is taken back gives up what it counted, to the next one", async () => {
  const { receive, run, done, call } = await start({ mode: "needsValidation" })
  await receive("2026-01-05", 300_000)
  await run("2026-02-01")
  const [waiting] = await done()
  await call("POST", `${path}/executions/${waiting?.id}/reversal`)
  await run("2026-02-02")
  await run("2026-03-01")
  expect(told(await done())).toEqual([
    ["2026-02-01", "takenBack", 76_800],
    ["2026-03-01", "waiting", 76_800],
  ])
})

test("what was posted by hand is taken back with its expense, and counted by the next one", async () => {
  const { receive, run, done, call, balance } = await start()
  await receive("2026-01-05", 300_000)
  await run("2026-02-01")
  const [posted] = await done()
  const execution = `${path}/executions/${posted?.id}`
  expect(await call("GET", execution)).toMatchObject({ state: "posted", can: ["takeBack"] })
  await call("POST", `${execution}/reversal`)
  expect(await call("GET", execution)).toMatchObject({
    ...{ state: "takenBack", outcomeId: null, amount: 76_800, can: [] },
  })
  expect(await call("GET", "/Outcomes")).toEqual([])
  expect(await balance()).toBe(800_000)
  await run("2026-02-03")
  await receive("2026-02-02", 100_000)
  await run("2026-03-01")
  expect(told(await done())).toEqual([
    ["2026-02-01", "takenBack", 76_800],
    ["2026-03-01", "posted", 102_400],
  ])
  expect(await balance()).toBe(900_000 - 102_400)
})

test("of several that wait, the one of the same amount and the nearest day is proposed first, and rules leave its line", async () => {
  const { api, run, done, call, accountId } = await start(
    { title: "Télécom", amountType: "fixed", amount: 4_593, outcomeCategory: "telecom" },
    { fedBy: "statements" },
  )
  for (const day of ["2026-02-01", "2026-03-01"]) await run(day)
  const [first, second] = await done()
  await call("POST", "/LabelRules", { contains: "telecom", outcomeCategory: "telecom" })
  const sent = await api.fetch("camille", "/Uploads?name=releve.csv", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: "Jour;Description;Somme\n02/02/2026;PRLV TELECOM ABO;-45,93\n13/02/2026;TELECOM ACHAT;-310,00\n",
  })
  const { id: fileId } = (await sent.json()) as { id: string }
  const statement = await call("POST", "/BankImports", { accountId, fileId })
  await call("POST", `/BankImports/${statement.id}/confirmation`, { version: statement.version })
  const [line, other] = await call("GET", "/BankLines?sort=day")
  expect([line.state, other.state]).toEqual(["open", "matched"])
  const proposed: ScheduledExecution[] = await call("GET", `${path}/executions?lineId=${line.id}`)
  expect(proposed.map(({ id }) => id)).toEqual([first?.id, second?.id])
})
