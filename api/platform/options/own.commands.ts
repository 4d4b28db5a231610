import { optionLists } from "#contract/choices"
import type {
  NewOwnOption,
  OwnOption,
  OwnOptionChanges,
  OwnOptionDetails,
} from "#contract/option-sets"
import { ensure, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as everyone from "./everyone.queries"
import * as queries from "./queries"
import { isFreshMerge, joined, shownAs, showOwnOption, stepsOf } from "./rules"

export async function listOwnOptions({ db, owner }: Context): Promise<OwnOption[]> {
  return (await queries.listOwnOptions(db, owner, optionLists)).map(showOwnOption)
}

export async function showOwnDetails(context: Context, id: string): Promise<OwnOptionDetails> {
  return detailsOf(context, found(await queries.findOwnOption(context.db, context.owner, id)))
}

async function detailsOf(context: Context, row: queries.OwnOptionRow): Promise<OwnOptionDetails> {
  const { db, owner, now } = context
  const own = await queries.listOwnUses(db, owner, row.list, row.value)
  const others = await queries.listOwnOptions(db, owner, [row.list])
  const isKept = own.length > 0 || others.some(({ mergedInto }) => mergedInto === row.value)
  const uses = { records: own.length, people: own.length > 0 ? 1 : 0, own, elsewhere: 0, who: [] }
  return { ...showOwnOption(row), uses, can: stepsOf(row, isKept ? 1 : 0, now) }
}

/** Adds to a list what neither everyone nor the caller has. */
export async function addOwnOption(
  context: Context,
  { list, name }: NewOwnOption,
): Promise<OwnOptionDetails> {
  const { db, owner } = context
  const known =
    (await everyone.findOptionCalled(db, list, name)) ??
    (await queries.findOwnOptionCalled(db, owner, list, name))
  const added = !known && (await queries.addOwnOption(db, owner, { list, value: name, name }))
  if (!added) invalid([{ path: "name", code: `optionTaken ${known?.value ?? name}` }])
  return detailsOf(context, added)
}

export async function changeOwnOption(
  context: Context,
  id: string,
  { version, retired, name }: OwnOptionChanges,
): Promise<OwnOptionDetails> {
  const { db, owner, now } = context
  const before = found(await queries.findOwnOption(db, owner, id))
  ensure(before.mergedInto === null, "optionMerged")
  const retiredAt = retired ? (before.retiredAt ?? now) : null
  const changed = await queries.changeOwnOption(db, owner, id, version, { name, retiredAt })
  return changed ? detailsOf(context, changed) : stale(showOwnOption(before))
}

export async function removeOwnOption(context: Context, id: string): Promise<void> {
  const option = await showOwnDetails(context, id)
  if (!option.can.includes("remove")) throw new HttpProblem(409, "optionInUse", { current: option })
  await queries.removeOwnOption(context.db, context.owner, id)
}

/** Shows an addition as another value of its list, everyone’s or one’s own. */
export async function mergeOwnOption(
  context: Context,
  id: string,
  into: string,
): Promise<OwnOptionDetails> {
  const { db, owner, now } = context
  const row = found(await queries.findOwnOption(db, owner, id))
  ensure(row.mergedInto === null, "optionMerged")
  const everyones = await everyone.listOptions(db, row.list)
  const rows = joined(everyones, await queries.listOwnOptions(db, owner, [row.list]), "fr")
  const named = rows.find(({ value }) => value === into)
  const other = named && shownAs(rows, named)
  if (!other || other.value === row.value) invalid([{ path: "into", code: "choice" }])
  const merged = { mergedInto: other.value, mergedAt: now }
  return detailsOf(
    context,
    found(await queries.changeOwnOption(db, owner, id, row.version, merged)),
  )
}

export async function undoOwnMerge(context: Context, id: string): Promise<OwnOptionDetails> {
  const { db, owner, now } = context
  const row = found(await queries.findOwnOption(db, owner, id))
  ensure(row.mergedInto !== null, "optionNotMerged")
  ensure(isFreshMerge(row, now), "optionMergeNotUndone")
  const apart = { mergedInto: null, mergedAt: null }
  return detailsOf(context, found(await queries.changeOwnOption(db, owner, id, row.version, apart)))
}
