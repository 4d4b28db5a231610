import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, sql } from "drizzle-orm"
import { administrator } from "#domain/administrator"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { people } from "../../access/schema"
import type { ProviderMessage } from "../../ports/payment-provider"
import { paymentEvents, paymentMethods, paymentPages, paymentTries } from "./payments.schema"

/** What a provider of payments speaks of by its own names: whose it is, one knows afterwards. */

type PageRow = typeof paymentPages.$inferSelect
type TryKey = Pick<typeof paymentTries.$inferSelect, "position" | "number">

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
  raised(
    db,
    and(
      eq(paymentTries.owner, owner),
      eq(paymentTries.position, key.position),
      eq(paymentTries.number, key.number),
    ),
    askAt,
  )

async function raised(db: Database, which: ReturnType<typeof and>, askAt: Date) {
  const [row] = await db
    .update(paymentTries)
    .set({ asked: sql`${paymentTries.asked} + 1`, askAt })
    .where(which)
    .returning()
  return row && { ...row, owner: ownerOfRow(row) }
}

const day = 86_400_000
/** How often what has ended is asked about once more, and for how long: disputes and refunds come weeks after. */
const [endedEvery, endedFor] = [7 * day, 120 * day]

/**
 * What is asked about without a word of the provider's: what has been open for long, and now and then what has ended, of
 * which a dispute or a refund may have been told in vain.
 */
export async function listToAsk(db: Database, now: Date) {
  const ago = (time: number) => new Date(now.getTime() - time)
  const pages = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.state, "open"), lte(paymentPages.askAt, now)))
    .orderBy(asc(paymentPages.askAt))
    .limit(1000)
  const isOpen = inArray(paymentTries.state, ["open", "processing"])
  const open = await db
    .select()
    .from(paymentTries)
    .where(and(isOpen, lte(paymentTries.askAt, now)))
    .orderBy(asc(paymentTries.askAt))
    .limit(1000)
  const ended = await db
    .select()
    .from(paymentTries)
    .where(
      and(
        not(isOpen),
        isNotNull(paymentTries.object),
        gt(paymentTries.createdAt, ago(endedFor)),
        lte(paymentTries.askAt, ago(endedEvery)),
      ),
    )
    .orderBy(asc(paymentTries.askAt))
    .limit(500)
  return {
    pages: pages.map((row) => ({ ...row, owner: ownerOfRow(row) })),
    tries: [...open, ...ended].map((row) => ({ ...row, owner: ownerOfRow(row) })),
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
