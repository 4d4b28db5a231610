import { groupKey, type VatGroup } from "./bill-pricing"

/** What is left of a bill, rate by rate, after its credit notes: they never give back more than was billed. */
export function remainingOf(
  billed: readonly VatGroup[],
  notes: readonly (readonly VatGroup[])[],
): VatGroup[] {
  const given = byRate(notes.flat())
  return byRate(billed).map((group) => {
    const note = given.find((one) => groupKey(one) === groupKey(group))
    return {
      rate: group.rate,
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
export function exceeding(note: readonly VatGroup[], left: readonly VatGroup[]): VatGroup[] {
  return byRate(note).filter((group) => {
    const rest = left.find((one) => groupKey(one) === groupKey(group))
    return group.base > (rest?.base ?? 0)
  })
}

/** Categories of one rate together: only rates differ in what they charge. */
function byRate(groups: readonly VatGroup[]): { rate: string; base: number; tax: number }[] {
  const rates = new Map<string, { rate: string; base: number; tax: number }>()
  for (const { rate, base, tax } of groups) {
    const before = rates.get(groupKey({ rate })) ?? { rate, base: 0, tax: 0 }
    rates.set(groupKey({ rate }), { ...before, base: before.base + base, tax: before.tax + tax })
  }
  return [...rates.values()]
}
