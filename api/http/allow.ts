import { createMiddleware } from "hono/factory"
import type { Permission } from "../../contract/permissions"
import { begin, inTransaction } from "../../database/client"
import type { Call, Env } from "./context"
import { once } from "./idempotency"
import { Refusal } from "./problem"

/**
 * Lets in who has the rights, all of them, and runs the operation in one transaction in which only the caller's
 * rows exist. It is committed when the answer is below 400, rolled back otherwise.
 */
export const allow = (...permissions: [Permission, ...Permission[]]) =>
  createMiddleware<Env>(async (c, next) => {
    for (const permission of permissions) check(c, permission)
    const transaction = await begin(c.var.parts.pool, c.var.owner)
    c.set("db", transaction.db)
    try {
      await once(c, next)
    } catch (error) {
      await transaction.rollback()
      throw error
    }
    if (c.error || c.res.status >= 400) await transaction.rollback()
    else await transaction.commit()
  })

/**
 * Lets in who has the right, without a transaction: for operations that wait on something else than
 * the database (a PDF, a file, another server). They take short ones of `c.var.inTransaction`.
 */
export const allowOutside = (permission: Permission) =>
  createMiddleware<Env>(async (c, next) => {
    check(c, permission)
    c.set("inTransaction", (work) => inTransaction(c.var.parts.pool, c.var.owner, work))
    await next()
  })

function check(c: Call, permission: Permission): void {
  if (!c.var.rights.has(permission)) throw new Refusal(403, "forbidden")
}
