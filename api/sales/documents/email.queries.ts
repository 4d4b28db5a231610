import { and, asc, eq, isNull, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billEmails } from "./schema"

type EmailInsert = typeof billEmails.$inferInsert
export type EmailRow = typeof billEmails.$inferSelect

/** What a message is about: one of them. */
export type Reference = Pick<EmailRow, "billId" | "quoteId" | "timesheetId" | "contractId">

const about = (owner: Owner, { billId, quoteId, timesheetId, contractId }: Reference) => {
  const at = (column: PgColumn, id: string | null) =>
    id === null ? isNull(column) : eq(column, id)
  return and(
    eq(billEmails.owner, owner),
    at(billEmails.billId, billId),
    at(billEmails.quoteId, quoteId),
    at(billEmails.timesheetId, timesheetId),
    at(billEmails.contractId, contractId),
  )
}

const own = (owner: Owner, id: string) => and(eq(billEmails.owner, owner), eq(billEmails.id, id))

export function listEmails(db: Database, owner: Owner, of: Reference) {
  return db
    .select()
    .from(billEmails)
    .where(about(owner, of))
    .orderBy(asc(billEmails.createdAt), asc(billEmails.id))
}

export async function findEmail(db: Database, owner: Owner, of: Reference, id: string) {
  const [email] = await db
    .select()
    .from(billEmails)
    .where(and(about(owner, of), eq(billEmails.id, id)))
  return email
}

export async function addEmail(db: Database, owner: Owner, email: Omit<EmailInsert, "owner">) {
  const [added] = await db
    .insert(billEmails)
    .values({ ...email, owner })
    .returning()
  return added
}

/** A draft goes; what was queued once stays. */
export async function removeDraft(db: Database, owner: Owner, of: Reference, id: string) {
  const [removed] = await db
    .delete(billEmails)
    .where(and(about(owner, of), eq(billEmails.id, id), eq(billEmails.state, "draft")))
    .returning({ id: billEmails.id })
  return removed
}

/** Moves a message on, if it still stands where it did and no attempt at it has begun. */
export async function moveEmail(
  db: Database,
  owner: Owner,
  id: string,
  from: "draft" | "queued",
  to: "queued" | "cancelled",
) {
  const [moved] = await db
    .update(billEmails)
    .set({ state: to })
    .where(and(own(owner, id), eq(billEmails.state, from), eq(billEmails.attempts, 0)))
    .returning()
  return moved
}

/**
 * Begins an attempt at a message that still has somebody to reach; nothing otherwise. One that is found
 * on its way was given up by a process that died, and may have arrived.
 */
export async function beginAttempt(db: Database, owner: Owner, id: string) {
  const [email] = await db
    .update(billEmails)
    .set({
      state: "sending",
      attempts: sql`${billEmails.attempts} + 1`,
      repeated: sql`${billEmails.repeated} or ${billEmails.state} = 'sending'`,
    })
    .where(and(own(owner, id), sql`${billEmails.state} in ('queued', 'sending')`))
    .returning()
  return email
}

/** Writes down how an attempt ended. */
export async function endAttempt(
  db: Database,
  owner: Owner,
  id: string,
  outcome: Pick<EmailRow, "state" | "accepted" | "rejected" | "sentAt"> & { repeated?: true },
) {
  await db.update(billEmails).set(outcome).where(own(owner, id))
}
