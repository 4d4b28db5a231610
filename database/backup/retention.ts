import { isSegment, numberOf } from "./segments"

interface Kept {
  id: string
  at: Date
  from: string
  until: string
}

const day = (at: Date) => at.toISOString().slice(0, 10)
const month = (at: Date) => at.toISOString().slice(0, 7)
/** The Monday that a week begins with. */
const week = (at: Date) => {
  const monday = new Date(at)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return day(monday)
}

/** Of what there is, oldest first: the last of each of seven days, four weeks and twelve months. */
export function keptBases<Base extends Kept>(bases: Base[]): { kept: Base[]; oldestDaily?: Base } {
  const daily = lastOfEach(bases, day, 7)
  const kept = new Set([...daily, ...lastOfEach(bases, week, 4), ...lastOfEach(bases, month, 12)])
  return { kept: bases.filter((base) => kept.has(base)), oldestDaily: daily[0] }
}

function lastOfEach<Base extends Kept>(bases: Base[], of: (at: Date) => string, most: number) {
  const last = new Map(bases.map((base) => [of(base.at), base]))
  return [...last.values()].slice(-most)
}

/** Whether a piece of the log is still needed: since the oldest daily copy, or to start an older one. */
export function isNeeded(name: string, kept: Kept[], oldestDaily: Kept | undefined): boolean {
  // A history of a timeline is a line long, and any later restore may ask for it.
  if (!isSegment(name) || !oldestDaily) return true
  const number = numberOf(name)
  if (number >= numberOf(oldestDaily.from)) return true
  return kept.some(({ from, until }) => number >= numberOf(from) && number <= numberOf(until))
}
