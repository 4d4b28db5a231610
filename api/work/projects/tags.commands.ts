import type { NewTag, Tag, TagChanges } from "#contract/tags"
import { found, foundAll, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { showTag } from "./rules"
import * as queries from "./tags.queries"

const taken = [{ path: "title", code: "tagTaken" }]

export async function addTag({ db, owner }: Context, tag: NewTag): Promise<Tag> {
  return showTag((await queries.addTag(db, owner, tag)) ?? invalid(taken))
}

/** Every task that bears it shows the change. */
export async function changeTag(
  { db, owner }: Context,
  id: string,
  { version, ...changes }: TagChanges,
): Promise<Tag> {
  const current = found(await queries.findTag(db, owner, id))
  const twin = await queries.findTagTitled(db, owner, changes.title)
  if (twin && twin.id !== current.id) invalid(taken)
  const changed = await queries.changeTag(db, owner, id, version, changes)
  return showTag(changed ?? stale(showTag(current)))
}

export async function removeTags({ db, owner }: Context, ids: string[]) {
  const done = await queries.removeTags(db, owner, ids)
  foundAll(ids, done)
  return { done, refused: [] }
}
