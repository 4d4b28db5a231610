import { cards } from "#contract/areas"
import { rightTo } from "#contract/permissions"

/** The lists that someone may keep, and where each stands. */
export const keptLists = (permissions: readonly string[]) =>
  cards.flatMap(({ name, screen, views }) => {
    const right = rightTo(name, "see")
    return views && screen && right && permissions.includes(right) ? [{ name, screen }] : []
  })
