import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import type { Issued, SoldOn } from "./franchise.rules"

/** The bills of a year as they were issued, but deposits, which count with the bill that deducts them, and what was replaced. */
export async function listIssuedOf(db: Database, owner: Owner, year: number) {
  const { rows } = await db.execute<Issued & { day: Day } & Record<string, unknown>>(sql`
    select bill.release_date::text as day, bill.kind,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', line -> 'kind',
          'category', line -> 'category', 'amountHT', line -> 'amountHT'))), '[]')
        from jsonb_array_elements(frozen.snapshot -> 'lines') line) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('key', said -> 'key')), '[]')
        from jsonb_array_elements(frozen.snapshot -> 'mentions') said) as mentions
    from bills bill
      join bill_snapshots frozen on frozen.owner = bill.owner and frozen.bill_id = bill.id
    where bill.owner = ${owner} and bill.year = ${year} and bill.number is not null and bill.kind <> 'deposit'
      and not exists (select from bills other where other.owner = bill.owner and other.origin_id = bill.id
        and other.kind = 'correction' and other.number is not null)
    order by bill.issued_at`)
  return rows
}

/** What was sold in a year without a bill of ours, by day. */
export async function listSoldOtherwise(
  db: Database,
  owner: Owner,
  year: number,
): Promise<SoldOn[]> {
  const first = `${year}-01-01`
  const last = `${year}-12-31`
  const { rows } = await db.execute<{ day: Day; goods: string; services: string }>(sql`
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
  return rows.map(({ day, goods, services }) => ({
    day,
    goods: Number(goods),
    services: Number(services),
  }))
}
