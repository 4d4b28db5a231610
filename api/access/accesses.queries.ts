import { and, asc, eq, isNull } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { ownerOfRow } from "../../database/owner-of-row"
import type { GivenAccess } from "../ports/access-book"
import { accessActs, accesses } from "./accesses.schema"
import { people } from "./schema"

/** What someone was let into, whose accounts ever it are: as the one who was let in. */
export async function listGivenAccesses(db: Database, guest: Owner): Promise<GivenAccess[]> {
  const { id, owner, accountName, label, extent, permissions, endsOn } = accesses
  const rows = await db
    .select({ id, owner, accountName, label, extent, permissions, endsOn })
    .from(accesses)
    .where(and(eq(accesses.guest, guest), isNull(accesses.withdrawnAt)))
    .orderBy(asc(accesses.accountName), asc(accesses.id))
  return rows.map((row) => ({ ...row, owner: ownerOfRow(row) }))
}

/** The owner of an account, as far as it decides whether anyone may be in it. */
export async function findAccountOwner(db: Database, owner: Owner) {
  const { roles, suspendedUntil, closedAt } = people
  const [found] = await db
    .select({ roles, suspendedUntil, closedAt })
    .from(people)
    .where(eq(people.id, owner))
  return found
}

/** Writes down what a guest did, in the transaction in which it was done. */
export const addAccessAct = (
  db: Database,
  owner: Owner,
  act: Omit<typeof accessActs.$inferInsert, "owner">,
) => db.insert(accessActs).values({ ...act, owner })
