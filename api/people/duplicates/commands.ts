import { NewClient } from "#contract/clients"
import { NewContact } from "#contract/contacts"
import {
  type Duplicate,
  type DuplicateArea,
  type DuplicateFilter,
  type DuplicatePairs,
  type DuplicateSearch,
  type MergePreview,
  type MergeQuestion,
  mergedFields,
  type NewMerge,
} from "#contract/duplicates"
import { rightTo } from "#contract/permissions"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { ensure, found, HttpProblem, invalid } from "../../http/problem"
import { errorsOf } from "../../http/refuse-invalid"
import type { Context } from "../../ports/context"
import { findClient } from "../clients/queries"
import { findContact } from "../contacts/queries"
import * as queries from "./queries"
import * as rules from "./rules"

type Acting = Context & AuditContext

/** Lets in who may do this to the records of the area. */
function requireRight(
  { rights }: Pick<Context, "rights">,
  area: DuplicateArea,
  ...acts: ("see" | "edit" | "delete")[]
) {
  for (const act of acts) {
    const right = rightTo(area, act)
    if (!right || !rights.has(right)) throw new HttpProblem(403, "forbidden")
  }
}

/** As many as a person looks at before saving. */
const mostProposed = 5
/** As many as are compared for the page of pairs. */
const mostCompared = 2_000
const pairsPerPage = 50

/** What may be the same as what is typed. */
export async function searchDuplicates(
  context: Context,
  said: DuplicateSearch,
): Promise<Duplicate[]> {
  const { db, owner } = context
  const { area, id } = said
  requireRight(context, area, "see")
  const ids = await queries.findSimilar(db, owner, said)
  const distinct = id ? await queries.listDistinct(db, owner, area, id) : []
  const others = ids.filter((each) => each !== id && !distinct.includes(each))
  const records = await queries.listComparable(db, owner, area, others)
  return rules.duplicatesAmong(said, records).slice(0, mostProposed)
}

/** Pairs among all records, the likely ones first. */
export async function listDuplicates(
  context: Context,
  filter: DuplicateFilter,
): Promise<DuplicatePairs> {
  const { db, owner } = context
  const { area, level, page } = filter
  requireRight(context, area, "see")
  const similar = await queries.listSimilarPairs(db, owner, area, mostCompared)
  const ids = [...new Set(similar.flatMap(({ one, other }) => [one, other]))]
  const records = await queries.listComparable(db, owner, area, ids)
  const pairs = rules.pairsAmong(area, records, similar)
  const count = (wanted: string) => pairs.filter((pair) => pair.level === wanted).length
  const shown = pairs.filter((pair) => !level || pair.level === level)
  return {
    likely: count("likely"),
    possible: count("possible"),
    pairs: shown.slice((page - 1) * pairsPerPage, page * pairsPerPage),
  }
}

/** Remembers that two are not the same. */
export async function distinguish(
  context: Context,
  { area, oneId, otherId }: { area: DuplicateArea; oneId: string; otherId: string },
): Promise<void> {
  const { db, owner } = context
  requireRight(context, area, "edit")
  await pairOf(context, { area, keptId: oneId, otherId })
  const [one = "", other = ""] = [oneId.toLowerCase(), otherId.toLowerCase()].sort()
  await queries.addDistinction(db, owner, { area, one, other })
}

/** Both records, to be compared; another person's is a missing one. */
async function pairOf({ db, owner }: Context, { area, keptId, otherId }: MergeQuestion) {
  const ids = [keptId.toLowerCase(), otherId.toLowerCase()]
  found(ids[0] !== ids[1] || null)
  const records = await queries.listComparable(db, owner, area, ids)
  const [kept, other] = ids.map((id) => found(records.find((each) => each.id === id)))
  return { kept: found(kept), other: found(other) }
}

const recordOf = async ({ db, owner }: Context, area: DuplicateArea, id: string) =>
  found(area === "clients" ? await findClient(db, owner, id) : await findContact(db, owner, id))

/** Both side by side, and what would move. */
export async function previewMerge(
  context: Context,
  question: MergeQuestion,
): Promise<MergePreview> {
  const { db, owner } = context
  const { area } = question
  requireRight(context, area, "edit", "delete")
  const { kept, other } = await pairOf(context, question)
  const [mine, theirs] = [
    await recordOf(context, area, kept.id),
    await recordOf(context, area, other.id),
  ]
  const counts = await queries.countMoving(db, owner, area, other.id)
  return {
    area,
    kept: rules.named(kept),
    other: rules.named(other),
    fields: rules.fieldsOf(area, shown(mine), shown(theirs)),
    moving: rules.movedOf(counts.map(({ name, count }) => ({ what: name, count }))),
    signatures:
      area === "clients" ? await queries.countSignatures(db, owner, [kept.id, other.id]) : 0,
    refused: area === "clients" && rules.areTwoBusinesses(kept, other),
  }
}

/** A company is known by its name, not by its id. */
const shown = (record: Record<string, unknown>) =>
  "clientName" in record ? { ...record, clientId: record.clientName } : record

/** Makes one record of two: what was taken of each field is checked as if it had been typed. */
export async function mergeRecords(context: Acting, said: NewMerge): Promise<queries.MergeRow> {
  const { db, owner, person } = context
  const { area, fields } = said
  requireRight(context, area, "edit", "delete")
  const { kept, other } = await pairOf(context, said)
  ensure(!(area === "clients" && rules.areTwoBusinesses(kept, other)), "mergeOtherSiren")
  const [mine, theirs]: Record<string, unknown>[] = [
    await recordOf(context, area, kept.id),
    await recordOf(context, area, other.id),
  ]
  const taken = mergedFields[area].filter((name) => fields[name] === "other")
  const whole = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs?.[name]])) }
  const read = (area === "clients" ? NewClient : NewContact).safeParse(whole)
  if (!read.success)
    invalid(errorsOf(read.error).map(({ path, code }) => ({ path: `fields.${path}`, code })))
  const columns = rules.columnsOf(taken)
  const id = found(
    await queries.merge(db, owner, {
      area,
      keptId: kept.id,
      otherId: other.id,
      taken: columns,
      by: person.id,
    }),
  )
  const subject = { id: kept.id, name: kept.name }
  await recordAudit(context, "records.merged", subject, { before: { area, name: other.name } })
  return found(await queries.findMerge(db, owner, id))
}

export async function findMerge(context: Context, id: string): Promise<queries.MergeRow> {
  // Who may see neither kind of record is told nothing, not even that there is none.
  if (!context.rights.has("contacts.see")) requireRight(context, "clients", "see")
  const row = found(await queries.findMerge(context.db, context.owner, id))
  requireRight(context, row.area, "see")
  return row
}

export async function listMerges(
  context: Context,
  area: DuplicateArea,
): Promise<queries.MergeRow[]> {
  requireRight(context, area, "see")
  return queries.listMerges(context.db, context.owner, area, rules.undoableSince(context.now))
}

/** Gives both back as they were; what came since stays with the one that stayed. */
export async function undoMerge(context: Acting, id: string): Promise<queries.MergeRow> {
  const { db, owner, now } = context
  const row = await findMerge(context, id)
  requireRight(context, row.area, "edit", "delete")
  ensure(!row.undoneAt && row.createdAt > rules.undoableSince(now), "mergeNotUndone")
  // Where the one that stayed is part of another by now, that is undone first.
  const kept = await queries.listComparable(db, owner, row.area, [row.keptId])
  ensure(kept.length === 1, "mergeUndoneLater")
  await queries.undoMerge(db, owner, id)
  const subject = { id: row.keptId, name: row.keptNameThen }
  await recordAudit(context, "records.mergeUndone", subject, {
    after: { area: row.area, name: row.lostName },
  })
  return found(await queries.findMerge(db, owner, id))
}
