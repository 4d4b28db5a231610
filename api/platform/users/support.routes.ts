import { createRoute } from "@hono/zod-openapi"
import { SupportMessage } from "#contract/users"
import { ownerOf } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { nobody } from "../../access/allow"
import { addEntry } from "../../audit/queries"
import { area, gone, json, tooOften } from "../../http/operation"
import { invalid } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import type { Call, Person } from "../../ports/context"
import { addSupportMessage } from "./queries"

/** What may be called without a token (specification §7). */
export const support = area()

support.openapi(
  createRoute({
    method: "post",
    path: "/support-message",
    operationId: "addSupportMessage",
    description:
      "A message to those who run this installation; also for people who are suspended or cannot sign in. Five in ten minutes from one address.",
    security: [],
    middleware: rateLimit("support-message", 5, 600),
    request: { body: json(SupportMessage) },
    responses: { ...gone, ...tooOften },
  }),
  async (c) => {
    const { email, message, website } = c.req.valid("json")
    const person = await bearerOf(c)
    const from = email ?? person?.email
    if (!from) invalid([{ path: "email", code: "required" }])
    // Only programs fill in what nobody sees: they are answered as if it had been kept.
    if (website) return c.body(null, 204)
    await inTransaction(c.var.parts.pool, person ? ownerOf(person.id) : nobody, async (db) => {
      await addSupportMessage(db, { person: person?.id ?? null, email: from, message })
      await addEntry(db, {
        act: "support.written",
        actor: person?.id,
        actorName: person?.username,
        requestId: c.var.requestId,
      })
    })
    return c.body(null, 204)
  },
)

/** Who writes, where a good token says so; suspended people too. A bad one is as good as none. */
async function bearerOf(c: Call): Promise<Person | undefined> {
  const token = c.req.header("authorization")?.replace(/^bearer /i, "")
  return token ? c.var.parts.verify(token).catch(() => undefined) : undefined
}
