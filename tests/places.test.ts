import { expect, test } from "vitest"
import { placesFor } from "../app/routes/admin/search/_places.server"
import { textsIn } from "../app/services/locale.server"
import { permissions } from "../contract/permissions"
import { ofMount } from "../e2e/screens"

/** Nobody looks for these: the search itself, what belongs to another screen, the error page. */
const parts = /^(search|error|first-run\/.+|design\/.+)$/

test("every screen that needs no record is found by the search, and each place exists", () => {
  const places = placesFor(permissions, textsIn("fr"))
  const found = new Set(places.map(({ to }) => to.split("?")[0]))
  const screens = ofMount("admin")
    .map(({ path }) => path.replace("/admin/", ""))
    .filter((path) => !/[:*]/.test(path) && !parts.test(path))
  expect(screens.filter((path) => !found.has(path))).toEqual([])
  // The profile's own address leads to its first part.
  const paths = new Set([...screens, "profile"])
  expect([...found].filter((to) => !paths.has(to ?? ""))).toEqual([])
})

test("whoever may do nothing is led nowhere", () => {
  expect(placesFor([], textsIn("en"))).toEqual([])
})
