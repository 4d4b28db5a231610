import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { ViewedArea } from "#contract/areas"
import type { NewView, ViewChanges } from "#contract/views"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { views } from "./schema"

const { owner: _, ...columns } = getTableColumns(views)

const own = (owner: Owner, id: string) => and(eq(views.owner, owner), eq(views.id, id))

/** The views of these lists, by name: nobody has more than one reads. */
export function listViews(db: Database, owner: Owner, areas: ViewedArea[]) {
  return db
    .select(columns)
    .from(views)
    .where(and(eq(views.owner, owner), inArray(views.area, areas)))
    .orderBy(asc(views.area), sql`${views.name} collate "fr-x-icu"`)
}

export const listPinnedViews = (db: Database, owner: Owner, areas: ViewedArea[]) =>
  db
    .select({ id: views.id, area: views.area, name: views.name, query: views.query })
    .from(views)
    .where(and(eq(views.owner, owner), views.pinned, inArray(views.area, areas)))
    .orderBy(asc(views.area), sql`${views.name} collate "fr-x-icu"`)

export async function countViews(db: Database, owner: Owner): Promise<number> {
  return db.$count(views, eq(views.owner, owner))
}

export async function findView(db: Database, owner: Owner, id: string) {
  const [view] = await db.select(columns).from(views).where(own(owner, id))
  return view
}

/** Nothing is returned where the list has a view of that name. */
export async function addView(db: Database, owner: Owner, view: NewView) {
  const [added] = await db
    .insert(views)
    .values({ ...view, owner })
    .onConflictDoNothing()
    .returning(columns)
  return added
}

/** Whether another view of the list has this name. */
export async function isTaken(
  db: Database,
  owner: Owner,
  { id, area }: { id: string; area: ViewedArea },
  name: string,
): Promise<boolean> {
  const [other] = await db
    .select({ id: views.id })
    .from(views)
    .where(
      and(
        eq(views.owner, owner),
        eq(views.area, area),
        eq(views.name, name),
        sql`${views.id} <> ${id}`,
      ),
    )
  return other !== undefined
}

/** Nothing is returned where the version is not the current one. */
export async function changeView(
  db: Database,
  owner: Owner,
  id: string,
  { version, ...view }: ViewChanges,
) {
  const [changed] = await db
    .update(views)
    .set(view)
    .where(and(own(owner, id), eq(views.version, version)))
    .returning(columns)
  return changed
}

export async function removeView(db: Database, owner: Owner, id: string): Promise<void> {
  await db.delete(views).where(own(owner, id))
}
