import { createMiddleware } from "hono/factory"
import { ownerOf } from "#domain/owner"
import { reading } from "../../database/reading"
import { HttpProblem } from "../http/problem"
import { findPerson } from "../platform/users/queries"
import { isSuspended } from "../platform/users/rules"
import type { Call, Env } from "../ports/context"
import { KeysUnavailable, TokenExpiredError } from "./verify"

/**
 * Takes the bearer's access token and makes an owner of its subject: the only place where an owner
 * comes from. RFC 6750.
 */
export const authenticate = createMiddleware<Env>(async (c, next) => {
  const [scheme, token, ...more] = c.req.header("authorization")?.split(" ") ?? []
  if (scheme?.toLowerCase() !== "bearer" || !token || more.length > 0) throw unauthenticated()
  const person = await c.var.parts.verify(token).catch(async (error: unknown) => {
    if (error instanceof KeysUnavailable) {
      c.var.parts.log.error({ err: error }, "no token can be verified")
      throw new HttpProblem(503, "unavailable", { headers: { "Retry-After": "5" } })
    }
    if (error instanceof TokenExpiredError) refuseSuspended(c, await bearerOf(c, error))
    throw unauthenticated("invalid_token")
  })
  const { roles, rights, rightsChangedAt, suspendedUntil, suspensionReason, closed } =
    await c.var.access.of(person)
  if (closed) throw unauthenticated("invalid_token")
  // Before the next: who is suspended refreshes nothing, and is to be told until when and why.
  refuseSuspended(c, { suspendedUntil, suspensionReason })
  // Whoever refreshes it now gets one that says what holds now.
  if (rightsChangedAt && person.issuedAt < rightsChangedAt) throw unauthenticated("invalid_token")
  c.set("person", { ...person, roles })
  c.set("owner", ownerOf(person.id))
  c.set("rights", rights)
  await next()
})

interface Suspension {
  suspendedUntil: Date | null
  suspensionReason: string | null
}

/** Tells who is suspended until when and why. */
function refuseSuspended(c: Call, person: Suspension | undefined): void {
  if (!person?.suspendedUntil || !isSuspended(person.suspendedUntil, c.var.now)) return
  const { suspendedUntil, suspensionReason } = person
  throw new HttpProblem(403, "suspended", {
    suspension: { until: suspendedUntil.toISOString(), reason: suspensionReason },
  })
}

/** Nothing renews the token of someone suspended: also when its time is over it shows whom to tell. */
const bearerOf = (c: Call, { bearer }: TokenExpiredError): Promise<Suspension | undefined> =>
  findPerson(reading(c.var.parts.pool, ownerOf(bearer)), bearer)

function unauthenticated(error?: string): HttpProblem {
  const challenge = error ? `Bearer error="${error}"` : "Bearer"
  return new HttpProblem(401, "unauthenticated", { headers: { "WWW-Authenticate": challenge } })
}
