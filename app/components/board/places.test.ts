import { describe, expect, test } from "vitest"
import { countWith, moveTo, neighbour, placeOf, stepped, withMove } from "./places"

const board = (todo: string, doing: string) =>
  [
    ["todo", todo],
    ["doing", doing],
    ["done", ""],
  ].map(([id = "", cards = ""]) => ({ id, items: [...cards].map((card) => ({ id: card })) }))

const shown = (columns: ReturnType<typeof board>) =>
  columns.map(({ items }) => items.map(({ id }) => id).join("")).join(" ")

describe("a move is shown at once as the server will make it", () => {
  test.each([
    ["d", "todo", null, null, "dabc xy "],
    ["d", "todo", "b", null, "abdc xy "],
    ["a", "doing", "x", "y", "bcd xay "],
    ["a", "doing", "gone", "y", "bcd xay "],
    ["a", "doing", "gone", null, "bcd xya "],
    ["a", "done", null, null, "bcd xy a"],
    ["gone", "done", null, null, "abcd xy "],
  ])("%s to %s after %s, before %s", (id, columnId, afterId, beforeId, expected) => {
    expect(shown(withMove(board("abcd", "xy"), { id, columnId, afterId, beforeId }))).toBe(expected)
  })

  test("a place said by its neighbours is that place", () => {
    const columns = board("abcd", "xy")
    for (const columnId of ["todo", "doing", "done"])
      for (const at of [0, 1, 2]) {
        const moved = withMove(columns, moveTo(columns, "b", { columnId, at }))
        const others = columns
          .find(({ id }) => id === columnId)
          ?.items.filter((it) => it.id !== "b")
        expect(placeOf(moved, "b")).toEqual({ columnId, at: Math.min(at, others?.length ?? 0) })
      }
  })
})

describe("arrows", () => {
  const columns = board("abc", "x")
  test.each([
    ["ArrowDown", { columnId: "todo", at: 0 }, { columnId: "todo", at: 1 }],
    ["ArrowUp", { columnId: "todo", at: 0 }, { columnId: "todo", at: 0 }],
    ["ArrowDown", { columnId: "todo", at: 2 }, { columnId: "todo", at: 2 }],
    ["ArrowRight", { columnId: "todo", at: 2 }, { columnId: "doing", at: 1 }],
    ["ArrowLeft", { columnId: "todo", at: 2 }, { columnId: "todo", at: 2 }],
  ])("%s moves a card that is taken", (key, from, to) => {
    expect(stepped(columns, "a", from, key)).toEqual(to)
  })

  test.each([
    ["a", "ArrowDown", "b"],
    ["a", "ArrowUp", undefined],
    ["c", "ArrowRight", "x"],
    ["x", "ArrowLeft", "a"],
    ["x", "ArrowRight", undefined],
  ])("from %s, %s leads to the card that is nearest", (from, key, to) => {
    expect(neighbour(columns, from, key)?.id).toBe(to)
  })
})

test("what a column does not show is counted too, and a card that moves only where it goes", () => {
  const columns = board("abc", "xy").map((column) => ({
    ...column,
    total: { todo: 501, doing: 2, done: 0 }[column.id] ?? 0,
  }))
  expect(countWith(columns, columns, "a", "todo")).toBe(501)
  expect(countWith(columns, columns, "a", "doing")).toBe(3)
  const moved = withMove(columns, { id: "a", columnId: "doing", afterId: "x", beforeId: "y" })
  expect(countWith(columns, moved, "b", "todo")).toBe(500)
  expect(countWith(columns, moved, "a", "doing")).toBe(3)
})
