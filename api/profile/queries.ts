import { and, eq, getTableColumns } from "drizzle-orm"
import type { Database } from "../../database/client"
import type { Owner } from "../../domain/owner"
import { profiles } from "./schema"

const { owner: _, createdAt: __, changedAt: ___, ...columns } = getTableColumns(profiles)

type Changes = Partial<
  Omit<typeof profiles.$inferInsert, "owner" | "version" | "createdAt" | "changedAt">
>

/** Nothing where the owner never saved anything. */
export async function findProfile(db: Database, owner: Owner) {
  const [profile] = await db.select(columns).from(profiles).where(eq(profiles.owner, owner))
  return profile
}

/** Nothing is returned where the version is not the current one. The first save makes the row. */
export async function changeProfile(
  db: Database,
  owner: Owner,
  email: string | null,
  { version, ...changes }: Changes & { version: number },
) {
  await begin(db, owner, email)
  const [changed] = await db
    .update(profiles)
    .set(changes)
    .where(and(eq(profiles.owner, owner), eq(profiles.version, version)))
    .returning(columns)
  return changed
}

/** Says that the first-run path was finished or left; saying it again changes nothing. */
export const endFirstConnection = (db: Database, owner: Owner, email: string | null) =>
  changeFirstConnection(db, owner, email, false)

/** Sets whether the first-run path is still to come. */
export async function changeFirstConnection(
  db: Database,
  owner: Owner,
  email: string | null,
  firstConnection: boolean,
) {
  await begin(db, owner, email)
  await db
    .update(profiles)
    .set({ firstConnection })
    .where(and(eq(profiles.owner, owner), eq(profiles.firstConnection, !firstConnection)))
  return findProfile(db, owner)
}

async function begin(db: Database, owner: Owner, email: string | null) {
  await db.insert(profiles).values({ owner, email }).onConflictDoNothing()
}
