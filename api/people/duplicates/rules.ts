import { movedKinds } from "#contract/choices"
import type {
  Duplicate,
  DuplicatePair,
  DuplicateSearch,
  Merge,
  MergePreview,
} from "#contract/duplicates"
import { mergedFields } from "#contract/duplicates"
import { compareCompanies, comparePersons, sirenOf, type Verdict } from "#domain/duplicates"
import type { Comparable } from "./queries"

type Said = Omit<DuplicateSearch, "id">
type Sure = Pick<Duplicate, "level" | "reason">

const ranks = { likely: 0, possible: 1, none: 2 }

/** What a record is known as, and by each name that it had. */
const facesOf = (record: Comparable): (Comparable & { alias: string | null })[] => [
  { ...record, alias: null },
  ...record.aliases.map((alias) => ({ ...record, ...alias, alias: alias.name })),
]

function judge(area: Said["area"], one: Omit<Said, "area">, other: Omit<Said, "area">): Verdict {
  if (area === "clients") return compareCompanies(one, other)
  return comparePersons({ ...one, client: one.clientId }, { ...other, client: other.clientId })
}

const isSure = (verdict: Verdict): verdict is Sure =>
  verdict.level !== "none" && verdict.reason !== null

/** Of records that share a key with what is typed those that may be the same, the likeliest first. */
export function duplicatesAmong(said: Said, candidates: readonly Comparable[]): Duplicate[] {
  return candidates
    .flatMap((record): Duplicate[] => {
      const [best] = facesOf(record)
        .map((face) => ({ alias: face.alias, verdict: judge(said.area, said, face) }))
        .sort((a, b) => ranks[a.verdict.level] - ranks[b.verdict.level])
      if (!best || !isSure(best.verdict)) return []
      return [{ ...named(record), ...best.verdict, alias: best.alias }]
    })
    .sort(byLevel)
}

const byLevel = (a: Sure & { name: string }, b: Sure & { name: string }) =>
  ranks[a.level] - ranks[b.level] || a.name.localeCompare(b.name, "fr")

export const named = ({ id, name, email, city, clientName, siren }: Comparable) => ({
  ...{ id, name },
  text: [clientName, city, email, siren].filter(Boolean).join(" · ") || null,
})

/** Of pairs that share a key those that may be the same. */
export function pairsAmong(
  area: Said["area"],
  records: readonly Comparable[],
  pairs: readonly { one: string; other: string }[],
): DuplicatePair[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return pairs
    .flatMap(({ one, other }): DuplicatePair[] => {
      const [first, second] = [byId.get(one), byId.get(other)]
      if (!first || !second) return []
      const [best] = facesOf(first)
        .flatMap((face) => facesOf(second).map((each) => judge(area, face, each)))
        .sort((a, b) => ranks[a.level] - ranks[b.level])
      if (!best || !isSure(best)) return []
      return [{ ...best, one: named(first), other: named(second) }]
    })
    .sort((a, b) => byLevel({ ...a, name: a.one.name }, { ...b, name: b.one.name }))
}

/** Two businesses, by their numbers: whatever else agrees, they are not one. */
export function areTwoBusinesses(one: Comparable, other: Comparable): boolean {
  const [siren, otherSiren] = [sirenOf(one), sirenOf(other)]
  if (siren && otherSiren) return siren !== otherSiren
  const { vatNumber } = one
  return Boolean(vatNumber && other.vatNumber && vatNumber !== other.vatNumber)
}

/** What is empty in the one that stays is taken from the other. */
export function fieldsOf(
  area: Said["area"],
  kept: Record<string, unknown>,
  other: Record<string, unknown>,
): MergePreview["fields"] {
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value))
  return mergedFields[area].map((name) => {
    const [mine, theirs] = [text(kept[name]), text(other[name])]
    return {
      name,
      kept: mine,
      other: theirs,
      taken: mine === null && theirs !== null ? "other" : "kept",
    }
  })
}

type Counts = Merge["moved"]

/** By the names that the page has; what has none is counted together. */
export function movedOf(counts: readonly { what: string; count: number }[]): Counts {
  const known = (what: string) => {
    const [kind = ""] = what.split(".")
    return movedKinds.find((each) => each === kind) ?? "other"
  }
  return movedKinds.flatMap((what) => {
    const count = counts
      .filter((each) => known(each.what) === what)
      .reduce((sum, each) => sum + Number(each.count), 0)
    return count > 0 ? [{ what, count }] : []
  })
}

const days = 86_400_000
export const undoDays = 30
export const undoneUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + undoDays * days)
export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoDays * days)

/** The columns of the database that have these fields. */
export const columnsOf = (fields: readonly string[]): string[] =>
  fields.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
