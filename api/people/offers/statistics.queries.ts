import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { type Day, startOfDayIn } from "#domain/day"
import { openStages } from "#domain/offer"
import type { OfferHistory } from "#domain/offer-statistics"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { offerEvents, offers } from "./schema"

/** The moves of the offers of which one was moved, or begun, between two days, as they were made. */
export async function listHistories(
  db: Database,
  owner: Owner,
  from: Day,
  afterwards: Day,
): Promise<OfferHistory[]> {
  const [begin, end] = [from, afterwards].map((day) => startOfDayIn("Europe/Paris", day))
  const moved = db
    .selectDistinct({ id: offerEvents.offerId })
    .from(offerEvents)
    .where(
      and(
        eq(offerEvents.owner, owner),
        eq(offerEvents.field, "state"),
        sql`${offerEvents.at} >= ${begin?.toISOString()}::timestamptz`,
        sql`${offerEvents.at} < ${end?.toISOString()}::timestamptz`,
      ),
    )
  const rows = await db
    .select({
      id: offers.id,
      source: offers.source,
      abortReason: offers.abortReason,
      at: offerEvents.at,
      before: offerEvents.before,
      after: offerEvents.after,
    })
    .from(offerEvents)
    .innerJoin(offers, and(eq(offers.owner, offerEvents.owner), eq(offers.id, offerEvents.offerId)))
    .where(
      and(
        eq(offerEvents.owner, owner),
        eq(offerEvents.field, "state"),
        inArray(offerEvents.offerId, moved),
      ),
    )
    .orderBy(asc(offerEvents.offerId), asc(offerEvents.place))
  const histories = new Map<string, OfferHistory & { moves: OfferHistory["moves"][number][] }>()
  for (const { id, source, abortReason, at, before, after } of rows) {
    const history = histories.get(id) ?? { id, source, abortReason, moves: [] }
    history.moves.push({
      at,
      before: before === null ? null : String(before),
      after: String(after),
    })
    histories.set(id, history)
  }
  return [...histories.values()]
}

/** What open offers are worth, in the order in which they are expected to begin. */
export function listOpenOffers(db: Database, owner: Owner) {
  return db
    .select({
      id: offers.id,
      state: offers.state,
      tjmHT: offers.tjmHT,
      expectedDays: offers.expectedDays,
      probability: offers.probability,
      expectedStart: offers.expectedStart,
    })
    .from(offers)
    .where(and(eq(offers.owner, owner), inArray(offers.state, [...openStages])))
    .orderBy(asc(offers.expectedStart), asc(offers.id))
}
