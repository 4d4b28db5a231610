import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedCv } from "#contract/cv-copies"
import { privateFile } from "../../http/file-headers"
import { area, download, ok, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { readLinkedCv, readLinkedCvDocument, readLinkedResume } from "./linked-cv.commands"

/** What whoever holds a private link may read, without a token: of one copy of a CV. */
export const linkedCvs = area()

const held = { params: z.object({ secret: z.string().max(100) }) }
const limited = rateLimit("cv-link", 120, 60)

linkedCvs.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedCv",
    description: "The copy of a CV that a private link opens.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...ok(LinkedCv), ...tooOften },
  }),
  async (c) => c.json(await readLinkedCv(c.var, c.req.valid("param").secret), 200),
)

linkedCvs.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/pdf",
    operationId: "readLinkedCvPdf",
    description: "The PDF of the copy that a private link opens.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...download("application/pdf"), ...tooOften },
  }),
  async (c) => {
    const { bytes, name } = await readLinkedCvDocument(c.var, c.req.valid("param").secret)
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", name))
  },
)

linkedCvs.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/resume",
    operationId: "readLinkedResume",
    description: "The same as JSON Resume; 404 where its owner does not allow it.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...ok(z.looseObject({})), ...tooOften },
  }),
  async (c) => {
    const { file, name } = await readLinkedResume(c.var, c.req.valid("param").secret)
    return c.body(file, 200, privateFile("application/json", name))
  },
)
