import { cards, groupNames, type Screen } from "#contract/areas"
import { neededBy, type Permission } from "#contract/permissions"

/** A screen that the navigation leads to. Its name is `shell.screens.<to>`, and so is its icon's. */
export interface NavigationItem {
  to: Screen | "design"
  /** The rights without which it shows nothing. */
  needs: readonly Permission[]
  /** One of the four that phones show at their lower edge. */
  main?: true
}

/** Under `npm run dev`; its pages open for whoever is signed in, and administrators are shown the way. */
const gallery: NavigationItem = { to: "design", needs: ["users.see"] }

/** The places by what people do; a group without a name stands first. Its name is `shell.groups.<name>`. */
export const groups: { name?: string; items: NavigationItem[] }[] = [undefined, ...groupNames].map(
  (name) => {
    const items = cards
      .filter(({ group, screen }) => screen && group === name)
      .map((card) => ({ to: card.screen as Screen, needs: neededBy(card), main: card.main }))
    const withGallery = __GALLERY__ && name === "administration"
    return { name, items: withGallery ? [...items, gallery] : items }
  },
)

/** The places that someone may see, by their groups; a group with none of them is left out. */
export function groupsFor(permissions: readonly string[]): typeof groups {
  const may = ({ needs }: NavigationItem) =>
    needs.every((permission) => permissions.includes(permission))
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(may) }))
    .filter(({ items }) => items.length > 0)
}

/** The first place that someone may see: where they come in. Nowhere for who may see none. */
export function firstItem(permissions: readonly string[]): NavigationItem["to"] | undefined {
  return groupsFor(permissions)[0]?.items[0]?.to
}

/** Whether someone may see a place. */
export const mayOpen = (to: NavigationItem["to"], permissions: readonly string[]): boolean =>
  groupsFor(permissions).some(({ items }) => items.some((item) => item.to === to))

const names = new Set<string>(groups.flatMap(({ items }) => items.map(({ to }) => to)))

/**
 * The place that a screen belongs to, by the first part of its address below the mount. The register of
 * companies is a part of the profile.
 */
export function itemOf(part: string | undefined): NavigationItem["to"] | undefined {
  const name = part === "register" ? "profile" : part
  return name !== undefined && isItem(name) ? name : undefined
}

function isItem(name: string): name is NavigationItem["to"] {
  return names.has(name)
}
