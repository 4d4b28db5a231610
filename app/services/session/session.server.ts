import { createHash, randomBytes } from "node:crypto"
import { webDatabase } from "../database.server"
import { signedCookie } from "./cookies.server"

/** Days that a session lives at most, and that it may lie unused. */
const lifetime = { days: 30, idleDays: 14 }

/** Signed in on this device. Tokens stay on the server: no loader returns one. */
export interface Session {
  key: Buffer
  person: string
  accessToken: string
  refreshToken: string | null
  idToken: string
  tokenExpiresAt: Date
  /** From when on most of the refresh token's life is over; null where that is not known. */
  refreshDueAt: Date | null
  version: number
  draft: string | null
  createdAt: Date
  /** When it was opened by a sign-in that a form had asked for; null for any other. */
  confirmedAt: Date | null
  /** Of someone suspended: nothing renews it, and all it is good for is to tell them so. */
  suspended: boolean
  /** Whose account they are in, where it is not their own. */
  account: string | null
}

/** What the identity server hands out. */
export interface Tokens {
  accessToken: string
  refreshToken: string | null
  idToken: string
  expiresAt: Date
  refreshDueAt: Date | null
}

/** The session at the identity server that one here hangs on, as far as that server names it. */
export interface ServersSession {
  sid: string | null
  /** What its status frame is asked about. */
  state: string | null
}

const columns = `id as key, person, access_token as "accessToken", refresh_token as "refreshToken",
  id_token as "idToken", token_expires_at as "tokenExpiresAt", refresh_due_at as "refreshDueAt",
  version, draft, created_at as "createdAt", confirmed_at as "confirmedAt", suspended, account`

function sessionCookie() {
  return signedCookie("plume_session", { maxAge: lifetime.days * 24 * 60 * 60 })
}

/** The session that the request's cookie names. A cookie that was tampered with is no session. */
export async function findSession(request: Request): Promise<Session | undefined> {
  const id: unknown = await sessionCookie().parse(request.headers.get("Cookie"))
  return typeof id === "string" ? findSessionByKey(keyOf(id)) : undefined
}

export async function findSessionByKey(key: Buffer): Promise<Session | undefined> {
  const { rows } = await webDatabase().query<Session & { idleFor: number }>({
    // Asked by every page: with a name, PostgreSQL plans it once.
    name: "session",
    text: `select ${columns}, extract(epoch from now() - seen_at)::int as "idleFor" from web.sessions
      where id = $1 and expires_at > now() and seen_at > now() - make_interval(days => $2)`,
    values: [key, lifetime.idleDays],
  })
  const [session] = rows
  // Not at every request: a write for each read would cost more than the read.
  if (session && session.idleFor > 600)
    await webDatabase().query("update web.sessions set seen_at = now() where id = $1", [key])
  return session
}

/** Opens a session under a new id, whatever id the browser came with; returns its cookie. */
export async function openSession(
  person: string,
  tokens: Tokens,
  draft: string | null,
  { sid, state }: ServersSession = { sid: null, state: null },
  isConfirmed = false,
): Promise<string> {
  const id = randomBytes(32).toString("base64url")
  await webDatabase().query(
    `insert into web.sessions
       (id, person, access_token, refresh_token, id_token, token_expires_at, refresh_due_at, draft,
        sid, session_state, expires_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + make_interval(days => $11),
       case when $12 then now() end)`,
    [
      keyOf(id),
      person,
      tokens.accessToken,
      tokens.refreshToken,
      tokens.idToken,
      tokens.expiresAt,
      tokens.refreshDueAt,
      draft,
      sid,
      state,
      lifetime.days,
      isConfirmed,
    ],
  )
  return sessionCookie().serialize(id)
}

/** Says whose account someone is in from now on, in this browser; their own where none is named. */
export async function chooseAccount(key: Buffer, account: string | null): Promise<void> {
  await webDatabase().query("update web.sessions set account = $2 where id = $1", [key, account])
}

/** Ends a session for good: its cookie opens nothing any more. */
export async function endSession(key: Buffer): Promise<void> {
  await webDatabase().query("delete from web.sessions where id = $1", [key])
}

/** Those that hang on one session at the identity server; where none is named, all of the person's. */
interface SessionFilter {
  sid?: string
  person?: string
}

const areNamed = `($1::text is not null or $2::text is not null)
  and ($1::text is null or sid = $1) and ($2::text is null or person = $2)`
const valuesOf = ({ sid, person }: SessionFilter) => [sid ?? null, person ?? null]

/** The newest of the sessions that are named. */
export async function findNewestSession(named: SessionFilter): Promise<Session | undefined> {
  const { rows } = await webDatabase().query<Session>(
    `select ${columns} from web.sessions where ${areNamed} order by token_expires_at desc limit 1`,
    valuesOf(named),
  )
  return rows[0]
}

export async function endSessionsOf(named: SessionFilter): Promise<void> {
  await webDatabase().query(`delete from web.sessions where ${areNamed}`, valuesOf(named))
}

/** Keeps of sessions what shows who someone suspended is: nothing renews them any more. */
export async function keepSuspended(which: SessionFilter | { key: Buffer }): Promise<void> {
  const keep =
    "update web.sessions set suspended = true, refresh_token = null, version = version + 1"
  if ("key" in which) await webDatabase().query(`${keep} where id = $1`, [which.key])
  else await webDatabase().query(`${keep} where ${areNamed}`, valuesOf(which))
}

/** The session that the request's one hangs on, while that one is there; asking does not keep it alive. */
export async function findServersSession(request: Request): Promise<ServersSession | undefined> {
  const id: unknown = await sessionCookie().parse(request.headers.get("Cookie"))
  if (typeof id !== "string") return undefined
  const { rows } = await webDatabase().query<ServersSession>(
    `select sid, session_state as state from web.sessions
      where id = $1 and expires_at > now() and seen_at > now() - make_interval(days => $2)`,
    [keyOf(id), lifetime.idleDays],
  )
  return rows[0]
}

/** The header that makes the browser forget its session. */
export async function forgetSession(): Promise<string> {
  return sessionCookie().serialize("", { maxAge: 0 })
}

/** Removes sessions and drafts that are over. */
export async function sweepSessions(): Promise<void> {
  await webDatabase().query(
    `delete from web.sessions
      where expires_at <= now() or seen_at <= now() - make_interval(days => $1)`,
    [lifetime.idleDays],
  )
  await webDatabase().query("delete from web.form_drafts where expires_at <= now()")
}

function keyOf(id: string): Buffer {
  return createHash("sha256").update(id).digest()
}
