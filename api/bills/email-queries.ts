import { and, asc, eq, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/client"
import type { Owner } from "../../domain/owner"
import { billEmails, bills } from "./schema"

type EmailInsert = typeof billEmails.$inferInsert
export type EmailRow = typeof billEmails.$inferSelect

export function listEmails(db: Database, owner: Owner, billId: string) {
  return db
    .select()
    .from(billEmails)
    .where(and(eq(billEmails.owner, owner), eq(billEmails.billId, billId)))
    .orderBy(asc(billEmails.createdAt), asc(billEmails.id))
}

export async function addEmail(db: Database, owner: Owner, email: Omit<EmailInsert, "owner">) {
  const [added] = await db
    .insert(billEmails)
    .values({ ...email, owner })
    .returning()
  return added
}

/** Begins an attempt at a message that still has somebody to reach; nothing otherwise. */
export async function beginAttempt(db: Database, owner: Owner, id: string) {
  const [email] = await db
    .update(billEmails)
    .set({ state: "sending", attempts: sql`${billEmails.attempts} + 1` })
    .where(
      and(
        eq(billEmails.owner, owner),
        eq(billEmails.id, id),
        sql`${billEmails.state} in ('queued', 'sending')`,
      ),
    )
    .returning()
  return email
}

/** Writes down how an attempt ended. */
export async function endAttempt(
  db: Database,
  owner: Owner,
  id: string,
  outcome: Pick<EmailRow, "state" | "accepted" | "rejected" | "sentAt">,
) {
  await db
    .update(billEmails)
    .set(outcome)
    .where(and(eq(billEmails.owner, owner), eq(billEmails.id, id)))
}

/** Remembers when the bill first left for its client. */
export async function markSent(db: Database, owner: Owner, billId: string, at: Date) {
  await db
    .update(bills)
    .set({ sentAt: at })
    .where(and(eq(bills.owner, owner), eq(bills.id, billId), isNull(bills.sentAt)))
}
