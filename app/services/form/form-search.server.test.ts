import { expect, test } from "vitest"
import type { Entries } from "./form-drafts.server"
import { foundFor, type Searches, searchedField } from "./form-search.server"

const searches: Searches = {
  clientId: async ({ q, chosen }) => ({
    choices: [...(chosen ? [{ value: chosen, label: "held" }] : []), { value: "1", label: q }],
  }),
  city: async ({ typed, pressed }) =>
    pressed ? { choices: [], fill: { city: typed("postalCode") } } : undefined,
}

test("the button of a field searches for it, and only for fields that search", () => {
  expect(searchedField([["_search", "clientId"]], searches)).toBe("clientId")
  expect(searchedField([["_search", "constructor"]], searches)).toBeUndefined()
  expect(searchedField([["clientId", "7"]], searches)).toBeUndefined()
})

test("the button of an answer looks for that one", async () => {
  const entries: Entries = [
    ["_q.clientId", "dup"],
    ["_search", "clientId:42"],
  ]
  expect(searchedField(entries, searches)).toBe("clientId")
  expect(await foundFor(entries, searches, "clientId")).toEqual({
    clientId: { q: "42", choices: [{ value: "1", label: "42" }] },
  })
})

test("Enter searches for what is new in a search, and saves otherwise", () => {
  const typed: Entries = [
    ["_enter", "1"],
    ["_q.clientId", "dup"],
  ]
  expect(searchedField(typed, searches)).toBe("clientId")
  expect(searchedField([...typed, ["_q0.clientId", "dup"]], searches)).toBeUndefined()
  expect(searchedField([["_enter", "1"]], searches)).toBeUndefined()
})

test("a form that comes back for any reason shows what was searched and what was chosen", async () => {
  const entries: Entries = [
    ["_q.clientId", " dup "],
    ["clientId", "7"],
    ["postalCode", "69002"],
  ]
  expect(await foundFor(entries, searches, undefined)).toEqual({
    clientId: {
      q: "dup",
      choices: [
        { value: "7", label: "held" },
        { value: "1", label: "dup" },
      ],
    },
  })
  expect(await foundFor(entries, searches, "city")).toMatchObject({
    city: { fill: { city: "69002" } },
  })
  expect(await foundFor([], searches, undefined)).toBeUndefined()
})
