import { expect, test } from "vitest"
import { menus, permissions } from "#contract/permissions"
import { firstItem, groups } from "../app/components/shell/navigation-items"
import { screensFor } from "../app/routes/admin/search/_screens.server"
import { textsIn } from "../app/services/language/locale.server"
import { ofMount } from "../e2e/screens"

/** Nobody looks for these: the search itself, and the page of what went wrong. */
const unsought = ["search", "error"]

test("every area is found by the search, and each place that it leads to exists", () => {
  const places = screensFor(permissions, textsIn("fr"))
  const found = new Set(places.map(({ to }) => to.replace(/\?.*/, "")))
  const screens = ofMount("admin").map(({ path }) => path.replace("/admin/", ""))
  const areas = screens.filter((path) => !/[/:*]/.test(path) && !unsought.includes(path))
  expect(areas.filter((path) => !found.has(path))).toEqual([])
  // The profile's own address leads to its first part.
  const known = new Set([...screens, "profile"])
  expect([...found].filter((to) => !known.has(to))).toEqual([])
})

test("people come in at a place that shows them something", () => {
  expect(firstItem(permissions)).toBe("dashboard")
  expect(firstItem(["bills.see", "dashboard.see"])).toBe("dashboard")
  // The dashboard sums up bills.
  expect(firstItem(["dashboard.see", "products.see"])).toBe("products")
  expect(firstItem(["dashboard.see"])).toBeUndefined()
})

test("whoever may do nothing is led nowhere", () => {
  expect(screensFor([], textsIn("en"))).toEqual([])
})

test("every menu of rights and every place of the navigation has a name in both languages", () => {
  const keys = [
    ...menus.map((menu) => `roles.menu.${menu}`),
    ...groups.flatMap(({ items: places }) => places.map(({ to }) => `shell.screens.${to}`)),
  ]
  for (const language of ["fr", "en"] as const) {
    const texts = textsIn(language)
    expect(
      keys.filter((key) => !texts.exists(key)),
      language,
    ).toEqual([])
  }
})
