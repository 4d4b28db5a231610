import { and, eq, getTableColumns, inArray, or, sql } from "drizzle-orm"
import type { ContactFilter, NewContact } from "#contract/contacts"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset, orElse } from "../../http/page"
import { bestFirst, calledBefore, containing } from "../../http/search"
import { clients } from "../clients/schema"
import { contactConsents, contacts } from "./schema"

const { owner: _, uid: _uid, words: _words, keys: _keys, ...own } = getTableColumns(contacts)
const columns = { ...own, clientName: sql<string | null>`${clients.name}` }
const listed = projection(columns)

const sorts = {
  name: sql`${contacts.name} collate "fr-x-icu"`,
  role: sql`${orElse(contacts.role, sql`''`)} collate "fr-x-icu"`,
  client: sql`${orElse(clients.name, sql`''`)} collate "fr-x-icu"`,
}

const itsClient = and(eq(clients.owner, contacts.owner), eq(clients.id, contacts.clientId))

const matching = (owner: Owner, filter: ContactFilter) =>
  and(
    eq(contacts.owner, owner),
    filter.id ? inArray(contacts.id, filter.id) : undefined,
    filter.clientId ? eq(contacts.clientId, filter.clientId) : undefined,
    or(
      containing(filter.q, contacts.name),
      containing(filter.q, contacts.role),
      containing(filter.q, contacts.email),
      calledBefore(filter.q, "contacts", contacts.id),
      containing(filter.q, clients.name),
    ),
  )

export function listContacts(db: Database, owner: Owner, filter: ContactFilter) {
  const page = keyset(filter, sorts, contacts.id, "name")
  const withClient = sql`${contacts} left join ${clients} on ${itsClient}`
  return page.list(db, listed, withClient, matching(owner, filter))
}

/** Every contact of the filter, by name: at most as many as a spreadsheet is good for. */
export function exportContacts(db: Database, owner: Owner, filter: ContactFilter) {
  return db
    .select(columns)
    .from(contacts)
    .leftJoin(clients, itsClient)
    .where(matching(owner, filter))
    .orderBy(sorts.name)
    .limit(50_000)
}

export async function findContact(db: Database, owner: Owner, id: string) {
  const [contact] = await db
    .select(columns)
    .from(contacts)
    .leftJoin(clients, itsClient)
    .where(and(eq(contacts.owner, owner), eq(contacts.id, id)))
  return contact
}

export async function addContact(db: Database, owner: Owner, contact: NewContact) {
  const [added] = await db
    .insert(contacts)
    .values({ ...contact, owner })
    .returning({ id: contacts.id })
  return added && findContact(db, owner, added.id)
}

/** Nothing is returned where the version is not the current one. */
export async function changeContact(
  db: Database,
  owner: Owner,
  id: string,
  { version, ...contact }: NewContact & { version: number },
) {
  const [changed] = await db
    .update(contacts)
    .set(contact)
    .where(and(eq(contacts.owner, owner), eq(contacts.id, id), eq(contacts.version, version)))
    .returning({ id: contacts.id })
  return changed && findContact(db, owner, changed.id)
}

export async function removeContact(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(contacts)
    .where(and(eq(contacts.owner, owner), eq(contacts.id, id)))
    .returning({ id: contacts.id })
  return removed
}

/** The best few whose name, role or e-mail contains the words. */
export function searchContacts(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: contacts.id,
      name: contacts.name,
      role: contacts.role,
      clientName: clients.name,
    })
    .from(contacts)
    .leftJoin(clients, itsClient)
    .where(and(eq(contacts.owner, owner), sql`${contacts.id} = any(find_contacts(${q}))`))
    .orderBy(...bestFirst(contacts.name, q))
    .limit(most)
}

/** Answers the ids of what is gone; nothing keeps a contact. */
export async function removeContacts(db: Database, owner: Owner, ids: string[]) {
  const removed = await db
    .delete(contacts)
    .where(and(eq(contacts.owner, owner), inArray(contacts.id, ids)))
    .returning({ id: contacts.id })
  return removed.map(({ id }) => id)
}

/** The contact who already has this address, whatever its case. */
export async function findContactByEmail(db: Database, owner: Owner, email: string) {
  const [contact] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.owner, owner), sql`lower(${contacts.email}) = lower(${email})`))
    .limit(1)
  return contact
}

export async function addConsent(
  db: Database,
  owner: Owner,
  consent: Omit<typeof contactConsents.$inferInsert, "owner">,
) {
  await db.insert(contactConsents).values({ ...consent, owner })
}

/** What a contact wrote through the site's form, the latest first. */
export function listConsents(db: Database, owner: Owner, contactId: string) {
  return db
    .select({
      id: contactConsents.id,
      givenAt: contactConsents.givenAt,
      text: contactConsents.text,
      message: contactConsents.message,
      addressSha256: contactConsents.addressSha256,
    })
    .from(contactConsents)
    .where(and(eq(contactConsents.owner, owner), eq(contactConsents.contactId, contactId)))
    .orderBy(sql`${contactConsents.givenAt} desc`)
    .limit(50)
}

/** What a contact wrote last by the owner's site: nobody else takes it up until the transaction ends. */
export async function lockNewestConsent(db: Database, owner: Owner, contactId: string) {
  const [consent] = await db
    .select({ id: contactConsents.id, message: contactConsents.message })
    .from(contactConsents)
    .where(and(eq(contactConsents.owner, owner), eq(contactConsents.contactId, contactId)))
    .orderBy(sql`${contactConsents.givenAt} desc`)
    .limit(1)
    .for("update")
  return consent
}

/** What tells contacts apart, of as many as an import is compared with. */
export function listKnownContacts(db: Database, owner: Owner) {
  return db
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      phoneNumber: contacts.phoneNumber,
      clientId: contacts.clientId,
      uid: contacts.uid,
    })
    .from(contacts)
    .where(eq(contacts.owner, owner))
    .limit(50_000)
}

/** Those of these ids, as far as an import may change them. */
export function listChangeable(db: Database, owner: Owner, ids: readonly string[]) {
  const { id, name, role, email, phoneNumber, clientId, uid } = contacts
  return db
    .select({ id, name, role, email, phoneNumber, clientId, uid })
    .from(contacts)
    .where(and(eq(contacts.owner, owner), inArray(contacts.id, [...ids])))
}

/** Changes some fields of a contact, whatever its version. */
export const fillContact = (
  db: Database,
  owner: Owner,
  id: string,
  fields: Partial<NewContact & { uid: string | null }>,
) =>
  db
    .update(contacts)
    .set(fields)
    .where(and(eq(contacts.owner, owner), eq(contacts.id, id)))

export async function addContacts(
  db: Database,
  owner: Owner,
  added: (NewContact & { uid: string | null })[],
) {
  const ids: string[] = []
  for (let at = 0; at < added.length; at += 500) {
    const some = added.slice(at, at + 500).map((contact) => ({ ...contact, owner }))
    const rows = await db.insert(contacts).values(some).returning({ id: contacts.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}
