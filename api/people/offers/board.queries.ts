import { and, eq, getTableColumns, gt, sql } from "drizzle-orm"
import { offerStates } from "#contract/choices"
import type { OfferBoardFilter } from "#contract/offers"
import { addDays, type Day, startOfDayIn } from "#domain/day"
import { isOpenStage } from "#domain/offer"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../clients/schema"
import { itsClient, matching, namedOffers } from "./queries"
import type { StageSettings } from "./rules"
import { offers, offerTotals } from "./schema"

/** What a board is narrowed to, with the offers behind a figure where it names one. */
type BoardFilter = OfferBoardFilter & { behind?: string[] }

/** As many cards as a column shows; the list has the others. */
const shown = 20
/** For how long what has ended is on the board. */
const closedDays = 30

/** The first cards of each stage, the last that came into it first. */
export async function listCards(db: Database, owner: Owner, filter: BoardFilter, today: Day) {
  const since = startOfDayIn("Europe/Paris", addDays(today, -closedDays)).toISOString()
  const columns = await Promise.all(
    offerStates.map((state) =>
      namedOffers(
        db,
        owner,
        and(
          matching(owner, filter, today),
          eq(offers.state, state),
          isOpenStage(state) ? undefined : sql`${offers.enteredAt} >= ${since}::timestamptz`,
        ),
      )
        .orderBy(sql`${offers.enteredAt} desc`, sql`${offers.id} desc`)
        .limit(shown),
    ),
  )
  return columns.flat()
}

/** What every offer of the filter comes to, by stage and currency: as it is kept, else added up by the database. */
export function sumStages(
  db: Database,
  owner: Owner,
  filter: BoardFilter,
  today: Day,
  settings: StageSettings,
) {
  const { state, ...others } = filter
  const isKept = Object.values(others).every((value) => value === undefined || value === "")
  return isKept ? keptSums(db, owner, state) : addUp(db, owner, filter, today, settings)
}

/** What the offers of each stage come to, as each change left it. */
function keptSums(db: Database, owner: Owner, state: OfferBoardFilter["state"]) {
  const { owner: _, ...columns } = getTableColumns(offerTotals)
  return db
    .select(columns)
    .from(offerTotals)
    .where(
      and(
        eq(offerTotals.owner, owner),
        gt(offerTotals.count, 0),
        state ? eq(offerTotals.state, state) : undefined,
      ),
    )
    .orderBy(offerTotals.currency)
}

async function addUp(
  db: Database,
  owner: Owner,
  filter: BoardFilter,
  today: Day,
  { weights }: StageSettings,
) {
  const weight = sql`case ${offers.state} when 'accepted' then 100 when 'aborted' then 0
    else coalesce(${offers.probability}, case ${offers.state}
      when 'firstContact' then ${weights.firstContact}::numeric
      when 'positioned' then ${weights.positioned}::numeric
      else ${weights.onWaiting}::numeric end) end`
  const sums = db
    .select({
      state: offers.state,
      currency: offers.currency,
      count: sql<number>`count(*)`.mapWith(Number),
      withoutValue: sql<number>`count(*) filter (where ${offers.valueHT} is null)`.mapWith(Number),
      valueHT: sql<number>`coalesce(sum(${offers.valueHT}), 0)`.mapWith(Number),
      weightedHT: sql<number>`coalesce(sum(round(${offers.valueHT} * ${weight} / 100)), 0)`.mapWith(
        Number,
      ),
    })
    .from(offers)
    .$dynamic()
  // Only a search asks for the client's name.
  const wanted = filter.q ? sums.innerJoin(clients, itsClient) : sums
  return await wanted
    .where(matching(owner, filter, today))
    .groupBy(offers.state, offers.currency)
    .orderBy(offers.currency)
}
