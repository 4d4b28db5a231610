import type { KoaContextWithOIDC, Provider } from "oidc-provider"
import type { Pool } from "pg"
import { sendLogoutToken } from "./back-channel"
import { inTransaction } from "./transaction"

export interface OpenSession {
  uid: string
  userAgent: string
  signedInAt: Date
  lastSeenAt: Date
}

interface StoredSession {
  uid: string
  authorizations?: Record<string, { sid?: string; grantId?: string }>
}

/** Which sessions go on: one, or those that were opened after an instant. */
interface SessionFilter {
  uid?: string
  openedAfter?: Date
}

export interface Sessions {
  /** The one named `here` comes first, then those that were seen last. */
  list(accountId: string, here?: string): Promise<OpenSession[]>
  /** Ends one of the account's sessions and revokes its tokens; false where it has no such session. */
  end(accountId: string, uid: string): Promise<boolean>
  /** Ends the account's sessions and revokes their tokens; answers how many there were. */
  endAll(accountId: string, kept?: SessionFilter): Promise<number>
}

/** A person's sessions at this server, each with what it opened at the clients. */
export function accountSessions(pool: Pool, provider: Provider): Sessions {
  return {
    async list(accountId, here = "") {
      const { rows } = await pool.query<OpenSession>(
        `select d.session_uid as uid, d.user_agent as "userAgent",
           d.signed_in_at as "signedInAt", d.last_seen_at as "lastSeenAt"
         from identity.devices d join identity.artifacts s
           on s.model = 'Session' and s.uid = d.session_uid and s.expires_at > now()
             and s.payload ->> 'accountId' = d.account_id::text
         where d.account_id = $1 order by d.session_uid = $2 desc, d.last_seen_at desc`,
        [accountId, here],
      )
      return rows
    },
    async end(accountId, uid) {
      const ended = await removeOne(pool, accountId, uid)
      if (ended) await tellClients(provider, accountId, ended)
      return ended !== undefined
    },
    async endAll(accountId, kept = {}) {
      const ended = await remove(pool, accountId, kept)
      await Promise.all(ended.map((session) => tellClients(provider, accountId, session)))
      return ended.length
    },
  }
}

/**
 * In one transaction, so that nothing is given out between: sessions, grants, codes and refresh
 * tokens of the account go, but for those of the sessions that are kept.
 */
async function remove(
  pool: Pool,
  accountId: string,
  kept: SessionFilter,
): Promise<StoredSession[]> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ payload: StoredSession; isKept: boolean }>(
      `select s.payload, coalesce(s.uid = $2 or d.signed_in_at > $3, false) as "isKept"
       from identity.artifacts s left join identity.devices d on d.session_uid = s.uid
       where s.model = 'Session' and s.payload ->> 'accountId' = $1 for update of s`,
      [accountId, kept.uid ?? null, kept.openedAfter ?? null],
    )
    const staying = rows.filter(({ isKept }) => isKept).map(({ payload }) => payload)
    const uids = staying.map(({ uid }) => uid)
    await client.query(
      `delete from identity.artifacts
       where payload ->> 'accountId' = $1
         and not coalesce(model = 'Session' and uid = any($2::text[]), false)
         and not (model = 'Grant' and id = any($3::text[]))
         and not coalesce(grant_id = any($3::text[]), false)`,
      [accountId, uids, staying.flatMap(grantsOf)],
    )
    await client.query(
      "delete from identity.devices where account_id::text = $1 and session_uid <> all($2::text[])",
      [accountId, uids],
    )
    return rows.filter(({ isKept }) => !isKept).map(({ payload }) => payload)
  })
}

/** The session, and what hangs on the grants that it alone has. */
async function removeOne(
  pool: Pool,
  accountId: string,
  uid: string,
): Promise<StoredSession | undefined> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ payload: StoredSession }>(
      `delete from identity.artifacts
       where model = 'Session' and uid = $2 and payload ->> 'accountId' = $1 returning payload`,
      [accountId, uid],
    )
    const session = rows[0]?.payload
    if (!session) return undefined
    await client.query(
      `delete from identity.artifacts where payload ->> 'accountId' = $1
         and (grant_id = any($2::text[]) or (model = 'Grant' and id = any($2::text[])))`,
      [accountId, grantsOf(session)],
    )
    await client.query("delete from identity.devices where session_uid = $1", [uid])
    return session
  })
}

const grantsOf = (session: StoredSession): string[] =>
  Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? [])

async function tellClients(provider: Provider, accountId: string, session: StoredSession) {
  await Promise.all(
    Object.entries(session.authorizations ?? {}).map(async ([clientId, { sid }]) => {
      const client = await provider.Client.find(clientId)
      if (client && sid) await sendLogoutToken(provider, client, accountId, sid)
    }),
  )
}

/** Notes on which browser a session is, and when it was used last, by the browser or by a client. */
export function rememberDevices(pool: Pool, clock: () => Date) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next()
    const { session, entities } = ctx.oidc ?? {}
    const refreshed = entities?.RefreshToken?.sessionUid
    if (refreshed)
      await pool.query("update identity.devices set last_seen_at = $2 where session_uid = $1", [
        refreshed,
        clock(),
      ])
    if (!session?.accountId) return
    await pool.query(
      `insert into identity.devices (session_uid, account_id, user_agent, signed_in_at, last_seen_at)
       select $1, id, $3, $4, $4 from identity.accounts
       where id::text = $2 and exists (
         select from identity.artifacts where model = 'Session' and uid = $1)
       on conflict (session_uid) do update set account_id = excluded.account_id,
         user_agent = excluded.user_agent, last_seen_at = excluded.last_seen_at`,
      [session.uid, session.accountId, ctx.get("user-agent").slice(0, 400), clock()],
    )
  }
}
