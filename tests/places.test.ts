import { expect, test } from "vitest"
import { type Card, cards, groupNames, settingsParts } from "#contract/areas"
import { menus, neededBy, permissions } from "#contract/permissions"
import { type StepCard, stepCards } from "#contract/steps"
import { firstItem, groupsFor, groupsOf, placeOf } from "../app/components/shell/navigation-items"
import { settingsFor } from "../app/components/shell/settings-entries"
import { shortcutsFor } from "../app/components/shell/shortcut-list"
import { screensFor } from "../app/routes/admin/search/_screens.server"
import { textsIn } from "../app/services/language/locale.server"
import { matchingScreens } from "../app/services/search-results"
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
  const unknown = [...found].filter((to) => !known.has(to.replace(/^help\/.+/, "help/:topic")))
  expect(unknown).toEqual([])
})

test("people come in at a place that shows them something", () => {
  expect(firstItem(permissions)).toBe("dashboard")
  expect(firstItem(["bills.see", "dashboard.see"])).toBe("dashboard")
  expect(firstItem(["products.see"])).toBe("products")
  // What has no place of its own is on the page of settings.
  expect(firstItem(["mailTemplates.see"])).toBe("settings")
  expect(firstItem(["notifications.see"])).toBeUndefined()
})

test("whoever may do nothing is led nowhere", () => {
  expect(screensFor([], textsIn("en"))).toEqual([])
})

test("every menu of rights and every place of the navigation has a name in both languages", () => {
  const keys = [
    ...menus.map((menu) => `roles.menu.${menu}`),
    ...groupNames.map((name) => `shell.groups.${name}`),
    ...cards.flatMap(({ screen }) => (screen ? [`shell.screens.${screen}`] : [])),
    ...cards.flatMap(({ screen, add }) => (add ? [`shell.adds.${screen}`] : [])),
    ...stepCards.map(({ name }) => `dashboard.steps.${name}`),
    ...settingsFor(permissions).flatMap(({ title, text }) => [title, text]),
    ...settingsParts.map((part) => `settings.parts.${part}`),
  ]
  for (const language of ["fr", "en"] as const) {
    const texts = textsIn(language)
    expect(
      keys.filter((key) => !texts.exists(key, { returnObjects: true })),
      language,
    ).toEqual([])
  }
})

/** Cards of areas to come, as their places are settled: what the navigation must have room for. */
const toCome: Card[] = [
  { name: "directory", menu: "profile", group: "showcase", screen: "directory" },
]

/** The page of settings, and administration. */
const below = 2
const mostRows = 13

test("with every area there will be, at most thirteen rows stand beside the page, whichever group is open", () => {
  const all = [...cards, ...toCome]
  const groups = groupsOf(all)
  const own = groups.filter(({ name }) => name !== "administration")
  const [home, ...named] = own
  expect(home?.items.map(({ to }) => to)).toEqual(["dashboard"])
  for (const { name, items } of named)
    expect(1 + named.length + items.length + below, name).toBeLessThanOrEqual(mostRows)
  // A space of its own, below the way back and its name.
  const space = groups.find(({ name }) => name === "administration")
  expect((space?.items.length ?? 0) + 2).toBeLessThanOrEqual(mostRows)
  // Nothing is lost: each screen is a place, a tab of one, or on the page of settings.
  const found = groups.flatMap(({ items }) => items.flatMap(({ tabs }) => tabs.map(({ to }) => to)))
  const settings = all.flatMap((card) => (card.settings ? [card.screen] : []))
  expect([...found, ...settings].sort()).toEqual(
    all.flatMap(({ screen }) => (screen ? [screen] : [])).sort(),
  )
})

test("a place leads to the first of its tabs that someone may see, and stands above all of them", () => {
  const bills = groupsFor(["bills.see"]).flatMap(({ items }) => items)
  expect(bills.map(({ to, tabs }) => [to, tabs.map((tab) => tab.to)])).toEqual([
    ["bills", ["bills", "recurring-bills", "past-bills", "reminders"]],
    ["books", ["books"]],
  ])
  expect(placeOf("reminders")).toEqual({ group: "sales", place: "bills" })
  expect(placeOf("mail-templates")).toEqual({ place: "settings" })
  const hidden = groupsFor(["bills.see"], ["bills", "books"]).flatMap(({ items }) => items)
  expect(hidden.map(({ to }) => to)).toEqual(["recurring-bills"])
})

test("a tab stands within a place, and a step leads to where its rights let one", () => {
  const places = new Set(cards.filter(({ group }) => group).map(({ screen }) => screen))
  for (const { within, name } of cards) if (within) expect(places, name).toContain(within)
  const byName = new Set<string>(permissions)
  const steps: readonly StepCard[] = stepCards
  expect(steps.flatMap(({ needs }) => needs).filter((right) => !byName.has(right))).toEqual([])
  for (const { to, needs } of steps) {
    const card = cards.find(({ screen }) => screen === to.split("/")[0])
    if (card) expect(needs.join(), to).toContain(neededBy(card)[0]?.split(".")[0])
  }
})

test("no two places answer to one key, and nobody is led where they may not go", () => {
  const keys = shortcutsFor(permissions).map((shortcut) => shortcut.keys.join(" "))
  expect(new Set(keys).size).toBe(keys.length)
  expect(shortcutsFor(["bills.see"]).map(({ to }) => to)).toEqual(["bills", "books"])
})

test("a place is found in spite of a slip of the finger", () => {
  const places = screensFor(permissions, textsIn("fr"))
  const found = (words: string) => matchingScreens(places, words).map(({ title }) => title)
  expect(found("facutres")[0]).toBe("Factures")
  expect(found("reglges")[0]).toBe("Réglages")
  expect(found("contrast")).toEqual(expect.arrayContaining(["Contrats", "Nouveau contrat"]))
  // What is found without a slip stands alone.
  expect(found("contrats")).not.toContain("Contacts")
  expect(matchingScreens(places, "xyzzyx")).toEqual([])
})
