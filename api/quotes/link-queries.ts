import { and, desc, eq, gt, isNull } from "drizzle-orm"
import type { Database } from "../../database/client"
import type { Owner } from "../../domain/owner"
import { quoteLinks } from "./schema"

export type LinkRow = typeof quoteLinks.$inferSelect

export const listLinks = (db: Database, owner: Owner, quoteId: string) =>
  db
    .select()
    .from(quoteLinks)
    .where(and(eq(quoteLinks.owner, owner), eq(quoteLinks.quoteId, quoteId)))
    .orderBy(desc(quoteLinks.createdAt), desc(quoteLinks.id))

/** The link that can be opened for longest, if it can until then. */
export async function findOpenLink(db: Database, owner: Owner, quoteId: string, until: Date) {
  const [link] = await db
    .select()
    .from(quoteLinks)
    .where(
      and(
        eq(quoteLinks.owner, owner),
        eq(quoteLinks.quoteId, quoteId),
        isNull(quoteLinks.revokedAt),
        gt(quoteLinks.expiresAt, until),
      ),
    )
    .orderBy(desc(quoteLinks.expiresAt))
    .limit(1)
  return link
}

export async function addLink(
  db: Database,
  owner: Owner,
  link: Pick<LinkRow, "quoteId" | "secret" | "createdAt" | "expiresAt">,
) {
  const [added] = await db
    .insert(quoteLinks)
    .values({ ...link, owner })
    .returning()
  return added
}

/** A link that was revoked stays so, since the first time. */
export async function revokeLink(
  db: Database,
  owner: Owner,
  quoteId: string,
  id: string,
  at: Date,
) {
  const mine = and(
    eq(quoteLinks.owner, owner),
    eq(quoteLinks.quoteId, quoteId),
    eq(quoteLinks.id, id),
  )
  await db
    .update(quoteLinks)
    .set({ revokedAt: at })
    .where(and(mine, isNull(quoteLinks.revokedAt)))
  const [link] = await db.select().from(quoteLinks).where(mine)
  return link
}
