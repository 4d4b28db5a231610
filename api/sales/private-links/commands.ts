import type pg from "pg"
import { type Owner, ownerOf } from "#domain/owner"
import { fileHeaders } from "../../http/file-headers"
import { found, HttpProblem } from "../../http/problem"
import type { Call } from "../../ports/context"
import type { LinkSubject } from "./queries"

/** What private links open; each kind has its own secrets, and opens nothing of another (security 39). */
const kinds = {
  bill: { table: "bill_links", opens: "bill_id" },
  quote: { table: "quote_links", opens: "quote_id" },
} as const satisfies Record<LinkSubject, object>

interface LinkRecord {
  owner: string
  opens: string
  expires_at: Date
  revoked_at: Date | null
}

/** What the secret in the path opens now, and whose it is; revoked, expired and invented ones are missing alike. */
export async function findLinkSubject(
  c: Call,
  kind: LinkSubject,
): Promise<{ owner: Owner; id: string }> {
  const link = found(await findLinkRecord(c.var.parts.pool, kind, c.req.param("secret") ?? ""))
  if (link.revoked_at || link.expires_at <= c.var.now) throw new HttpProblem(404, "notFound")
  return { owner: ownerOf(link.owner), id: link.opens }
}

/** Row-level security shows the one link whose secret the transaction names, and no other. */
async function findLinkRecord(
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

/** A file that a link opens: nobody's search finds it. */
export const privateFile = (type: string, name: string) => ({
  ...fileHeaders(type, name),
  "X-Robots-Tag": "noindex",
})
