import { type JWTPayload, jwtVerify } from "jose"
import { webDatabase } from "../database.server"
import { log } from "../log.server"
import { identityServer } from "./identity.server"
import type { Args } from "./request-session.server"
import { endSessionsOf, findNewestSession, keepSuspended } from "./session.server"
import { isSuspended } from "./suspended-session.server"

const event = "http://schemas.openid.net/event/backchannel-logout"
/** A logout token is used at once, or not at all. */
const usableFor = "2m"

/**
 * Ends the sessions that a logout token names, at once (OpenID Connect Back-Channel Logout 1.0 §2.6):
 * signed by the identity server, for us, just now, not used before, and no ID token. Whether any session
 * was there makes no difference to the answer. Keycloak ends them too when someone is suspended, who is then
 * told so by what is kept.
 */
export async function endSessionsByToken(args: Args, token: string): Promise<"ended" | "refused"> {
  const payload = await verified(token).catch((error: unknown) => {
    log.warn({ err: error }, "a logout token was refused")
    return undefined
  })
  if (!payload || !(await isFirstUse(payload))) return "refused"
  const named = { sid: text(payload.sid), person: text(payload.sub) }
  const newest = await findNewestSession(named)
  if (newest && (await isSuspended(args, newest))) await keepSuspended(named)
  else await endSessionsOf(named)
  return "ended"
}

async function verified(token: string): Promise<JWTPayload> {
  const { client, keys } = await identityServer()
  const { payload } = await jwtVerify(token, keys, {
    issuer: client.issuer,
    audience: client.clientId,
    // Nothing else that the server signs for us is one (OpenID Connect Back-Channel Logout 1.0 §2.4, RFC 8725 §3.11).
    typ: "logout+jwt",
    algorithms: ["RS256", "PS256", "ES256", "EdDSA"],
    requiredClaims: ["iat", "jti", "events"],
    maxTokenAge: usableFor,
    clockTolerance: 30,
  })
  const events = payload.events as Record<string, unknown>
  if (typeof events !== "object" || !Object.hasOwn(events, event)) throw new Error("no logout")
  if ("nonce" in payload) throw new Error("an ID token, not a logout token")
  if (!text(payload.sid) && !text(payload.sub)) throw new Error("nobody's logout")
  return payload
}

async function isFirstUse({ jti }: JWTPayload): Promise<boolean> {
  await webDatabase().query("delete from web.logout_tokens where expires_at <= now()")
  const { rowCount } = await webDatabase().query(
    `insert into web.logout_tokens (jti, expires_at) values ($1, now() + interval '10 minutes')
     on conflict do nothing`,
    [jti],
  )
  return rowCount === 1
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined)
