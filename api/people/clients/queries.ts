import { and, eq, getTableColumns, inArray, ne, or, sql } from "drizzle-orm"
import type { ClientFilter, NewClient } from "#contract/clients"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { unreferenced } from "../../../database/references"
import { keyset, orElse } from "../../http/page"
import { bestFirst, calledBefore, containing } from "../../http/search"
import { clients } from "./schema"

const {
  owner: _,
  words: _words,
  nameWords: _nameWords,
  keys: _keys,
  ...columns
} = getTableColumns(clients)
const listed = projection(columns)

const sorts = {
  name: sql`${clients.name} collate "fr-x-icu"`,
  sector: sql`${orElse(clients.sector, sql`''`)} collate "fr-x-icu"`,
  origin: sql`${orElse(clients.origin, sql`''`)} collate "fr-x-icu"`,
  status: clients.status,
  city: sql`${orElse(clients.city, sql`''`)} collate "fr-x-icu"`,
}

const matching = (owner: Owner, filter: ClientFilter) =>
  and(
    eq(clients.owner, owner),
    filter.id ? inArray(clients.id, filter.id) : undefined,
    filter.status ? eq(clients.status, filter.status) : undefined,
    or(
      containing(filter.q, clients.name),
      containing(filter.q, clients.city),
      containing(filter.q, clients.email),
      calledBefore(filter.q, "clients", clients.id),
      containing(filter.q?.replace(/\s/g, ""), clients.siret),
      containing(filter.q?.replace(/\s/g, ""), clients.siren),
    ),
  )

export function listClients(db: Database, owner: Owner, filter: ClientFilter) {
  const page = keyset(filter, sorts, clients.id, "name")
  return page.list(db, listed, clients, matching(owner, filter))
}

/** Every client of the filter, by name: at most as many as a spreadsheet is good for. */
export function exportClients(db: Database, owner: Owner, filter: ClientFilter) {
  return db
    .select(columns)
    .from(clients)
    .where(matching(owner, filter))
    .orderBy(sorts.name)
    .limit(50_000)
}

/** The businesses that are to be billed, by name. */
export function listBilledBusinesses(db: Database, owner: Owner) {
  return db
    .select({
      id: clients.id,
      name: clients.name,
      kind: clients.kind,
      siren: clients.siren,
      vatNumber: clients.vatNumber,
      email: clients.email,
      streetAddress: clients.streetAddress,
      postalCode: clients.postalCode,
      city: clients.city,
      country: clients.country,
    })
    .from(clients)
    .where(
      and(eq(clients.owner, owner), ne(clients.kind, "individual"), ne(clients.status, "former")),
    )
    .orderBy(sorts.name)
    .limit(50_000)
}

export async function findClient(db: Database, owner: Owner, id: string) {
  const [client] = await db
    .select(columns)
    .from(clients)
    .where(and(eq(clients.owner, owner), eq(clients.id, id)))
  return client
}

export async function addClient(db: Database, owner: Owner, client: NewClient) {
  const [added] = await db
    .insert(clients)
    .values({ ...client, owner })
    .returning(columns)
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeClient(
  db: Database,
  owner: Owner,
  id: string,
  { version, ...client }: NewClient & { version: number },
) {
  const [changed] = await db
    .update(clients)
    .set(client)
    .where(and(eq(clients.owner, owner), eq(clients.id, id), eq(clients.version, version)))
    .returning(columns)
  return changed
}

/** Refused by the database where a bill, a recurring one, a contract or a contact refers to the client. */
export async function removeClient(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(clients)
    .where(and(eq(clients.owner, owner), eq(clients.id, id)))
    .returning({ id: clients.id })
  return removed
}

/** The best few whose name, town, e-mail or number contains the words. */
export function searchClients(db: Database, owner: Owner, q: string, most: number) {
  const words = /^[\d\s]+$/.test(q) ? q.replace(/\s/g, "") : q
  return db
    .select({ id: clients.id, name: clients.name, city: clients.city, siren: clients.siren })
    .from(clients)
    .where(and(eq(clients.owner, owner), sql`${clients.id} = any(find_clients(${words}))`))
    .orderBy(...bestFirst(clients.name, words))
    .limit(most)
}

/**
 * Removes those to which nothing refers, by whatever the database knows of that may. Answers the ids that
 * are gone, and the names of what stays.
 */
export async function removeClients(db: Database, owner: Owner, ids: string[]) {
  const wanted = and(eq(clients.owner, owner), inArray(clients.id, ids))
  const there = await db.select({ id: clients.id, name: clients.name }).from(clients).where(wanted)
  const removed = await db
    .delete(clients)
    .where(and(wanted, await unreferenced(db, clients)))
    .returning({ id: clients.id })
  const gone = new Set(removed.map(({ id }) => id))
  return { there, done: [...gone], kept: there.filter(({ id }) => !gone.has(id)) }
}

export async function hasClients(db: Database, owner: Owner): Promise<boolean> {
  const found = await db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.owner, owner))
    .limit(1)
  return found.length > 0
}

/** What tells clients apart, of as many as an import is compared with. */
export function listKnownClients(db: Database, owner: Owner) {
  return db
    .select({
      id: clients.id,
      name: clients.name,
      siren: clients.siren,
      siret: clients.siret,
      vatNumber: clients.vatNumber,
      email: clients.email,
    })
    .from(clients)
    .where(eq(clients.owner, owner))
    .limit(50_000)
}

export async function addClients(db: Database, owner: Owner, added: NewClient[]) {
  const ids: string[] = []
  for (let at = 0; at < added.length; at += 500) {
    const some = added.slice(at, at + 500).map((client) => ({ ...client, owner }))
    const rows = await db.insert(clients).values(some).returning({ id: clients.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** Removes these, all or none: the database refuses where something refers to one. */
export const takeBackClients = (db: Database, owner: Owner, ids: readonly string[]) =>
  db.delete(clients).where(and(eq(clients.owner, owner), inArray(clients.id, [...ids])))
