import { createMiddleware } from "hono/factory"
import type { Permission } from "#contract/permissions"
import { nobody } from "#domain/owner"
import { begin, inTransaction } from "../../database/client"
import { reading } from "../../database/reading"
import type { Call, Env } from "../http/env"
import { answerOnce } from "../http/idempotency"
import { found, HttpProblem } from "../http/problem"
import { isOnesOwn, isShutToGuests, isShutToReaders } from "./guests.rules"
import { recordGuest } from "./record-guest"
import { limitOn, staysOpen, withinPlan } from "./subscription.rules"

/**
 * Lets in who has the rights, all of them, and runs the operation in one transaction in which only the caller's
 * rows exist. It is committed when the answer is below 400, rolled back otherwise. A GET reads without one.
 */
export const allow = (...permissions: [Permission, ...Permission[]]) =>
  transacted((c) => {
    for (const permission of permissions) check(c, permission)
  })

/** The same for the operations on oneself, which nobody needs a right for: what may I do? */
export const allowEveryone = () => transacted(() => {}, ofOneself)

/** The same for what fields suggest, which needs no right either: of the account that one is in. */
export const allowEveryoneInAccount = () => transacted(() => {})

/** The same for the operations over all menus: any right will do. */
export const allowAnyRight = () => transacted(checkAny)

/** The same for the operations of those who administer people, by one of the rights: everyone's record exists. */
export const allowOverPeople = (...anyOf: [Permission, ...Permission[]]) =>
  transacted(
    (c) => {
      if (!anyOf.some((permission) => c.var.rights.has(permission)))
        throw new HttpProblem(403, "forbidden")
    },
    { scopeOf: () => "people", takesGuests: false },
  )

/**
 * The same for what people do about themselves, and others with a right about anyone: `personId` in the
 * path. To everyone else that person is missing.
 */
export const allowOneselfOr = (permission: Permission) =>
  transacted(
    (c) => {
      checkAny(c)
      found(isOneself(c) || c.var.rights.has(permission) || null)
    },
    {
      scopeOf: (c) => (c.var.rights.has(permission) ? "people" : undefined),
      takesGuests: false,
    },
  )

/** Whether the person in the path is the caller. */
export const isOneself = (c: Call): boolean =>
  c.req.param("personId")?.toLowerCase() === c.var.owner

interface Admission {
  scopeOf(c: Call): "people" | undefined
  /** Whether it may be asked of an account that one was let into. */
  takesGuests: boolean
}

const ofOneself: Admission = { scopeOf: () => undefined, takesGuests: false }
const ofAccount: Admission = { scopeOf: () => undefined, takesGuests: true }

const transacted = (admit: (c: Call) => void, { scopeOf, takesGuests }: Admission = ofAccount) =>
  createMiddleware<Env>(async (c, next) => {
    enterAccount(c, takesGuests)
    admit(c)
    refuseEnded(c)
    const scope = scopeOf(c)
    const { owner, person } = c.var
    if (c.req.method === "GET") {
      c.set("db", reading(c.var.parts.pool, owner, scope, person.id))
      return next()
    }
    const transaction = await begin(c.var.parts.pool, owner, scope, c.var.today, person.id)
    const later: (() => Promise<void>)[] = []
    c.set("db", transaction.db)
    c.set("afterCommit", (work) => void later.push(work))
    try {
      await answerOnce(c, next)
      if (!c.error && c.res.status < 400) await recordGuest(c, transaction.db)
    } catch (error) {
      await transaction.rollback()
      throw error
    }
    if (c.error || c.res.status >= 400) return transaction.rollback()
    await transaction.commit()
    for (const work of later) await work()
  })

/**
 * Lets in who has the right, or any where none is named, without a transaction: for operations that wait on something else than
 * the database (a PDF, a file, another server). They take short ones of `c.var.inTransaction`.
 */
export const allowWithoutTransaction = (permission?: Permission) =>
  createMiddleware<Env>(async (c, next) => {
    enterAccount(c, true)
    if (permission) check(c, permission)
    else checkAny(c)
    refuseEnded(c)
    const { owner, person } = c.var
    c.set("inTransaction", (work) => inTransaction(c.var.parts.pool, owner, work, person.id))
    await next()
    if (c.req.method !== "GET" && !c.error && c.res.status < 400)
      await c.var.inTransaction((db) => recordGuest(c, db))
  })

/**
 * Lets in everyone, signed in or not, to what is open to all: nobody's rows exist. What is done in
 * someone's name takes a transaction of theirs, by `inTransaction` of database/client.
 */
export const allowAnyone = () =>
  createMiddleware<Env>(async (c, next) => {
    c.set("db", reading(c.var.parts.pool, nobody))
    await next()
  })

/**
 * From here on the call is about the account that it names, with the rights that were given there; what everyone does
 * as themselves stays their own (decision 2026-11-30-someone-else-in-an-account).
 */
function enterAccount(c: Call, takesGuests: boolean): void {
  const { account } = c.var
  const path = c.req.routePath
  if (!account || isOnesOwn(c.req.method, path)) return
  const isShut = isShutToGuests(path) || isShutToReaders(c.req.method, path, account.rights)
  if (!takesGuests || isShut) throw new HttpProblem(403, "notAsGuest")
  c.set("owner", account.access.owner)
  const within = withinPlan(account.rights, account.subscription, c.var.today)
  c.set("rights", within.rights)
  c.set("beyondPlan", within.beyondPlan)
  c.set("subscription", limitOn(account.subscription, c.var.today))
}

/** What an ended subscription shuts: nothing is lost, and everything can still be read (decision 2026-11-26-read-only). */
function refuseEnded(c: Call): void {
  if (c.var.subscription?.writable === false && !staysOpen(c.req.method, c.req.routePath))
    throw new HttpProblem(402, "subscriptionEnded")
}

function check(c: Call, permission: Permission): void {
  if (c.var.rights.has(permission)) return
  // What their plan does not open is another thing than what nobody gave them.
  if (c.var.beyondPlan.has(permission)) throw new HttpProblem(402, "menuNotInPlan")
  throw new HttpProblem(403, "forbidden")
}

function checkAny(c: Call): void {
  if (c.var.rights.size === 0) throw new HttpProblem(403, "forbidden")
}
