import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { NewService, ServiceFilter } from "#contract/services"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { services } from "./schema"

const { owner: _, words: _words, ...columns } = getTableColumns(services)
const listed = projection(columns)

const sorts = {
  name: sql`${services.name} collate "fr-x-icu"`,
  unitPriceHT: services.unitPriceHT,
  changedAt: services.changedAt,
}

const matching = (owner: Owner, filter: ServiceFilter) =>
  and(
    eq(services.owner, owner),
    filter.id ? inArray(services.id, filter.id) : undefined,
    containing(filter.q, services.name),
  )

export function listServices(db: Database, owner: Owner, filter: ServiceFilter) {
  const page = keyset(filter, sorts, services.id, "name")
  return page.list(db, listed, services, matching(owner, filter))
}

/** Every service of the filter, by name: at most as many as a spreadsheet is good for. */
export function exportServices(db: Database, owner: Owner, filter: ServiceFilter) {
  return db
    .select(columns)
    .from(services)
    .where(matching(owner, filter))
    .orderBy(sorts.name)
    .limit(50_000)
}

export type ServiceRow = NonNullable<Awaited<ReturnType<typeof findService>>>

export async function findService(db: Database, owner: Owner, id: string) {
  const [service] = await db
    .select(columns)
    .from(services)
    .where(and(eq(services.owner, owner), eq(services.id, id)))
  return service
}

export async function addService(db: Database, owner: Owner, service: NewService) {
  const [added] = await db
    .insert(services)
    .values({ ...service, owner })
    .returning(columns)
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeService(
  db: Database,
  owner: Owner,
  id: string,
  { version, ...service }: NewService & { version: number },
) {
  const [changed] = await db
    .update(services)
    .set(service)
    .where(and(eq(services.owner, owner), eq(services.id, id), eq(services.version, version)))
    .returning(columns)
  return changed
}

/** Answers the ids of what is gone; lines that were written from it keep their words. */
export async function removeServices(db: Database, owner: Owner, ids: readonly string[]) {
  const removed = await db
    .delete(services)
    .where(and(eq(services.owner, owner), inArray(services.id, [...ids])))
    .returning({ id: services.id })
  return removed.map(({ id }) => id)
}

/** The best few whose name contains the words. */
export function searchServices(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: services.id,
      name: services.name,
      unit: services.unit,
      unitPriceHT: services.unitPriceHT,
      currency: services.currency,
    })
    .from(services)
    .where(and(eq(services.owner, owner), sql`${services.id} = any(find_services(${q}))`))
    .orderBy(...bestFirst(services.name, q))
    .limit(most)
}
