import { groupKey, type VatGroup } from "./bill-pricing"

type Key = (group: Pick<VatGroup, "rate" | "category">) => string

/** What groups are told apart by, where each of a rate is a category of its own: at no rate there are several. */
export const categoryKey: Key = ({ rate, category }) => `${groupKey({ rate })} ${category ?? ""}`

/** What is left of a bill, rate by rate, after its credit notes: they never give back more than was billed. */
export function remainingOf(
  billed: readonly VatGroup[],
  notes: readonly (readonly VatGroup[])[],
  keyOf: Key = groupKey,
): VatGroup[] {
  const given = together(notes.flat(), keyOf)
  return together(billed, keyOf).map((group) => {
    const note = given.find((one) => keyOf(one) === keyOf(group))
    return {
      ...group,
      base: group.base - (note?.base ?? 0),
      tax: group.tax - (note?.tax ?? 0),
    }
  })
}

/**
 * The groups of a credit note. Its tax is never more than what is left, and all that is left once the base
 * is used up: parts that are rounded one by one still come to the whole.
 */
export function cappedBy(note: readonly VatGroup[], left: readonly VatGroup[]): VatGroup[] {
  return note.map((group) => {
    const rest = left.find((one) => groupKey(one) === groupKey(group))
    if (!rest || Number(group.rate) === 0) return group
    const tax = group.base === rest.base ? rest.tax : Math.min(group.tax, rest.tax)
    return { ...group, tax }
  })
}

/** The rates at which more is given back than is left; those that were never billed too. */
export function exceeding(
  note: readonly VatGroup[],
  left: readonly VatGroup[],
  keyOf: Key = groupKey,
): VatGroup[] {
  return together(note, keyOf).filter((group) => {
    const rest = left.find((one) => keyOf(one) === keyOf(group))
    return group.base > (rest?.base ?? 0)
  })
}

/** Groups of one key together; by rates their categories go, for only rates differ in what they charge. */
function together(groups: readonly VatGroup[], keyOf: Key): VatGroup[] {
  const known = new Map<string, VatGroup>()
  for (const { rate, category, base, tax } of groups) {
    const its = { rate, ...(keyOf === categoryKey && category && { category }) }
    const before = known.get(keyOf(its)) ?? { ...its, base: 0, tax: 0 }
    known.set(keyOf(its), { ...before, base: before.base + base, tax: before.tax + tax })
  }
  return [...known.values()]
}
