import { and, asc, eq, getTableColumns, gte, inArray, lte, sql } from "drizzle-orm"
import type { NewProduct, ProductFilter } from "#contract/products"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset, orElse } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { products } from "./schema"

const { owner: _, words: _words, ...columns } = getTableColumns(products)
const listed = projection(columns)

const sorts = {
  name: sql`${products.name} collate "fr-x-icu"`,
  purchaseDate: orElse(products.purchaseDate, sql`'-infinity'::date`),
  sellingDate: orElse(products.sellingDate, sql`'-infinity'::date`),
  sellingPrice: orElse(products.sellingPrice, sql`-1`),
  margin: orElse(products.margin, sql`-9223372036854775808`),
}

const matching = (owner: Owner, filter: ProductFilter) =>
  and(
    eq(products.owner, owner),
    filter.id ? inArray(products.id, filter.id) : undefined,
    filter.sold ? eq(products.sold, filter.sold === "true") : undefined,
    containing(filter.q, products.name),
  )

export function listProducts(db: Database, owner: Owner, filter: ProductFilter) {
  const page = keyset(filter, sorts, products.id, "name")
  return page.list(db, listed, products, matching(owner, filter))
}

/** Every product of the filter, by name: at most as many as a spreadsheet is good for. */
export function exportProducts(db: Database, owner: Owner, filter: ProductFilter) {
  return db
    .select(columns)
    .from(products)
    .where(matching(owner, filter))
    .orderBy(sorts.name)
    .limit(50_000)
}

export async function findProduct(db: Database, owner: Owner, id: string) {
  const [product] = await db
    .select(columns)
    .from(products)
    .where(and(eq(products.owner, owner), eq(products.id, id)))
  return product
}

/** Which of these ids are products of the owner. */
export async function knownProducts(db: Database, owner: Owner, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const known = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.owner, owner), inArray(products.id, ids)))
  return new Set(known.map(({ id }) => id))
}

/** What is kept of a new product: how its price was said is not. */
export type ProductRowValues = Omit<NewProduct, "priceBy" | "wantedMargin" | "wantedMarginRate">

export async function addProduct(db: Database, owner: Owner, product: ProductRowValues) {
  const [added] = await db
    .insert(products)
    .values({ ...product, owner })
    .returning(columns)
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeProduct(
  db: Database,
  owner: Owner,
  id: string,
  { version, ...product }: Partial<ProductRowValues> & { version: number },
) {
  const [changed] = await db
    .update(products)
    .set(product)
    .where(and(eq(products.owner, owner), eq(products.id, id), eq(products.version, version)))
    .returning(columns)
  return changed
}

export async function removeProduct(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(products)
    .where(and(eq(products.owner, owner), eq(products.id, id), eq(products.sold, false)))
    .returning({ id: products.id })
  return removed
}

/** The best few whose name contains the words. */
export function searchProducts(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: products.id,
      name: products.name,
      sellingPrice: products.sellingPrice,
      sold: products.sold,
      currency: products.currency,
    })
    .from(products)
    .where(and(eq(products.owner, owner), sql`${products.id} = any(find_products(${q}))`))
    .orderBy(...bestFirst(products.name, q))
    .limit(most)
}

/** Answers the ids of what is gone; what was sold stays. */
export async function removeProducts(db: Database, owner: Owner, ids: string[]) {
  const removed = await db
    .delete(products)
    .where(and(eq(products.owner, owner), inArray(products.id, ids), eq(products.sold, false)))
    .returning({ id: products.id })
  return removed.map(({ id }) => id)
}

/** Of some products those that were sold, by name. */
export const listSoldAmong = (db: Database, owner: Owner, ids: string[]) =>
  db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.owner, owner), inArray(products.id, ids), eq(products.sold, true)))

/** What tells products apart, of as many as an import is compared with. */
export function listKnownProducts(db: Database, owner: Owner) {
  return db
    .select({
      name: products.name,
      purchaseDate: products.purchaseDate,
      color: products.color,
      size: products.size,
    })
    .from(products)
    .where(eq(products.owner, owner))
    .limit(50_000)
}

export async function addProducts(db: Database, owner: Owner, added: ProductRowValues[]) {
  const ids: string[] = []
  for (let at = 0; at < added.length; at += 500) {
    const some = added.slice(at, at + 500).map((product) => ({ ...product, owner }))
    const rows = await db.insert(products).values(some).returning({ id: products.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockProduct(db: Database, owner: Owner, id: string) {
  const [product] = await db
    .select(columns)
    .from(products)
    .where(and(eq(products.owner, owner), eq(products.id, id)))
    .for("update")
  return product
}

const most = 50_000

/** What was sold between two days, with what it brought and cost. */
export function listSold(db: Database, owner: Owner, from: Day, to: Day) {
  const collected = sql<number>`coalesce(${products.collectedPrice}, ${products.sellingPrice}, 0)`
  return db
    .select({
      purchaseDate: products.purchaseDate,
      sellingDate: products.sellingDate,
      quantity: products.quantity,
      collected: collected.mapWith(Number),
      costs: sql<number>`${products.costPrice} + coalesce(${products.deliveryPrice}, 0)`.mapWith(
        Number,
      ),
      vat: products.vat,
      margin: sql<number>`coalesce(${products.margin}, 0)`.mapWith(Number),
    })
    .from(products)
    .where(
      and(
        eq(products.owner, owner),
        products.sold,
        gte(products.sellingDate, from),
        lte(products.sellingDate, to),
      ),
    )
    .limit(most)
}

/** What is not sold, with what it cost. */
export const listStock = (db: Database, owner: Owner) =>
  db
    .select({
      purchaseDate: products.purchaseDate,
      quantity: products.quantity,
      cost: products.costPrice,
    })
    .from(products)
    .where(and(eq(products.owner, owner), eq(products.sold, false)))
    .limit(most)

/** The years in which something was sold, the latest first. */
export async function listSellingYears(db: Database, owner: Owner): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from selling_date)::int as year from products
    where owner = ${owner} and sold order by year desc`)
  return rows.map(({ year }) => year)
}

/** What was bought in a year, in the order of its days. */
export const listBought = (db: Database, owner: Owner, year: number) =>
  db
    .select(columns)
    .from(products)
    .where(
      and(
        eq(products.owner, owner),
        gte(products.purchaseDate, `${year}-01-01`),
        lte(products.purchaseDate, `${year}-12-31`),
      ),
    )
    .orderBy(asc(products.purchaseDate), asc(products.createdAt), asc(products.id))
    .limit(most)
