import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import type pg from "pg"
import { formatBillNumber } from "#domain/bill-number"
import { nobody, type Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import { people } from "../../access/schema"
import type { FileStore } from "../../ports/file-store"
import type { FrozenBill } from "../documents/freezing.rules"
import { seal } from "./seal.rules"

/** What is wrong with the first bill that is not as it was issued. */
export interface Fault {
  owner: Owner
  number: string
  /**
   * `gap`: the number before it is missing; `seal`: what was frozen, or the seal that it follows, is not
   * what was sealed; `bill`: the bill or its lines say something else than what was frozen; `document`:
   * the stored file is another or gone; `end`: it was the last of its series, and is missing.
   */
  link: "gap" | "seal" | "bill" | "document" | "end"
}

export type Verdict = { bills: number; fault?: Fault }

interface Parts {
  pool: pg.Pool
  files: FileStore
}

/** Looks at every issued bill of everyone: numbers, seals, what is shown, and the stored documents. */
export async function verifyBills(parts: Parts): Promise<Verdict> {
  const everyone = await reading(parts.pool, nobody, "people")
    .select({ id: people.id })
    .from(people)
  let bills = 0
  for (const { id } of everyone) {
    const verdict = await verifyBillsOf(parts, ownerOfRow({ owner: id }))
    bills += verdict.bills
    if (verdict.fault) return { bills, fault: verdict.fault }
  }
  return { bills }
}

async function verifyBillsOf({ pool, files }: Parts, owner: Owner): Promise<Verdict> {
  const db = reading(pool, owner)
  const firsts = await firstNumbers(db)
  const ends = new Map<string, Row>()
  let [bills, last] = [0, undefined as Row | undefined]
  for (;;) {
    const rows = await issuedAfter(db, last)
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
  const number = await numberCutOff(db, ends)
  return number ? { bills, fault: { owner, number, link: "end" } } : { bills }
}

type Line = [service: string, quantity: string, price: number, rate: string, amount: number]

interface Row extends Record<string, unknown> {
  series: string
  year: number
  sequence: number
  number: string
  released: string
  totals: number[]
  lines: Line[]
  snapshot: FrozenBill | null
  sha256: string | null
  previous: string | null
  fileKey: string | null
  fileSha256: string | null
  ublWhole: boolean
}

const pageSize = 500

async function issuedAfter(db: Database, last?: Row): Promise<Row[]> {
  const beyond = last
    ? sql`(series, year, sequence) > (${last.series}, ${last.year}::int, ${last.sequence}::int)`
    : sql`true`
  const { rows } = await db.execute<Row>(sql`
    select series, year, sequence, number, release_date as released, snapshot,
      array[total_ht, total_vat, total_ttc]::float8[] as totals,
      (select coalesce(jsonb_agg(jsonb_build_array(service_name, trim_scale(quantity)::text, unit_price_ht,
          trim_scale(vat_rate)::text, amount_ht) order by position), '[]')
        from bill_lines where bill_id = bills.id) as lines,
      s.sha256, s.previous_sha256 as previous, d.file_key as "fileKey", d.sha256 as "fileSha256",
      d.ubl is null or encode(sha256(convert_to(d.ubl, 'UTF8')), 'hex') = d.ubl_sha256 as "ublWhole"
    from bills left join bill_snapshots s on s.bill_id = bills.id
      left join bill_documents d on d.bill_id = bills.id
    where number is not null and ${beyond}
    order by series, year, sequence limit ${pageSize}`)
  return rows
}

/** With which number each series began: that of other software goes on. */
async function firstNumbers(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ series: string; first: number }>(
    sql`select series, first from bill_counters`,
  )
  return new Map(rows.map(({ series, first }) => [series, first]))
}

function faultOf(row: Row, before: Row | undefined, first = 1): Fault["link"] | undefined {
  const begins = before ? 1 : first
  const follows = before?.year === row.year ? before.sequence + 1 : begins
  if (row.sequence !== follows) return "gap"
  const previous = before?.sha256 ?? null
  if (!row.snapshot || row.previous !== previous) return "seal"
  if (seal(previous, row.snapshot) !== row.sha256) return "seal"
  return saysTheSame(row, row.snapshot) ? undefined : "bill"
}

function saysTheSame(row: Row, frozen: FrozenBill): boolean {
  const lines = frozen.lines.map((line): Line => {
    const { serviceName, quantity, unitPriceHT, vatRate, amountHT } = line
    return [serviceName, quantity, unitPriceHT, vatRate, amountHT]
  })
  const shown = [row.number, row.released, row.totals, row.lines]
  const { number, issueDate, totalHT, totalVat, totalTTC } = frozen
  const sealed = [number, issueDate, [totalHT, totalVat, totalTTC], lines]
  return JSON.stringify(shown) === JSON.stringify(sealed)
}

/** A document that is still to be made has no file yet. */
async function faultOfDocument(files: FileStore, row: Row): Promise<"document" | undefined> {
  if (!row.fileKey) return undefined
  if (!row.ublWhole) return "document"
  const bytes = await files.get(row.fileKey)
  const sha256 = bytes && createHash("sha256").update(bytes).digest("hex")
  return sha256 === row.fileSha256 ? undefined : "document"
}

/** The number that a series came to, where the last bill is another. */
async function numberCutOff(db: Database, ends: Map<string, Row>): Promise<string | undefined> {
  const { rows } = await db.execute<{ series: string; year: number; last: number; sha256: string }>(
    sql`select series, year, last, sha256 from bill_counters order by series`,
  )
  const cut = rows.find(({ series, sha256 }) => ends.get(series)?.sha256 !== sha256)
  return cut && formatBillNumber({ series: cut.series, year: cut.year, rank: cut.last })
}
