import { and, desc, eq, gt, isNull } from "drizzle-orm"
import type { Database } from "../../database/client"
import type { Owner } from "../../domain/owner"
import { billLinks } from "./schema"

export type LinkRow = typeof billLinks.$inferSelect

export function listLinks(db: Database, owner: Owner, billId: string) {
  return db
    .select()
    .from(billLinks)
    .where(and(eq(billLinks.owner, owner), eq(billLinks.billId, billId)))
    .orderBy(desc(billLinks.createdAt), desc(billLinks.id))
}

export async function addLink(
  db: Database,
  owner: Owner,
  link: Pick<LinkRow, "billId" | "secret" | "createdAt" | "expiresAt">,
) {
  const [added] = await db
    .insert(billLinks)
    .values({ ...link, owner })
    .returning()
  return added
}

/** A link of the bill that can be opened until then at least. */
export async function findOpenLink(db: Database, owner: Owner, billId: string, until: Date) {
  const [link] = await db
    .select()
    .from(billLinks)
    .where(
      and(
        eq(billLinks.owner, owner),
        eq(billLinks.billId, billId),
        isNull(billLinks.revokedAt),
        gt(billLinks.expiresAt, until),
      ),
    )
    .orderBy(desc(billLinks.expiresAt))
    .limit(1)
  return link
}

/** A link that was revoked stays so, since the first time. */
export async function revokeLink(db: Database, owner: Owner, billId: string, id: string, at: Date) {
  const mine = and(eq(billLinks.owner, owner), eq(billLinks.billId, billId), eq(billLinks.id, id))
  await db
    .update(billLinks)
    .set({ revokedAt: at })
    .where(and(mine, isNull(billLinks.revokedAt)))
  const [link] = await db.select().from(billLinks).where(mine)
  return link
}
