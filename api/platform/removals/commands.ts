import { cards, type UndoneArea } from "#contract/areas"
import { rightTo } from "#contract/permissions"
import type { Removal, RemovalFilter, Restored } from "#contract/removals"
import { daysInBin } from "#contract/removals"
import { found } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context } from "../../ports/context"
import * as queries from "./queries"

/** Who may delete records may bring them back, and who may change one its notes. */
function restorable({ rights }: Pick<Context, "rights">): queries.Restorable {
  const may = (act: "delete" | "edit") => (name: string) => {
    const right = rightTo(name, act)
    return right !== undefined && rights.has(right)
  }
  return {
    areas: cards.flatMap(({ name, undo }) => (undo ? [name] : [])).filter(may("delete")),
    notesOf: cards.flatMap(({ name, notes }) => (notes ? [name] : [])).filter(may("edit")),
  }
}

/** What the caller removed in the last thirty days, and may bring back. */
export const listRemovals = (
  context: Pick<Context, "db" | "owner" | "rights">,
  filter: RemovalFilter,
) => queries.listRemovals(context.db, context.owner, restorable(context), filter)

const known = async (context: Context, id: string) =>
  found(await queries.findRemoval(context.db, context.owner, restorable(context), id))

export const findRemoval = known

/** Brings back what one act removed, all of it; answers where the first of it is found. */
export async function restoreRemoval(context: Context, id: string): Promise<Restored> {
  const removal = await known(context, id)
  await restoreRemoved(context.db, removal.kind, removal.id)
  const [area] = removal.areas
  return removal.about ?? { area: area as UndoneArea, recordId: removal.id }
}

/** Erases what one act removed, before its time is over. */
export async function eraseRemoval(context: Context, id: string): Promise<void> {
  await queries.eraseRemoval(context.db, context.owner, await known(context, id))
}

const aDay = 24 * 60 * 60 * 1_000

/** A row as it travels. */
export function showRemoval(row: queries.RemovalRow): Removal {
  const removedAt = new Date(row.removedAt)
  // Notes that went with their record are not counted.
  const count = row.records || row.notes
  return {
    id: row.id,
    removedAt: removedAt.toISOString(),
    until: new Date(removedAt.getTime() + daysInBin * aDay).toISOString(),
    records: row.areas.slice(0, count).map((area, at) => ({ area, title: row.titles[at] ?? null })),
    count,
  }
}
