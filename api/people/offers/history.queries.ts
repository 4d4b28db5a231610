import { and, eq, getTableColumns, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { OfferHistoryFilter } from "#contract/offers"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { people } from "../../access/schema"
import { keyset } from "../../http/page"
import { clients } from "../clients/schema"
import { offerEvents } from "./schema"

const { owner: _, ...own } = getTableColumns(offerEvents)

/** The name of the client that a change names. */
const named = (value: PgColumn) =>
  sql<string | null>`case when ${offerEvents.field} = 'clientId' then coalesce(
    (select ${clients.name} from ${clients}
      where ${clients.owner} = ${offerEvents.owner} and ${clients.id}::text = ${value} #>> '{}'),
    -- One that is part of another by now is known by the name that it had.
    (select m.lost ->> 'name' from merges m
      where m.owner = ${offerEvents.owner} and m.lost_id::text = ${value} #>> '{}' limit 1)) end`

const listed = projection({
  ...own,
  byName: sql<string | null>`coalesce(${people.name}, ${people.username})`,
  beforeName: named(offerEvents.before),
  afterName: named(offerEvents.after),
})

/** What became of an offer, the newest first. */
export function listEvents(
  db: Database,
  owner: Owner,
  offerId: string,
  filter: OfferHistoryFilter,
) {
  const page = keyset(filter, { place: offerEvents.place }, offerEvents.id, "-place")
  const withAuthor = sql`${offerEvents} left join ${people} on ${eq(people.id, offerEvents.by)}`
  const its = and(eq(offerEvents.owner, owner), eq(offerEvents.offerId, offerId))
  return page.list(db, listed, withAuthor, its)
}

export type EventRow = Omit<Awaited<ReturnType<typeof listEvents>>["rows"][number], "cursor">
