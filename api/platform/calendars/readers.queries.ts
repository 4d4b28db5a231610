import { eq } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { people } from "../../access/schema"

/** Whose calendar it is, as far as it says what their feeds may tell. */
export async function findReaderOf(db: Database, owner: Owner) {
  const { roles, suspendedUntil, closedAt } = people
  const [person] = await db
    .select({ roles, suspendedUntil, closedAt })
    .from(people)
    .where(eq(people.id, owner))
  return person
}
