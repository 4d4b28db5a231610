import { createRoute } from "@hono/zod-openapi"
import { Erasure } from "#contract/personal-data"
import { inTransaction } from "../../../database/client"
import { allowEveryone } from "../../access/allow"
import { recordAudit } from "../../audit/commands"
import { fileHeaders } from "../../http/file-headers"
import { area, download, gone, json, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { personalArchive } from "./archive.commands"
import { eraseOneself } from "./erasure.commands"

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
      await recordAudit({ ...c.var, db }, "data.taken", { id: owner, name: person.username })
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
    await eraseOneself(c.var, c.req.valid("json"))
    return c.body(null, 204)
  },
)
