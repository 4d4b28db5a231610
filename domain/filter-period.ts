const longest = 90

/**
 * Why a list may not be narrowed to these days: whole months, quarters and years are allowed, any
 * other selection spans 90 days at most (specification §5).
 */
export function refusalOfPeriod(
  from: string | undefined,
  to: string | undefined,
): { path: "from" | "to"; code: string } | undefined {
  if (!from && !to) return undefined
  if (!from || !to) return { path: from ? "to" : "from", code: "required" }
  if (to < from) return { path: "to", code: "endBeforeStart" }
  if (isWholePeriod(from, to) || daysOf(from, to) <= longest) return undefined
  return { path: "to", code: "period90" }
}

/** Whether two days are the first and the last of one month, quarter or year. */
export function isWholePeriod(from: string, to: string): boolean {
  const [year = 0, month = 0, day = 0] = numbers(from)
  if (day !== 1) return false
  const lengths = month === 1 ? [1, 3, 12] : month % 3 === 1 ? [1, 3] : [1]
  return lengths.some((months) => lastDay(year, month + months - 1) === to)
}

/** The first and last day of `months` months that begin with `month` (1 to 12). */
export function wholePeriod(
  year: number,
  month: number,
  months: 1 | 3 | 12,
): { from: string; to: string } {
  return { from: text(Date.UTC(year, month - 1, 1)), to: lastDay(year, month + months - 1) }
}

/** Both days counted. */
function daysOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

const numbers = (day: string) => day.split("-").map(Number)
const lastDay = (year: number, month: number) => text(Date.UTC(year, month, 0))
const text = (instant: number) => new Date(instant).toISOString().slice(0, 10)
