import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm"
import type { PurchaseFilter } from "#contract/purchases"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset, orElse } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { purchases } from "./schema"

const {
  owner: _,
  supplierKey: _key,
  words: _words,
  checkedAt: _checkedAt,
  paidAt: _paidAt,
  ...columns
} = getTableColumns(purchases)
const { lines: _lines, ...listedColumns } = columns
const listed = projection(listedColumns)

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>
/** The same without its lines, as lists have it. */
export type ListedPurchase = Omit<PurchaseRow, "lines">
type NewRow = Omit<typeof purchases.$inferInsert, "id" | "owner" | "version">

const sorts = {
  supplier: sql`${orElse(purchases.supplierName, sql`''`)} collate "fr-x-icu"`,
  number: orElse(purchases.number, sql`''`),
  issueDate: orElse(purchases.issueDate, sql`'-infinity'::date`),
  dueDate: orElse(purchases.dueDate, sql`'infinity'::date`),
  totalHT: orElse(purchases.totalHT, sql`0`),
  totalTTC: orElse(purchases.totalTTC, sql`0`),
}

/** The same as `statusOf` says, for rows that are not read yet. */
function inState(state: NonNullable<PurchaseFilter["state"]>, today: Day): SQL | undefined {
  const isLate = sql`coalesce(${purchases.dueDate} < ${today}::date, false)`
  const open = and(isNotNull(purchases.checkedOn), isNull(purchases.paidOn))
  switch (state) {
    case "draft":
      return isNull(purchases.checkedOn)
    case "toPay":
      return and(open, sql`not ${isLate}`)
    case "late":
      return and(open, isLate)
    case "paid":
      return isNotNull(purchases.paidOn)
  }
}

const matching = (owner: Owner, filter: PurchaseFilter, today: Day) =>
  and(
    eq(purchases.owner, owner),
    filter.id ? inArray(purchases.id, filter.id) : undefined,
    filter.state ? inState(filter.state, today) : undefined,
    filter.category ? eq(purchases.category, filter.category) : undefined,
    or(containing(filter.q, purchases.supplierName), containing(filter.q, purchases.number)),
  )

export function listPurchases(db: Database, owner: Owner, filter: PurchaseFilter, today: Day) {
  const page = keyset(filter, sorts, purchases.id, "-issueDate")
  return page.list(db, listed, purchases, matching(owner, filter, today))
}

/** Every received bill of the filter, newest first: at most as many as a spreadsheet is good for. */
export function exportPurchases(db: Database, owner: Owner, filter: PurchaseFilter, today: Day) {
  return db
    .select(listedColumns)
    .from(purchases)
    .where(matching(owner, filter, today))
    .orderBy(sql`${sorts.issueDate} desc`, purchases.id)
    .limit(50_000)
}

const itself = (owner: Owner, id: string) => and(eq(purchases.owner, owner), eq(purchases.id, id))

export async function findPurchase(db: Database, owner: Owner, id: string) {
  const [purchase] = await db.select(columns).from(purchases).where(itself(owner, id))
  return purchase
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockPurchase(db: Database, owner: Owner, id: string) {
  const [purchase] = await db.select(columns).from(purchases).where(itself(owner, id)).for("update")
  return purchase
}

/** The one that has the same bytes, or bears the same number of the same supplier. */
export async function findDuplicate(
  db: Database,
  owner: Owner,
  purchase: Pick<
    NewRow,
    "supplierSiren" | "supplierVatNumber" | "supplierName" | "number" | "fileSha256"
  >,
  besides?: string,
) {
  const { supplierSiren, supplierVatNumber, supplierName, number, fileSha256 } = purchase
  const key = sql`coalesce(${supplierSiren}::text, ${supplierVatNumber}::text,
    plain_text(${supplierName}::text), '')`
  const [known] = await db
    .select({ number: purchases.number, supplierName: purchases.supplierName })
    .from(purchases)
    .where(
      and(
        eq(purchases.owner, owner),
        besides ? sql`${purchases.id} <> ${besides}::uuid` : undefined,
        sql`(${purchases.fileSha256} = ${fileSha256 ?? null}::text
          or ${purchases.supplierKey} = ${key} and ${purchases.number} = ${number ?? null}::text)`,
      ),
    )
    .limit(1)
  return known
}

/** Nothing is returned where the bill is known already. */
export async function addPurchase(db: Database, owner: Owner, purchase: NewRow) {
  const [added] = await db
    .insert(purchases)
    .values({ ...purchase, owner })
    .onConflictDoNothing()
    .returning(columns)
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changePurchase(
  db: Database,
  owner: Owner,
  id: string,
  version: number,
  changes: Partial<NewRow>,
) {
  const [changed] = await db
    .update(purchases)
    .set(changes)
    .where(and(itself(owner, id), eq(purchases.version, version)))
    .returning(columns)
  return changed
}

export async function removePurchase(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(purchases)
    .where(itself(owner, id))
    .returning({ id: purchases.id })
  return removed
}

/** Removes the drafts among them; answers which there are, and which were checked. */
export async function removeDrafts(db: Database, owner: Owner, ids: string[]) {
  const wanted = and(eq(purchases.owner, owner), inArray(purchases.id, ids))
  const there = await db
    .select({
      id: purchases.id,
      number: purchases.number,
      supplierName: purchases.supplierName,
      checkedOn: purchases.checkedOn,
    })
    .from(purchases)
    .where(wanted)
    .orderBy(purchases.id)
    .for("update")
  await db.delete(purchases).where(and(wanted, isNull(purchases.checkedOn)))
  return there
}

/** The best few that the words find. */
export function searchPurchases(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: purchases.id,
      supplierName: purchases.supplierName,
      number: purchases.number,
      issueDate: purchases.issueDate,
      totalTTC: purchases.totalTTC,
      currency: purchases.currency,
    })
    .from(purchases)
    .where(and(eq(purchases.owner, owner), sql`${purchases.id} = any(find_purchases(${q}))`))
    .orderBy(...bestFirst(purchases.supplierName, q), sql`${purchases.issueDate} desc`)
    .limit(most)
}
