import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { made, read, withProject } from "../../../tests/worked-project"
import { makeRecurringTasks } from "./commands"

const weekly = { frequency: "weekly", start: "2026-11-23" }

async function withRecurring(change: object = {}) {
  const api = await startApi()
  const board = await withProject(api)
  const recurring = await made(api, "/RecurringTasks", {
    ...{ projectId: board.project.id, title: "Point hebdomadaire", recurrence: weekly },
    ...{ estimate: "1h30", tags: ["Suivi"], items: "Ordre du jour\nCompte rendu", dueAfter: 1 },
    ...change,
  })
  const path = `/RecurringTasks/${recurring.id}`
  const runOn = async (day: string) => {
    api.setClock(`${day}T06:00:00Z`)
    await makeRecurringTasks(api.parts)
    return tasksOf(api)
  }
  return { api, recurring, path, runOn, ...board }
}

const tasksOf = async (api: TestApi): Promise<{ id: string; title: string; dueOn: string }[]> =>
  read(api, "/Tasks?sort=dueOn&limit=100")

describe("a recurring task", () => {
  test("is made on its day, once, with its tags and steps", async () => {
    const { api, path, runOn } = await withRecurring()
    expect(await runOn("2026-11-22")).toEqual([])
    const [task, ...others] = await runOn("2026-11-23")
    expect(others).toEqual([])
    expect(await read(api, `/Tasks/${task?.id}`)).toMatchObject({
      ...{ title: "Point hebdomadaire", estimate: 90, dueOn: "2026-11-24", columnTitle: "À faire" },
      tags: [{ title: "Suivi" }],
      items: [{ text: "Ordre du jour" }, { text: "Compte rendu" }],
    })
    expect(await runOn("2026-11-23")).toHaveLength(1)
    expect(await read(api, path)).toMatchObject({
      ...{ nextOn: "2026-11-30", lastMadeOn: "2026-11-23", lastTaskId: task?.id },
    })
  })

  test("of weeks comes on each of its days, that of its start among them", async () => {
    const { path, runOn, api } = await withRecurring({ weekdays: ["th"] })
    expect(await read(api, path)).toMatchObject({ weekdays: ["th"], nextOn: "2026-11-23" })
    await runOn("2026-11-23")
    expect(await read(api, path)).toMatchObject({ nextOn: "2026-11-26" })
    expect(await runOn("2026-11-25")).toHaveLength(1)
    expect(await runOn("2026-11-26")).toHaveLength(2)
    expect(await read(api, path)).toMatchObject({ nextOn: "2026-11-30" })
  })

  test("is made once by two processes", async () => {
    const { api, runOn } = await withRecurring()
    api.setClock("2026-11-23T06:00:00Z")
    await Promise.all([1, 2, 3].map(() => makeRecurringTasks(api.parts)))
    expect(await runOn("2026-11-23")).toHaveLength(1)
  })

  test("after forty days without the product comes as the latest only", async () => {
    const { api, path, runOn } = await withRecurring()
    await runOn("2026-11-23")
    const tasks = await runOn("2027-01-02")
    expect(tasks.map(({ dueOn }) => dueOn)).toEqual(["2026-11-24", "2026-12-29"])
    expect(await read(api, path)).toMatchObject({ lastMadeOn: "2026-12-28", nextOn: "2027-01-04" })
  })

  test("counts from its start, never from the completion of the one before, which stays", async () => {
    const { move, runOn, add } = await withRecurring()
    const [task] = await runOn("2026-11-23")
    await add("Autre chose")
    await move(task ?? { id: "" }, "Terminé")
    expect(await runOn("2026-11-29")).toHaveLength(2)
    expect(await runOn("2026-11-30")).toHaveLength(3)
  })

  test("comes so many days after it was done, by choice", async () => {
    const change = { mode: "afterDone", afterDays: 3 }
    const { api, path, move, runOn } = await withRecurring(change)
    const [task] = await runOn("2026-11-23")
    expect(await runOn("2026-12-20")).toHaveLength(1)
    await move(task ?? { id: "" }, "Terminé")
    expect(await read(api, path)).toMatchObject({ nextOn: "2026-12-23" })
    expect(await runOn("2026-12-22")).toHaveLength(1)
    expect(await runOn("2026-12-23")).toHaveLength(2)
    expect(await read(api, path)).toMatchObject({ nextOn: null, lastMadeOn: "2026-12-23" })
    // Its own one waits to be done.
    expect(await runOn("2027-02-01")).toHaveLength(2)
  })

  test("does not wait for one that was put away undone", async () => {
    const change = { mode: "afterDone", afterDays: 3 }
    const { api, path, runOn } = await withRecurring(change)
    const [task] = await runOn("2026-11-23")
    await made(api, "/Tasks/changes", { ids: [task?.id], archived: true })
    expect(await read(api, path)).toMatchObject({ nextOn: "2026-11-26" })
    expect(await runOn("2026-11-26")).toHaveLength(1)
  })

  test("ends on its last day, and makes none of a project that was put away", async () => {
    const recurrence = { ...weekly, expiry: "2026-11-30" }
    const { api, project, path, runOn } = await withRecurring({ recurrence })
    await runOn("2026-11-23")
    const { version } = await read(api, `/Projects/${project.id}`)
    const shelf = `/Projects/${project.id}/shelf`
    await api.call("camille", "PUT", shelf, { archived: true, version })
    await makeRecurringTasks(api.parts)
    await runOn("2026-11-30")
    await api.call("camille", "PUT", shelf, {
      archived: false,
      version: (await read(api, `/Projects/${project.id}`)).version,
    })
    expect(await runOn("2026-12-20")).toHaveLength(2)
    expect(await read(api, path)).toMatchObject({ nextOn: null, lastMadeOn: "2026-11-30" })
  })

  test.each([
    [{ recurrence: { ...weekly, frequency: "once" } }, "recurrence.frequency choice"],
    [{ mode: "afterDone" }, "afterDays required"],
    [{ mode: "afterDone", afterDays: 0 }, "afterDays tooSmall 1"],
    [{ estimate: "2,7x" }, "estimate duration"],
    [{ items: `${"étape\n".repeat(101)}` }, "items tooMany 100"],
    [{ columnId: "c0000000-0000-4000-8000-0000000000ff" }, "columnId unknown", 404],
    [{ projectId: "c0000000-0000-4000-8000-0000000000ff" }, "projectId unknown", 404],
  ])("%j is refused at its field", async (change, expected, as = 422) => {
    const api = await startApi()
    const { project } = await withProject(api)
    const { status, body } = await api.call("camille", "POST", "/RecurringTasks", {
      ...{ projectId: project.id, title: "Point", recurrence: weekly },
      ...change,
    })
    expect([status, `${body.errors[0].path} ${body.errors[0].code}`]).toEqual([as, expected])
  })
})
