import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "./api"
import { openPages } from "./pages"

const plain = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/[\s\u00a0\u202f]+/g, " ")

async function visiting(api: TestApi) {
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const there = (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
  }
  return async (path: string, fields?: Record<string, string>) => {
    const sent = fields && new URLSearchParams({ _key: crypto.randomUUID(), ...fields })
    return (await pages.ask(path, cookie, there, sent)).text()
  }
}

async function withProject(api: TestApi) {
  const post = async (path: string, body: object) =>
    (await api.call("camille", "POST", path, body)).body
  const project = await post("/Projects", { name: "Refonte" })
  const path = `/Projects/${project.id}/columns`
  const columns: { id: string; role: string }[] = (await api.call("camille", "GET", path)).body
  const columnOf = (role: string) => columns.find((column) => column.role === role)?.id ?? ""
  const add = (title: string, more: object = {}) =>
    post("/Tasks", { projectId: project.id, columnId: columnOf("queue"), title, ...more })
  return { post, project, columnOf, add }
}

test("the calendar names public holidays, shows an action at its hour, and says what is in the way by kind", async () => {
  const api = await startApi()
  const { body: client } = await api.call("camille", "POST", "/Clients", { name: "Atelier" })
  await api.call("camille", "POST", "/Offers", {
    ...{ title: "Audit", clientId: client.id, nextAction: "Appeler Inès" },
    ...{ nextActionOn: "2026-11-12", nextActionAt: "14:30" },
  })
  const read = await visiting(api)
  const week = plain(await read("/admin/calendar?view=week&on=2026-11-11"))
  expect(week).toContain("Férié : Armistice de 1918")
  expect(week).toContain("Appeler Inès · Atelier, jeudi 12 novembre 2026, à 14:30")
  const night = { startTime: "21:00", endTime: "22:00" }
  const day = { startDate: "2026-11-24", endDate: "2026-11-24" }
  const { body } = await api.call("camille", "POST", "/Events", {
    title: "Cours",
    ...day,
    ...night,
  })
  const page = plain(await read(`/admin/calendar/events/${body.id}`))
  expect(page).toContain("En dehors de vos heures de travail")
  expect(page).not.toContain("Au même moment")
})

test("an event is given a project by its form", async () => {
  const api = await startApi()
  const { project } = await withProject(api)
  const read = await visiting(api)
  expect(await read("/admin/calendar/events/new")).toContain(`value="${project.id}"`)
  await read("/admin/calendar/events/new", {
    ...{ title: "Comité", allDay: "on", startDate: "2026-11-24", endDate: "2026-11-24" },
    ...{ color: "blue", projectId: project.id, "recurrence.frequency": "once" },
  })
  const found = await api.call("camille", "GET", `/Events?projectId=${project.id}`)
  expect(found.body).toMatchObject([{ title: "Comité", projectName: "Refonte" }])
})

test("a task that was saved in another tab shows its estimate as it is typed", async () => {
  const api = await startApi()
  const { add } = await withProject(api)
  const task = await add("Maquette", { estimate: "1h" })
  const path = `/Tasks/${task.id}`
  const changes = { title: "Maquette", estimate: "2h30", version: task.version, tags: [] }
  expect((await api.call("camille", "PUT", path, changes)).status).toBe(200)
  const read = await visiting(api)
  const page = plain(
    await read(`/admin/tasks/${task.id}/edit`, {
      ...{ title: "Maquette", estimate: "3h", priority: "none" },
      version: String(task.version),
    }),
  )
  expect(page).toMatch(/2h30/)
  expect(page).not.toMatch(/\b150\b/)
})

test("a full column says how many it holds and its limit; an archived project’s tasks can only be exported", async () => {
  const api = await startApi()
  const { project, columnOf, add } = await withProject(api)
  const doing = columnOf("doing")
  const column = (await api.call("camille", "GET", `/Projects/${project.id}/columns/${doing}`)).body
  await api.call("camille", "PUT", `/Projects/${project.id}/columns/${doing}`, {
    ...{ title: column.title, role: "doing", color: column.color, limit: 1, limitRefuses: true },
    ...{ version: column.version, afterId: columnOf("queue") },
  })
  await add("Maquette", { columnId: doing })
  const task = await add("Relecture")
  const read = await visiting(api)
  const move = { columnId: doing, shownId: doing, afterId: "" }
  expect(plain(await read(`/admin/tasks/${task.id}/move`, move))).toContain(
    "Cette colonne ne peut plus recevoir de tâches : elle en a 1, pour une limite de 1",
  )
  const { version } = (await api.call("camille", "GET", `/Projects/${project.id}`)).body
  const shelf = `/Projects/${project.id}/shelf`
  const put = await api.call("camille", "PUT", shelf, { archived: true, version })
  expect(put.status, JSON.stringify(put.body)).toBeLessThan(300)
  const list = await read(`/admin/projects/${project.id}/tasks`)
  expect(plain(list)).toContain("Relecture")
  const acts = [...list.matchAll(/formaction="([^"]*)"/g)].map(([, action]) => action)
  expect(acts).toEqual(["/admin/tasks/export"])
  // Among the tasks of others they have no box.
  const others = await read("/admin/tasks?shelf=archived")
  expect(plain(others)).toContain("Relecture")
  expect([...others.matchAll(/<input[^>]*name="id"/g)]).toEqual([])
})

test("a step is reworded on a page; a filtered board says what matches; what goes with a project is told in numbers", async () => {
  const api = await startApi()
  const { post, project, add } = await withProject(api)
  const task = await add("Maquette", { priority: "high" })
  await add("Relecture")
  const { items } = await post(`/Tasks/${task.id}/items`, { text: "Croqui\nTest" })
  const read = await visiting(api)
  const page = `/admin/tasks/${task.id}/items/${items[0].id}/edit`
  expect(await read(page)).toContain('value="Croqui"')
  await read(page, { text: "Croquis", afterId: items[1].id })
  const steps = (await api.call("camille", "GET", `/Tasks/${task.id}`)).body.items
  expect(steps.map(({ text }: { text: string }) => text)).toEqual(["Test", "Croquis"])
  const board = plain(await read(`/admin/projects/${project.id}/board?priority=high`))
  expect(board).toContain("2 tâches 1 correspond au filtre")
  expect(board).toContain("Aucune tâche ne correspond au filtre")
  expect(plain(await read(`/admin/projects/${project.id}/delete`))).toContain("2 tâches")
  const { version } = (await api.call("camille", "GET", `/Projects/${project.id}`)).body
  await api.call("camille", "PUT", `/Projects/${project.id}/shelf`, { archived: true, version })
  expect(await read(`/admin/tasks/${task.id}`)).not.toContain("/admin/notes/tasks/")
})

test("time that overlaps other time says so on its page", async () => {
  const api = await startApi()
  const { post, add } = await withProject(api)
  const { id: taskId } = await add("Maquette")
  const time = { taskId, day: "2026-11-18", duration: "2h" }
  await post("/TimeEntries", { ...time, startTime: "09:00" })
  const { id } = await post("/TimeEntries", { ...time, startTime: "10:00" })
  const page = plain(await (await visiting(api))(`/admin/time-entries/${id}`))
  expect(page).toContain("Un autre temps est noté aux mêmes heures")
})
