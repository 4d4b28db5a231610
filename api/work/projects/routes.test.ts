import { describe, expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"

async function withProject(fields: object = {}) {
  const api = await startApi()
  const project = await made(api, "/Projects", { name: "Refonte du catalogue", ...fields })
  const columns = await read(api, `/Projects/${project.id}/columns`)
  const column = (title: string) => columns.find((one: { title: string }) => one.title === title)
  const add = (title: string, more: object = {}) =>
    made(api, "/Tasks", { projectId: project.id, title, ...more })
  return { api, project, columns, column, add, path: `/Projects/${project.id}` }
}

async function made(api: TestApi, path: string, body: object) {
  const answer = await api.call("camille", "POST", path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

const read = async (api: TestApi, path: string) => {
  const answer = await api.call("camille", "GET", path)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

/** What the database keeps of Camille's. */
async function ask(api: TestApi, select: string) {
  const client = await api.parts.pool.connect()
  await client.query(`begin; select set_config('app.owner', '${people.camille.id}', true)`)
  const { rows } = await client.query(select)
  await client.query("rollback")
  client.release()
  return rows
}

const refusedAt = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`)

type Column = { id: string; title: string; count: number; cards: { id: string; title: string }[] }

const orderOf = async (api: TestApi, path: string) =>
  Object.fromEntries(
    (await read(api, `${path}/board`)).map(({ title, cards }: Column) => [
      title,
      cards.map((card) => card.title),
    ]),
  )

describe("Camille begins a project", () => {
  test("its board has four columns, in the order and with the roles that everyone knows", async () => {
    const { columns } = await withProject()
    expect(columns.map(({ title, role }: Column & { role: string }) => [title, role])).toEqual([
      ["Urgent", "queue"],
      ["À faire", "queue"],
      ["En cours", "doing"],
      ["Terminé", "done"],
    ])
  })

  test("of a contract it takes the client and the budget", async () => {
    const api = await startApi()
    const { id: clientId } = await openForBusiness(api)
    const contract = await made(api, "/Contracts", {
      ...{ clientId, title: "Régie", startDate: "2026-11-02", priceHT: 52_000 },
      ...{ budgetDays: "20", hoursPerDay: "8" },
    })
    const project = await made(api, "/Projects", {
      ...{ name: "Régie", contractId: contract.id, budgetDays: "3" },
    })
    expect(project).toMatchObject({
      ...{ clientId, clientName: "Atelier Rhône", contractTitle: "Régie" },
      ...{ budgetDays: "20", hoursPerDay: "8" },
    })
    const task = await made(api, "/Tasks", {
      ...{ projectId: project.id, title: "Maquette", estimate: "1,5 j" },
    })
    expect(task).toMatchObject({ estimate: 720, minutesPerDay: 480 })
  })

  test("what is missing, foreign or the wrong way round is refused at its field", async () => {
    const { api } = await withProject()
    const foreign = (await openForBusiness(api, "thomas")).id
    const refusals: [object, number, string[]][] = [
      [{}, 422, ["name required"]],
      [{ name: "  " }, 422, ["name required"]],
      [{ name: "\u200b \u2060" }, 422, ["name required"]],
      [
        { name: "", startsOn: "2026-12-02", endsOn: "2026-12-01" },
        422,
        ["name required", "endsOn endBeforeStart"],
      ],
      [{ name: "x".repeat(121) }, 422, ["name tooLong 120"]],
      [{ name: "X", startsOn: "2026-12-02", endsOn: "2026-12-01" }, 422, ["endsOn endBeforeStart"]],
      [{ name: "X", budgetDays: "0" }, 422, ["budgetDays budgetZero"]],
      [{ name: "X", clientId: foreign }, 404, ["clientId unknown"]],
      [{ name: "X", contractId: foreign }, 404, ["contractId unknown"]],
      [{ name: "X", templateId: foreign }, 404, ["templateId unknown"]],
    ]
    for (const [body, status, expected] of refusals) {
      const answer = await api.call("camille", "POST", "/Projects", body)
      expect([answer.status, refusedAt(answer.body)], JSON.stringify(body)).toEqual([
        status,
        expected,
      ])
    }
  })

  test("another project begins as that one: columns, tasks, steps, tags, and dates by their distance", async () => {
    const { api, add, path, project } = await withProject({ startsOn: "2026-11-02" })
    const task = await add("Maquette", {
      ...{ dueOn: "2026-11-12", tags: ["UX"], estimate: "2h30", priority: "high" },
    })
    await add("Sans date")
    await made(api, `/Tasks/${task.id}/items`, { text: "Croquis\nRelecture" })
    const other = await made(api, "/Projects", {
      ...{ name: "Refonte 2", startsOn: "2026-12-01", templateId: project.id },
    })
    expect(await orderOf(api, `/Projects/${other.id}`)).toEqual(await orderOf(api, path))
    const { body } = await api.call("camille", "GET", `/Tasks?projectId=${other.id}`)
    expect(body[0]).toMatchObject({
      ...{ title: "Maquette", dueOn: "2026-12-11", estimate: 150, priority: "high" },
      ...{ itemCount: 2, itemsDone: 0, tags: [{ title: "UX" }] },
    })
    expect(body[1]).toMatchObject({ title: "Sans date", dueOn: null })
    const events = await read(api, `/Tasks/${body[0].id}/events`)
    expect(events.map(({ what }: { what: string }) => what)).toEqual(["estimated", "created"])
  })

  test("put away, it is out of the list and read-only, until it is taken out again", async () => {
    const { api, project, path, add } = await withProject()
    const task = await add("Maquette")
    const shelf = (archived: boolean, version: number) =>
      api.call("camille", "PUT", `${path}/shelf`, { archived, version })
    expect((await shelf(true, project.version)).body).toMatchObject({ can: ["remove", "archive"] })
    expect(await read(api, "/Projects")).toEqual([])
    expect(await read(api, "/Projects?shelf=archived")).toMatchObject([{ id: project.id }])
    const refused = await api.call("camille", "PUT", `/Tasks/${task.id}`, {
      ...{ title: "Autre", version: task.version },
    })
    expect([refused.status, refused.body.code]).toEqual([409, "projectArchived"])
    expect((await shelf(false, project.version + 1)).status).toBe(200)
    expect(await read(api, "/Projects")).toMatchObject([{ id: project.id }])
  })

  test("put away, nothing is noted on it or its tasks, and what was noted stays", async () => {
    const { api, project, path, add } = await withProject()
    const task = await add("Maquette")
    const note = (area: string, recordId: string) =>
      api.call("camille", "POST", "/Notes", {
        ...{ area, recordId, kind: "other", day: "2026-11-20", text: "Vu" },
      })
    const { body: kept } = await note("tasks", task.id)
    await api.call("camille", "PUT", `${path}/shelf`, { archived: true, version: project.version })
    const changed = { kind: "other", day: "2026-11-20", text: "Revu", version: kept.version }
    for (const refused of [
      await note("tasks", task.id),
      await note("projects", project.id),
      await api.call("camille", "PUT", `/Notes/${kept.id}`, changed),
      await api.call("camille", "DELETE", `/Notes/${kept.id}`),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, "projectArchived"])
    await api.call("camille", "PUT", `${path}/shelf`, {
      ...{ archived: false, version: project.version + 1 },
    })
    expect((await note("tasks", task.id)).status).toBe(201)
  })

  test("removed, it comes back with its board, its tasks and their history", async () => {
    const { api, path, add } = await withProject()
    const task = await add("Maquette", { tags: ["UX"] })
    const before = await orderOf(api, path)
    const events = await read(api, `/Tasks/${task.id}/events`)
    expect((await api.call("camille", "DELETE", path)).status).toBe(204)
    expect((await api.call("camille", "GET", `/Tasks/${task.id}`)).status).toBe(404)
    expect((await api.call("camille", "POST", `${path}/restoration`)).status).toBe(200)
    expect(await orderOf(api, path)).toEqual(before)
    expect(await read(api, `/Tasks/${task.id}/events`)).toEqual(events)
    expect(await read(api, `/Tasks/${task.id}`)).toMatchObject({ tags: [{ title: "UX" }] })
  })
})

describe("Camille moves her tasks", () => {
  test("next to the neighbours that she saw, and where they have gone to where they would be", async () => {
    const { api, add, column, path } = await withProject()
    const [todo, doing] = [column("À faire"), column("En cours")]
    const ids = new Map<string, string>()
    for (const title of ["a", "b", "c"]) ids.set(title, (await add(title)).id)
    for (const title of ["x", "y"]) ids.set(title, (await add(title, { columnId: doing.id })).id)
    const move = async (task: string, columnId: string, after?: string, before?: string) => {
      const answer = await api.call("camille", "PUT", `/Tasks/${ids.get(task)}/place`, {
        ...{ columnId, afterId: after && ids.get(after), beforeId: before && ids.get(before) },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    await move("c", todo.id)
    expect(await orderOf(api, path)).toMatchObject({ "À faire": ["c", "a", "b"] })
    await move("c", todo.id, "a")
    expect(await orderOf(api, path)).toMatchObject({ "À faire": ["a", "c", "b"] })
    await move("c", todo.id, "c")
    expect(await orderOf(api, path)).toMatchObject({ "À faire": ["a", "c", "b"] })
    await move("x", todo.id)
    // "x" has gone: before "y"; then neither is told of, to the end.
    await move("a", doing.id, "x", "y")
    await move("b", doing.id, "x")
    expect(await orderOf(api, path)).toMatchObject({
      ...{ "À faire": ["x", "c"], "En cours": ["a", "y", "b"] },
    })
  })

  test("a move makes no open form stale, and is written down with what the columns were", async () => {
    const { api, add, column, path } = await withProject()
    const task = await add("Maquette")
    const doing = column("En cours")
    await api.call("camille", "PUT", `/Tasks/${task.id}/place`, { columnId: doing.id })
    const renamed = { title: "En chantier", role: "doing", color: "blue", version: doing.version }
    const after = column("À faire").id
    const answer = await api.call("camille", "PUT", `${path}/columns/${doing.id}`, {
      ...{ ...renamed, afterId: after },
    })
    expect(answer.status).toBe(200)
    const saved = await api.call("camille", "PUT", `/Tasks/${task.id}`, {
      ...{ title: "Maquette", estimate: "2h30", version: task.version },
    })
    expect(saved.body).toMatchObject({ estimate: 150, columnTitle: "En chantier" })
    expect(await read(api, `/Tasks/${task.id}/events`)).toMatchObject([
      { what: "estimated", columnTitle: "En chantier", estimate: 150 },
      { what: "moved", fromColumnTitle: "À faire", columnTitle: "En cours" },
      { what: "created", columnTitle: "À faire" },
    ])
  })

  test("one card put a thousand times between the same two keeps keys short and the order right", async () => {
    const { api, add, column, path } = await withProject()
    const todo = column("À faire")
    const [a, b, c] = [await add("a"), await add("b"), await add("c")]
    const place = (id: string, afterId: string | null) =>
      api.call("camille", "PUT", `/Tasks/${id}/place`, { columnId: todo.id, afterId })
    for (let turn = 0; turn < 150; turn++) {
      expect((await place(turn % 2 ? b.id : c.id, a.id)).status).toBe(200)
    }
    expect(await orderOf(api, path)).toMatchObject({ "À faire": ["a", "b", "c"] })
    const [{ longest }] = await ask(api, "select max(length(place))::int as longest from tasks")
    expect(longest).toBeLessThanOrEqual(60)
  })

  test("a column with a limit warns, or refuses with count and limit", async () => {
    const { api, add, column, path } = await withProject()
    const doing = column("En cours")
    const limit = (limitRefuses: boolean, version: number) =>
      api.call("camille", "PUT", `${path}/columns/${doing.id}`, {
        ...{ title: "En cours", role: "doing", color: "blue", limit: 1, limitRefuses, version },
        afterId: column("À faire").id,
      })
    expect((await limit(false, doing.version)).body).toMatchObject({ limit: 1, count: 0 })
    await add("Maquette", { columnId: doing.id })
    const task = await add("Relecture", { columnId: doing.id })
    const { body } = await api.call("camille", "GET", `${path}/columns/${doing.id}`)
    expect((await limit(true, body.version)).status).toBe(200)
    const third = await add("Mise en ligne")
    const refused = await api.call("camille", "PUT", `/Tasks/${third.id}/place`, {
      columnId: doing.id,
    })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: "columnFull", current: { count: 2, limit: 1 } })
    expect(refused.body.errors[0].message).toBe(
      "Cette colonne ne peut plus recevoir de tâches : elle en a 2, pour une limite de 1",
    )
    // Within the column it moves all the same.
    const within = await api.call("camille", "PUT", `/Tasks/${task.id}/place`, {
      columnId: doing.id,
    })
    expect(within.status).toBe(200)
    const zero = await api.call("camille", "POST", `${path}/columns`, { title: "Revue", limit: 0 })
    expect(refusedAt(zero.body)).toEqual(["limit tooSmall 1"])
  })

  test("a column of another board is unknown", async () => {
    const { api, add } = await withProject()
    const task = await add("Maquette")
    const other = await made(api, "/Projects", { name: "Autre" })
    const [foreign] = await read(api, `/Projects/${other.id}/columns`)
    const answer = await api.call("camille", "PUT", `/Tasks/${task.id}/place`, {
      columnId: foreign.id,
    })
    expect([answer.status, refusedAt(answer.body)]).toEqual([404, ["columnId unknown"]])
  })
})

describe("Camille writes tasks down", () => {
  test("what she types is refused at its field where it says nothing", async () => {
    const { api, project } = await withProject()
    const refusals: [object, string[]][] = [
      [{ title: "  " }, ["title required"]],
      [{ title: "x".repeat(201) }, ["title tooLong 200"]],
      [{ title: "X", estimate: "2,7x" }, ["estimate duration"]],
      [{ title: "X", estimate: "-1" }, ["estimate duration"]],
      [{ title: "X", estimate: "9999 h" }, ["estimate durationTooLong"]],
      [{ title: "X", priority: "asap" }, ["priority choice"]],
    ]
    for (const [body, expected] of refusals) {
      const answer = await api.call("camille", "POST", "/Tasks", { projectId: project.id, ...body })
      expect([answer.status, refusedAt(answer.body)], JSON.stringify(body)).toEqual([422, expected])
    }
  })

  test("steps are added by lines, ticked, and become tasks", async () => {
    const { api, add, path } = await withProject()
    const task = await add("Maquette")
    const { items } = await made(api, `/Tasks/${task.id}/items`, { text: "Croquis\n\nRelecture" })
    expect(items).toMatchObject([{ text: "Croquis", done: false }, { text: "Relecture" }])
    const ticked = await api.call("camille", "PUT", `/Tasks/${task.id}/items/${items[0].id}`, {
      ...{ text: "Croquis", done: true },
    })
    expect(ticked.body).toMatchObject({ itemCount: 2, itemsDone: 1 })
    await made(api, `/Tasks/${task.id}/items/${items[1].id}/task`, {})
    expect(await orderOf(api, path)).toMatchObject({ "À faire": ["Maquette", "Relecture"] })
    expect(await read(api, `/Tasks/${task.id}`)).toMatchObject({ itemCount: 1 })
  })

  test("a task has twenty files at most", async () => {
    const { api, add } = await withProject()
    const { id: recordId } = await add("Maquette")
    const withFile = async () => {
      const sent = await api.fetch("camille", "/Uploads?name=croquis.txt", {
        ...{ method: "POST", body: "Croquis" },
        headers: { "content-type": "application/octet-stream" },
      })
      const { id: fileId } = await sent.json()
      const note = { area: "tasks", recordId, kind: "other", day: "2026-11-20", fileId }
      return await api.call("camille", "POST", "/Notes", note)
    }
    for (let at = 0; at < 20; at++) expect((await withFile()).status).toBe(201)
    const { status, body } = await withFile()
    expect([status, refusedAt(body)]).toEqual([422, ["fileId tooMany 20"]])
  })

  test("a step is worded anew, and put in another place", async () => {
    const { api, add } = await withProject()
    const task = await add("Maquette")
    const { items } = await made(api, `/Tasks/${task.id}/items`, { text: "Croqui\nTest\nRelire" })
    const change = async (at: number, body: object) => {
      const path = `/Tasks/${task.id}/items/${items[at].id}`
      return await api.call("camille", "PUT", path, { done: false, ...body })
    }
    const steps = async () =>
      (await read(api, `/Tasks/${task.id}`)).items.map(({ text }: { text: string }) => text)
    await change(0, { text: "Croquis", afterId: items[1].id })
    expect(await steps()).toEqual(["Test", "Croquis", "Relire"])
    await change(2, { text: "Relire", afterId: "first" })
    await change(0, { text: "Croquis" })
    expect(await steps()).toEqual(["Relire", "Test", "Croquis"])
    const unknown = await change(0, { text: "X", afterId: task.id })
    expect([unknown.status, refusedAt(unknown.body)]).toEqual([404, ["afterId unknown"]])
  })

  test("a column that refuses takes no more of what was put away than it has room for", async () => {
    const { api, add, column, path } = await withProject()
    const doing = column("En cours")
    await api.call("camille", "PUT", `${path}/columns/${doing.id}`, {
      ...{ title: "En cours", role: "doing", color: "blue", limit: 2, limitRefuses: true },
      version: doing.version,
    })
    const away = [await add("a", { columnId: doing.id }), await add("b", { columnId: doing.id })]
    const ids = away.map(({ id }) => id)
    await made(api, "/Tasks/changes", { ids, archived: true })
    await add("c", { columnId: doing.id })
    const refused = await api.call("camille", "POST", "/Tasks/changes", { ids, archived: false })
    expect([refused.status, refused.body.current]).toEqual([409, { count: 1, limit: 2 }])
    await made(api, "/Tasks/changes", { ids: ids.slice(0, 1), archived: false })
    // What is there already is not counted again.
    await made(api, "/Tasks/changes", { ids: ids.slice(0, 1), archived: false })
    expect(await orderOf(api, path)).toMatchObject({ "En cours": ["a", "c"] })
  })

  test("several change at once: all of them, or none", async () => {
    const { api, add, column, path } = await withProject()
    const ids = [(await add("a")).id, (await add("b")).id]
    const tag = await made(api, "/Tags", { title: "Urgent client", color: "red" })
    await made(api, "/Tasks/changes", { ids, columnId: column("En cours").id })
    await made(api, "/Tasks/changes", { ids, tagId: tag.id })
    await made(api, "/Tasks/changes", { ids, priority: "urgent" })
    expect(await orderOf(api, path)).toMatchObject({ "En cours": ["a", "b"], "À faire": [] })
    expect(await read(api, `/Tags/${tag.id}`)).toMatchObject({ taskCount: 2 })
    const partly = await api.call("camille", "POST", "/Tasks/changes", {
      ...{ ids: [ids[0], "00000000-0000-4000-8000-000000000000"], priority: "low" },
    })
    expect(partly.status).toBe(404)
    expect(await read(api, `/Tasks/${ids[0]}`)).toMatchObject({ priority: "urgent" })
    await made(api, "/Tasks/changes", { ids, archived: true })
    expect(await read(api, "/Tasks")).toEqual([])
    expect(await read(api, "/Tasks?shelf=archived")).toHaveLength(2)
  })

  test("urgent ones come first, then what is due first", async () => {
    const { api, add } = await withProject()
    await add("plus tard", { dueOn: "2027-01-01" })
    await add("bientôt", { dueOn: "2026-12-01" })
    await add("urgente", { priority: "urgent" })
    const titles = (await read(api, "/Tasks")).map(({ title }: { title: string }) => title)
    expect(titles).toEqual(["urgente", "bientôt", "plus tard"])
  })

  test("a tag is there once, whatever its case, and renamed everywhere at once", async () => {
    const { api, add } = await withProject()
    const task = await add("Maquette", { tags: ["UX", "ux"] })
    expect(task.tags).toHaveLength(1)
    const [tag] = await read(api, "/Tags")
    const twin = await api.call("camille", "POST", "/Tags", { title: "uX" })
    expect([twin.status, refusedAt(twin.body)]).toEqual([422, ["title tagTaken"]])
    await api.call("camille", "PUT", `/Tags/${tag.id}`, {
      ...{ title: "Ergonomie", displayText: "Ergo", color: "pink", version: tag.version },
    })
    expect(await read(api, `/Tasks/${task.id}`)).toMatchObject({
      ...{ tags: [{ title: "Ergonomie", displayText: "Ergo", color: "pink" }] },
    })
  })

  test("removed, a task comes back, and its history says that it was away", async () => {
    const { api, add } = await withProject()
    const task = await add("Maquette")
    await api.call("camille", "DELETE", `/Tasks/${task.id}`)
    await made(api, `/Tasks/${task.id}/restoration`, {})
    const events = await read(api, `/Tasks/${task.id}/events`)
    expect(events.map(({ what }: { what: string }) => what)).toEqual([
      ...["restored", "deleted", "created"],
    ])
  })
})

describe("Camille deletes a column", () => {
  test("its tasks go with it for good, once she has typed its name; the figures keep them", async () => {
    const { api, add, column, path } = await withProject()
    const urgent = column("Urgent")
    const task = await add("Maquette", { columnId: urgent.id })
    expect(await read(api, `${path}/columns/${urgent.id}`)).toMatchObject({ taskCount: 1 })
    const remove = (body: object) =>
      api.call("camille", "POST", `${path}/columns/${urgent.id}/removal`, body)
    expect(refusedAt((await remove({ title: "Autre" })).body)).toEqual(["title otherTitle"])
    expect((await remove({ title: "Urgent" })).status).toBe(204)
    expect((await api.call("camille", "GET", `/Tasks/${task.id}`)).status).toBe(404)
    expect((await api.call("camille", "POST", `/Tasks/${task.id}/restoration`)).status).toBe(404)
    expect(await read(api, "/Removals")).toEqual([])
    const events = await ask(
      api,
      `select what from task_events where task_id = '${task.id}' order by place`,
    )
    expect(events.map(({ what }) => what)).toEqual(["created", "deleted"])
  })

  test("or they move to another one first", async () => {
    const { api, add, column, path } = await withProject()
    await add("Maquette", { columnId: column("Urgent").id })
    await add("Relecture")
    const answer = await api.call(
      ...(["camille", "POST", `${path}/columns/${column("Urgent").id}/removal`] as const),
      { moveTo: column("À faire").id },
    )
    expect(answer.status).toBe(204)
    expect(await orderOf(api, path)).toMatchObject({ "À faire": ["Relecture", "Maquette"] })
  })

  test("the last column of a role stays, and keeps its role", async () => {
    const { api, column, path } = await withProject()
    const done = column("Terminé")
    const removed = await api.call("camille", "POST", `${path}/columns/${done.id}/removal`, {
      title: "Terminé",
    })
    expect([removed.status, removed.body.code]).toEqual([409, "lastOfRole"])
    const changed = await api.call("camille", "PUT", `${path}/columns/${done.id}`, {
      ...{ title: "Terminé", role: "doing", color: "green", version: done.version },
    })
    expect([changed.status, changed.body.code]).toEqual([409, "lastOfRole"])
  })
})
