import { createHash } from "node:crypto"
import { formatBillNumber } from "#domain/bill-number"
import { nobody, type Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import { seal } from "../../e-invoice/seal"
import type { FrozenBill } from "../../e-invoice/snapshot"
import type { FileStore } from "../../ports/file-store"
import type { ApiParts } from "../../ports/parts"
import {
  findUnproved,
  firstNumbers,
  type Line,
  listEveryone,
  listIssuedAfter,
  listSeriesEnds,
  pageSize,
  type Said,
  type SealedBill,
} from "./verification.queries"

/** What is wrong with the first bill that is not as it was issued. */
export interface Fault {
  owner: Owner
  number: string
  /**
   * `gap`: the number before it is missing; `seal`: what was frozen, or the seal that it follows, is not
   * what was sealed; `bill`: the bill, its lines or its deductions say something else than when it was issued; `document`:
   * the stored file, or what is known of it, is another or gone; `payments`: its payments, or what became of
   * it, are not what was written down; `book`: the book of receipts does not prove them; `end`: it was the last
   * of its series and is missing, or the count of the series says something else.
   */
  link: "gap" | "seal" | "bill" | "document" | "payments" | "book" | "end"
}

export type Verdict = { bills: number; fault?: Fault }

type Parts = Pick<ApiParts, "pool" | "files">

/** Looks at every issued bill of everyone: numbers, seals, what is shown, and the stored documents. */
export async function verifyBills(parts: Parts): Promise<Verdict> {
  const everyone = await listEveryone(reading(parts.pool, nobody, "people"), nobody)
  let bills = 0
  for (const id of everyone) {
    const verdict = await verifyBillsOf(parts, ownerOfRow({ owner: id }))
    bills += verdict.bills
    if (verdict.fault) return { bills, fault: verdict.fault }
  }
  return { bills }
}

async function verifyBillsOf({ pool, files }: Parts, owner: Owner): Promise<Verdict> {
  const db = reading(pool, owner)
  const firsts = await firstNumbers(db, owner)
  const ends = new Map<string, SealedBill>()
  let [bills, last] = [0, undefined as SealedBill | undefined]
  for (;;) {
    const rows = await listIssuedAfter(db, owner, last)
    for (const row of rows) {
      const link =
        faultOf(row, ends.get(row.series), firsts.get(row.series)) ??
        (await faultOfDocument(files, row))
      if (link) return { bills, fault: { owner, number: row.number, link } }
      bills++
      ends.set(row.series, row)
      last = row
    }
    if (rows.length < pageSize) break
  }
  const unproved = await findUnproved(db, owner)
  if (unproved) return { bills, fault: { owner, number: unproved, link: "book" } }
  const number = await numberCutOff(db, owner, ends)
  return number ? { bills, fault: { owner, number, link: "end" } } : { bills }
}

function faultOf(
  row: SealedBill,
  before: SealedBill | undefined,
  first = 1,
): Fault["link"] | undefined {
  const begins = before ? 1 : first
  const follows = before?.year === row.year ? before.sequence + 1 : begins
  if (row.sequence !== follows) return "gap"
  const previous = before?.sha256 ?? null
  if (!row.snapshot || row.previous !== previous) return "seal"
  if (seal(previous, row.snapshot) !== row.sha256) return "seal"
  if (!saysTheSame(row, row.snapshot) || !row.issueWhole) return "bill"
  return row.settlementWhole && row.paymentsWhole ? undefined : "payments"
}

function saysTheSame(row: SealedBill, frozen: FrozenBill): boolean {
  const lines = frozen.lines.map((line): Line => {
    const { serviceName, description, quantity, unit, unitPriceHT, vatRate, amountHT } = line
    return [serviceName, description, quantity, unit, unitPriceHT, vatRate, amountHT]
  })
  const shown = [row.number, row.released, row.totals, row.lines]
  const { number, issueDate, totalHT, totalVat, totalTTC } = frozen
  const sealed = [number, issueDate, [totalHT, totalVat, totalTTC], lines]
  return JSON.stringify(shown) === JSON.stringify(sealed) && saysAsMuch(row.said, frozen)
}

/** The rest of what the row says; of a period both ends, or none. */
function saysAsMuch(said: Said, frozen: FrozenBill): boolean {
  const { client, dueDate, note, purchaseOrder, currency, period } = frozen
  const [start, end] = said.period
  const { delivery, client: buyer } = frozen
  const brought = delivery && [
    delivery.name,
    delivery.address.streetAddress,
    delivery.address.postalCode,
    delivery.address.city,
    delivery.address.country,
  ]
  const shown: Said = {
    ...said,
    // In franchise no bill shows VAT, whatever was ticked on its draft (CGI 283-3): it has none.
    includeVat: frozen.totalVat === 0 ? frozen.includeVat : said.includeVat,
    period: start && end ? [start, end] : [null, null],
    // In the buyer's country where none was said.
    delivery: said.delivery.map((part, at) =>
      delivery && at === 4 ? (part ?? buyer.address.country) : part,
    ),
  }
  const sealed: Said = {
    kind: frozen.kind ?? "bill",
    clientName: client.name,
    ...{ dueDate, note, purchaseOrder, currency },
    buyerReference: frozen.buyerReference ?? null,
    contractReference: frozen.contractReference ?? null,
    suppliedOn: frozen.suppliedOn ?? null,
    delivery: brought ?? [null, null, null, null, null],
    reason: frozen.reason ?? null,
    period: [period?.start ?? null, period?.end ?? null],
    includeVat: frozen.includeVat,
    includePenalty: frozen.includePenalty,
    includeLogo: frozen.includeLogo,
    includeSignature: frozen.includeSignature,
  }
  return (Object.keys(sealed) as (keyof Said)[]).every(
    (name) => JSON.stringify(shown[name]) === JSON.stringify(sealed[name]),
  )
}

/** A document that is still to be made has no file yet. */
async function faultOfDocument(files: FileStore, row: SealedBill): Promise<"document" | undefined> {
  if (!row.documentWhole) return "document"
  if (!row.fileKey) return undefined
  if (!row.ublWhole) return "document"
  const bytes = await files.get(row.fileKey)
  const sha256 = bytes && createHash("sha256").update(bytes).digest("hex")
  return sha256 === row.fileSha256 ? undefined : "document"
}

/** The number that a series came to, where the last bill is another. */
async function numberCutOff(db: Database, owner: Owner, ends: Map<string, SealedBill>) {
  const kept = await listSeriesEnds(db, owner)
  const cut = kept.find(({ series, year, last, released, sha256 }) => {
    const end = ends.get(series)
    const says = [end?.year, end?.sequence, end?.released, end?.sha256]
    return JSON.stringify(says) !== JSON.stringify([year, last, released, sha256])
  })
  return cut && formatBillNumber({ series: cut.series, year: cut.year, rank: cut.last })
}
