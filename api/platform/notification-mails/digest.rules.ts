import { factsOfKind, type notificationGroups } from "#contract/notification-kinds"
import type { ToldRow } from "./queries"

/** As many lines as a digest holds. */
const shownLines = 10

interface Digest {
  groups: { group: (typeof notificationGroups)[number]; rows: ToldRow[] }[]
  /** How many there are besides. */
  more: number
}

/** The newest ten, by what they are about; the group of the newest stands first. */
export function digestOf(rows: ToldRow[]): Digest {
  const newest = rows
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, shownLines)
  const names = [...new Set(newest.map(({ kind }) => factsOfKind[kind].group))]
  const groups = names.map((group) => ({
    group,
    rows: newest.filter(({ kind }) => factsOfKind[kind].group === group),
  }))
  return { groups, more: rows.length - newest.length }
}
