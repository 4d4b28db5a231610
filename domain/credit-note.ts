import { groupKey, type VatGroup } from "./bill-pricing"

/** What is left of a bill's groups after its credit notes: they never give back more than was billed. */
export function remainingOf(
  billed: readonly VatGroup[],
  notes: readonly (readonly VatGroup[])[],
): VatGroup[] {
  return billed.map((group) => {
    const given = notes.flat().filter((note) => groupKey(note) === groupKey(group))
    const sum = (part: "base" | "tax") => given.reduce((total, note) => total + note[part], 0)
    return { ...group, base: group.base - sum("base"), tax: group.tax - sum("tax") }
  })
}

/**
 * The groups of a credit note. Its tax is never more than what is left, and all that is left once the base
 * is used up: parts that are rounded one by one still come to the whole.
 */
export function cappedBy(note: readonly VatGroup[], left: readonly VatGroup[]): VatGroup[] {
  return note.map((group) => {
    const rest = left.find((one) => groupKey(one) === groupKey(group))
    if (!rest) return group
    const tax = group.base === rest.base ? rest.tax : Math.min(group.tax, rest.tax)
    return { ...group, tax }
  })
}

/** The groups of which more is given back than is left; those that were never billed too. */
export function exceeding(note: readonly VatGroup[], left: readonly VatGroup[]): VatGroup[] {
  return note.filter((group) => {
    const rest = left.find((one) => groupKey(one) === groupKey(group))
    return group.base > (rest?.base ?? 0)
  })
}
