import { createRoute } from "@hono/zod-openapi"
import { Erasure } from "#contract/personal-data"
import { inTransaction } from "../../../database/client"
import { allowEveryone } from "../../access/allow"
import { recordAudit } from "../../audit/commands"
import { fileHeaders } from "../../http/file-headers"
import { area, download, gone, json, tooOften } from "../../http/operation"
import { ensure, invalid } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import { notifyIdentity } from "../users/identity-changes.commands"
import { hasOtherAdministrator, lockMembers } from "../users/queries"
import { administrator } from "../users/rules"
import { personalArchive } from "./archive.commands"
import * as queries from "./queries"

export const personalData = area()

personalData.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportPersonalData",
    description: "Everything that the caller owns, in one ZIP: JSON, CSV and files.",
    middleware: allowEveryone(),
    responses: download("application/zip"),
  }),
  async (c) => {
    const { owner, parts, person, now } = c.var
    const transaction = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
      inTransaction(parts.pool, owner, work)
    await transaction(async (db) => {
      c.set("db", db)
      await recordAudit(c, "data.taken", { id: owner, name: person.username })
    })
    const account = await parts.accounts?.describe?.(owner)
    const { files } = parts
    return c.body(
      personalArchive({ inTransaction: transaction, owner, files, account, now }),
      200,
      fileHeaders("application/zip", "plume.zip"),
    )
  },
)

personalData.openapi(
  createRoute({
    method: "post",
    path: "/erasure",
    operationId: "erasePersonalData",
    description:
      "Closes the caller's account and erases what they own, but for what the law keeps: bills that were issued or received and what they were billed from, contracts with consumers, for ten years, and the audit log. 409 for the last administrator.",
    middleware: [rateLimit("erasure", 10, 600), allowEveryone()] as const,
    request: { body: json(Erasure) },
    responses: { ...gone, ...tooOften },
  }),
  async (c) => {
    const { owner, parts, person, db, now, afterCommit } = c.var
    const { email, password = "" } = c.req.valid("json")
    const known = person.email ?? person.username
    if (email.toLowerCase() !== known.toLowerCase())
      invalid([{ path: "email", code: "erasureEmail" }])
    if (parts.accounts?.passwordMatches && !(await parts.accounts.passwordMatches(owner, password)))
      invalid([{ path: "password", code: "erasurePassword" }])
    if (person.roles.includes(administrator)) {
      await queries.seeEveryone(db, owner)
      await lockMembers(db, administrator)
      ensure(await hasOtherAdministrator(db, owner, administrator, now), "lastAdministrator")
    }
    ensure(!(await queries.hasPendingDocument(db, owner)), "documentPending")
    await recordAudit(c, "users.erased", { id: owner, name: person.username })
    const keys = await queries.erase(db, owner)
    await notifyIdentity(c, { what: "account", of: owner })
    afterCommit(async () => {
      const removed = await Promise.allSettled(keys.map((key) => parts.files.remove(key)))
      const left = removed.filter(({ status }) => status === "rejected").length
      if (left > 0) parts.log.error({ left }, "bytes of an erased person are left")
    })
    return c.body(null, 204)
  },
)
