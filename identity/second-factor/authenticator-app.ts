import { Secret, TOTP } from "otpauth"
import type { Pool } from "pg"

const period = 30
/** What was begun and not finished is forgotten after this time. */
const patience = 15 * 60_000

/** What apps show, and what they scan (RFC 6238, with the values that all of them know). */
function totp(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: "Plume", label, secret: Secret.fromBase32(secret), period, digits: 6 })
}

export interface NewApp {
  secret: string
  /** The `otpauth:` address that a QR code carries. */
  uri: string
}

/** Begins to add an app with a secret of 160 bits; it counts once a code of it was typed. */
export async function beginApp(pool: Pool, accountId: string, now: Date): Promise<void> {
  await pool.query(
    `insert into identity.authenticator_apps (account_id, secret, added_at) values ($1, $2, $3)
     on conflict (account_id) do update set secret = excluded.secret, added_at = excluded.added_at
     where authenticator_apps.confirmed_at is null`,
    [accountId, new Secret({ size: 20 }).base32, now],
  )
}

/** The app that is being added. */
export async function begunApp(
  pool: Pool,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<NewApp | undefined> {
  const { rows } = await pool.query<{ secret: string }>(
    `select secret from identity.authenticator_apps
     where account_id = $1 and confirmed_at is null and added_at > $2`,
    [id, new Date(now.getTime() - patience)],
  )
  const secret = rows[0]?.secret
  return secret === undefined ? undefined : { secret, uri: totp(secret, email).toString() }
}

/**
 * Takes a code: of this step, the one before or the one after, as clocks differ; and none that was
 * taken already, nor an older one, whoever else asks at the same moment (RFC 6238 §5.2).
 */
export async function verifyAppCode(
  pool: Pool,
  accountId: string,
  typed: string,
  now: Date,
  app: "begun" | "confirmed" = "confirmed",
): Promise<boolean> {
  const token = typed.replace(/\s/g, "")
  if (!/^\d{6}$/.test(token)) return false
  const { rows } = await pool.query<{ secret: string }>(
    `select secret from identity.authenticator_apps
     where account_id = $1 and (confirmed_at is not null) = $2`,
    [accountId, app === "confirmed"],
  )
  const secret = rows[0]?.secret
  if (secret === undefined) return false
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token, timestamp, window: 1 })
  if (delta === null) return false
  const { rowCount } = await pool.query(
    `update identity.authenticator_apps
     set last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
     where account_id = $1 and secret = $4 and (last_step is null or last_step < $2)`,
    [accountId, Math.floor(timestamp / 1000 / period) + delta, now, secret],
  )
  return rowCount === 1
}

export async function removeApp(pool: Pool, accountId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "delete from identity.authenticator_apps where account_id = $1 and confirmed_at is not null",
    [accountId],
  )
  return rowCount === 1
}
