import type { ScheduledPreview } from "#contract/scheduled-transactions"
import { type Calculation, calculate, daysOf } from "#domain/calculated-amount"
import type { Day } from "#domain/day"
import { type HolidayZone, holidayZoneOf } from "#domain/public-holidays"
import { editionOn, scheduledDates } from "#domain/scheduled-dates"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import type { ExpectedReceipt } from "../treasury/commands"
import { listCounted } from "./executions.queries"
import { expectedFacts, factsOf, type NamedFact, scopeOf } from "./facts.commands"
import { type EditionRow, listEditions } from "./queries"
import { datesShown, editionOf, windowOf } from "./rules"

type Asked = Pick<Context, "db" | "owner" | "today">

/** What an item had counted and carried before. */
interface Before {
  counted: Calculation["counted"]
  carried: number
}

export const nothingBefore: Before = { counted: [], carried: 0 }

export const countedBefore = async (
  { db, owner }: Asked,
  item: { id: string; carried: number },
): Promise<Before> => ({
  counted: await listCounted(db, owner, item.id),
  carried: item.carried,
})

/** By which holidays a date is moved: those of where its owner is. */
export async function zoneOf({ db, owner }: Asked): Promise<HolidayZone> {
  const { postalCode } = (await findProfile(db, owner)) ?? {}
  return postalCode ? holidayZoneOf(postalCode) : "metropole"
}

/** What a calculated amount comes to on a date, of what is known now. */
export async function calculateOn(
  context: Asked,
  edition: EditionRow,
  date: Day,
  before: Before,
): Promise<{ calculation: Calculation; days: { from: Day; to: Day }; facts: NamedFact[] }> {
  const days = daysOf(windowOf(edition), date)
  const known = relevant(edition, before)
  const facts = await factsOf(context, edition, { from: firstOf(days.from, known), to: days.to })
  return {
    calculation: calculated(edition, date, facts, { ...before, counted: known }),
    days,
    facts,
  }
}

/** Of what was counted, that of the same source. */
const relevant = (edition: EditionRow, { counted }: Before) =>
  edition.period === "sinceLast"
    ? counted.filter(({ of }) => of.startsWith(`${scopeOf(edition).name} `))
    : []

/** What was counted before a window began is looked at, too: it may have been put right since. */
const firstOf = (from: Day, counted: Before["counted"]) =>
  [from, ...counted.map(({ day }) => day)].sort()[0] ?? from

function calculated(
  edition: EditionRow,
  date: Day,
  facts: readonly NamedFact[],
  { counted, carried }: Before,
): Calculation {
  const how = { percent: edition.percent ?? "0", window: windowOf(edition) }
  if (scopeOf(edition).mayChange) return calculate(how, date, facts, { counted, carried })
  const known = new Set(counted.map(({ of }) => of))
  const open = facts.filter(({ id }) => !known.has(id))
  return calculate(how, date, open, { counted: [], carried })
}

/** The dates of an item up to a day, those that are owed too, each with its amount of what is known today. */
export async function datesUntil(
  context: Asked,
  item: { id: string; carried: number; nextOn: Day | null },
  until: Day,
  /** What is expected to come in meanwhile, and counts as if it had. */
  expected: readonly ExpectedReceipt[] = [],
): Promise<ScheduledPreview["dates"]> {
  if (!item.nextOn || item.nextOn > until) return []
  const editions = await listEditions(context.db, context.owner, item.id)
  const before = await countedBefore(context, item)
  return comingDates(context, editions, item.nextOn, before, until, expected)
}

/** As many dates as anything has in a year, and in a month before it. */
const mostDates = 400

/** The next dates from a day on, or all until another one, each with its amount of what is known today. */
export async function comingDates(
  context: Asked,
  editions: readonly EditionRow[],
  from: Day,
  before: Before,
  until?: Day,
  expected: readonly ExpectedReceipt[] = [],
): Promise<ScheduledPreview["dates"]> {
  const zone = await zoneOf(context)
  const most = until ? mostDates : datesShown
  const dates = scheduledDates(editions.map(editionOf), from, most, zone).filter(
    ({ nominal }) => !until || nominal <= until,
  )
  const said = editions.map((edition) => ({ ...edition, from: edition.startsOn }))
  const edition = said.at(-1)
  // The editions before the last hold for dates that are owed, which are few; their amounts are not foreseen.
  const last = dates.at(-1)
  if (!edition || !last) return []
  if (edition.amount !== null)
    return dates.map(({ nominal, day }) => ({
      ...{ nominal, day },
      amount: editionOn(said, nominal)?.amount ?? null,
    }))
  const window = windowOf(edition)
  const first = daysOf(window, dates[0]?.nominal ?? from).from
  const known = relevant(edition, before)
  const read = { from: firstOf(first, known), to: daysOf(window, last.nominal).to }
  const facts = [
    ...(await factsOf(context, edition, read)),
    ...expectedFacts(edition, expected).filter(({ day }) => day >= read.from && day <= read.to),
  ]
  let { carried } = before
  const counted = [...known]
  return dates.map(({ nominal, day }) => {
    if (nominal < edition.from && said.length > 1) return { nominal, day, amount: null }
    const one = calculated(edition, nominal, facts, { counted, carried })
    if (edition.period === "sinceLast") {
      counted.push(...one.counted)
      carried = one.carriedOut
    }
    return { nominal, day, amount: one.amount }
  })
}
