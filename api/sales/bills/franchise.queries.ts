import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import type { FrozenBill } from "../../e-invoice/snapshot"
import { type SoldOn, soldInFrance } from "./franchise.rules"

type Row = { day: Day; kind: FrozenBill["kind"] } & Pick<FrozenBill, "lines" | "mentions">

/**
 * What was sold in France in a year, by what was billed: what counts for the franchise of VAT (CGI 293 D). A deposit
 * counts with the bill that deducts it, what was replaced does not, and what was sold without a bill does.
 */
export async function listFranchiseSold(
  db: Database,
  owner: Owner,
  year: number,
): Promise<SoldOn[]> {
  const { rows: bills } = await db.execute<Row>(sql`
    select bill.release_date::text as day, bill.kind, frozen.snapshot -> 'lines' as lines,
      frozen.snapshot -> 'mentions' as mentions
    from bills bill
      join bill_snapshots frozen on frozen.owner = bill.owner and frozen.bill_id = bill.id
    where bill.owner = ${owner} and bill.year = ${year} and bill.number is not null and bill.kind <> 'deposit'
      and not exists (select from bills other where other.owner = bill.owner and other.origin_id = bill.id
        and other.kind = 'correction' and other.number is not null)
    order by bill.issued_at`)
  const first = `${year}-01-01`
  const last = `${year}-12-31`
  const { rows: others } = await db.execute<{ day: Day; goods: string; services: string }>(sql`
    with sold as (
      -- Of another tool: those of businesses abroad are sales elsewhere.
      select past.day, past.total_ht as amount, past.category
      from past_bills past join clients client on client.owner = past.owner and client.id = past.client_id
      where past.owner = ${owner} and past.day between ${first}::date and ${last}::date
        and (client.country = 'FR' or client.kind = 'individual')
      union all
      select day, amount - vat, category from incomes
      where owner = ${owner} and day between ${first}::date and ${last}::date and not waits
        and past_bill_id is null and currency = 'EUR' and category in ('goods', 'services')
    )
    select day::text as day, coalesce(sum(amount) filter (where category = 'goods'), 0)::text as goods,
      coalesce(sum(amount) filter (where category is distinct from 'goods'), 0)::text as services
    from sold group by day`)
  return [
    ...bills.map((bill) => ({ day: bill.day, ...soldInFrance(bill) })),
    ...others.map(({ day, goods, services }) => ({
      day,
      goods: Number(goods),
      services: Number(services),
    })),
  ]
}
