import { describe, expect, it } from "vitest"
import {
  clearedSearch,
  directionOf,
  isFiltered,
  isLaterPage,
  searchWith,
  searchWithout,
} from "./table-url"

describe("A list's address", () => {
  const params = new URLSearchParams("q=lyon&sort=-day&after=abc")

  it("goes back to the first page when the sort changes", () => {
    expect(searchWith(params, { sort: "total" })).toBe("q=lyon&sort=total")
  })

  it("tells a later page from the first", () => {
    expect(
      ["after=abc", "q=lyon&before=abc", "q=lyon&sort=-day"].map((query) =>
        isLaterPage(new URLSearchParams(query)),
      ),
    ).toEqual([true, true, false])
  })

  it("keeps search and sort on the next page", () => {
    expect(searchWith(params, { after: "def" })).toBe("q=lyon&sort=-day&after=def")
  })

  it("takes a filter away without touching the others", () => {
    const narrowed = new URLSearchParams("from=2026-01-01&to=2026-01-31&state=paid&before=abc")
    expect(searchWithout(narrowed, ["from", "to"])).toBe("state=paid")
  })

  it("is no filter where it only says which columns are shown, or which rows are ticked", () => {
    expect(isFiltered(new URLSearchParams("columns=number.client&select=page"))).toBe(false)
  })

  it("tells a filtered list from an empty one", () => {
    expect(isFiltered(params)).toBe(true)
    expect(clearedSearch(params)).toBe("sort=-day")
    expect(isFiltered(new URLSearchParams("sort=-day&limit=50&q="))).toBe(false)
  })

  it("says which way a column is sorted", () => {
    expect(directionOf("-day", "day")).toBe("descending")
    expect(directionOf("-day", "total")).toBeUndefined()
  })
})
