import { expect, onTestFinished, test } from "vitest"
import { openPool } from "../../../database/client"
import { startApi } from "../../../tests/api"
import { createApi } from "../../app"

const tasks = 40
const moves = 1_000
/** As many calls of each process at once. */
const atOnce = 2

test("a thousand moves of two processes end in one order, which both read, with every task once and short keys", async () => {
  const api = await startApi()
  const pool = openPool(api.url, "plume_app")
  onTestFinished(() => pool.end())
  const other = createApi({ ...api.parts, pool })
  const first = (method: string, path: string, body?: object) =>
    api.fetch("camille", path, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    })
  const second: typeof first = async (method, path, body) =>
    other.request(`http://localhost:3000/api${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: "Bearer camille" },
      body: body && JSON.stringify(body),
    })
  const made = async (path: string, body: object): Promise<{ id: string }> =>
    (await first("POST", path, body)).json()

  const { id: projectId } = await made("/Projects", { name: "Refonte" })
  const columns: { id: string }[] = await (
    await first("GET", `/Projects/${projectId}/columns`)
  ).json()
  const ids: string[] = []
  for (let at = 0; at < tasks; at++)
    ids.push((await made("/Tasks", { projectId, title: `Tâche ${at}` })).id)

  const random = numbers(21)
  const one = <Item>(from: readonly Item[]) => from[random(from.length)]
  const waiting = Array.from({ length: moves }, () => ({
    id: one(ids),
    columnId: one(columns)?.id,
    // Often the same two neighbours, which makes keys grow; now and then one that is elsewhere.
    afterId: random(4) ? ids[random(3)] : null,
    beforeId: random(2) ? one(ids) : null,
  }))
  const answers: number[] = []
  const work = async (call: typeof first) => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { id, ...place } = next
      const move = async () => (await call("PUT", `/Tasks/${id}/place`, place)).status
      let status = await move()
      // Two that wait for each other: one of them is told to come again.
      while (status === 503) status = await move()
      answers.push(status)
    }
  }
  await Promise.all([first, second].flatMap((call) => Array(atOnce).fill(call)).map(work))
  expect(answers.filter((status) => status !== 200)).toEqual([])
  expect(answers).toHaveLength(moves)

  const orderOf = async (call: typeof first) => {
    const board: { id: string; cards: { id: string }[] }[] = await (
      await call("GET", `/Projects/${projectId}/board`)
    ).json()
    return board.map(({ id, cards }) => [id, cards.map((card) => card.id)] as const)
  }
  const order = await orderOf(first)
  expect(await orderOf(second)).toEqual(order)
  expect(order.flatMap(([, cards]) => cards).toSorted()).toEqual(ids.toSorted())
  const owners = openPool(api.url, "owner", 1)
  onTestFinished(() => owners.end())
  const { rows } = await owners.query<{ longest: number; twice: number }>(
    `select max(length(place))::int as longest,
      (count(*) - count(distinct (column_id, place)))::int as twice from tasks`,
  )
  expect(rows[0]?.twice).toBe(0)
  expect(rows[0]?.longest).toBeLessThanOrEqual(60)
})

test("columns are added, changed and removed while tasks come and move: nobody waits in a circle", async () => {
  const api = await startApi()
  const call = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
    api.call("camille", method, path, body)
  const { body: project } = await call("POST", "/Projects", { name: "Refonte" })
  const path = `/Projects/${project.id}`
  const columns = (await call("GET", `${path}/columns`)).body
  const { body: task } = await call("POST", "/Tasks", { projectId: project.id, title: "Maquette" })
  for (let round = 0; round < 4; round++) {
    const { body: lane } = await call("POST", `${path}/columns`, { title: `Voie ${round}` })
    const { body: there } = await call("POST", "/Tasks", {
      ...{ projectId: project.id, title: `T ${round}`, columnId: lane.id },
    })
    const answers = await Promise.all([
      call("POST", `${path}/columns/${lane.id}/removal`, { moveTo: columns[0].id }),
      call("PUT", `/Tasks/${task.id}/place`, { columnId: lane.id }),
      call("PUT", `/Tasks/${there.id}/place`, { columnId: lane.id }),
      call("POST", "/Tasks", { projectId: project.id, title: "Neuve", columnId: columns[0].id }),
    ])
    // Who comes after the column is told that it has gone.
    for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status)
    expect((await call("GET", `/Tasks/${task.id}`)).status).toBe(200)
    expect((await call("GET", `/Tasks/${there.id}`)).status).toBe(200)
  }
})

/** Numbers below a limit, the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}
