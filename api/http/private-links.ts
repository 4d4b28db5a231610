import { randomBytes } from "node:crypto"
import type pg from "pg"
import type { BillLink } from "../../contract/bill-links"
import { type Owner, ownerOf } from "../../domain/owner"
import type { Call } from "./context"
import { found, Refusal } from "./problem"

/** What private links open; each kind has its own secrets, and opens nothing of another (security 39). */
const kinds = {
  bill: { table: "bill_links", opens: "bill_id" },
  quote: { table: "quote_links", opens: "quote_id" },
} as const

interface Held {
  owner: string
  opens: string
  expires_at: Date
  revoked_at: Date | null
}

/** 192 random bits. */
export const newSecret = (): string => randomBytes(24).toString("base64url")

/** What the secret in the path opens now, and whose it is; revoked, expired and invented ones are missing alike. */
export async function openedBy(
  c: Call,
  kind: keyof typeof kinds,
): Promise<{ owner: Owner; id: string }> {
  const link = found(await held(c.var.parts.pool, kind, c.req.param("secret") ?? ""))
  if (link.revoked_at || link.expires_at <= c.var.now) throw new Refusal(404, "notFound")
  return { owner: ownerOf(link.owner), id: link.opens }
}

/** Row-level security shows the one link whose secret the transaction names, and no other. */
async function held(
  pool: pg.Pool,
  kind: keyof typeof kinds,
  secret: string,
): Promise<Held | undefined> {
  if (!/^[\w-]{32,100}$/.test(secret)) return undefined
  const { table, opens } = kinds[kind]
  const client = await pool.connect()
  try {
    await client.query("begin read only")
    await client.query("select set_config('app.link', $1, true)", [secret])
    const { rows } = await client.query<Held>(
      `select owner, ${opens} as opens, expires_at, revoked_at from ${table}`,
    )
    return rows[0]
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}

/** A file that a link opens: nobody's search finds it. */
export const privateFile = (type: string, name: string) => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${name}"`,
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
})

interface LinkRow {
  id: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

/** A link as its owner sees it. */
export const showLink = (row: LinkRow, address: string, now: Date): BillLink => ({
  id: row.id,
  address,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  open: row.revokedAt === null && row.expiresAt > now,
})
