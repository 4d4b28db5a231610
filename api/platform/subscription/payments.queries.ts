import { and, asc, desc, eq, gte, isNull, lt, lte, or, sql } from "drizzle-orm"
import { administrator } from "#domain/administrator"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { people } from "../../access/schema"
import type { ProviderMessage, SavedMeans } from "../../ports/payment-provider"
import { paymentEvents, paymentMethods, paymentPages, paymentTries } from "./payments.schema"

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

/** Nothing more is taken by it; whose it was, if that was not known before. */
export async function endMethod(
  db: Database,
  method: string,
  now: Date,
): Promise<Owner | undefined> {
  const [row] = await db
    .update(paymentMethods)
    .set({ goneAt: now })
    .where(and(eq(paymentMethods.method, method), isNull(paymentMethods.goneAt)))
    .returning({ owner: paymentMethods.owner })
  return row && ownerOfRow(row)
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

/** The page that the provider calls so, whoever's it is, and the count of its asking that begins with this. */
export async function raisePage(
  db: Database,
  session: string,
  askAt: Date,
): Promise<(PageRow & { owner: Owner }) | undefined> {
  const [row] = await db
    .update(paymentPages)
    .set({ asked: sql`${paymentPages.asked} + 1`, askAt })
    .where(eq(paymentPages.session, session))
    .returning()
  return row && { ...row, owner: ownerOfRow(row) }
}

/** How a page is called there that we call so. */
export async function findSession(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ session: paymentPages.session })
    .from(paymentPages)
    .where(eq(sql`${paymentPages.id}::text`, id))
  return row?.session ?? null
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

/** The try of a payment that the provider calls so, whoever's it is, and the count of its asking that begins with this. */
export const raiseTry = (db: Database, object: string, askAt: Date) =>
  raised(db, eq(paymentTries.object, object), askAt)

/** The same by the bill and the number that it bears, where no answer has named it yet. */
export const raiseUnnamed = (
  db: Database,
  { bill, number }: { bill: string; number: string },
  askAt: Date,
) =>
  raised(
    db,
    and(
      eq(sql`${paymentTries.billId}::text`, bill),
      eq(sql`${paymentTries.number}::text`, number),
      isNull(paymentTries.object),
    ),
    askAt,
  )

/** The same of one that is known. */
export const raiseOwn = (db: Database, owner: Owner, key: TryKey, askAt: Date) =>
  raised(db, thisTry(owner, key), askAt)

async function raised(db: Database, which: ReturnType<typeof and>, askAt: Date) {
  const [row] = await db
    .update(paymentTries)
    .set({ asked: sql`${paymentTries.asked} + 1`, askAt })
    .where(which)
    .returning()
  return row && { ...row, owner: ownerOfRow(row) }
}

const thisTry = (owner: Owner, { position, number }: TryKey) =>
  and(
    eq(paymentTries.owner, owner),
    eq(paymentTries.position, position),
    eq(paymentTries.number, number),
  )

/** What has been open for so long that it is asked about without a word of the provider's. */
export async function listToAsk(db: Database, now: Date) {
  const pages = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.state, "open"), lte(paymentPages.askAt, now)))
    .orderBy(asc(paymentPages.askAt))
    .limit(1000)
  const tries = await db
    .select()
    .from(paymentTries)
    .where(
      and(
        or(eq(paymentTries.state, "open"), eq(paymentTries.state, "processing")),
        lte(paymentTries.askAt, now),
      ),
    )
    .orderBy(asc(paymentTries.askAt))
    .limit(1000)
  return {
    pages: pages.map((row) => ({ ...row, owner: ownerOfRow(row) })),
    tries: tries.map((row) => ({ ...row, owner: ownerOfRow(row) })),
  }
}

/** Keeps a provider's message; false where it was kept before. */
export async function keepEvent(
  db: Database,
  provider: string,
  { id }: ProviderMessage,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insert(paymentEvents)
    .values({ provider, id, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return added.length > 0
}

export async function forgetEvents(db: Database, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before))
}

/** To be asked in the scope of people. */
export async function listAdministrators(db: Database): Promise<Owner[]> {
  const rows = await db
    .select({ owner: people.id })
    .from(people)
    .where(and(sql`${administrator} = any(${people.roles})`, isNull(people.closedAt)))
  return rows.map(ownerOfRow)
}
