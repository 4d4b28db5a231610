import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedBill } from "#contract/bill-links"
import { epcText } from "#domain/epc-qr"
import { inTransaction } from "../../../database/client"
import { xmlIn } from "../../e-invoice/factur-x"
import { area, download, ok, tooOften } from "../../http/operation"
import { found, HttpProblem } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import type { Call } from "../../ports/context"
import type { FrozenBill } from "../documents/freezing.rules"
import { findLinkSubject, privateFile } from "../private-links/commands"
import { findSnapshot } from "./issue.queries"
import { findBill } from "./queries"
import { storedDocument } from "./stored-document.commands"

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
  async (c) => {
    const { owner, id: billId } = await findLinkSubject(c, "bill")
    const { bill, frozen } = await inTransaction(c.var.parts.pool, owner, async (db) => ({
      bill: found(await findBill(db, owner, billId)),
      frozen: found(await findSnapshot(db, owner, billId)).snapshot,
    }))
    return c.json(show(frozen, bill.due), 200)
  },
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
    const { bytes, number } = await document(c)
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
    const { bytes, number } = await document(c)
    const xml = found(await xmlIn(bytes))
    return c.body(new Uint8Array(xml), 200, privateFile("application/xml", `${number}.xml`))
  },
)

async function document(c: Call): Promise<{ bytes: Uint8Array; number: string }> {
  const { owner, id: billId } = await findLinkSubject(c, "bill")
  const { parts } = c.var
  const bill = found(await inTransaction(parts.pool, owner, (db) => findBill(db, owner, billId)))
  const bytes = await storedDocument(parts, owner, billId)
  if (!bytes) throw new HttpProblem(503, "documentPending", { headers: { "Retry-After": "2" } })
  return { bytes, number: bill.number ?? "" }
}

function show(frozen: FrozenBill, due: number): LinkedBill {
  const { seller } = frozen
  const number = frozen.number ?? ""
  const qr = epcText({
    name: seller.name,
    iban: seller.iban,
    bic: seller.bic,
    cents: due,
    currency: frozen.currency,
    reference: number,
  })
  return {
    number,
    language: frozen.language,
    sellerName: seller.commercialName ?? seller.name,
    clientName: frozen.client.name,
    issueDate: frozen.issueDate,
    dueDate: frozen.dueDate,
    currency: frozen.currency,
    lines: frozen.lines.map(({ serviceName, amountHT }) => ({ serviceName, amountHT })),
    totalHT: frozen.totalHT,
    totalVat: frozen.totalVat,
    totalTTC: frozen.totalTTC,
    includeVat: frozen.includeVat,
    due,
    transfer:
      qr && seller.iban ? { holder: seller.name, iban: seller.iban, bic: seller.bic, qr } : null,
  }
}
