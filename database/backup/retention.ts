import { chainFrom, isSegment, numberOf } from "./segments"

interface Kept {
  id: string
  at: Date
  from: string
  until: string
}

/** Any moment of so long can be restored. */
const sevenDays = 7 * 24 * 3_600_000

const day = (at: Date) => at.toISOString().slice(0, 10)
const month = (at: Date) => at.toISOString().slice(0, 7)
/** The Monday that a week begins with. */
const week = (at: Date) => {
  const monday = new Date(at)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return day(monday)
}

/**
 * Of what there is, oldest first: the last of each of seven days, four weeks and twelve months, and what any moment of
 * the last week starts from. That is `first`, the newest that is a week old, or the oldest of all; and of the week
 * whatever the log does not lead to from the one before.
 */
export function keptBases<Base extends Kept>(
  bases: Base[],
  now: Date,
  log: ReadonlySet<string>,
): { kept: Base[]; first?: Base } {
  const beforeWeek = bases.findLast(({ at }) => now.getTime() - at.getTime() >= sevenDays)
  const first = beforeWeek ?? bases[0]
  const usual = [
    ...lastOfEach(bases, day, 7),
    ...lastOfEach(bases, week, 4),
    ...lastOfEach(bases, month, 12),
  ]
  const wanted = new Set(first ? [first, ...usual] : usual)
  let before: Base | undefined
  const kept = bases.filter((base) => {
    const isRecent = first !== undefined && base.at >= first.at
    const stays = wanted.has(base) || (isRecent && !(before && leadsTo(before, base, log)))
    if (stays) before = base
    return stays
  })
  return { kept, first }
}

const leadsTo = (from: Kept, to: Kept, log: ReadonlySet<string>): boolean =>
  chainFrom(from.from, log).includes(to.until)

function lastOfEach<Base extends Kept>(bases: Base[], of: (at: Date) => string, most: number) {
  const last = new Map(bases.map((base) => [of(base.at), base]))
  return [...last.values()].slice(-most)
}

/** Whether a piece of the log is still needed: since the copy that the last week starts from, or to start an older one. */
export function isNeeded(name: string, kept: Kept[], first: Kept | undefined): boolean {
  // A history of a timeline is a line long, and any later restore may ask for it.
  if (!isSegment(name) || !first) return true
  const number = numberOf(name)
  if (number >= numberOf(first.from)) return true
  return kept.some(({ from, until }) => number >= numberOf(from) && number <= numberOf(until))
}
