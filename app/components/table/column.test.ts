import { expect, it } from "vitest"
import { type Column, cellClass, shownColumns } from "./column"

const columns: Column<object>[] = [
  { name: "number", header: "Numéro", cell: () => null },
  { name: "amount", header: "Montant", cell: () => null, align: "end", card: "amount" },
  { name: "note", header: "Note", cell: () => null, shown: "chosen" },
  { name: "day", header: "Jour", cell: () => null, shown: "wide" },
]
const names = (chosen?: string[]) => shownColumns(columns, chosen).map(({ name }) => name)

it("shows a list’s own columns until others are chosen; the first one always stays", () => {
  expect(names()).toEqual(["number", "amount", "day"])
  expect(names(["note"])).toEqual(["number", "note"])
  expect(names(["none"])).toEqual(["number"])
})

it("dresses a cell by its place, and shows a chosen column on every width", () => {
  const classOf = (at: number, chosen: boolean) =>
    cellClass(columns[at] as Column<object>, { first: at === 0, chosen })
  expect(classOf(0, false)).toBe("title")
  expect(classOf(1, false)).toBe("end amount")
  expect(classOf(3, false)).toBe("wide")
  expect(classOf(3, true)).toBe("small")
})
