import type { ViewedArea } from "#contract/areas"
import { rightTo } from "#contract/permissions"
import {
  mostViews,
  type NewView,
  type PinnedView,
  type ViewChanges,
  ViewedAreaName,
} from "#contract/views"
import { found, HttpProblem, invalid } from "../http/problem"
import type { Context } from "../ports/context"
import * as queries from "./queries"

export type ViewRow = NonNullable<Awaited<ReturnType<typeof queries.findView>>>

/** Whoever may see a list may keep it. */
const mayKeep = ({ rights }: Pick<Context, "rights">, area: ViewedArea): boolean => {
  const right = rightTo(area, "see")
  return right !== undefined && rights.has(right)
}

export async function listViews(
  context: Pick<Context, "db" | "owner" | "rights">,
  area: ViewedArea | undefined,
): Promise<ViewRow[]> {
  const areas = area ? [area] : ViewedAreaName.options
  const seen = areas.filter((each) => mayKeep(context, each))
  return queries.listViews(context.db, context.owner, seen)
}

/** What the frame of each screen asks for: the pinned views of the lists that the caller may see. */
export function listPinnedViews(
  context: Pick<Context, "db" | "owner" | "rights">,
): Promise<PinnedView[]> {
  const seen = ViewedAreaName.options.filter((each) => mayKeep(context, each))
  return queries.listPinnedViews(context.db, context.owner, seen)
}

export async function findView(context: Context, id: string): Promise<ViewRow> {
  const view = found(await queries.findView(context.db, context.owner, id))
  if (!mayKeep(context, view.area)) throw new HttpProblem(403, "forbidden")
  return view
}

export async function addView(context: Context, view: NewView): Promise<ViewRow> {
  const { db, owner } = context
  if (!mayKeep(context, view.area)) throw new HttpProblem(403, "forbidden")
  if ((await queries.countViews(db, owner)) >= mostViews)
    invalid([{ path: "name", code: `tooMany ${mostViews}` }])
  return (await queries.addView(db, owner, view)) ?? invalid([{ path: "name", code: "taken" }])
}

/** The view before, and changed; not changed where the version is not the current one. */
export async function changeView(
  context: Context,
  id: string,
  changes: ViewChanges,
): Promise<{ before: ViewRow; changed: ViewRow | undefined }> {
  const { db, owner } = context
  const before = await findView(context, id)
  if (await queries.isTaken(db, owner, before, changes.name))
    invalid([{ path: "name", code: "taken" }])
  return { before, changed: await queries.changeView(db, owner, id, changes) }
}

export async function removeView(context: Context, id: string): Promise<void> {
  await findView(context, id)
  await queries.removeView(context.db, context.owner, id)
}
