import { and, desc, eq, isNotNull, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../../people/clients/schema"
import { contacts } from "../../people/contacts/schema"
import { offers } from "../../people/offers/schema"
import { contracts } from "../../work/contracts/schema"
import { timesheets } from "../../work/timesheets/schema"
import { bills } from "../bills/schema"
import { quotes } from "../quotes/schema"

/** As many as one chooses among. */
const most = 20

/** Issued bills that a template may be tried with, the newest first. */
export const listBillsToTry = (db: Database, owner: Owner) =>
  db
    .select({ id: bills.id, number: bills.number, clientName: bills.clientName })
    .from(bills)
    .where(and(eq(bills.owner, owner), isNotNull(bills.number)))
    .orderBy(desc(bills.issuedAt), desc(bills.id))
    .limit(most)

export const listQuotesToTry = (db: Database, owner: Owner) =>
  db
    .select({ id: quotes.id, number: quotes.number, clientName: quotes.clientName })
    .from(quotes)
    .where(and(eq(quotes.owner, owner), eq(quotes.drafting, false)))
    .orderBy(desc(quotes.releaseDate), desc(quotes.place))
    .limit(most)

export const listTimesheetsToTry = (db: Database, owner: Owner) =>
  db
    .select({ id: timesheets.id, number: timesheets.month, clientName: clients.name })
    .from(timesheets)
    .innerJoin(
      contracts,
      and(eq(contracts.owner, timesheets.owner), eq(contracts.id, timesheets.contractId)),
    )
    .innerJoin(clients, and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId)))
    .where(and(eq(timesheets.owner, owner), eq(timesheets.drafting, false)))
    .orderBy(desc(timesheets.month), timesheets.id)
    .limit(most)

/** Those that are renewed by themselves. */
export const listContractsToTry = (db: Database, owner: Owner) =>
  db
    .select({ id: contracts.id, number: contracts.title, clientName: clients.name })
    .from(contracts)
    .innerJoin(clients, and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId)))
    .where(
      and(
        eq(contracts.owner, owner),
        isNotNull(contracts.activatedOn),
        isNotNull(contracts.runsUntil),
        contracts.renewable,
      ),
    )
    .orderBy(desc(contracts.startDate), contracts.id)
    .limit(most)

const itsCompany = and(eq(clients.owner, contacts.owner), eq(clients.id, contacts.clientId))

/** Contacts that can be written to, the newest first. */
export const listContactsToTry = (db: Database, owner: Owner) =>
  db
    .select({
      id: contacts.id,
      number: contacts.name,
      clientName: sql<string>`coalesce(${clients.name}, '')`,
    })
    .from(contacts)
    .leftJoin(clients, itsCompany)
    .where(and(eq(contacts.owner, owner), isNotNull(contacts.email)))
    .orderBy(desc(contacts.createdAt), contacts.id)
    .limit(most)

/** A contact as a mailing speaks of them: their company, and their newest open offer. */
export async function findContactToTry(db: Database, owner: Owner, id: string) {
  const [contact] = await db
    .select({
      id: contacts.id,
      number: contacts.name,
      clientId: contacts.clientId,
      clientName: sql<string>`coalesce(${clients.name}, '')`,
      offer: sql<string>`coalesce((select ${offers.title} from ${offers}
        where ${offers.owner} = ${contacts.owner} and ${offers.state} not in ('aborted', 'accepted')
          and (${offers.contactId} = ${contacts.id} or ${offers.clientId} = ${contacts.clientId})
        order by (${offers.contactId} = ${contacts.id}) is true desc, ${offers.modifiedAt} desc limit 1), '')`,
    })
    .from(contacts)
    .leftJoin(clients, itsCompany)
    .where(and(eq(contacts.owner, owner), eq(contacts.id, id)))
  return contact && { ...contact, about: "contact" as const }
}
