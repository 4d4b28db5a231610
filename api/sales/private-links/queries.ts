import { and, desc, eq, gt, isNull } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billLinks, quoteLinks } from "./schema"

const tables = { bill: billLinks, quote: quoteLinks }

/** What a private link opens. */
export type LinkSubject = keyof typeof tables
export type LinkRow = typeof billLinks.$inferSelect

export function listLinks(db: Database, owner: Owner, opens: LinkSubject, id: string) {
  const links = tables[opens]
  return db
    .select()
    .from(links)
    .where(and(eq(links.owner, owner), eq(links.opensId, id)))
    .orderBy(desc(links.createdAt), desc(links.id))
}

export async function addLink(
  db: Database,
  owner: Owner,
  opens: LinkSubject,
  link: Pick<LinkRow, "opensId" | "secret" | "createdAt" | "expiresAt">,
) {
  const [added] = await db
    .insert(tables[opens])
    .values({ ...link, owner })
    .returning()
  return added
}

/** The link that can be opened for longest, if it can until then. */
export async function findOpenLink(
  db: Database,
  owner: Owner,
  opens: LinkSubject,
  id: string,
  until: Date,
) {
  const links = tables[opens]
  const [link] = await db
    .select()
    .from(links)
    .where(
      and(
        eq(links.owner, owner),
        eq(links.opensId, id),
        isNull(links.revokedAt),
        gt(links.expiresAt, until),
      ),
    )
    .orderBy(desc(links.expiresAt))
    .limit(1)
  return link
}

/** A link that was revoked stays so, since the first time. */
export async function revokeLink(
  db: Database,
  owner: Owner,
  opens: LinkSubject,
  { id, linkId, at }: { id: string; linkId: string; at: Date },
) {
  const links = tables[opens]
  const mine = and(eq(links.owner, owner), eq(links.opensId, id), eq(links.id, linkId))
  await db
    .update(links)
    .set({ revokedAt: at })
    .where(and(mine, isNull(links.revokedAt)))
  const [link] = await db.select().from(links).where(mine)
  return link
}
