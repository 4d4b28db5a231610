import type { NewOrganism, OrganismChanges, OrganismDetails } from "#contract/organisms"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { ensure, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as queries from "./queries"
import { isFreshMerge, otherNamesOf, show, stepsOf } from "./rules"

type Administering = Context & AuditContext

export async function showOrganism(context: Context, id: string): Promise<OrganismDetails> {
  return detailsOf(context, found(await queries.findOrganism(context.db, id)))
}

async function detailsOf({ db, now }: Context, row: queries.OrganismRow): Promise<OrganismDetails> {
  const uses = await queries.countUses(db, row)
  const into = row.mergedInto && (await queries.findOrganism(db, row.mergedInto))
  const isKept = uses.records > 0 || (await queries.hasMerged(db, row.id))
  const mergedInto = into ? { id: into.id, name: into.name } : null
  const hasLogo = await queries.hasLogo(db, row.id)
  return { ...show(row), hasLogo, mergedInto, uses, can: stepsOf(row, isKept, now) }
}

const taken = (name: string) => `organismTaken ${name}`

export async function addOrganism(
  context: Administering,
  organism: NewOrganism,
): Promise<OrganismDetails> {
  const otherNames = otherNamesOf(organism, organism)
  const added = await queries.addOrganism(context.db, { ...organism, otherNames })
  if (!added) invalid([{ path: "name", code: taken(organism.name) }])
  await recordAudit(context, "organisms.added", { id: added.id, name: added.name })
  return detailsOf(context, added)
}

export async function changeOrganism(
  context: Administering,
  id: string,
  { version, ...changes }: OrganismChanges,
): Promise<OrganismDetails> {
  const { db } = context
  const before = found(await queries.findOrganism(db, id))
  ensure(before.mergedInto === null, "organismMerged")
  if (await queries.isNamed(db, changes.name, id))
    invalid([{ path: "name", code: taken(changes.name) }])
  const otherNames = otherNamesOf(before, changes)
  const changed = await queries.changeOrganism(db, id, version, { ...changes, otherNames })
  if (!changed) stale(show(before))
  await recordAudit(context, "organisms.changed", { id, name: changed.name })
  return detailsOf(context, changed)
}

/** Removes one that no CV names. */
export async function removeOrganism(context: Administering, id: string): Promise<void> {
  const organism = await showOrganism(context, id)
  if (!organism.can.includes("remove"))
    throw new HttpProblem(409, "organismInUse", { current: organism })
  await queries.removeOrganism(context.db, id)
  await recordAudit(context, "organisms.removed", { id, name: organism.name })
}

/** Makes one be found and suggested as another: CVs say what they say. */
export async function mergeOrganism(
  context: Administering,
  id: string,
  intoId: string,
): Promise<OrganismDetails> {
  const { db, now } = context
  const row = found(await queries.findOrganism(db, id))
  ensure(row.mergedInto === null && !(await queries.hasMerged(db, id)), "organismMerged")
  const into = await queries.findOrganism(db, intoId)
  if (!into || into.mergedInto !== null || into.id === row.id)
    invalid([{ path: "intoId", code: "unknown" }])
  const merged = { mergedInto: into.id, mergedAt: now }
  const changed = found(await queries.changeOrganism(db, id, row.version, merged))
  await recordAudit(
    context,
    "organisms.merged",
    { id, name: row.name },
    { after: { into: into.name } },
  )
  return detailsOf(context, changed)
}

/** Tells the two apart again, within a quarter of an hour. */
export async function undoOrganismMerge(
  context: Administering,
  id: string,
): Promise<OrganismDetails> {
  const { db, now } = context
  const row = found(await queries.findOrganism(db, id))
  ensure(row.mergedInto !== null, "optionNotMerged")
  ensure(isFreshMerge(row, now), "optionMergeNotUndone")
  ensure(!(await queries.isNamed(db, row.name, id)), "organismMerged")
  const apart = { mergedInto: null, mergedAt: null }
  const changed = found(await queries.changeOrganism(db, id, row.version, apart))
  await recordAudit(context, "organisms.mergeUndone", { id, name: row.name })
  return detailsOf(context, changed)
}
