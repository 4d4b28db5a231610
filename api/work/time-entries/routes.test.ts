import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { made, read, withContract, withProject } from "../../../tests/worked-project"
import { notifyProjectBudgets } from "./project-budget.commands"

const running = async (api: TestApi) => (await read(api, "/Users")).runningTimer

const start = (api: TestApi, task: { id: string }) =>
  api.call("camille", "POST", "/TimeEntries/timer", { taskId: task.id })

const stop = (api: TestApi, timeEntryId: string, endedAt?: string) =>
  api.call("camille", "POST", "/TimeEntries/timer/stop", { timeEntryId, endedAt })

async function withTask() {
  const api = await startApi()
  const known = await withProject(api)
  return { api, ...known, task: await known.add("Maquette") }
}

describe("Camille’s stopwatch", () => {
  test("runs for one task at a time, and is at the top of every page", async () => {
    const { api, add, task } = await withTask()
    expect(await running(api)).toBeNull()
    api.setClock("2026-11-23T08:00:00Z")
    const first = await start(api, task)
    expect(first.status).toBe(201)
    expect(await running(api)).toMatchObject({ title: "Maquette", forgotten: false })
    api.setClock("2026-11-23T09:30:00Z")
    await start(api, await add("Recette"))
    expect(await running(api)).toMatchObject({ title: "Recette" })
    expect(await read(api, `/TimeEntries/${first.body.id}`)).toMatchObject({
      ...{ day: "2026-11-23", startTime: "09:00", minutes: 90 },
      endedAt: "2026-11-23T09:30:00.000Z",
    })
  })

  test("begun by two tabs at once runs once, and its tasks each had their time", async () => {
    const { api, add, task } = await withTask()
    const other = await add("Recette")
    const answers = await Promise.all(
      [task, other, task, other, task].map((one) => start(api, one)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const rows = await entriesOf(api)
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })

  test("is stopped once, however often one asks, and what began meanwhile runs on", async () => {
    const { api, add, task } = await withTask()
    const { body } = await start(api, task)
    api.setClock("2026-11-21T10:00:00Z")
    await stop(api, body.id)
    const { body: next } = await start(api, await add("Recette"))
    api.setClock("2026-11-21T11:00:00Z")
    expect((await stop(api, body.id)).body.minutes).toBe(60)
    expect((await running(api)).id).toBe(next.id)
  })

  test("works past midnight without a question, and is asked about in the morning", async () => {
    const { api, add, task } = await withTask()
    api.setClock("2026-11-23T20:00:00Z")
    const { body } = await start(api, task)
    api.setClock("2026-11-24T00:30:00Z")
    expect((await running(api)).forgotten).toBe(false)
    api.setClock("2026-11-24T07:00:00Z")
    expect((await running(api)).forgotten).toBe(true)
    // Nothing is cut silently: neither by the button, nor by what is begun next.
    const refused = await stop(api, body.id)
    expect([refused.status, refused.body.errors[0]]).toEqual([
      422,
      expect.objectContaining({ path: "endedAt", code: "timerForgotten" }),
    ])
    expect((await start(api, await add("Recette"))).body.code).toBe("timerForgotten")
    expect((await stop(api, body.id, "2026-11-23T20:00")).body.errors[0].code).toBe(
      "endBeforeStart",
    )
    expect((await stop(api, body.id, "2026-11-24T23:00")).body.errors[0].code).toBe("timeInFuture")
    expect((await stop(api, body.id, "2026-11-23T23:15")).body.minutes).toBe(135)
  })

  test("still runs where she says so, until the next morning", async () => {
    const { api, task } = await withTask()
    const { body } = await start(api, task)
    api.setClock("2026-11-22T08:00:00Z")
    const continued = { timeEntryId: body.id }
    await api.call("camille", "POST", "/TimeEntries/timer/continuation", continued)
    expect((await running(api)).forgotten).toBe(false)
    api.setClock("2026-11-23T08:00:00Z")
    expect((await running(api)).forgotten).toBe(true)
  })

  test("is hers alone", async () => {
    const { api, task } = await withTask()
    expect(
      (await api.call("thomas", "POST", "/TimeEntries/timer", { taskId: task.id })).status,
    ).toBe(404)
    const { body } = await start(api, task)
    const foreign = await api.call("thomas", "POST", "/TimeEntries/timer/stop", {
      timeEntryId: body.id,
    })
    expect(foreign.status).toBe(404)
  })
})

const entriesOf = async (api: TestApi, query = ""): Promise<{ endedAt: string | null }[]> =>
  read(api, `/TimeEntries${query}`)

describe("time that is typed", () => {
  const typed = { day: "2026-11-20", startTime: "09:00", duration: "2h30" }

  test("is read as one says it, by the day of the contract", async () => {
    const { api, add } = await withContract({ hoursPerDay: "8" })
    const task = await add("Maquette")
    const entry = await made(api, "/TimeEntries", { taskId: task.id, ...typed, duration: "½ j" })
    expect(entry).toMatchObject({ minutes: 240, day: "2026-11-20", startTime: "09:00" })
  })

  test.each([
    [{ duration: "2,7x" }, "duration duration"],
    [{ duration: "-1" }, "duration duration"],
    [{ duration: "0" }, "duration duration"],
    [{ duration: "9999 h" }, "duration durationTooLong"],
    [{ day: "2026-11-22" }, "day timeInFuture"],
    [{ day: "2026-11-21", startTime: "09:30", duration: "3h" }, "duration timeInFuture"],
    [{ taskId: "c0000000-0000-4000-8000-0000000000ff" }, "taskId unknown", 404],
  ])("%j is refused at its field", async (change, expected, as = 422) => {
    const { api, task } = await withTask()
    const entry = { taskId: task.id, ...typed, ...change }
    const { status, body } = await api.call("camille", "POST", "/TimeEntries", entry)
    expect([status, `${body.errors[0].path} ${body.errors[0].code}`]).toEqual([as, expected])
  })

  test("is changed and deleted, and comes back", async () => {
    const { api, task } = await withTask()
    const entry = await made(api, "/TimeEntries", { taskId: task.id, ...typed })
    const path = `/TimeEntries/${entry.id}`
    const change = { ...typed, duration: "45", note: "Appel", version: entry.version }
    expect((await api.call("camille", "PUT", path, change)).body).toMatchObject({ minutes: 45 })
    expect((await api.call("camille", "PUT", path, change)).status).toBe(409)
    await api.call("camille", "DELETE", path)
    expect((await api.call("camille", "GET", path)).status).toBe(404)
    expect((await made(api, `${path}/restoration`, {})).note).toBe("Appel")
  })

  test("keeps the seconds of a stopwatch where nothing but the note is changed", async () => {
    const { api, task } = await withTask()
    api.setClock("2026-11-21T09:00:20Z")
    const { body } = await start(api, task)
    api.setClock("2026-11-21T09:10:50Z")
    const { body: entry } = await stop(api, body.id)
    const { day, startTime, version, startedAt, endedAt } = entry
    const change = { day, startTime, duration: "10", note: "Point", version }
    const changed = await api.call("camille", "PUT", `/TimeEntries/${body.id}`, change)
    expect(changed.body).toMatchObject({ startedAt, endedAt, note: "Point" })
  })

  test("is a file whose titles are never formulas", async () => {
    const { api, add } = await withTask()
    const task = await add("=2+3")
    await made(api, "/TimeEntries", { taskId: task.id, ...typed })
    const { body } = await api.call("camille", "GET", "/TimeEntries/export")
    expect(body).toContain("'=2+3")
    expect(body).toContain(";150;")
  })
})

describe("what a timesheet is proposed", () => {
  const november = "/TimeEntries/proposals/2026-11"

  async function withTime(changes: object = {}) {
    const known = await withContract(changes)
    const task = await known.add("Maquette")
    const spend = (day: string, duration: string, of = task) =>
      made(known.api, "/TimeEntries", { taskId: of.id, day, startTime: "09:00", duration })
    const accept = (...days: string[]) =>
      known.api.call("camille", "POST", november, {
        days: days.map((day) => `${day}:${known.contractId}`),
      })
    return { ...known, task, spend, accept }
  }

  const month = (api: TestApi) => read(api, "/Timesheets/months/2026-11")
  const daysOf = async (api: TestApi) => (await month(api)).rows[0].days

  test("are quarters of a day, summed before they are rounded; nothing is added by itself", async () => {
    const { api, spend } = await withTime()
    await spend("2026-11-18", "50")
    await spend("2026-11-18", "50")
    await spend("2026-11-19", "3h30")
    await spend("2026-11-20", "12")
    const { days } = await read(api, november)
    expect(
      days.map(({ day, minutes, proposed, added }: Record<string, unknown>) => [
        ...[day, minutes, proposed, added],
      ]),
    ).toEqual([
      ["2026-11-18", 100, "0.25", "0.25"],
      ["2026-11-19", 210, "0.5", "0.5"],
      ["2026-11-20", 12, "0", "0"],
    ])
    expect(await daysOf(api)).toEqual({})
  })

  test("are added once, however often one asks, and what comes later is added to them", async () => {
    const { api, spend, accept } = await withTime()
    await spend("2026-11-19", "3h30")
    const answers = await Promise.all([accept("2026-11-19"), accept("2026-11-19")])
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 1])
    expect(await daysOf(api)).toEqual({ "2026-11-19": "0.5" })
    await spend("2026-11-19", "3h30")
    expect((await accept("2026-11-19")).body.added).toBe(1)
    expect(await daysOf(api)).toEqual({ "2026-11-19": "1" })
  })

  test("leave what was typed by hand: only what is missing is proposed", async () => {
    const { api, spend, accept } = await withTime()
    const { version, rows } = await month(api)
    const { id, contractId, kind } = rows[0]
    await api.call("camille", "PUT", "/Timesheets/months/2026-11", {
      version,
      rows: [{ id, contractId, kind, days: { "2026-11-19": "0.5", "2026-11-18": "1" } }],
    })
    await spend("2026-11-18", "3h30")
    await spend("2026-11-19", "7h")
    const { days } = await read(api, november)
    expect(days.map(({ added }: { added: string }) => added)).toEqual(["0", "0.5"])
    expect((await accept("2026-11-18", "2026-11-19")).body.added).toBe(1)
    expect(await daysOf(api)).toEqual({ "2026-11-18": "1", "2026-11-19": "1" })
  })

  test("say what a day has no room for", async () => {
    const { api, spend } = await withTime()
    await spend("2026-11-18", "15h")
    await spend("2026-11-19", "7h50")
    const { days } = await read(api, november)
    expect(days.map(({ added, leftOut }: Record<string, unknown>) => [added, leftOut])).toEqual([
      ["1", 480],
      ["1", 0],
    ])
  })

  test("of a project hold it: it is not deleted with what a timesheet has of it", async () => {
    const { api, add, project, spend, accept } = await withTime()
    await spend("2026-11-18", "7h")
    await spend("2026-11-19", "2h")
    const path = `/Projects/${project.id}`
    await accept("2026-11-18")
    await add("Sans temps")
    expect(await read(api, `${path}/belongings`)).toEqual({
      ...{ taskCount: 2, fileCount: 0, minutes: 120, heldMinutes: 420 },
    })
    const refused = await api.call("camille", "DELETE", path)
    expect([refused.status, refused.body.code]).toEqual([409, "projectHeld"])
    const other = await made(api, "/Projects", { name: "Sans temps" })
    const { body } = await api.call("camille", "POST", "/Projects/deletions", {
      ids: [project.id, other.id],
    })
    expect(body).toEqual({
      done: [other.id],
      refused: [{ id: project.id, name: project.name, code: "projectHeld" }],
    })
    expect(await read(api, `/TimeEntries?projectId=${project.id}`)).toHaveLength(2)
    const foreign = await api.call("thomas", "GET", `${path}/belongings`)
    expect(foreign.status).toBe(404)
  })

  test("are of the contract that they were added to, whatever contract the project has later", async () => {
    const { api, project, clientId, spend, accept } = await withTime()
    await spend("2026-11-19", "3h30")
    await accept("2026-11-19")
    const other = await made(api, "/Contracts", {
      ...{ clientId, title: "Forfait", startDate: "2026-01-01", priceHT: 60_000, unit: "day" },
    })
    await made(api, `/Contracts/${other.id}/activation`, { version: other.version })
    const { version } = await read(api, `/Projects/${project.id}`)
    const change = { name: "Refonte", contractId: other.id, version }
    await api.call("camille", "PUT", `/Projects/${project.id}`, change)
    const { days } = await read(api, november)
    expect(days).toMatchObject([{ contractTitle: "Régie", added: "0" }])
  })

  test("are not added to what was handed over, or billed", async () => {
    const { api, spend, accept } = await withTime({})
    await spend("2026-11-18", "3h30")
    await accept("2026-11-18")
    const { contracts } = await month(api)
    const timesheet = await read(api, `/Timesheets/${contracts[0].timesheetId}`)
    const { version, warnings } = timesheet
    await made(api, `/Timesheets/${timesheet.id}/editions`, { version, confirmed: warnings })
    await spend("2026-11-19", "7h")
    const { days } = await read(api, november)
    expect(days.map(({ lock }: { lock: string }) => lock)).toEqual(["handedOver", "handedOver"])
    expect((await accept("2026-11-19")).body.added).toBe(0)
    expect(await daysOf(api)).toEqual({ "2026-11-18": "0.5" })
  })

  test("hold the time: it changes no more, and stays when its task goes", async () => {
    const { api, task, spend, accept } = await withTime()
    const held = await spend("2026-11-18", "3h30")
    const free = await spend("2026-11-17", "1h")
    await accept("2026-11-18")
    const change = {
      ...{ day: held.day, startTime: "08:00", duration: "1h", version: held.version },
    }
    const refused = await api.call("camille", "PUT", `/TimeEntries/${held.id}`, change)
    expect([refused.status, refused.body.code]).toEqual([409, "timeInTimesheet"])
    expect((await api.call("camille", "DELETE", `/TimeEntries/${held.id}`)).status).toBe(409)
    expect((await api.call("camille", "DELETE", `/Tasks/${task.id}`)).status).toBe(204)
    expect((await api.call("camille", "GET", `/TimeEntries/${free.id}`)).status).toBe(404)
    expect(await read(api, `/TimeEntries/${held.id}`)).toMatchObject({
      ...{ taskId: null, title: "Maquette", minutes: 210 },
    })
    // Undone, the task has all its time again.
    await made(api, `/Tasks/${task.id}/restoration`, {})
    expect(await entriesOf(api, `?taskId=${task.id}`)).toHaveLength(2)
  })

  test("tell which projects have no contract, and take no day that is not proposed", async () => {
    const { api, spend, accept } = await withTime()
    const { add, project } = await withProject(api, { name: "À soi" })
    await spend("2026-11-18", "1h30", await add("Site"))
    expect(await read(api, november)).toMatchObject({
      days: [],
      withoutContract: [{ projectId: project.id, minutes: 90 }],
    })
    expect((await accept("2026-11-18")).status).toBe(422)
  })
})

test("time that overlaps other time is told, and taken", async () => {
  const { api, add } = await withContract()
  const [task, other] = [await add("Maquette"), await add("Réunion")]
  const day = { day: "2026-11-18", startTime: "09:00" }
  const first = await made(api, "/TimeEntries", { taskId: task.id, ...day, duration: "2h" })
  expect(first.overlaps).toEqual([])
  const late = { taskId: other.id, ...day, startTime: "10:30", duration: "1h" }
  const second = await made(api, "/TimeEntries", late)
  expect(second.overlaps).toEqual([
    { id: first.id, title: "Maquette", day: "2026-11-18", startTime: "09:00" },
  ])
  expect((await read(api, `/TimeEntries/${first.id}`)).overlaps).toMatchObject([{ id: second.id }])
  // What begins as the other ends is beside it.
  const moved = { day: "2026-11-18", startTime: "11:00", duration: "1h", version: second.version }
  const path = `/TimeEntries/${second.id}`
  expect((await api.call("camille", "PUT", path, moved)).body.overlaps).toEqual([])
})

describe("the budget of a project", () => {
  const alerts = async (api: TestApi) =>
    (await read(api, "/Notifications?limit=100"))
      .filter(({ kind }: { kind: string }) => kind === "projectBudget")
      .map(({ parameters }: { parameters: { percent: number } }) => parameters.percent)

  test("is used by its time: told at 80 % and at 100 %, once each", async () => {
    const { api, project, add } = await withContract()
    const { version } = await read(api, `/Projects/${project.id}`)
    await api.call("camille", "PUT", `/Projects/${project.id}`, {
      ...{ name: "Refonte", contractId: project.contractId, budgetDays: "2", version },
    })
    const task = await add("Maquette", { estimate: "1,5 j" })
    const spend = async (day: string, duration: string) => {
      await made(api, "/TimeEntries", { taskId: task.id, day, startTime: "09:00", duration })
      await notifyProjectBudgets(api.parts)
      await notifyProjectBudgets(api.parts)
    }
    await spend("2026-11-17", "7h")
    expect(await alerts(api)).toEqual([])
    await spend("2026-11-18", "4h30")
    expect(await alerts(api)).toEqual([80])
    await spend("2026-11-19", "3h")
    expect((await alerts(api)).sort()).toEqual([100, 80])
    expect(await read(api, `/Projects/${project.id}/time`)).toMatchObject({
      ...{ spent: 870, spentDays: "2.07", estimated: 630, usedHT: 107_714, budgetUsed: 103.5 },
      tasks: [{ title: "Maquette", estimate: 630, spent: 870 }],
    })
    expect(await read(api, `/Projects/budgets?id=${project.id}`)).toEqual([
      { projectId: project.id, percent: 103.5, alert: 100 },
    ])
    const foreign = await api.call("thomas", "GET", `/Projects/budgets?id=${project.id}`)
    expect(foreign.status).toBe(404)
  })

  test("is told of as soon as the time is written down, also in the night", async () => {
    const { api, project, add } = await withContract()
    const { version } = await read(api, `/Projects/${project.id}`)
    await api.call("camille", "PUT", `/Projects/${project.id}`, {
      ...{ name: "Refonte", contractId: project.contractId, budgetDays: "2", version },
    })
    const task = await add("Maquette")
    api.setClock("2026-11-20T03:00:00Z")
    const entry = { taskId: task.id, day: "2026-11-18", startTime: "09:00", duration: "12h" }
    const typed = await made(api, "/TimeEntries", entry)
    expect(await alerts(api)).toEqual([80])
    const longer = { day: "2026-11-18", startTime: "06:00", duration: "15h" }
    const path = `/TimeEntries/${typed.id}`
    const changed = await api.call("camille", "PUT", path, { ...longer, version: typed.version })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect((await alerts(api)).sort()).toEqual([100, 80])
  })
})

test("the file of projects says what was spent, of which budget, and what is put away; that of tasks its tags", async () => {
  const { api, project, add } = await withContract({ budgetDays: "2" })
  const task = await add("Maquette", { tags: ["UX", "Client"] })
  await made(api, "/TimeEntries", {
    ...{ taskId: task.id, day: "2026-11-18", startTime: "09:00", duration: "3h30" },
  })
  const file = async (path: string) => (await api.call<string>("camille", "GET", path)).body
  expect(await file("/Tasks/export")).toMatch(/;0;0;210;"?Client, UX"?;Sur les tableaux/)
  expect(await file("/Projects/export")).toMatch(/;1;0;210;25;En cours;/)
  await api.call("camille", "PUT", `/Projects/${project.id}/shelf`, {
    ...{ archived: true, version: project.version },
  })
  expect(await file("/Projects/export?shelf=archived")).toMatch(/;210;25;Archivés;/)
})
