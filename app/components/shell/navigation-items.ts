import { type Card, cards, groupNames, type Screen } from "#contract/areas"
import { neededBy, type Permission } from "#contract/permissions"
import { asGuest } from "~/services/person"

type Group = (typeof groupNames)[number]

/** A screen that one may be led to, and the rights without which it shows nothing. */
interface Target {
  to: Screen | "design"
  needs: readonly Permission[]
  ownersAlone?: true
}

/** A place of the navigation. Its name is `shell.screens.<to>`, and so is its icon's. */
export interface NavigationItem extends Target {
  /** The screen of its card; `to` is another tab's for who may not see it. */
  place: Target["to"]
  /** Which of the three that phones show at their lower edge. */
  main?: Card["main"]
  /** It and what stands beside it on one page, where that is more than one. */
  tabs: readonly Target[]
}

interface NavigationGroup {
  name?: Group
  items: NavigationItem[]
}

/** Under `npm run dev`; its pages open for whoever is signed in, and administrators are shown the way. */
const gallery: NavigationItem = { place: "design", to: "design", needs: ["users.see"], tabs: [] }

const target = (card: Card): Target => ({
  to: card.screen as Screen,
  needs: neededBy(card),
  ownersAlone: card.ownersAlone,
})

/** The places by what people do; a group without a name stands first. Its name is `shell.groups.<name>`. */
export const groupsOf = (all: readonly Card[]): NavigationGroup[] =>
  [undefined, ...groupNames].map((name) => ({
    name,
    items: all
      .filter(({ group, screen, within, settings }) => {
        const isPlace = screen && !within && !settings
        return isPlace && group === name
      })
      .map((card) => ({
        ...target(card),
        place: target(card).to,
        main: card.main,
        tabs: [card, ...all.filter(({ within }) => within === card.screen)].map(target),
      })),
  }))

export const groups = groupsOf(cards)
if (__GALLERY__) groups.find(({ name }) => name === "administration")?.items.push(gallery)

/** Screens on the page of settings, and the other ones that belong there. */
const inSettings = cards.filter(({ settings }) => settings)
const settingsScreens = new Set<string | undefined>([
  ...inSettings.map(({ screen }) => screen),
  ...["settings", "register", "imports", "my-data"],
])

const may =
  (permissions: readonly string[]) =>
  ({ needs, ownersAlone }: { needs: readonly string[]; ownersAlone?: true }) =>
    needs.every((permission) => permissions.includes(permission)) &&
    !(ownersAlone && permissions.includes(asGuest))

/**
 * The places that someone may see, by their groups; a group with none of them is left out. A place leads to the
 * first of its tabs that they may see.
 */
export function groupsFor(
  permissions: readonly string[],
  hidden: readonly string[] = [],
): NavigationGroup[] {
  return groups
    .map(({ name, items }) => ({
      name,
      items: items.flatMap((item) => {
        const tabs = (item.tabs.length > 0 ? item.tabs : [item])
          .filter(may(permissions))
          .filter(({ to }) => !hidden.includes(to))
        return tabs[0] ? [{ ...item, to: tabs[0].to, tabs }] : []
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/**
 * The first place that someone may see: where they come in; the settings for who may see nothing else. Nowhere
 * for who may see none.
 */
export function firstItem(
  permissions: readonly string[],
): NavigationItem["to"] | "settings" | undefined {
  const first = groupsFor(permissions)[0]?.items[0]?.to
  const settings = inSettings.some((card) => may(permissions)(target(card)))
  return first ?? (settings ? "settings" : undefined)
}

/** Whether someone may see a screen of an area. */
export const mayOpen = (to: NavigationItem["to"], permissions: readonly string[]): boolean =>
  (to === "design" ? [gallery] : cards.filter(({ screen }) => screen === to).map(target)).some(
    may(permissions),
  )

/** The area's screen that an address is of, by its first part below the mount. */
export function itemOf(part: string | undefined): NavigationItem["to"] | undefined {
  const known = cards.find(({ screen }) => screen !== undefined && screen === part)
  return known ? (part as Screen) : part === "design" ? part : undefined
}

/** Where a screen stands in the navigation, by the first part of its address. */
export function placeOf(part: string | undefined): {
  group?: Group
  place?: NavigationItem["to"] | "settings"
} {
  for (const { name, items } of groups)
    for (const { place, tabs } of items)
      if (place === part || tabs.some(({ to }) => to === part)) return { group: name, place }
  return settingsScreens.has(part) ? { place: "settings" } : {}
}
