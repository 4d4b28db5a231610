import { expect, test } from "vitest"
import { placesFor } from "../app/routes/admin/search/_places.server"
import { textsIn } from "../app/services/locale.server"
import { permissions } from "../contract/permissions"
import { ofMount } from "../e2e/screens"

/** Nobody looks for these: the search itself, and the page of what went wrong. */
const unsought = ["search", "error"]

test("every area is found by the search, and each place that it leads to exists", () => {
  const places = placesFor(permissions, textsIn("fr"))
  const found = new Set(places.map(({ to }) => to.replace(/\?.*/, "")))
  const screens = ofMount("admin").map(({ path }) => path.replace("/admin/", ""))
  const areas = screens.filter((path) => !/[/:*]/.test(path) && !unsought.includes(path))
  expect(areas.filter((path) => !found.has(path))).toEqual([])
  // The profile's own address leads to its first part.
  const known = new Set([...screens, "profile"])
  expect([...found].filter((to) => !known.has(to))).toEqual([])
})

test("whoever may do nothing is led nowhere", () => {
  expect(placesFor([], textsIn("en"))).toEqual([])
})
