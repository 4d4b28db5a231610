import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedBill } from "#contract/bill-links"
import { xmlIn } from "../../e-invoice/factur-x"
import { privateFile } from "../../http/file-headers"
import { area, download, ok, tooOften } from "../../http/operation"
import { found } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import { readLinkedBill, readLinkedDocument } from "./linked-bill.commands"

/** What whoever holds a private link may read, without a token: one bill, its PDF and its XML. */
export const linkedBills = area()

const held = { params: z.object({ secret: z.string().max(100) }) }
// A client opens a bill a few times; who tries secrets is stopped long before 192 bits are guessed.
const limited = rateLimit("bill-link", 120, 60)

linkedBills.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedBill",
    description: "The bill that a private link opens, and how to pay it.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...ok(LinkedBill), ...tooOften },
  }),
  async (c) => c.json(await readLinkedBill(c.var, c.req.valid("param").secret), 200),
)

linkedBills.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/pdf",
    operationId: "readLinkedBillPdf",
    description: "The PDF of the bill that a private link opens.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...download("application/pdf"), ...tooOften },
  }),
  async (c) => {
    const { bytes, number } = await readLinkedDocument(c.var, c.req.valid("param").secret)
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", `${number}.pdf`))
  },
)

linkedBills.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/xml",
    operationId: "readLinkedBillXml",
    description: "The same bill as Cross Industry Invoice (EN 16931).",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...download("application/xml"), ...tooOften },
  }),
  async (c) => {
    const { bytes, number } = await readLinkedDocument(c.var, c.req.valid("param").secret)
    const xml = found(await xmlIn(bytes))
    return c.body(new Uint8Array(xml), 200, privateFile("application/xml", `${number}.xml`))
  },
)
