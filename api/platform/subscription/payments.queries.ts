import { and, asc, desc, eq, gte } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import type { SavedMeans } from "../../ports/payment-provider"
import { paymentMethods, paymentPages, paymentTries } from "./payments.schema"

export type MethodRow = typeof paymentMethods.$inferSelect
export type PageRow = typeof paymentPages.$inferSelect
export type TryRow = typeof paymentTries.$inferSelect
type TryKey = Pick<TryRow, "position" | "number">

/** By what someone pays, as the provider knows them. */
export async function findMethod(db: Database, owner: Owner): Promise<MethodRow | undefined> {
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.owner, owner))
  return row
}

/** How the provider calls someone, from their first page on. */
export async function saveCustomer(
  db: Database,
  owner: Owner,
  { provider, customer }: Pick<MethodRow, "provider" | "customer">,
): Promise<void> {
  await db
    .insert(paymentMethods)
    .values({ owner, provider, customer })
    .onConflictDoUpdate({ target: paymentMethods.owner, set: { provider, customer } })
}

/** What was entered last is what is charged from now on. */
export async function saveMethod(
  db: Database,
  owner: Owner,
  { id: method, means, label }: SavedMeans,
  now: Date,
): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ method, means, label, since: now, goneAt: null })
    .where(eq(paymentMethods.owner, owner))
}

export async function findOpenPage(db: Database, owner: Owner): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.owner, owner), eq(paymentPages.state, "open")))
  return row
}

export async function findPage(
  db: Database,
  owner: Owner,
  id: string,
): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.owner, owner), eq(paymentPages.id, id)))
  return row
}

export async function findLastPage(db: Database, owner: Owner): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentPages)
    .where(eq(paymentPages.owner, owner))
    .orderBy(desc(paymentPages.createdAt))
    .limit(1)
  return row
}

export async function addPage(
  db: Database,
  owner: Owner,
  page: Omit<typeof paymentPages.$inferInsert, "owner">,
): Promise<PageRow> {
  const [row] = await db
    .insert(paymentPages)
    .values({ ...page, owner })
    .returning()
  if (!row) throw new Error("no page was added")
  return row
}

export async function changePage(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Pick<PageRow, "session" | "url" | "state">>,
): Promise<void> {
  await db
    .update(paymentPages)
    .set(changes)
    .where(and(eq(paymentPages.owner, owner), eq(paymentPages.id, id)))
}

/** The tries of someone's bills, in their order. */
export function listTries(db: Database, owner: Owner): Promise<TryRow[]> {
  return db
    .select()
    .from(paymentTries)
    .where(eq(paymentTries.owner, owner))
    .orderBy(asc(paymentTries.position), asc(paymentTries.number))
}

export async function findTry(
  db: Database,
  owner: Owner,
  { position, number }: TryKey,
): Promise<TryRow | undefined> {
  const [row] = await db.select().from(paymentTries).where(thisTry(owner, { position, number }))
  return row
}

/** The try that was made of what was paid on a page: of all that began with it or later, the first. */
export async function findTryOfPage(
  db: Database,
  owner: Owner,
  page: PageRow,
): Promise<TryRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentTries)
    .where(
      and(
        eq(paymentTries.owner, owner),
        gte(paymentTries.createdAt, page.createdAt),
        page.position === null ? undefined : eq(paymentTries.position, page.position),
      ),
    )
    .orderBy(asc(paymentTries.createdAt))
    .limit(1)
  return row
}

/** A bill is tried once by a number: the database refuses it a second time. */
export async function addTry(
  db: Database,
  owner: Owner,
  one: Omit<typeof paymentTries.$inferInsert, "owner">,
): Promise<TryRow> {
  const [row] = await db
    .insert(paymentTries)
    .values({ ...one, owner })
    .returning()
  if (!row) throw new Error("no try was added")
  return row
}

export async function changeTry(
  db: Database,
  owner: Owner,
  key: TryKey,
  changes: Partial<
    Pick<
      TryRow,
      | "state"
      | "reason"
      | "object"
      | "paymentId"
      | "keptAsCredit"
      | "endedAt"
      | "sentAt"
      | "refunded"
    >
  >,
): Promise<void> {
  await db.update(paymentTries).set(changes).where(thisTry(owner, key))
}

const thisTry = (owner: Owner, { position, number }: TryKey) =>
  and(
    eq(paymentTries.owner, owner),
    eq(paymentTries.position, position),
    eq(paymentTries.number, number),
  )
