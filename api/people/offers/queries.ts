import { and, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm"
import type pg from "pg"
import type { OfferFilter } from "#contract/offers"
import { addDays, type Day, startOfDayIn } from "#domain/day"
import { openStages } from "#domain/offer"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { people } from "../../access/schema"
import { keyset, orElse } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { clients } from "../clients/schema"
import { contacts } from "../contacts/schema"
import { offers } from "./schema"

const {
  owner: _,
  words: _words,
  paperId: _paper,
  letterId: _letter,
  ...own
} = getTableColumns(offers)
const columns = {
  ...own,
  clientName: clients.name,
  contactName: sql<string | null>`${contacts.name}`,
  modifiedByName: sql<string | null>`coalesce(${people.name}, ${people.username})`,
}
const listed = projection(columns)

const sorts = {
  title: sql`${offers.title} collate "fr-x-icu"`,
  client: sql`${clients.name} collate "fr-x-icu"`,
  modifiedAt: offers.modifiedAt,
  valueHT: orElse(offers.valueHT, sql`-1`),
  expectedStart: orElse(offers.expectedStart, sql`'infinity'::date`),
  nextActionOn: orElse(offers.nextActionOn, sql`'infinity'::date`),
}

export const itsClient = and(eq(clients.owner, offers.owner), eq(clients.id, offers.clientId))
const itsContact = and(eq(contacts.owner, offers.owner), eq(contacts.id, offers.contactId))
const itsAuthor = eq(people.id, offers.modifiedBy)
const withNames = sql`${offers} join ${clients} on ${itsClient}
  left join ${contacts} on ${itsContact} left join ${people} on ${itsAuthor}`

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>

const isOpen = inArray(offers.state, [...openStages])

/** The same as `actionOf` says, for rows that are not read yet. */
export function withAction(
  action: NonNullable<OfferFilter["action"]>,
  today: Day,
): SQL | undefined {
  const day = offers.nextActionOn
  switch (action) {
    case "overdue":
      return and(isOpen, sql`${day} < ${today}::date`)
    case "today":
      return and(isOpen, eq(day, today))
    case "week":
      return and(isOpen, sql`${day} between ${today}::date and ${endOfWeek(today)}::date`)
    case "none":
      return and(isOpen, sql`${day} is null`)
  }
}

/** The Sunday on which the week ends. */
function endOfWeek(today: Day): Day {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (7 - weekday) % 7)
}

const startOf = (day: Day) => startOfDayIn("Europe/Paris", day).toISOString()

type Criteria = Omit<OfferFilter, "sort" | "limit" | "after" | "before"> & {
  /** The offers behind a figure. */
  behind?: string[]
}

/** The condition of the filtered set; a search asks for the client's row. */
export const matching = (owner: Owner, filter: Criteria, today: Day) =>
  and(
    eq(offers.owner, owner),
    filter.id ? inArray(offers.id, filter.id) : undefined,
    filter.behind ? sql`${offers.id} = any(${sql.param(filter.behind)}::uuid[])` : undefined,
    filter.state ? eq(offers.state, filter.state) : undefined,
    filter.clientId ? eq(offers.clientId, filter.clientId) : undefined,
    filter.source
      ? sql`${offers.source} = any(same_options('offerSource', ${filter.source}))`
      : undefined,
    filter.quoteId ? eq(offers.quoteId, filter.quoteId) : undefined,
    filter.contractId ? eq(offers.contractId, filter.contractId) : undefined,
    filter.letterId ? eq(offers.letterId, filter.letterId) : undefined,
    filter.action ? withAction(filter.action, today) : undefined,
    filter.from ? sql`${offers.modifiedAt} >= ${startOf(filter.from)}::timestamptz` : undefined,
    filter.to
      ? sql`${offers.modifiedAt} < ${startOf(addDays(filter.to, 1))}::timestamptz`
      : undefined,
    or(containing(filter.q, offers.title), containing(filter.q, clients.name)),
  )

export function listOffers(
  db: Database,
  owner: Owner,
  filter: OfferFilter & Pick<Criteria, "behind">,
  today: Day,
) {
  const page = keyset(filter, sorts, offers.id, "-modifiedAt")
  // Counted beside the names of whom they name, ten thousand offers cost as much as the page.
  const counted = filter.q ? withNames : sql`${offers}`
  return page.list(db, listed, withNames, matching(owner, filter, today), counted)
}

/** Every offer of the filter, the last changed first: at most as many as a spreadsheet is good for. */
export function exportOffers(
  db: Database,
  owner: Owner,
  filter: OfferFilter & Pick<Criteria, "behind">,
  today: Day,
) {
  return namedOffers(db, owner, matching(owner, filter, today))
    .orderBy(sql`${offers.modifiedAt} desc`, offers.id)
    .limit(50_000)
}

/** Offers of a condition with the names of whom they name. */
export const namedOffers = (db: Database, owner: Owner, wanted: SQL | undefined) =>
  db
    .select(columns)
    .from(offers)
    .innerJoin(clients, itsClient)
    .leftJoin(contacts, itsContact)
    .leftJoin(people, itsAuthor)
    .where(and(eq(offers.owner, owner), wanted))
    .$dynamic()

export async function findOffer(db: Database, owner: Owner, id: string) {
  const [offer] = await namedOffers(db, owner, eq(offers.id, id))
  return offer
}

/** The offer that was made of a letter. */
export async function findOfferOfLetter(db: Database, owner: Owner, letterId: string) {
  const [offer] = await namedOffers(db, owner, eq(offers.letterId, letterId)).limit(1)
  return offer
}

/**
 * The offer, which nobody else changes until the transaction ends. Locked first and read then: a lock that waited would judge the join by what stood before.
 */
export async function lockOffer(db: Database, owner: Owner, id: string) {
  const [locked] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.owner, owner), eq(offers.id, id)))
    .for("update")
  return locked && findOffer(db, owner, id)
}

type Written = Omit<typeof offers.$inferInsert, "id" | "owner" | "version">

export async function addOffer(db: Database, owner: Owner, offer: Written) {
  const [added] = await db
    .insert(offers)
    .values({ ...offer, owner })
    .returning({ id: offers.id })
  return added && findOffer(db, owner, added.id)
}

/** The caller holds the offer's lock. */
export async function changeOffer(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Written>,
) {
  await db
    .update(offers)
    .set(changes)
    .where(and(eq(offers.owner, owner), eq(offers.id, id)))
  return findOffer(db, owner, id)
}

export async function removeOffer(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(offers)
    .where(and(eq(offers.owner, owner), eq(offers.id, id)))
    .returning({ id: offers.id })
  return removed
}

/** Answers the ids of what is gone; nothing keeps an offer. */
export async function removeOffers(db: Database, owner: Owner, ids: string[]) {
  const removed = await db
    .delete(offers)
    .where(and(eq(offers.owner, owner), inArray(offers.id, ids)))
    .returning({ id: offers.id })
  return removed.map(({ id }) => id)
}

/** The best few whose title contains the words. */
export function searchOffers(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: offers.id,
      title: offers.title,
      state: offers.state,
      clientName: clients.name,
      valueHT: offers.valueHT,
      currency: offers.currency,
    })
    .from(offers)
    .innerJoin(clients, itsClient)
    .where(and(eq(offers.owner, owner), sql`${offers.id} = any(find_offers(${q}))`))
    .orderBy(...bestFirst(offers.title, q))
    .limit(most)
}

/** Whose next actions have come, of everyone. */
export async function listOwnersToRemind(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const come = "select distinct owner from offers where next_action_on <= $1"
  const rows = await sweep<{ owner: string }>(pool, "offerActions", come, [today])
  return rows.map(ownerOfRow)
}

/** The actions whose day has come, and whose hour if they have one; `causeId` is another for another moment. */
export function listActionsCome(db: Database, owner: Owner, { day, time }: ParisTime) {
  return db
    .select({
      id: offers.id,
      title: offers.title,
      clientName: clients.name,
      nextAction: offers.nextAction,
      nextActionOn: offers.nextActionOn,
      nextActionAt: offers.nextActionAt,
      causeId: sql<string>`md5(${offers.id}::text || ${offers.nextAction} || ${offers.nextActionOn}::text
        || coalesce(${offers.nextActionAt}, ''))::uuid`,
    })
    .from(offers)
    .innerJoin(clients, itsClient)
    .where(
      and(
        eq(offers.owner, owner),
        isOpen,
        sql`(${offers.nextActionOn} < ${day}::date or ${offers.nextActionOn} = ${day}::date
          and coalesce(${offers.nextActionAt}, '') <= ${time})`,
      ),
    )
}

/** A day and an hour as clocks in Paris show them. */
interface ParisTime {
  day: Day
  time: string
}

/** A prospect who agreed is a client; nobody else changes. */
export async function activateProspect(db: Database, owner: Owner, clientId: string) {
  await db
    .update(clients)
    .set({ status: "active" })
    .where(and(eq(clients.owner, owner), eq(clients.id, clientId), eq(clients.status, "prospect")))
}
