import { sql } from "drizzle-orm"
import type { Statement } from "#contract/statements"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

/** As many as a spreadsheet is good for. */
const most = 50_000

type MovementRow = Statement["movements"][number]

/** A movement as it was written down, before what is owed after it is known. */
export type Movement = Omit<MovementRow, "balance">

/**
 * All that changed what a client owes until a day, in the order of its days. What a bill gets out of the
 * client's credit, or leaves to it, stands on both sides: it changes nothing. A credit note counts for the
 * client of the bill that it takes back.
 */
export async function listMovements(db: Database, owner: Owner, clientId: string, until: Day) {
  const { rows } = await db.execute<
    Omit<Movement, "debit" | "credit"> & { debit: string; credit: string }
  >(sql`
    with own as (
      select * from bills where owner = ${owner} and client_id = ${clientId} and number is not null
    ), moved as (
      select 0 as rank, release_date as day, kind as what, number as reference, id as bill_id,
        null as means, false as pending, total_ttc as debit, 0::bigint as credit, issued_at as at
      from own where kind <> 'creditNote'
      union all
      select 1, release_date, 'deducted', number, id, null, false, 0, prepaid, issued_at
      from own where prepaid > 0
      union all
      select 2, follower.release_date, case follower.kind when 'correction' then 'replaced' else 'creditNote' end,
        follower.number, follower.id, null, false, 0,
        case follower.kind when 'correction' then own.credited else follower.total_ttc end, follower.issued_at
      from own join bills follower on follower.owner = own.owner and follower.origin_id = own.id
        and follower.number is not null
      union all
      select 3, paid_on, case when amount < 0 then 'reversal' else 'payment' end, number, own.id, means,
        amount > 0 and collected_on is null, greatest(-amount, 0), greatest(amount, 0), payment.created_at
      from bill_payments payment join own on payment.owner = own.owner and payment.bill_id = own.id
      where means <> 'clientCredit'
      union all
      select case what when 'refunded' then 7 else 3 end, day,
        case what when 'overpaid' then 'overpaid' when 'refunded' then 'refund' else 'excessTakenBack' end,
        number, bill_id, means, false, greatest(-amount, 0), greatest(amount, 0), credit.created_at
      from client_credits credit left join bills bill on bill.owner = credit.owner and bill.id = bill_id
      where credit.owner = ${owner} and credit.client_id = ${clientId}
        and (what in ('overpaid', 'refunded') or (what = 'takenBack' and amount < 0))
      union all
      select 4, max(day), case when bool_or(is_back) then 'givenBack' else max(what) end, max(number),
        max(bill_id::text)::uuid, null, false, sum(debit)::bigint, sum(credit)::bigint, min(at)
      from (
        select coalesce(reversal_of, payment.id) as pair, reversal_of is not null as is_back, paid_on as day,
          case when amount < 0 then 'credited' else 'used' end as what, number, own.id as bill_id,
          greatest(-amount, 0) as debit, greatest(amount, 0) as credit, payment.created_at as at
        from bill_payments payment join own on payment.owner = own.owner and payment.bill_id = own.id
        where means = 'clientCredit'
        union all
        select payment_id, what = 'takenBack', day, what, number, bill_id,
          greatest(-amount, 0), greatest(amount, 0), credit.created_at
        from client_credits credit left join bills bill on bill.owner = credit.owner and bill.id = bill_id
        where credit.owner = ${owner} and credit.client_id = ${clientId}
          and (what in ('credited', 'used') or (what = 'takenBack' and amount > 0))
      ) as halves group by pair, is_back
      union all
      select 5, (at at time zone 'Europe/Paris')::date, what, number, own.id, null, false,
        case what when 'dueAgain' then detail::bigint else 0 end,
        case what when 'writtenOff' then detail::bigint else 0 end, at
      from bill_events event join own on event.owner = own.owner and event.bill_id = own.id
      where what in ('writtenOff', 'dueAgain')
    )
    select day::text as day, what, reference, bill_id as "billId", means, pending, debit, credit
    from moved where day <= ${until}
    -- What a payment brought too much is told after it, though both were written at once.
    order by day, rank, at, what in ('overpaid', 'excessTakenBack'), reference limit ${most}`)
  return rows.map(
    (row): Movement => ({ ...row, debit: Number(row.debit), credit: Number(row.credit) }),
  )
}
