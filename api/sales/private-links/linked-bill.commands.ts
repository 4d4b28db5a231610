import type { LinkedBill } from "#contract/bill-links"
import { epcText } from "#domain/epc-qr"
import { inTransaction } from "../../../database/client"
import type { FrozenBill } from "../../e-invoice/snapshot"
import { found, HttpProblem } from "../../http/problem"
import type { ApiParts } from "../../ports/parts"
import { findSnapshot } from "../bills/issue.queries"
import { findBill } from "../bills/queries"
import { storedDocument } from "../bills/stored-document.commands"
import { findLinkSubject } from "./commands"

/** What is known of whoever holds a link: nothing but the moment. */
interface Visit {
  parts: Pick<ApiParts, "pool" | "files">
  now: Date
}

/** The bill that a private link opens, and how to pay it. */
export async function readLinkedBill(visit: Visit, secret: string): Promise<LinkedBill> {
  const { owner, id: billId } = await findLinkSubject(visit, "bill", secret)
  return inTransaction(visit.parts.pool, owner, async (db) => {
    const bill = found(await findBill(db, owner, billId))
    return show(found(await findSnapshot(db, owner, billId)).snapshot, bill.due)
  })
}

/** Its PDF as it is stored. */
export async function readLinkedDocument(visit: Visit, secret: string) {
  const { owner, id: billId } = await findLinkSubject(visit, "bill", secret)
  const { parts } = visit
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
