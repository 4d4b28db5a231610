import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { StoredFile } from "#contract/files"
import { SupportMessage } from "#contract/users"
import { nobody } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { bearerIfAny } from "../../access/authenticate"
import { showFile } from "../../files/answer-file"
import { receive } from "../../files/receive.commands"
import { receiving } from "../../files/sent-bytes"
import { area, created, gone, json, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { writeToSupport } from "./message.commands"

/** What may be called without a token (specification §7). */
export const support = area()

support.openapi(
  createRoute({
    method: "post",
    path: "/support-files",
    operationId: "addSupportFile",
    description:
      "Receives a file for a message to those who run this installation, as `addFile` does, from anyone. It is kept for a day, and longer once a message names its id. Twenty a day from one person, or from one address where nobody is signed in.",
    security: [],
    middleware: rateLimit("support-files", 20, 86_400, bearerIfAny),
    request: {
      query: z.object({ name: z.string().max(300) }),
      body: {
        required: true,
        content: {
          "application/octet-stream": { schema: z.string().meta({ format: "binary" }) },
        },
      },
    },
    responses: { ...created(StoredFile), ...tooOften },
  }),
  async (c) => {
    const { parts } = c.var
    const person = await bearerIfAny(c)
    const owner = person?.id ?? nobody
    const context = {
      ...c.var,
      owner,
      // Strangers' files are few, and gone within a year: they count as a confirmed person's, all together.
      person: person ?? { emailConfirmed: true },
      inTransaction: <Result>(work: (db: Database) => Promise<Result>) =>
        inTransaction(parts.pool, owner, work),
    }
    const { name } = c.req.valid("query")
    const row = await receiving(c, (bytes) => receive(context, bytes, name, false))
    return c.json(showFile(row), 201)
  },
)

support.openapi(
  createRoute({
    method: "post",
    path: "/support-message",
    operationId: "addSupportMessage",
    description:
      "A message to those who run this installation; also for people who are suspended or cannot sign in. Five in ten minutes from one person, or from one address where nobody is signed in. The header `Support-Reference` says what it is called by; a receipt is mailed, three a day to one address.",
    security: [],
    middleware: rateLimit("support-message", 5, 600, bearerIfAny),
    request: { body: json(SupportMessage) },
    responses: { ...gone, ...tooOften },
  }),
  async (c) => {
    const { parts, requestId, now, language } = c.var
    const person = await bearerIfAny(c)
    const writing = { parts, requestId, person, now, language }
    c.header("Support-Reference", await writeToSupport(writing, c.req.valid("json")))
    return c.body(null, 204)
  },
)
