import { sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

/** What was billed in a year, without VAT, of goods and of services. */
interface KindTurnover {
  goods: number
  services: number
}

/**
 * What was billed in a year that counts for the franchise of VAT: sales in France (CGI 293 D). A deposit counts with
 * the bill that deducts it, and what was replaced does not.
 */
export async function sumFranchiseTurnover(
  db: Database,
  owner: Owner,
  year: number,
): Promise<KindTurnover> {
  const { rows } = await db.execute<{ goods: string; services: string }>(sql`
    with sold as (
      select case bill.kind when 'creditNote' then -1 else 1 end * (line ->> 'amountHT')::bigint as amount,
        coalesce(line ->> 'kind', 'services') as kind
      from bills bill
        join bill_snapshots frozen on frozen.owner = bill.owner and frozen.bill_id = bill.id
        cross join jsonb_array_elements(frozen.snapshot -> 'lines') line
      where bill.owner = ${owner} and bill.year = ${year} and bill.number is not null and bill.kind <> 'deposit'
        and coalesce(line ->> 'category', 'E') in ('E', 'S')
        and not exists (select from bills other where other.owner = bill.owner and other.origin_id = bill.id
          and other.kind = 'correction' and other.number is not null)
      union all
      -- Of another tool: those of businesses abroad are sales elsewhere.
      select past.total_ht, past.category
      from past_bills past join clients client on client.owner = past.owner and client.id = past.client_id
      where past.owner = ${owner} and past.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
        and (client.country = 'FR' or client.kind = 'individual')
    )
    select coalesce(sum(amount) filter (where kind = 'goods'), 0)::text as goods,
      coalesce(sum(amount) filter (where kind <> 'goods'), 0)::text as services
    from sold`)
  const [sums] = rows
  return { goods: Number(sums?.goods ?? 0), services: Number(sums?.services ?? 0) }
}
