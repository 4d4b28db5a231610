import { and, desc, eq, gt, isNull } from "drizzle-orm"
import type pg from "pg"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billLinks, contractDocumentLinks, cvCopyLinks, quoteLinks, timesheetLinks } from "./schema"

const tables = {
  bill: billLinks,
  quote: quoteLinks,
  timesheet: timesheetLinks,
  cvCopy: cvCopyLinks,
  contractDocuments: contractDocumentLinks,
}

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

/** What private links open; each kind has its own secrets, and opens nothing of another (security 39). */
const kinds = {
  bill: { table: "bill_links", opens: "bill_id" },
  quote: { table: "quote_links", opens: "quote_id" },
  timesheet: { table: "timesheet_links", opens: "timesheet_id" },
  cvCopy: { table: "cv_copy_links", opens: "cv_copy_id" },
  // Each opens documents of its own, which stand by the link.
  contractDocuments: { table: "contract_document_links", opens: "id" },
} as const satisfies Record<LinkSubject, object>

interface LinkRecord {
  owner: string
  opens: string
  expires_at: Date
  revoked_at: Date | null
}

/** Row-level security shows the one link whose secret the transaction names, and no other. */
export async function findLinkRecord(
  pool: pg.Pool,
  kind: LinkSubject,
  secret: string,
): Promise<LinkRecord | undefined> {
  if (!/^[\w-]{32,100}$/.test(secret)) return undefined
  const { table, opens } = kinds[kind]
  const client = await pool.connect()
  try {
    await client.query("begin read only")
    await client.query("select set_config('app.link', $1, true)", [secret])
    const { rows } = await client.query<LinkRecord>(
      `select owner, ${opens} as opens, expires_at, revoked_at from ${table}`,
    )
    return rows[0]
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}
