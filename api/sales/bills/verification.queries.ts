import { sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { people } from "../../access/schema"
import type { billSnapshots } from "./schema"

export type Line = [
  ...[service: string, description: string | null, quantity: string, unit: string],
  ...[price: number, rate: string, amount: number],
]

/** What the row of a bill says, beside its numbers and sums. */
export interface Said {
  kind: string
  clientName: string
  dueDate: string | null
  note: string | null
  purchaseOrder: string | null
  buyerReference: string | null
  contractReference: string | null
  suppliedOn: string | null
  delivery: (string | null)[]
  reason: string | null
  currency: string
  period: (string | null)[]
  includeVat: boolean
  includePenalty: boolean
  includeLogo: boolean
  includeSignature: boolean
}

/** An issued bill, with its seal and its stored document. */
export interface SealedBill extends Record<string, unknown> {
  series: string
  year: number
  sequence: number
  number: string
  released: string
  totals: number[]
  said: Said
  lines: Line[]
  snapshot: (typeof billSnapshots.$inferSelect)["snapshot"] | null
  sha256: string | null
  previous: string | null
  fileKey: string | null
  fileSha256: string | null
  ublWhole: boolean
  /** Whether what became of it, its payments and its document are what was sealed. */
  settlementWhole: boolean
  paymentsWhole: boolean
  documentWhole: boolean
  /** Whether what stands beside the frozen bill is what it was at its issue. */
  issueWhole: boolean
}

/** As many bills as are read at once. */
export const pageSize = 500

/** Everyone who may have bills; nobody owns that list, and the database shows it to the scope "people" only. */
export async function listEveryone(db: Database, _nobody: Owner): Promise<string[]> {
  const everyone = await db.select({ id: people.id }).from(people)
  return everyone.map(({ id }) => id)
}

/** The next issued bills, series by series. */
export async function listIssuedAfter(
  db: Database,
  owner: Owner,
  last?: SealedBill,
): Promise<SealedBill[]> {
  const beyond = last
    ? sql`(series, year, sequence) > (${last.series}, ${last.year}::int, ${last.sequence}::int)`
    : sql`true`
  const { rows } = await db.execute<SealedBill>(sql`
    select series, year, sequence, number, release_date as released, snapshot,
      array[total_ht, total_vat, total_ttc]::float8[] as totals,
      jsonb_build_object('kind', kind, 'clientName', client_name, 'dueDate', due_date, 'note', note,
        'purchaseOrder', purchase_order, 'buyerReference', buyer_reference,
        'contractReference', contract_reference, 'suppliedOn', supplied_on,
        'delivery', jsonb_build_array(delivery_name, delivery_street_address, delivery_postal_code, delivery_city,
          delivery_country), 'reason', reason, 'currency', currency,
        'period', jsonb_build_array(billing_period_start, billing_period_end), 'includeVat', include_vat,
        'includePenalty', include_penalty, 'includeLogo', include_logo,
        'includeSignature', include_signature) as said,
      coalesce(seals.settlement = sealed(settlement_words(bills)), false) and paid = (
          select coalesce(sum(amount), 0) from bill_payments where owner = bills.owner and bill_id = bills.id)
        and collected = (select coalesce(sum(amount), 0) from bill_payments
          where owner = bills.owner and bill_id = bills.id and collected_on is not null) as "settlementWhole",
      coalesce(seals.issue = sealed(issue_words(bills)), false) as "issueWhole",
      coalesce(seals.payments, sealed('')) = sealed(payment_words(bills.id)) as "paymentsWhole",
      coalesce(seals.document = sealed(document_words(d)), d.file_key is null) as "documentWhole",
      (select coalesce(jsonb_agg(jsonb_build_array(service_name, description, trim_scale(quantity)::text, unit, trim_scale(unit_price_ht),
          trim_scale(vat_rate)::text, amount_ht) order by position), '[]')
        from bill_lines where owner = bills.owner and bill_id = bills.id) as lines,
      s.sha256, s.previous_sha256 as previous, d.file_key as "fileKey", d.sha256 as "fileSha256",
      d.ubl is null or encode(sha256(convert_to(d.ubl, 'UTF8')), 'hex') = d.ubl_sha256 as "ublWhole"
    from bills left join bill_snapshots s on s.owner = bills.owner and s.bill_id = bills.id
      left join bill_documents d on d.owner = bills.owner and d.bill_id = bills.id
      left join bill_seals seals on seals.owner = bills.owner and seals.bill_id = bills.id
    where bills.owner = ${owner} and number is not null and ${beyond}
    order by series, year, sequence limit ${pageSize}`)
  return rows
}

/** With which number each series began: that of other software goes on. */
export async function firstNumbers(db: Database, owner: Owner): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ series: string; first: number }>(
    sql`select series, first from bill_counters where owner = ${owner}`,
  )
  return new Map(rows.map(({ series, first }) => [series, first]))
}

/** Which seal each series came to, and by which number. */
export async function listSeriesEnds(db: Database, owner: Owner) {
  const { rows } = await db.execute<SeriesEnd>(
    sql`select series, year, last, released_on as released, sha256 from bill_counters
      where owner = ${owner} order by series`,
  )
  return rows
}

interface SeriesEnd extends Record<string, unknown> {
  series: string
  year: number
  last: number
  released: string
  sha256: string
}

/**
 * The first bill whose payments the book of receipts does not prove; the book itself where its chain is broken, and
 * the accounting entry before which one is missing.
 */
export async function findUnproved(db: Database, owner: Owner): Promise<string | undefined> {
  const { rows } = await db.execute<Record<"broken" | "unbooked" | "cut", string | null>>(
    sql`select broken_receipt(${owner}) as broken, unbooked_bill(${owner}) as unbooked,
      entry_after_gap(${owner}) as cut`,
  )
  const { broken, unbooked, cut } = rows[0] ?? {}
  if (broken) return `receipt ${broken}`
  return unbooked ?? (cut ? `entry ${cut}` : undefined)
}
