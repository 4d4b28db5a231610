import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { made, read, withProject } from "../../../tests/worked-project"

/** Two tasks that were finished, one in progress, one that waits, and one that was deleted. */
async function withHistory() {
  const api = await startApi()
  const at = (day: string) => api.setClock(`${day}T09:00:00Z`)
  at("2026-11-02")
  const board = await withProject(api, { startsOn: "2026-11-02", endsOn: "2026-11-20" })
  const { add, move, project } = board
  const first = await add("Maquette", { estimate: "8h", tags: ["UX"], priority: "high" })
  const second = await add("Recette")
  const gone = await add("Abandon", { estimate: "4h" })
  at("2026-11-03")
  await move(first, "En cours")
  at("2026-11-05")
  await move(first, "Terminé")
  await move(second, "Terminé")
  await api.call("camille", "DELETE", `/Tasks/${gone.id}`)
  at("2026-11-10")
  const third = await add("Tests", { estimate: "2h" })
  await move(third, "En cours")
  at("2026-11-12")
  await move(third, "À faire")
  const path = `/Projects/${project.id}/statistics`
  const behind = async (query: string) =>
    (await read(api, `${path}/tasks?${query}`)).map((one: { title: string | null }) => one.title)
  return { api, path, behind, ...board, first, second, third }
}

test("statistics are counted from what happened, and each figure leads to its tasks", async () => {
  const { api, path, behind, first, column } = await withHistory()
  await made(api, "/TimeEntries", {
    ...{ taskId: first.id, day: "2026-11-04", startTime: "09:00", duration: "6h" },
  })
  const shown = await read(api, `${path}?from=2026-11-02&to=2026-11-12`)
  const ids = shown.columns.map(({ id }: { id: string }) => id)
  const flowOn = (day: string, title: string) =>
    shown.flow.find((one: { day: string }) => one.day === day).counts[ids.indexOf(column(title))]
  expect(flowOn("2026-11-02", "À faire")).toBe(3)
  expect(flowOn("2026-11-05", "Terminé")).toBe(2)
  expect(flowOn("2026-11-05", "À faire")).toBe(0)
  expect(shown.finished).toMatchObject([
    { title: "Maquette", lead: 4, cycle: 3 },
    { title: "Recette", lead: 4, cycle: 1 },
  ])
  expect(shown).toMatchObject({
    cycle: { p50: 1, p85: 3 },
    throughput: [
      { week: "2026-11-02", count: 2 },
      { week: "2026-11-09", count: 0 },
    ],
    // What went back to wait goes on ageing.
    ages: [{ title: "Tests", startedOn: "2026-11-10", age: 3 }],
    estimates: { count: 1, estimated: 480, spent: 360, without: 1 },
    byTag: [{ title: "UX", count: 1, estimated: 480, spent: 360 }],
    byPriority: [{ priority: "high", count: 1 }],
    burnDown: { from: "2026-11-02", to: "2026-11-20", start: 0 },
  })
  const left = (day: string) =>
    shown.burnDown.days.find((one: { day: string }) => one.day === day).remaining
  expect([left("2026-11-02"), left("2026-11-05"), left("2026-11-12"), left("2026-11-13")]).toEqual([
    ...[720, 0, 120, null],
  ])
  expect(await behind(`figure=flow&day=2026-11-02&columnId=${column("À faire")}`)).toEqual([
    ...["Maquette", "Recette", null],
  ])
  expect(await behind("figure=finished&week=2026-11-02")).toEqual(["Maquette", "Recette"])
  expect(await behind("figure=inProgress")).toEqual(["Tests"])
  expect(await behind("figure=remaining&day=2026-11-02")).toEqual(["Maquette", null])
  expect(await behind("figure=estimated")).toEqual(["Maquette"])
  expect(await behind("figure=unestimated")).toEqual(["Recette"])
})

test("a column that was renamed or deleted changes nothing of what was", async () => {
  const { api, path, project, column } = await withHistory()
  const period = "?from=2026-11-02&to=2026-11-11"
  const before = await read(api, path + period)
  const doing = column("En cours")
  const columnPath = `/Projects/${project.id}/columns/${doing}`
  const known = await read(api, columnPath)
  await api.call("camille", "PUT", columnPath, {
    ...{ title: "Atelier", role: "doing", color: known.color, version: known.version },
  })
  const { flow, finished, throughput } = await read(api, path + period)
  expect({ flow, finished, throughput }).toEqual({
    ...{ flow: before.flow, finished: before.finished, throughput: before.throughput },
  })
})

test("the day is that of Paris: half past eleven at night in UTC is tomorrow", async () => {
  const api = await startApi()
  const { project, add } = await withProject(api)
  api.setClock("2026-11-02T23:30:00Z")
  await add("De nuit")
  const path = `/Projects/${project.id}/statistics?from=2026-11-02&to=2026-11-03`
  const { flow } = await read(api, path)
  expect(flow.map(({ counts }: { counts: number[] }) => counts.includes(1))).toEqual([false, true])
})

test("a project of someone else has no statistics, and a period is in order and not endless", async () => {
  const { api, path } = await withHistory()
  const status = async (who: "camille" | "thomas", query: string) =>
    (await api.call(who, "GET", `${path}${query}`)).status
  expect(await status("thomas", "")).toBe(404)
  expect(await status("thomas", "/tasks?figure=finished")).toBe(404)
  expect(await status("thomas", "/export")).toBe(404)
  expect(await status("camille", "?from=2026-11-12&to=2026-11-02")).toBe(422)
  expect(await status("camille", "?from=2016-11-12&to=2026-11-02")).toBe(422)
})

test("the file has each task with its days, and no formula", async () => {
  const { api, path, add } = await withHistory()
  await add("=SUM(A1)")
  const { body } = await exportOf(api, path)
  expect(body).toContain("Maquette;2026-11-02;2026-11-03;2026-11-05;4;3;;480;0")
  expect(body).toContain("'=SUM(A1)")
})

test("the burn-down falls over the working days that are not one’s own days off", async () => {
  const api = await startApi()
  api.setClock("2026-11-12T09:00:00Z")
  const board = await withProject(api, { startsOn: "2026-11-16", endsOn: "2026-11-20" })
  await board.add("Maquette", { estimate: "8h" })
  const { version } = await read(api, "/Timesheets/settings")
  await api.call("camille", "PUT", "/Timesheets/settings", {
    ...{ version, daysOff: [{ day: "2026-11-17", half: false }] },
  })
  const { burnDown } = await read(api, `/Projects/${board.project.id}/statistics`)
  const ideals = burnDown.days.map(({ ideal }: { ideal: number }) => ideal)
  expect(ideals).toEqual([360, 360, 240, 120, 0])
})

const exportOf = (api: TestApi, path: string) => api.call("camille", "GET", `${path}/export`)
