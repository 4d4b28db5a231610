import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { vectors } from "../../../tests/time-vectors.json"

/** Cases of order, as they were handed over: columns of tasks, and moves one after the other. */
interface OrderCase {
  columns: Record<string, string[]>
  moves: { task: string; column: string; after: string | null; before: string | null }[]
}

test.each(vectors.filter(({ group }) => group === "order"))("$id: $note", async (one) => {
  const api = await startApi()
  const call = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const { columns, moves } = one.input as unknown as OrderCase
  const { id: projectId } = await call("POST", "/Projects", { name: "Ordre" })
  const ids = new Map<string, string>()
  const idOf = (name: string | null) => (name === null ? null : ids.get(name))
  for (const [title, tasks] of Object.entries(columns)) {
    const { id: columnId } = await call("POST", `/Projects/${projectId}/columns`, { title })
    ids.set(title, columnId)
    for (const task of tasks)
      ids.set(task, (await call("POST", "/Tasks", { projectId, columnId, title: task })).id)
  }
  for (const { task, column, after, before } of moves)
    await call("PUT", `/Tasks/${idOf(task)}/place`, {
      ...{ columnId: idOf(column), afterId: idOf(after), beforeId: idOf(before) },
    })
  const board: { title: string; cards: { title: string }[] }[] = await call(
    ...(["GET", `/Projects/${projectId}/board`] as const),
  )
  const shown = Object.fromEntries(
    Object.keys(columns).map((title) => [
      title,
      board.find((column) => column.title === title)?.cards.map((card) => card.title),
    ]),
  )
  expect(shown).toEqual(one.expected)
})
