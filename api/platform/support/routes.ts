import { createRoute } from "@hono/zod-openapi"
import {
  SupportAnswer,
  SupportNote,
  SupportRequest,
  SupportRequestDetails,
  SupportRequestFilter,
  SupportTreatment,
} from "#contract/support"
import { allowOverPeople, allowWithoutTransaction } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerFile } from "../../files/answer-file"
import { answerPage } from "../../http/answer-page"
import { area, created, download, idOf, json, listed, ok, unchanged } from "../../http/operation"
import {
  addRequestNote,
  answerRequest,
  changeTreatment,
  findStaffsFile,
  readRequest,
} from "./commands"
import { exported, exportedRequest } from "./export.rules"
import * as queries from "./queries"
import { showRequest } from "./show.rules"

/** What people ask of those who run this installation, for whoever answers. */
export const supportRequests = area()

const one = idOf("supportRequestId")

supportRequests.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listSupportRequests",
    description: "Those that wait, oldest first; `state` says otherwise.",
    middleware: allowOverPeople("supportRequests.see"),
    request: { query: SupportRequestFilter },
    responses: listed(SupportRequest),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listRequests(c.var.db, filter)
    return c.json(answerPage(c, filter, rows, count, showRequest), 200)
  },
)

supportRequests.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportSupportRequests",
    description: "Those of the filter, oldest first, as a spreadsheet reads them.",
    middleware: allowOverPeople("supportRequests.export"),
    request: { query: SupportRequestFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const rows = await queries.exportRequests(c.var.db, c.req.valid("query"))
    await recordExport(c.var, "supportRequests")
    return answerCsv(c, "support-requests", exported, rows.map(exportedRequest))
  },
)

supportRequests.openapi(
  createRoute({
    method: "get",
    path: "/{supportRequestId}",
    operationId: "findSupportRequest",
    description: "With all that was said, who asks, and what else they asked.",
    middleware: allowOverPeople("supportRequests.see"),
    request: { params: one },
    responses: ok(SupportRequestDetails),
  }),
  async (c) => c.json(await readRequest(c.var, c.req.valid("param").supportRequestId), 200),
)

supportRequests.openapi(
  createRoute({
    method: "post",
    path: "/{supportRequestId}/answers",
    operationId: "answerSupportRequest",
    description:
      "Sends an answer by mail, and treats the request where `treat` says so. 409 where somebody wrote since the version that was read.",
    middleware: allowOverPeople("supportRequests.edit"),
    request: { params: one, body: json(SupportAnswer) },
    responses: created(SupportRequestDetails),
  }),
  async (c) => {
    const { supportRequestId } = c.req.valid("param")
    return c.json(await answerRequest(c.var, supportRequestId, c.req.valid("json")), 201)
  },
)

supportRequests.openapi(
  createRoute({
    method: "post",
    path: "/{supportRequestId}/notes",
    operationId: "addSupportNote",
    description: "Writes down what only those who answer read.",
    middleware: allowOverPeople("supportRequests.edit"),
    request: { params: one, body: json(SupportNote) },
    responses: created(SupportRequestDetails),
  }),
  async (c) => {
    const { supportRequestId } = c.req.valid("param")
    return c.json(await addRequestNote(c.var, supportRequestId, c.req.valid("json").text), 201)
  },
)

supportRequests.openapi(
  createRoute({
    method: "get",
    path: "/{supportRequestId}/files/{supportFileId}",
    operationId: "readSupportFile",
    description: "The bytes of a file that came with it.",
    middleware: allowWithoutTransaction("supportRequests.see"),
    request: { params: idOf("supportRequestId", "supportFileId") },
    responses: { ...download("*/*"), ...unchanged },
  }),
  async (c) => {
    const { supportRequestId, supportFileId } = c.req.valid("param")
    const { parts } = c.var
    return answerFile(c, parts.files, await findStaffsFile(parts, supportRequestId, supportFileId))
  },
)

supportRequests.openapi(
  createRoute({
    method: "put",
    path: "/{supportRequestId}/treatment",
    operationId: "changeSupportTreatment",
    description: "Treated by hand, or opened anew.",
    middleware: allowOverPeople("supportRequests.edit"),
    request: { params: one, body: json(SupportTreatment) },
    responses: ok(SupportRequestDetails),
  }),
  async (c) => {
    const { supportRequestId } = c.req.valid("param")
    return c.json(await changeTreatment(c.var, supportRequestId, c.req.valid("json")), 200)
  },
)
