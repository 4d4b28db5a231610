import type { Adapter, AdapterPayload } from "oidc-provider"
import * as errors from "oidc-provider/lib/helpers/errors.js"
import type { Pool } from "pg"

/** The models that fall together when their grant is revoked. */
const ofGrant = ["AccessToken", "AuthorizationCode", "RefreshToken", "DeviceCode"]

/**
 * Keeps oidc-provider's state in PostgreSQL: one row for each session, interaction, grant, code or
 * token. `consume` is a compare-and-set, so that of two requests that hold one code or one refresh
 * token at the same moment, one is served (RFC 6749 §4.1.2, RFC 9700 §4.14.2).
 */
export function postgresAdapter(pool: Pool): (model: string) => Adapter {
  return (model) => ({
    upsert: (id, payload, expiresIn) => upsert(pool, model, id, payload, expiresIn),
    find: (id) => find(pool, model, "id", id),
    findByUid: (uid) => find(pool, model, "uid", uid),
    findByUserCode: (userCode) => find(pool, model, "user_code", userCode),
    consume: (id) => consume(pool, model, id),
    destroy: async (id) => {
      await pool.query("delete from identity.artifacts where model = $1 and id = $2", [model, id])
    },
    revokeByGrantId: async (grantId) => {
      await pool.query(
        "delete from identity.artifacts where grant_id = $1 and model = any($2::text[])",
        [grantId, ofGrant],
      )
    },
  })
}

async function upsert(
  pool: Pool,
  model: string,
  id: string,
  payload: AdapterPayload,
  expiresIn: number | undefined,
): Promise<void> {
  await pool.query(
    `insert into identity.artifacts (model, id, payload, grant_id, uid, user_code, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7::double precision))
     on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
       uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
    [
      model,
      id,
      payload,
      payload.grantId ?? null,
      payload.uid ?? null,
      payload.userCode ?? null,
      expiresIn ?? null,
    ],
  )
}

async function find(
  pool: Pool,
  model: string,
  column: "id" | "uid" | "user_code",
  value: string,
): Promise<AdapterPayload | undefined> {
  const { rows } = await pool.query<{ payload: AdapterPayload; consumed: number | null }>(
    `select payload, extract(epoch from consumed_at)::integer as consumed
     from identity.artifacts
     where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
    [model, value],
  )
  const row = rows[0]
  if (!row) return undefined
  return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed }
}

async function consume(pool: Pool, model: string, id: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update identity.artifacts set consumed_at = now()
     where model = $1 and id = $2 and consumed_at is null`,
    [model, id],
  )
  if (rowCount === 0) throw new errors.InvalidGrant("already used by another request")
}

/** Removes what has expired; PostgreSQL has no expiry of its own. */
export async function sweep(pool: Pool): Promise<void> {
  await pool.query("delete from identity.artifacts where expires_at < now()")
  await pool.query(
    `delete from identity.devices d where not exists (
       select from identity.artifacts where model = 'Session' and uid = d.session_uid)`,
  )
  await pool.query("delete from identity.links where expires_at < now()")
  await pool.query("delete from identity.rate_limits where expire < $1", [Date.now()])
}
