import { createMiddleware } from "hono/factory"
import type { Permission } from "#contract/permissions"
import { nobody } from "#domain/owner"
import { begin, inTransaction } from "../../database/client"
import { reading } from "../../database/reading"
import type { Call, Env } from "../http/env"
import { answerOnce } from "../http/idempotency"
import { found, HttpProblem } from "../http/problem"
import { staysOpen } from "./subscription.rules"

/**
 * Lets in who has the rights, all of them, and runs the operation in one transaction in which only the caller's
 * rows exist. It is committed when the answer is below 400, rolled back otherwise. A GET reads without one.
 */
export const allow = (...permissions: [Permission, ...Permission[]]) =>
  transacted((c) => {
    for (const permission of permissions) check(c, permission)
  })

/** The same for the operations on oneself, which nobody needs a right for: what may I do? */
export const allowEveryone = () => transacted(() => {})

/** The same for the operations over all menus: any right will do. */
export const allowAnyRight = () => transacted(checkAny)

/** The same for the operations of those who administer people, by one of the rights: everyone's record exists. */
export const allowOverPeople = (...anyOf: [Permission, ...Permission[]]) =>
  transacted(
    (c) => {
      if (!anyOf.some((permission) => c.var.rights.has(permission)))
        throw new HttpProblem(403, "forbidden")
    },
    () => "people",
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
    (c) => (c.var.rights.has(permission) ? "people" : undefined),
  )

/** Whether the person in the path is the caller. */
export const isOneself = (c: Call): boolean =>
  c.req.param("personId")?.toLowerCase() === c.var.owner

const transacted = (
  admit: (c: Call) => void,
  scopeOf: (c: Call) => "people" | undefined = () => undefined,
) =>
  createMiddleware<Env>(async (c, next) => {
    admit(c)
    refuseEnded(c)
    const scope = scopeOf(c)
    if (c.req.method === "GET") {
      c.set("db", reading(c.var.parts.pool, c.var.owner, scope))
      return next()
    }
    const transaction = await begin(c.var.parts.pool, c.var.owner, scope, c.var.today)
    const later: (() => Promise<void>)[] = []
    c.set("db", transaction.db)
    c.set("afterCommit", (work) => void later.push(work))
    try {
      await answerOnce(c, next)
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
    if (permission) check(c, permission)
    else checkAny(c)
    refuseEnded(c)
    c.set("inTransaction", (work) => inTransaction(c.var.parts.pool, c.var.owner, work))
    await next()
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

/** What an ended subscription shuts: nothing is lost, and everything can still be read (decision 2026-11-26-read-only). */
function refuseEnded(c: Call): void {
  if (c.var.subscription?.writable === false && !staysOpen(c.req.method, c.req.routePath))
    throw new HttpProblem(402, "subscriptionEnded")
}

function check(c: Call, permission: Permission): void {
  if (!c.var.rights.has(permission)) throw new HttpProblem(403, "forbidden")
}

function checkAny(c: Call): void {
  if (c.var.rights.size === 0) throw new HttpProblem(403, "forbidden")
}
