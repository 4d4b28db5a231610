import { and, eq } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billDisputes, reminderPauses } from "./schema"

export async function isDisputed(db: Database, owner: Owner, billId: string) {
  const found = await db
    .select({ id: billDisputes.billId })
    .from(billDisputes)
    .where(and(eq(billDisputes.owner, owner), eq(billDisputes.billId, billId)))
  return found.length > 0
}

export async function isPaused(db: Database, owner: Owner, clientId: string) {
  const found = await db
    .select({ id: reminderPauses.clientId })
    .from(reminderPauses)
    .where(and(eq(reminderPauses.owner, owner), eq(reminderPauses.clientId, clientId)))
  return found.length > 0
}

export async function addDispute(db: Database, owner: Owner, billId: string) {
  await db.insert(billDisputes).values({ owner, billId }).onConflictDoNothing()
}

export async function removeDispute(db: Database, owner: Owner, billId: string) {
  await db
    .delete(billDisputes)
    .where(and(eq(billDisputes.owner, owner), eq(billDisputes.billId, billId)))
}

export async function addPause(db: Database, owner: Owner, clientId: string) {
  await db.insert(reminderPauses).values({ owner, clientId }).onConflictDoNothing()
}

export async function removePause(db: Database, owner: Owner, clientId: string) {
  await db
    .delete(reminderPauses)
    .where(and(eq(reminderPauses.owner, owner), eq(reminderPauses.clientId, clientId)))
}
