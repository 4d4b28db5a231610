import { createHash, randomBytes } from "node:crypto"
import type { Pool, PoolClient } from "pg"

const minutes = 60_000

/** How long a link may be followed; one to set a password is the most dangerous, and the shortest. */
const lifetimes = {
  confirmEmail: 7 * 24 * 60 * minutes,
  changeEmail: 24 * 60 * minutes,
  resetPassword: 60 * minutes,
}

export type LinkPurpose = keyof typeof lifetimes

export interface Link {
  accountId: string
  email: string
}

interface NewLink extends Link {
  purpose: LinkPurpose
  now: Date
}

/** Makes a link's secret part. Only its digest is kept, and an earlier link of the same kind ends. */
export async function makeLink(pool: Pool, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString("base64url")
  await pool.query(
    `insert into identity.links (token_hash, account_id, purpose, email, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (account_id, purpose) do update set token_hash = excluded.token_hash,
       email = excluded.email, expires_at = excluded.expires_at`,
    [
      digest(token),
      link.accountId,
      link.purpose,
      link.email,
      new Date(link.now.getTime() + lifetimes[link.purpose]),
    ],
  )
  return token
}

/** The link of this token, as long as it may be followed. */
export async function findLink(
  pool: Pool,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<Link | undefined> {
  const { rows } = await pool.query<Link>(
    `select account_id as "accountId", email from identity.links
     where token_hash = $1 and purpose = $2 and expires_at > $3`,
    [digest(token), purpose, now],
  )
  return rows[0]
}

/** Follows a link: of two requests that hold the same token, one gets it. */
export async function followLink(
  client: PoolClient,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<Link | undefined> {
  const { rows } = await client.query<Link>(
    `delete from identity.links where token_hash = $1 and purpose = $2 and expires_at > $3
     returning account_id as "accountId", email`,
    [digest(token), purpose, now],
  )
  return rows[0]
}

/** Ends what was mailed before the password, or the address, was another one. */
export async function endLinks(client: PoolClient, accountId: string): Promise<void> {
  await client.query("delete from identity.links where account_id = $1", [accountId])
}

const digest = (token: string) => createHash("sha256").update(token).digest()
