import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { people } from "../../access/schema"
import { contactRefusals, refusalKeys, refusedAddresses } from "./schema"

/** The key of the owner's digests, made with the first refusal that is asked for. */
export async function keyOf(db: Database, owner: Owner, fresh: () => string): Promise<string> {
  const find = () => db.select().from(refusalKeys).where(eq(refusalKeys.owner, owner))
  const [known] = await find()
  if (known) return known.key
  await db.insert(refusalKeys).values({ owner, key: fresh() }).onConflictDoNothing()
  return (await find())[0]?.key ?? ""
}

/** Without a key nobody has refused yet. */
export async function findKey(db: Database, owner: Owner) {
  const [known] = await db.select().from(refusalKeys).where(eq(refusalKeys.owner, owner))
  return known?.key
}

/** Which of these digests are refused. */
export async function listRefusedDigests(db: Database, owner: Owner, digests: string[]) {
  if (digests.length === 0) return []
  const rows = await db
    .select({ digest: refusedAddresses.digest })
    .from(refusedAddresses)
    .where(and(eq(refusedAddresses.owner, owner), inArray(refusedAddresses.digest, digests)))
  return rows.map(({ digest }) => digest)
}

/** Which of these contacts refused, at whatever address. */
export async function listRefusingContacts(db: Database, owner: Owner, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ id: contactRefusals.contactId })
    .from(contactRefusals)
    .where(and(eq(contactRefusals.owner, owner), inArray(contactRefusals.contactId, ids)))
  return rows.map(({ id }) => id)
}

export async function addRefusedAddress(db: Database, owner: Owner, digest: string, day: Day) {
  await db.insert(refusedAddresses).values({ owner, digest, refusedOn: day }).onConflictDoNothing()
}

export async function addRefusal(
  db: Database,
  owner: Owner,
  refusal: Omit<typeof contactRefusals.$inferInsert, "owner" | "id">,
) {
  await db.insert(contactRefusals).values({ ...refusal, owner })
}

/** The proofs of a contact's refusals, the newest first. */
export function listRefusals(db: Database, owner: Owner, contactId: string) {
  const { owner: _, contactId: __, by: ___, ...columns } = getTableColumns(contactRefusals)
  return db
    .select({ ...columns, by: sql<string | null>`coalesce(${people.name}, ${people.username})` })
    .from(contactRefusals)
    .leftJoin(people, eq(people.id, contactRefusals.by))
    .where(and(eq(contactRefusals.owner, owner), eq(contactRefusals.contactId, contactId)))
    .orderBy(desc(contactRefusals.at))
    .limit(50)
}
