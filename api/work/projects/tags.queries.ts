import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { NewTag, TagFilter } from "#contract/tags"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { tags, taskTags } from "./schema"

const { owner: _, ...own } = getTableColumns(tags)
/** As a part of its own: of one table alone, columns would be named without it, and are those of both. */
const theirs = sql`${taskTags} where ${taskTags.owner} = ${tags.owner} and ${taskTags.tagId} = ${tags.id}`
const columns = { ...own, taskCount: sql<number>`(select count(*)::int from ${theirs})` }
const listed = projection(columns)

const sorts = { title: sql`${tags.title} collate "fr-x-icu"`, changedAt: tags.changedAt }

export function listTags(db: Database, owner: Owner, filter: TagFilter) {
  const page = keyset(filter, sorts, tags.id, "title")
  const wanted = and(eq(tags.owner, owner), containing(filter.q, tags.title))
  return page.list(db, listed, sql`${tags}`, wanted)
}

export type TagRow = NonNullable<Awaited<ReturnType<typeof findTag>>>

export async function findTag(db: Database, owner: Owner, id: string) {
  const [tag] = await db
    .select(columns)
    .from(tags)
    .where(and(eq(tags.owner, owner), eq(tags.id, id)))
  return tag
}

/** The tag that is called so, whatever the case. */
export async function findTagTitled(db: Database, owner: Owner, title: string) {
  const [tag] = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.owner, owner), sql`lower(${tags.title}) = lower(${title})`))
  return tag
}

/** Adds a tag, unless there is one of that title. */
export async function addTag(db: Database, owner: Owner, tag: NewTag) {
  const [added] = await db
    .insert(tags)
    .values({ ...tag, owner })
    .onConflictDoNothing()
    .returning({ id: tags.id })
  return added && findTag(db, owner, added.id)
}

/** The caller read that version; another one is there by now where this answers nothing. */
export async function changeTag(
  db: Database,
  owner: Owner,
  id: string,
  version: number,
  changes: NewTag,
) {
  const [changed] = await db
    .update(tags)
    .set(changes)
    .where(and(eq(tags.owner, owner), eq(tags.id, id), eq(tags.version, version)))
    .returning({ id: tags.id })
  return changed && findTag(db, owner, id)
}

export async function removeTags(db: Database, owner: Owner, ids: readonly string[]) {
  const removed = await db
    .delete(tags)
    .where(and(eq(tags.owner, owner), inArray(tags.id, [...ids])))
    .returning({ id: tags.id })
  return removed.map(({ id }) => id)
}
