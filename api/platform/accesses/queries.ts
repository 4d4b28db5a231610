import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm"
import type pg from "pg"
import { nobody, type Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { accessActs, accesses } from "../../access/accesses.schema"

const { owner: _, ...columns } = getTableColumns(accesses)

export type AccessRow = NonNullable<Awaited<ReturnType<typeof findAccess>>>

/** Those that someone gave, the latest first. */
export const listAccesses = (db: Database, owner: Owner) =>
  db
    .select(columns)
    .from(accesses)
    .where(eq(accesses.owner, owner))
    .orderBy(desc(accesses.createdAt))
    .limit(100)

export async function findAccess(db: Database, owner: Owner, id: string) {
  const [found] = await db
    .select(columns)
    .from(accesses)
    .where(and(eq(accesses.owner, owner), eq(accesses.id, id)))
  return found
}

export async function addAccess(
  db: Database,
  owner: Owner,
  added: Omit<typeof accesses.$inferInsert, "owner">,
) {
  const [row] = await db
    .insert(accesses)
    .values({ ...added, owner })
    .returning(columns)
  return row
}

/** Nothing is returned where the version is not the current one. */
export async function changeAccess(
  db: Database,
  owner: Owner,
  { id, version }: { id: string; version: number },
  changes: Partial<typeof accesses.$inferInsert>,
) {
  const [row] = await db
    .update(accesses)
    .set(changes)
    .where(and(eq(accesses.owner, owner), eq(accesses.id, id), eq(accesses.version, version)))
    .returning(columns)
  return row
}

/** The latest of what was done by one. */
export const listAccessActs = (db: Database, owner: Owner, accessId: string) =>
  db
    .select()
    .from(accessActs)
    .where(and(eq(accessActs.owner, owner), eq(accessActs.accessId, accessId)))
    .orderBy(desc(accessActs.at), desc(accessActs.id))
    .limit(100)

/** Lets the rest of the transaction see the invitation that a secret opens, and answers it; nothing where it opens none. */
export async function openInvitation(db: Database, reader: Owner, secret: string) {
  if (!/^[\w-]{32,100}$/.test(secret)) return undefined
  await db.execute(sql`select set_config('app.link', ${secret}, true)`)
  const [row] = await db
    .select()
    .from(accesses)
    .where(and(eq(accesses.secret, secret), isNull(accesses.withdrawnAt)))
  return row && { ...row, isOwn: row.owner === reader }
}

/** Takes an invitation up: its secret opens nothing any more. */
export async function takeUp(
  db: Database,
  guest: Owner,
  secret: string,
  { guestName, acceptedAt }: { guestName: string; acceptedAt: Date },
): Promise<void> {
  await db
    .update(accesses)
    .set({ guest, guestName, acceptedAt, secret: null })
    .where(eq(accesses.secret, secret))
}

/** Whether someone is in an account already: as the one who was let in. */
export async function isGuestOf(db: Database, guest: Owner, owner: string): Promise<boolean> {
  const [found] = await db
    .select({ id: accesses.id })
    .from(accesses)
    .where(and(eq(accesses.guest, guest), eq(accesses.owner, owner), isNull(accesses.withdrawnAt)))
  return found !== undefined
}

/** Ends what someone was let into; false where it is nothing of theirs. */
export async function leaveAccount(db: Database, guest: Owner, account: string, withdrawnAt: Date) {
  const [left] = await db
    .update(accesses)
    .set({ withdrawnAt })
    .where(
      and(eq(accesses.guest, guest), eq(accesses.owner, account), isNull(accesses.withdrawnAt)),
    )
    .returning({ id: accesses.id, owner: accesses.owner, accountName: accesses.accountName })
  return left
}

/** What the mail of an invitation says; nothing once it is answered, sent anew or withdrawn. */
export const findSentInvitation = (pool: pg.Pool, owner: Owner, id: string) =>
  inTransaction(pool, owner, async (db) => {
    const row = await findAccess(db, owner, id)
    return row?.secret && !row.withdrawnAt ? { ...row, secret: row.secret } : undefined
  })

/** The same for reading alone. */
export const readInvitation = (pool: pg.Pool, reader: Owner, secret: string) =>
  inTransaction(pool, nobody, (db) => openInvitation(db, reader, secret))
