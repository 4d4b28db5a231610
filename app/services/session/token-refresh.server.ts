import { setTimeout as pause } from "node:timers/promises"
import { webDatabase } from "../database.server"
import { endSession, findSessionByKey, type Session, type Tokens } from "./session.server"

/** Specification §9: a token with less validity than this is refreshed before it is used. */
const refreshBelow = 5_000
/** How long a token that is still good is used before another try, when a refresh came to nothing. */
const tryAgainSeconds = 30
/** How long one process may take to refresh before another one may try. */
const leaseSeconds = 8
const pollEvery = 40
const giveUpAfter = 12_000

/** Asks the identity server for new tokens; answers nothing when it refuses for good. */
export type Refresh = (session: Session) => Promise<Tokens | undefined>

/** What becomes of a session that nothing renews any more. */
export type EndSession = (session: Session) => Promise<void>

/**
 * The session with a token that is still good for a while, or nothing when the session is over.
 * However many loaders ask, in however many processes, one of them refreshes: the one whose update of
 * the row finds the lease free. The others look at the row until the new token is there. No lock is
 * held meanwhile.
 *
 * Where most of the refresh token's life is over the session gets another one in time: a page that is
 * asked for seldom would lose it otherwise. Nobody waits for that, and it may fail.
 *
 * `refused` is the version whose token the API did not accept although its time was not over. A session
 * of someone suspended is used as it is, for the API to say so, until it is refused.
 */
export async function withUsableToken(
  session: Session,
  refresh: Refresh,
  refused?: number,
  end: EndSession = ({ key }) => endSession(key),
): Promise<Session | undefined> {
  const giveUpAt = Date.now() + giveUpAfter
  let current: Session | undefined = session
  while (current && needsRefresh(current, refused)) {
    const isGood = !cannotBeUsed(current, refused)
    if (!current.refreshToken) return endLost(end, current)
    if (await acquireLease(current)) return renew(current, { refresh, end }, isGood)
    if (isGood) return current
    if (Date.now() > giveUpAt) throw new Error("the token was not refreshed in time")
    await pause(pollEvery)
    current = await findSessionByKey(session.key)
  }
  return current
}

function needsRefresh(session: Session, refused: number | undefined): boolean {
  if (session.suspended) return session.version === refused
  const isDue = session.refreshDueAt !== null && session.refreshDueAt.getTime() <= Date.now()
  return (isDue && session.refreshToken !== null) || cannotBeUsed(session, refused)
}

function cannotBeUsed(session: Session, refused: number | undefined): boolean {
  return session.tokenExpiresAt.getTime() - Date.now() < refreshBelow || session.version === refused
}

async function acquireLease(session: Session): Promise<boolean> {
  const { rowCount } = await webDatabase().query(
    `update web.sessions set refreshing_until = now() + make_interval(secs => $3)
      where id = $1 and version = $2 and (refreshing_until is null or refreshing_until < now())`,
    [session.key, session.version, leaseSeconds],
  )
  return rowCount === 1
}

async function renew(
  session: Session,
  { refresh, end }: { refresh: Refresh; end: EndSession },
  isGood: boolean,
): Promise<Session | undefined> {
  let tokens: Tokens | undefined
  try {
    tokens = await refresh(session)
  } catch (error) {
    await webDatabase().query(
      `update web.sessions set refreshing_until = null, refresh_due_at =
         case when $3 then now() + make_interval(secs => $4) else refresh_due_at end
        where id = $1 and version = $2`,
      [session.key, session.version, isGood, tryAgainSeconds],
    )
    if (isGood) return session
    throw error
  }
  if (!tokens) return endLost(end, session)
  await webDatabase().query(
    `update web.sessions set access_token = $3, refresh_token = $4, id_token = $5,
       token_expires_at = $6, refresh_due_at = $7, version = version + 1, refreshing_until = null, seen_at = now()
      where id = $1 and version = $2`,
    [
      session.key,
      session.version,
      tokens.accessToken,
      tokens.refreshToken,
      tokens.idToken,
      tokens.expiresAt,
      tokens.refreshDueAt,
    ],
  )
  return findSessionByKey(session.key)
}

/** The session is over, unless something of it was kept. */
async function endLost(end: EndSession, session: Session): Promise<Session | undefined> {
  await end(session)
  return findSessionByKey(session.key)
}
