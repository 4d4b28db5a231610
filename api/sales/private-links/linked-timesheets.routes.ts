import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedTimesheet, LinkedTimesheetAnswer, TimesheetPdfQuery } from "#contract/timesheets"
import { privateFile } from "../../http/file-headers"
import { area, created, download, json, ok, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import {
  answerLinkedTimesheet,
  readLinkedTimesheet,
  readLinkedTimesheetDocument,
} from "./linked-timesheet.commands"

/** What whoever holds a private link may read and say, without a token: of one timesheet. */
export const linkedTimesheets = area()

const held = { params: z.object({ secret: z.string().max(100) }) }
const limited = rateLimit("timesheet-link", 120, 60)

linkedTimesheets.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedTimesheet",
    description: "The timesheet that a private link opens, and whether it can be answered.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...ok(LinkedTimesheet), ...tooOften },
  }),
  async (c) => c.json(await readLinkedTimesheet(c.var, c.req.valid("param").secret), 200),
)

linkedTimesheets.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/pdf",
    operationId: "readLinkedTimesheetPdf",
    description:
      "The PDF of the timesheet that a private link opens, with the proof of its approval once there is one; with its edition, byte for byte as it was handed over.",
    security: [],
    middleware: limited,
    request: { ...held, query: TimesheetPdfQuery },
    responses: { ...download("application/pdf"), ...tooOften },
  }),
  async (c) => {
    const { secret } = c.req.valid("param")
    const { edition } = c.req.valid("query")
    const { bytes, name } = await readLinkedTimesheetDocument(c.var, secret, edition)
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", name))
  },
)

linkedTimesheets.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/answers",
    operationId: "answerLinkedTimesheet",
    description:
      "Approves the timesheet, or refuses it with a reason; once, and of the very edition that was read.",
    security: [],
    middleware: limited,
    request: { ...held, body: json(LinkedTimesheetAnswer) },
    responses: { ...created(LinkedTimesheet), ...tooOften },
  }),
  async (c) => {
    const { secret } = c.req.valid("param")
    const address = c.req.header("x-forwarded-for")?.slice(0, 100) || null
    return c.json(await answerLinkedTimesheet(c.var, secret, c.req.valid("json"), address), 201)
  },
)
