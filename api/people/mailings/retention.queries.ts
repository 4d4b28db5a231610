import { and, eq, inArray, sql } from "drizzle-orm"
import type pg from "pg"
import type { RetentionSettings } from "#contract/mailings"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { notes } from "../../notes/schema"
import { bills } from "../../sales/bills/schema"
import { quoteAnswers, quotes } from "../../sales/quotes/schema"
import { directoryMessages } from "../../showcase/directory/schema"
import { contracts } from "../../work/contracts/schema"
import { clients } from "../clients/schema"
import { contactConsents, contacts } from "../contacts/schema"
import { mailingMessages, retentionSettings } from "./schema"

/** As many as are looked over at once, the oldest first. */
const most = 10_000

/** The day in Paris of an instant. */
const dayOf = (instant: unknown) => sql`(${instant} at time zone 'Europe/Paris')::date`

/** The day of the first letter that came from the address of a contact, by the directory or by the owner's site. */
const firstLetter = sql`least(
  (select min(${dayOf(directoryMessages.createdAt)}) from ${directoryMessages}
    where ${directoryMessages.owner} = ${contacts.owner}
    and lower(${directoryMessages.email}) = lower(${contacts.email})),
  (select min(${dayOf(contactConsents.givenAt)}) from ${contactConsents}
    where ${contactConsents.owner} = ${contacts.owner} and ${contactConsents.contactId} = ${contacts.id}))`

/** What the clock of a contact is made of: when they were noted, their last word, and their company's relation. */
const facts = (today: Day) => ({
  id: contacts.id,
  name: contacts.name,
  clientName: sql<string | null>`${clients.name}`,
  // Of who wrote before they were noted, the day on which they did.
  collectedOn: sql<Day>`least(${dayOf(contacts.createdAt)}, ${firstLetter})::text`,
  heardOn: sql<Day | null>`greatest(
    (select max(${notes.day}) from ${notes} where ${notes.owner} = ${contacts.owner}
      and ${notes.contactId} = ${contacts.id} and ${notes.from} = 'them' and ${notes.day} <= ${today}::date),
    (select max(${dayOf(contactConsents.givenAt)}) from ${contactConsents}
      where ${contactConsents.owner} = ${contacts.owner} and ${contactConsents.contactId} = ${contacts.id}),
    (select max(${dayOf(directoryMessages.createdAt)}) from ${directoryMessages}
      where ${directoryMessages.owner} = ${contacts.owner}
      and lower(${directoryMessages.email}) = lower(${contacts.email})),
    (select max(${dayOf(mailingMessages.answeredAt)}) from ${mailingMessages}
      where ${mailingMessages.owner} = ${contacts.owner} and ${mailingMessages.contactId} = ${contacts.id}),
    (select max(${dayOf(quoteAnswers.answeredAt)}) from ${quoteAnswers} join ${quotes}
      on ${quotes.owner} = ${quoteAnswers.owner} and ${quotes.id} = ${quoteAnswers.quoteId}
      where ${quotes.owner} = ${contacts.owner} and ${quotes.clientId} = ${contacts.clientId})
  )::text`,
  relationEnd: sql<Day | "running" | null>`case when exists (select from ${contracts}
      where ${contracts.owner} = ${contacts.owner} and ${contracts.clientId} = ${contacts.clientId}
      and ${contracts.activatedOn} is not null
      and coalesce(${contracts.endedOn}, ${contracts.runsUntil}, 'infinity') >= ${today}::date)
    or exists (select from ${bills} where ${bills.owner} = ${contacts.owner}
      and ${bills.clientId} = ${contacts.clientId} and ${bills.number} is not null and ${bills.due} > 0)
    then 'running' else greatest(
      (select max(coalesce(${contracts.endedOn}, ${contracts.runsUntil})) from ${contracts}
        where ${contracts.owner} = ${contacts.owner} and ${contracts.clientId} = ${contacts.clientId}
        and ${contracts.activatedOn} is not null),
      (select max(${bills.releaseDate}) from ${bills} where ${bills.owner} = ${contacts.owner}
        and ${bills.clientId} = ${contacts.clientId} and ${bills.number} is not null))::text end`,
})

const itsClient = and(eq(clients.owner, contacts.owner), eq(clients.id, contacts.clientId))

/** The facts of some contacts. */
export function listFacts(db: Database, owner: Owner, ids: string[], today: Day) {
  return db
    .select(facts(today))
    .from(contacts)
    .leftJoin(clients, itsClient)
    .where(and(eq(contacts.owner, owner), inArray(contacts.id, ids)))
}

/** The facts of those who were noted so long ago that their time may run out until a day. */
export function listOldFacts(db: Database, owner: Owner, today: Day, notedUntil: Day) {
  return db
    .select(facts(today))
    .from(contacts)
    .leftJoin(clients, itsClient)
    .where(
      and(
        eq(contacts.owner, owner),
        sql`least(${dayOf(contacts.createdAt)}, ${firstLetter}) <= ${notedUntil}::date`,
      ),
    )
    .orderBy(contacts.createdAt, contacts.id)
    .limit(most)
}

export type FactsRow = Awaited<ReturnType<typeof listFacts>>[number]

/** Whose contacts may have to be looked at, of everyone. */
export async function listOwnersToLookAt(pool: pg.Pool): Promise<Owner[]> {
  const old = "select distinct owner from contacts"
  return (await sweep<{ owner: string }>(pool, "retention", old)).map(ownerOfRow)
}

/** Nothing where the owner has never changed them. */
export async function findSettings(db: Database, owner: Owner) {
  const [settings] = await db
    .select({ erases: retentionSettings.erases, version: retentionSettings.version })
    .from(retentionSettings)
    .where(eq(retentionSettings.owner, owner))
  return settings
}

/** Nothing is returned where the version is not the current one; that of the first is 0. */
export async function changeSettings(
  db: Database,
  owner: Owner,
  { version, erases }: RetentionSettings,
) {
  const returned = { erases: retentionSettings.erases, version: retentionSettings.version }
  const [changed] =
    version === 0
      ? await db
          .insert(retentionSettings)
          .values({ erases, owner })
          .onConflictDoNothing()
          .returning(returned)
      : await db
          .update(retentionSettings)
          .set({ erases })
          .where(and(eq(retentionSettings.owner, owner), eq(retentionSettings.version, version)))
          .returning(returned)
  return changed
}
