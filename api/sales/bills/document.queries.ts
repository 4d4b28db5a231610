import { and, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billDocuments } from "./schema"

export async function findDocument(db: Database, owner: Owner, billId: string) {
  const [document] = await db.select().from(billDocuments).where(ofBill(owner, billId))
  return document
}

/** Takes the right to render the document, for a minute; nothing where someone else has it. */
export async function claimDocument(db: Database, owner: Owner, billId: string) {
  const [claimed] = await db
    .update(billDocuments)
    .set({ claimedUntil: sql`now() + interval '1 minute'` })
    .where(
      and(
        ofBill(owner, billId),
        isNull(billDocuments.storedAt),
        sql`coalesce(${billDocuments.claimedUntil} < now(), true)`,
      ),
    )
    .returning({ billId: billDocuments.billId })
  return claimed
}

/** Gives the claim back after a failure. */
export async function releaseDocument(db: Database, owner: Owner, billId: string) {
  await db
    .update(billDocuments)
    .set({ claimedUntil: null })
    .where(and(ofBill(owner, billId), isNull(billDocuments.storedAt)))
}

/** Nothing is returned where the document was stored meanwhile. */
export async function keepDocument(
  db: Database,
  owner: Owner,
  billId: string,
  file: { fileKey: string; size: number; sha256: string; ubl: string; ublSha256: string },
) {
  const [kept] = await db
    .update(billDocuments)
    .set({ ...file, storedAt: sql`now()`, claimedUntil: null })
    .where(and(ofBill(owner, billId), isNull(billDocuments.storedAt)))
    .returning({ billId: billDocuments.billId })
  return kept
}

/** Stores the UBL of a bill that was issued before there was any; answers the one that is stored. */
export async function keepUbl(
  db: Database,
  owner: Owner,
  billId: string,
  file: { ubl: string; ublSha256: string },
) {
  await db
    .update(billDocuments)
    .set(file)
    .where(and(ofBill(owner, billId), isNotNull(billDocuments.storedAt), isNull(billDocuments.ubl)))
  return (await findDocument(db, owner, billId))?.ubl ?? undefined
}

const ofBill = (owner: Owner, billId: string) =>
  and(eq(billDocuments.owner, owner), eq(billDocuments.billId, billId))
