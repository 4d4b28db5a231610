import { and, eq, getTableColumns, isNull, ne, or, sql } from "drizzle-orm"
import type { NewOrganism, OrganismFilter } from "#contract/organisms"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { organismLogos, organisms } from "./schema"

export type OrganismRow = typeof organisms.$inferSelect
const listed = projection(getTableColumns(organisms))
const sorts = { name: sql`${organisms.name} collate "fr-x-icu"` }

/** Names of those that turned out to be this one count as its own. */
const anyName = sql`plain_text(${organisms.name} || ' ' || array_to_string(${organisms.otherNames}, ' ') || ' ' ||
  coalesce((select string_agg(other.name || ' ' || array_to_string(other.other_names, ' '), ' ')
    from organisms other where other.merged_into = organisms.id), ''))`

export function listOrganisms(db: Database, filter: OrganismFilter) {
  const page = keyset(filter, sorts, organisms.id, "name")
  const literal = filter.q?.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const wanted = and(
    isNull(organisms.mergedInto),
    literal
      ? or(
          containing(filter.q, organisms.name),
          sql`${anyName} like '%' || plain_text(${literal}) || '%'`,
        )
      : undefined,
  )
  return page.list(db, listed, organisms, wanted)
}

/** The whole register, by name; what was merged stands in what it was merged into. */
export const listAll = (db: Database) =>
  db.select().from(organisms).where(isNull(organisms.mergedInto)).orderBy(sorts.name)

export async function findOrganism(db: Database, id: string) {
  const [organism] = await db.select().from(organisms).where(eq(organisms.id, id))
  return organism
}

/** Those of the register that may be the one that is called so: by any name, near enough. */
export async function listSimilar(db: Database, name: string) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select o.id, o.name from organisms o
    cross join lateral (
      select max(similarity(plain_text(each), plain_text(${name}))) as near
      from unnest(array_append(o.other_names, o.name)) each
    ) as names
    where o.merged_into is null and names.near > 0.45
    order by names.near desc, o.name limit 5`)
  return rows
}

/** Nothing is returned where another is called so. */
export async function addOrganism(db: Database, organism: NewOrganism) {
  const [added] = await db.insert(organisms).values(organism).onConflictDoNothing().returning()
  return added
}

/** Whether another organism has this very name. */
export async function isNamed(db: Database, name: string, but: string): Promise<boolean> {
  const [other] = await db
    .select({ id: organisms.id })
    .from(organisms)
    .where(
      and(
        isNull(organisms.mergedInto),
        ne(organisms.id, but),
        sql`plain_text(${organisms.name}) = plain_text(${name})`,
      ),
    )
  return other !== undefined
}

/** Nothing is returned where the version is not the current one. */
export async function changeOrganism(
  db: Database,
  id: string,
  version: number,
  changes: Partial<Omit<OrganismRow, "id" | "version">>,
) {
  const [changed] = await db
    .update(organisms)
    .set(changes)
    .where(and(eq(organisms.id, id), eq(organisms.version, version)))
    .returning()
  return changed
}

export async function removeOrganism(db: Database, id: string): Promise<void> {
  await db.delete(organisms).where(eq(organisms.id, id))
}

/** Whether others turned out to be this one. */
export async function hasMerged(db: Database, id: string): Promise<boolean> {
  const [other] = await db
    .select({ id: organisms.id })
    .from(organisms)
    .where(eq(organisms.mergedInto, id))
    .limit(1)
  return other !== undefined
}

/** How many facts of CVs name it, and of how many people. */
export async function countUses(db: Database, { name, otherNames }: OrganismRow) {
  const names = sql.param([name, ...otherNames])
  const { rows } = await db.execute<{ records: string; people: string }>(
    sql`select records, people from count_organism_uses(${names}::text[])`,
  )
  return { records: Number(rows[0]?.records ?? 0), people: Number(rows[0]?.people ?? 0) }
}

/** What CVs name and the register does not have. */
export async function listUnknown(db: Database) {
  const { rows } = await db.execute<{ name: string; people: string }>(
    sql`select name, people from unknown_organisms()`,
  )
  return rows.map(({ name, people }) => ({ name, people: Number(people) }))
}

/** What a CV suggests: the register, and what its owner has named before. */
export async function listNames(db: Database, owner: Owner): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (
      select name from organisms where merged_into is null
      union select other from cv_facts where owner = ${owner} and kind in ('training', 'certification')
        and other is not null
    ) as known order by name collate "fr-x-icu" limit 2000`)
  return rows.map(({ name }) => name)
}

export async function findLogo(db: Database, organismId: string) {
  const [logo] = await db
    .select()
    .from(organismLogos)
    .where(eq(organismLogos.organismId, organismId))
  return logo
}

export async function hasLogo(db: Database, organismId: string): Promise<boolean> {
  const [logo] = await db
    .select({ id: organismLogos.organismId })
    .from(organismLogos)
    .where(eq(organismLogos.organismId, organismId))
  return logo !== undefined
}

/** In the place of what was there. */
export async function keepLogo(
  db: Database,
  organismId: string,
  logo: { type: "image/png" | "image/jpeg"; bytes: string; changedAt: Date },
) {
  await db
    .insert(organismLogos)
    .values({ ...logo, organismId })
    .onConflictDoUpdate({ target: organismLogos.organismId, set: logo })
}

export async function removeLogo(db: Database, organismId: string) {
  const [removed] = await db
    .delete(organismLogos)
    .where(eq(organismLogos.organismId, organismId))
    .returning({ id: organismLogos.organismId })
  return removed
}
