import { createMiddleware } from "hono/factory"
import { reading } from "../../database/reading"
import type { Call, Env } from "../http/env"
import { HttpProblem } from "../http/problem"
import type { Access, GuestAccount } from "../ports/access-book"
import type { Person } from "../ports/person"
import { findSuspension } from "./queries"
import { isSuspended } from "./rules"
import { limitOn, withinPlan } from "./subscription.rules"
import { KeysUnavailable, TokenExpiredError } from "./verify"

/**
 * Takes the bearer's access token; whoever it speaks for is the owner of what the call may touch, unless the call
 * names the account of someone who let them in. RFC 6750.
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
  const access = await c.var.access.of(person, c.var.today)
  const { roles, rights, rightsChangedAt, suspendedUntil, suspensionReason, closed } = access
  if (closed) throw unauthenticated("invalid_token")
  // Before the next: who is suspended refreshes nothing, and is to be told until when and why.
  refuseSuspended(c, { suspendedUntil, suspensionReason })
  // Whoever refreshes it now gets one that says what holds now.
  if (rightsChangedAt && person.issuedAt < rightsChangedAt) throw unauthenticated("invalid_token")
  c.set("person", { ...person, roles })
  c.set("owner", person.id)
  const within = withinPlan(rights, access.subscription, c.var.today)
  c.set("rights", within.rights)
  c.set("beyondPlan", within.beyondPlan)
  c.set("subscription", limitOn(access.subscription, c.var.today))
  c.set("guestOf", access.guestOf)
  c.set("account", await accountAsked(c, access))
  await next()
})

/**
 * The account of someone else that the call is about. One that nobody let the caller into, or no longer, is not
 * told apart from a missing one. The operation's gate (`allow`) enters it.
 */
async function accountAsked(c: Call, access: Access): Promise<GuestAccount | undefined> {
  const asked = c.req.header("plume-account")
  if (!asked || asked.toLowerCase() === c.var.owner) return undefined
  const account = await c.var.access.account(access, asked, c.var.now, c.var.today)
  if (!account) throw new HttpProblem(404, "accountMissing")
  return account
}

/** Who calls what needs no token, where a good one says so; suspended people too. A bad one is as good as none. */
export async function bearerIfAny(c: Call): Promise<Person | undefined> {
  const token = c.req.header("authorization")?.replace(/^bearer /i, "")
  return token ? c.var.parts.verify(token).catch(() => undefined) : undefined
}

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
  findSuspension(reading(c.var.parts.pool, bearer), bearer)

function unauthenticated(error?: string): HttpProblem {
  const challenge = error ? `Bearer error="${error}"` : "Bearer"
  return new HttpProblem(401, "unauthenticated", { headers: { "WWW-Authenticate": challenge } })
}
