import { addDays, type Day, daysBetween, endOfMonth } from "#domain/day"

/** How many of a month's days are meant. */
interface MonthPart {
  days: number
  of: number
}

/** The months from one day to another, each with how many of its days are within. */
export function monthPartsOf(from: Day, to: Day): MonthPart[] {
  const parts: MonthPart[] = []
  for (let day = from; day <= to; day = addDays(endOfMonth(day), 1)) {
    const last = endOfMonth(day)
    const days = daysBetween(day, last < to ? last : to) + 1
    parts.push({ days, of: Number(last.slice(8)) })
  }
  return parts
}

/** The months from one day to another, a part of one by its days, to the ten thousandth. */
export const monthsIn = (from: Day, to: Day): number =>
  monthPartsOf(from, to).reduce((sum, { days, of }) => sum + Math.round((days * one) / of), 0) / one

const one = 10_000

/** What the months from one day to another come to at a price a month, to the cent. */
export function priceOfMonths(priceHT: number, from: Day, to: Day): number {
  const exact = monthPartsOf(from, to).reduce((sum, { days, of }) => sum + (priceHT * days) / of, 0)
  // Halves are halves, whatever thirds left of them.
  return Math.round(Number(exact.toFixed(6)))
}

/** The same months in figures: "16/30 + 1". */
export function monthsInFigures(from: Day, to: Day): string {
  const parts = monthPartsOf(from, to)
  const whole = parts.filter(({ days, of }) => days === of).length
  const broken = parts.filter(({ days, of }) => days < of).map(({ days, of }) => `${days}/${of}`)
  return [...broken, ...(whole ? [String(whole)] : [])].join(" + ")
}
