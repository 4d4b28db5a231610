import { and, eq, getTableColumns, isNull, ne, or, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import { quarantineDays } from "#domain/site-address"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { products } from "../../sales/products/schema"
import { websiteAddresses, websites } from "./schema"

const { owner: _, createdAt: __, ...columns } = getTableColumns(websites)

export type WebsiteRow = NonNullable<Awaited<ReturnType<typeof findWebsite>>>
type Changes = Partial<Omit<typeof websites.$inferInsert, "owner" | "version" | "domainToken">>
type NewWebsite = Omit<typeof websites.$inferInsert, "owner">

/** Nothing where the owner never saved one. */
export async function findWebsite(db: Database, owner: Owner) {
  const [website] = await db.select(columns).from(websites).where(eq(websites.owner, owner))
  return website
}

/** Nothing is returned where there is one already. */
export async function addWebsite(db: Database, owner: Owner, website: NewWebsite) {
  const [added] = await db
    .insert(websites)
    .values({ ...website, owner })
    .onConflictDoNothing()
    .returning(columns)
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeWebsite(db: Database, owner: Owner, version: number, changes: Changes) {
  const [changed] = await db
    .update(websites)
    .set(changes)
    .where(and(eq(websites.owner, owner), eq(websites.version, version)))
    .returning(columns)
  return changed
}

/** What a site may show of the owner's products: those that are for sale, by name. */
export function listOffer(db: Database, owner: Owner) {
  return db
    .select({
      id: products.id,
      name: products.name,
      sellingPrice: products.sellingPrice,
      currency: products.currency,
      color: products.color,
      size: products.size,
      imageId: products.imageId,
    })
    .from(products)
    .where(and(eq(products.owner, owner), eq(products.sold, false), sql`selling_price is not null`))
    .orderBy(sql`${products.name} collate "fr-x-icu"`)
    .limit(200)
}

/**
 * Takes an address for the owner's site: a free one, one that was the owner's before, or one that its
 * holder gave up long enough ago. False where it is another's.
 */
export async function claimAddress(
  db: Database,
  owner: Owner,
  kind: "slug" | "domain",
  address: string,
): Promise<boolean> {
  const lapsed = sql`${websiteAddresses.releasedAt} < now() - make_interval(days => ${quarantineDays})`
  const taken = await db
    .update(websiteAddresses)
    .set({ owner, kind, takenAt: sql`now()`, releasedAt: null })
    .where(
      and(eq(websiteAddresses.address, address), or(eq(websiteAddresses.owner, owner), lapsed)),
    )
    .returning({ address: websiteAddresses.address })
  if (taken.length > 0) return true
  const { rows } = await db.execute<{ kept: boolean }>(
    sql`select is_kept_name(${address}, ${quarantineDays}) as kept`,
  )
  if (rows[0]?.kept) return false
  const added = await db
    .insert(websiteAddresses)
    .values({ address, owner, kind })
    .onConflictDoNothing()
    .returning({ address: websiteAddresses.address })
  return added.length > 0
}

/** Gives up the owner's addresses of a kind but one; they lead on to the site meanwhile. */
export async function releaseAddresses(
  db: Database,
  owner: Owner,
  kind: "slug" | "domain",
  kept: string | null,
): Promise<void> {
  await db
    .update(websiteAddresses)
    .set({ releasedAt: sql`now()` })
    .where(
      and(
        eq(websiteAddresses.owner, owner),
        eq(websiteAddresses.kind, kind),
        isNull(websiteAddresses.releasedAt),
        kept === null ? undefined : ne(websiteAddresses.address, kept),
      ),
    )
}

/** How many names the owner gave up that are still kept from others. */
export async function countReleased(db: Database, owner: Owner): Promise<number> {
  const { rows } = await db.execute<{ released: number }>(
    sql`select count(*)::int as released from ${websiteAddresses}
      where owner = ${owner} and kind = 'slug'
        and released_at > now() - make_interval(days => ${quarantineDays})`,
  )
  return rows[0]?.released ?? 0
}

/** Whose published site an address leads to (migration 0038); the caller owns nothing. */
export async function findSite(db: Database, _nobody: Owner, address: string, now: Date) {
  const { rows } = await db.execute<{ owner: string; slug: string; domain: string | null }>(
    sql`select owner, slug, domain from site_at(${address}, ${now.toISOString()}::timestamptz)`,
  )
  const [site] = rows
  return site && { ...site, owner: ownerOfRow(site) }
}

export async function listPublishedSites(db: Database, _nobody: Owner, now: Date) {
  const { rows } = await db.execute<{ slug: string; changedAt: Date }>(
    sql`select slug, changed_at as "changedAt" from published_sites(${now.toISOString()}::timestamptz)`,
  )
  return rows
}
