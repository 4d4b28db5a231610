import { optionLists } from "#contract/choices"
import type {
  NewOption,
  OptionChanges,
  OptionDetails,
  OptionList,
  OptionSet,
} from "#contract/option-sets"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { ensure, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as everyone from "./everyone.queries"
import * as queries from "./queries"
import { isFreshMerge, isRenamed, shownAs, showOption, stepsOf } from "./rules"

type Administering = Context & AuditContext

/** Every list, with how many values it has. */
export async function listOptionSets({ db }: Context): Promise<OptionSet[]> {
  const counts = await everyone.countOptions(db)
  const sets: OptionSet[] = []
  for (const list of optionLists) {
    const counted = counts.find((each) => each.list === list)
    const additions = await everyone.listAdditions(db, list)
    const inUse = counted?.inUse ?? 0
    sets.push({ list, inUse, retired: (counted?.all ?? 0) - inUse, additions: additions.length })
  }
  return sets
}

export async function showOptionDetails(context: Context, id: string): Promise<OptionDetails> {
  return detailsOf(context, found(await everyone.findOption(context.db, id)))
}

async function detailsOf(context: Context, row: everyone.OptionRow): Promise<OptionDetails> {
  const { db, owner, now } = context
  const uses = await everyone.countUses(db, row.list, row.value)
  const own = await queries.listOwnUses(db, owner, row.list, row.value)
  const who = context.rights.has("users.see")
    ? await everyone.listUsers(db, row.list, row.value)
    : []
  const isKept = uses.records > 0 || (await everyone.isMergedInto(db, row))
  const can = stepsOf(row, isKept ? 1 : 0, now)
  return {
    ...showOption(row),
    uses: { ...uses, own, elsewhere: uses.records - own.length, who },
    can,
  }
}

export async function addOption(
  context: Administering,
  list: OptionList,
  { value: given, retired, ...option }: NewOption,
): Promise<OptionDetails> {
  const value = given ?? option.nameFr
  const retiredAt = retired ? context.now : null
  const added = await everyone.addOption(context.db, { ...option, list, value, retiredAt })
  if (!added) invalid([{ path: given ? "value" : "nameFr", code: `optionTaken ${value}` }])
  await ensureOwnNames(context, added)
  await recordAudit(context, "options.added", { id: added.id, name: value }, { after: { list } })
  return detailsOf(context, added)
}

export async function changeOption(
  context: Administering,
  id: string,
  { version, retired, ...changes }: OptionChanges,
): Promise<OptionDetails> {
  const { db, now } = context
  const before = found(await everyone.findOption(db, id))
  ensure(before.mergedInto === null, "optionMerged")
  const retiredAt = retired ? (before.retiredAt ?? now) : null
  const changed = await everyone.changeOption(db, id, version, { ...changes, retiredAt })
  if (!changed) stale(showOption(before))
  if (!retired || isRenamed(before, changed)) await ensureOwnNames(context, changed)
  await recordAudit(context, "options.changed", subjectOf(before), {
    before: { nameFr: before.nameFr, nameEn: before.nameEn, retired: before.retiredAt !== null },
    after: { nameFr: changed.nameFr, nameEn: changed.nameEn, retired },
  })
  return detailsOf(context, changed)
}

/** In a form nobody can tell two values apart that are called alike. */
async function ensureOwnNames({ db }: Context, { id, list, ...names }: everyone.OptionRow) {
  const other = await everyone.findNamesake(db, list, names, id)
  if (other)
    invalid([{ path: other.isFrench ? "nameFr" : "nameEn", code: `optionTaken ${other.value}` }])
}

const subjectOf = ({ id, value }: everyone.OptionRow) => ({ id, name: value })

/** Removes a value that nothing keeps: another is refused, with what keeps it. */
export async function removeOption(context: Administering, id: string): Promise<void> {
  const option = await showOptionDetails(context, id)
  if (!option.can.includes("remove")) throw new HttpProblem(409, "optionInUse", { current: option })
  await everyone.removeOption(context.db, id)
  await recordAudit(context, "options.removed", { id, name: option.value })
}

/** Shows a value as another from now on: records keep what they keep, and are counted with the other. */
export async function mergeOption(
  context: Administering,
  id: string,
  into: string,
): Promise<OptionDetails> {
  const { db, now } = context
  const row = found(await everyone.findOption(db, id))
  ensure(row.mergedInto === null, "optionMerged")
  const rows = await everyone.listOptions(db, row.list)
  const named = rows.find(({ value }) => value === into)
  const other = named && shownAs(rows, named)
  if (!other || other.id === row.id) invalid([{ path: "into", code: "choice" }])
  const merged = { mergedInto: other.value, mergedAt: now }
  const changed = found(await everyone.changeOption(db, id, row.version, merged))
  await recordAudit(context, "options.merged", subjectOf(row), { after: { into: other.value } })
  return detailsOf(context, changed)
}

/** Tells the two apart again, within a quarter of an hour. */
export async function undoOptionMerge(context: Administering, id: string): Promise<OptionDetails> {
  const { db, now } = context
  const row = found(await everyone.findOption(db, id))
  ensure(row.mergedInto !== null, "optionNotMerged")
  ensure(isFreshMerge(row, now), "optionMergeNotUndone")
  const apart = { mergedInto: null, mergedAt: null }
  const changed = found(await everyone.changeOption(db, id, row.version, apart))
  await recordAudit(context, "options.mergeUndone", subjectOf(row))
  return detailsOf(context, changed)
}

/** Makes what people added for themselves everyone’s, under the same value: records need not change. */
export async function liftAddition(
  context: Administering,
  list: OptionList,
  value: string,
): Promise<OptionDetails> {
  const { db } = context
  const additions = await everyone.listAdditions(db, list)
  const { name } = found(additions.find((addition) => addition.value === value))
  const place = 1 + Math.max(0, ...(await everyone.listOptions(db, list)).map((row) => row.place))
  const option = { list, value, nameFr: name, nameEn: name, place: Math.min(place, 999) }
  const lifted = found(await everyone.addOption(db, option))
  await recordAudit(context, "options.lifted", subjectOf(lifted), { after: { list } })
  return detailsOf(context, lifted)
}
