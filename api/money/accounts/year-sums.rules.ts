import type { YearSums } from "#contract/year-sums"

/** A year by its months and quarters. */
export function yearSums(
  year: number,
  sums: readonly { month: number; amount: number }[],
): YearSums {
  const months = Array.from(
    { length: 12 },
    (_, at) => sums.find(({ month }) => month === at + 1)?.amount ?? 0,
  )
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 0)
  const quarters = [0, 3, 6, 9].map((from) => sum(months.slice(from, from + 3)))
  return { year, months, quarters, total: sum(months) }
}
