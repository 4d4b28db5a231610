import { and, eq, isNotNull, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { listAllPayments } from "../outcomes/queries"
import { purchases } from "../purchases/schema"
import type { BilledFacts, PurchaseFacts } from "./ledger.rules"

/** As many as a year of one person has, and many more. */
const most = 50_000

interface Billed extends Record<string, unknown> {
  id: string
  client_id: string
  issued_at: string
  snapshot: BilledFacts["bill"]
  of_deposit: boolean
  replaced: BilledFacts["bill"] | null
  replaced_client_id: string | null
  delivered: { day: Day; at: string; bill: BilledFacts["bill"] } | null
  credits: (Omit<BilledFacts["credits"][number], "at"> & { at: string })[] | null
  settlements: { day: Day; at: string; amount: Cents; loss: boolean }[] | null
}

/**
 * The bills of a year, and those of years before of which something was settled or credited in it; each with all
 * that did until the year's end, for what a payment brings of its VAT depends on those before.
 */
export async function listBilled(db: Database, owner: Owner, year: number): Promise<BilledFacts[]> {
  const last = `${year}-12-31`
  const { rows } = await db.execute<Billed>(sql`
    with settled as (
      select bill_id, collected_on as day, created_at as at, amount, false as loss
        from bill_payments where owner = ${owner} and collected_on <= ${last}::date
      union all
      select bill_id, (at at time zone 'Europe/Paris')::date, at,
          case what when 'writtenOff' then detail::bigint else -detail::bigint end, true
        from bill_events where owner = ${owner} and what in ('writtenOff', 'dueAgain') and detail is not null
          and (at at time zone 'Europe/Paris')::date <= ${last}::date
    ), wanted as (
      select id from bills where owner = ${owner} and number is not null
        and (year = ${year} or extract(year from supplied_on) = ${year})
      union
      select bill_id from settled where day >= ${`${year}-01-01`}::date
      union
      select origin_id from bills where owner = ${owner} and year = ${year} and kind = 'creditNote'
        and number is not null
      union
      select taken.deposit_id from bill_deductions taken
        join bills final on final.owner = taken.owner and final.id = taken.bill_id
        where taken.owner = ${owner} and final.number is not null
          and (final.year = ${year} or extract(year from final.supplied_on) = ${year})
    )
    select b.id, b.client_id, b.issued_at::text, s.snapshot,
      b.kind = 'creditNote' and exists (select from bills o
        where o.owner = b.owner and o.id = b.origin_id and o.kind = 'deposit') as of_deposit,
      case b.kind when 'correction' then
        (select snapshot from bill_snapshots where owner = b.owner and bill_id = b.origin_id) end as replaced,
      (select client_id from bills where owner = b.owner and id = b.origin_id) as replaced_client_id,
      (select jsonb_build_object(
          'day', greatest(b.release_date, coalesce(final.supplied_on, final.release_date)),
          'at', final.issued_at, 'bill', frozen.snapshot)
        from bill_deductions taken
          join bills final on final.owner = taken.owner and final.id = taken.bill_id
          join bill_snapshots frozen on frozen.owner = taken.owner and frozen.bill_id = final.id
        where taken.owner = b.owner and taken.deposit_id = b.id
          and coalesce(final.supplied_on, final.release_date) <= ${last}::date
          and frozen.snapshot -> 'deposits' @> jsonb_build_array(jsonb_build_object('number', b.number))
      ) as delivered,
      (select jsonb_agg(jsonb_build_object('day', note.release_date, 'at', note.issued_at,
          'vat', frozen.snapshot -> 'vat', 'lines', frozen.snapshot -> 'lines') order by note.issued_at)
        from bills note join bill_snapshots frozen on frozen.owner = note.owner and frozen.bill_id = note.id
        where note.owner = b.owner and note.origin_id = b.id and note.kind = 'creditNote'
          and note.number is not null and note.release_date <= ${last}::date) as credits,
      (select jsonb_agg(jsonb_build_object('day', day, 'at', at, 'amount', amount, 'loss', loss)
        order by day, at) from settled where bill_id = b.id) as settlements
    from bills b
      join bill_snapshots s on s.owner = b.owner and s.bill_id = b.id
    where b.owner = ${owner} and b.id in (select id from wanted)
    order by b.issued_at, b.id limit ${most}`)
  return rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    issuedAt: new Date(row.issued_at),
    bill: row.snapshot,
    isOfDeposit: row.of_deposit,
    ...(row.replaced && { replaced: row.replaced }),
    ...(row.replaced_client_id && { replacedClientId: row.replaced_client_id }),
    ...(row.delivered && { delivered: { ...row.delivered, at: new Date(row.delivered.at) } }),
    credits: (row.credits ?? []).map((credit) => ({ ...credit, at: new Date(credit.at) })),
    settlements: (row.settlements ?? []).map(({ day, at, amount, loss }) => ({
      day,
      at: new Date(at),
      amount,
      isLoss: loss,
    })),
  }))
}

/** The received bills that somebody has checked, each with what was paid for it. */
export async function listChecked(db: Database, owner: Owner): Promise<PurchaseFacts[]> {
  const payments = new Map<string | null, PurchaseFacts["payments"]>()
  for (const payment of await listAllPayments(db, owner)) {
    const known = payments.get(payment.purchaseId) ?? []
    payments.set(payment.purchaseId, [...known, payment])
  }
  const checked = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.owner, owner), isNotNull(purchases.checkedOn)))
    .limit(most)
  return checked.map((row) => ({ ...row, payments: payments.get(row.id) ?? [] }))
}
