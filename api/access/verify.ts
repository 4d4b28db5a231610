import {
  createRemoteJWKSet,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose"
import { z } from "zod"
import type { Owner } from "#domain/owner"
import type { Person } from "../ports/person"
import { isServersOwnRole } from "./rules"

const Claims = z.object({
  sub: z.guid(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  iat: z.number(),
  auth_time: z.number().optional(),
  realm_access: z.object({ roles: z.array(z.string()) }).optional(),
})

/** The identity server's keys cannot be had: nothing can be said of any token. */
export class KeysUnavailable extends Error {
  override name = "KeysUnavailable"
}

/** Right in all but its time, which is over: it lets nobody in, but shows whose it was. */
export class TokenExpiredError extends Error {
  override name = "TokenOver"
  constructor(readonly bearer: Owner) {
    super("the token's time is over")
  }
}

/** As long as a session may last: who comes later signs in again. */
const shownFor = 30 * 24 * 60 * 60 * 1_000

/** A page is made of several calls that bear one token: its signature is checked once. */
const mostRemembered = 1000

/**
 * Makes the check of access tokens: signed by a key of the issuer's set with an asymmetric algorithm,
 * of this issuer, for this audience, in its time (30 s of skew). RFC 9068. One whose time is over is told
 * apart from the others: it is as refused as they are.
 */
export function verifier({
  issuer,
  audience,
  keys,
}: {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
}): (token: string) => Promise<Person> {
  const remembered = new Map<string, { person: Person; expiresAt: number }>()
  return async (token) => {
    const known = remembered.get(token)
    if (known && known.expiresAt > Date.now()) return known.person
    if (!isSpelledOnce(token)) throw new errors.JWTInvalid("a token spelled otherwise than signed")
    const { payload, protectedHeader } = await jwtVerify(token, telling(keys), {
      issuer,
      audience,
      algorithms: ["RS256", "PS256", "ES256", "EdDSA"],
      clockTolerance: 30,
      requiredClaims: ["exp", "iat"],
    }).catch(tellingWhose)
    if (!isAccessToken(protectedHeader, payload))
      throw new errors.JWTClaimValidationFailed("a token for something else", payload, "typ")
    const claims = Claims.parse(payload)
    const person = {
      id: ownerNamed(claims.sub),
      username: claims.preferred_username ?? claims.sub,
      email: claims.email ?? null,
      emailConfirmed: claims.email_verified,
      roles: (claims.realm_access?.roles ?? []).filter((role) => !isServersOwnRole(role)),
      issuedAt: new Date(claims.iat * 1000),
      signedInAt: claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000),
    }
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(token, { person, expiresAt: (payload.exp ?? 0) * 1000 })
    return person
  }
}

/** The subject of a token that was verified: here, and nowhere else, a caller becomes an owner. */
const ownerNamed = (verifiedSubject: string): Owner => verifiedSubject as Owner

/**
 * Several texts of base64 mean the same bytes: with padding, in another alphabet, with other bits after
 * the last one. A token has one spelling (RFC 7515 §2), so that no other text passes for it.
 */
const isSpelledOnce = (token: string): boolean =>
  token.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part)

/**
 * Whether a token says that it is one for access: in its head (RFC 9068 §2.1), or, where that is but `JWT`, in
 * Keycloak's own claim, which says `ID`, `Refresh` or `Logout` of others. The audience alone would not tell,
 * in an installation where client and API bear one name.
 */
function isAccessToken({ typ = "jwt" }: JWTHeaderParameters, payload: JWTPayload): boolean {
  const isNamed = ["at+jwt", "application/at+jwt"].includes(typ.toLowerCase())
  if (isNamed) return payload.typ === undefined || payload.typ === "Bearer"
  return typ.toLowerCase() === "jwt" && payload.typ === "Bearer"
}

function tellingWhose(error: unknown): never {
  // Time is looked at last, when all else was found right.
  if (!(error instanceof errors.JWTExpired)) throw error
  const { sub, exp = 0 } = error.payload
  const bearer = z.guid().safeParse(sub)
  if (!bearer.success || exp * 1000 + shownFor < Date.now()) throw error
  throw new TokenExpiredError(ownerNamed(bearer.data))
}

/** The keys, where not having the token's is told apart from having none. */
function telling(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (cause) {
      const { JWKSNoMatchingKey, JWKSMultipleMatchingKeys, JOSENotSupported } = errors
      const ofToken = [JWKSNoMatchingKey, JWKSMultipleMatchingKeys, JOSENotSupported]
      if (ofToken.some((kind) => cause instanceof kind)) throw cause
      throw new KeysUnavailable("the keys cannot be had", { cause })
    }
  }
}

/** The key set at `url`, kept; an unknown key id asks again at most every 30 s. */
export const remoteKeys = (url: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { cooldownDuration: 30_000, timeoutDuration: 5_000 })
