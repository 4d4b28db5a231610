import { sql } from "drizzle-orm"
import type { StepRow } from "#contract/dashboard"
import type { Day } from "#domain/day"
import { firstDayOf, lastDayOf, type Month } from "#domain/month"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

/** As many of a kind as the dashboard's list could show. */
const most = 8

/** What is billed by the day or hour, and in force in a month. */
const workedIn = (owner: Owner, month: Month) => sql`from contracts c
    join clients k on k.owner = c.owner and k.id = c.client_id
    where c.owner = ${owner} and c.activated_on is not null and c.kind = 'freelance'
      and c.billable_project and unit_in(c, ${month}) in ('day', 'hour') and c.start_date <= ${lastDayOf(month)}::date
      and (c.runs_until is null or c.renewable and c.ended_on is null or c.runs_until >= ${firstDayOf(month)}::date)`

/** The month of today, where one works by the day or hour, with the days that are entered. */
export async function listMonthUnderway(
  db: Database,
  owner: Owner,
  month: Month,
): Promise<StepRow[]> {
  const { rows } = await db.execute<StepRow & Record<string, unknown>>(sql`
    select worked.*, ${month} as month, coalesce((
        select round(sum(d.quarters / 4.0 / case unit_in(c, m.month) when 'hour' then hours_in(c, m.month) else 1 end), 2)
        from timesheet_months m join timesheet_rows r on r.owner = m.owner and r.month_id = m.id
          join timesheet_days d on d.owner = r.owner and d.row_id = r.id
          left join contracts c on c.owner = r.owner and c.id = r.contract_id
        where m.owner = ${owner} and m.month = ${month}), 0)::float8 as days
    from (select (array_agg(c.id order by c.start_date, c.id))[1] as id,
        string_agg(distinct k.name, ', ') as title, null as detail, null as day, null as amount,
        'EUR' as currency, 1 as count
      ${workedIn(owner, month)} having count(*) > 0) as worked`)
  return rows
}

/** Contracts by the day or hour that were in force in a month of which nothing is entered. */
export async function listMonthsToFill(
  db: Database,
  owner: Owner,
  month: Month,
  due: Day,
): Promise<StepRow[]> {
  const { rows } = await db.execute<StepRow & Record<string, unknown>>(sql`
    select c.id, k.name as title, c.title as detail, ${due}::text as day, null as amount, c.currency,
      ${month} as month, (count(*) over ())::int as count
    ${workedIn(owner, month)}
      and not exists (select from timesheets t where t.owner = c.owner and t.contract_id = c.id and t.month = ${month})
      and not exists (select from contract_periods p where p.owner = c.owner and p.contract_id = c.id
        and not p.freed and p.end_date >= ${firstDayOf(month)}::date)
    order by c.start_date, c.id limit ${most}`)
  return rows
}

const ofMonths = sql`from timesheets t
    join contracts c on c.owner = t.owner and c.id = t.contract_id
    join clients k on k.owner = c.owner and k.id = c.client_id
    join timesheet_rows r on r.owner = t.owner and r.contract_id = t.contract_id and r.kind = 'billable'
    join timesheet_months m on m.owner = r.owner and m.id = r.month_id and m.month = t.month
    join timesheet_days d on d.owner = r.owner and d.row_id = r.id
    left join timesheet_billed_days b on b.owner = d.owner and b.row_id = d.row_id and b.day = d.day
    left join timesheet_contracts s on s.owner = t.owner and s.contract_id = t.contract_id`

const days = sql`round(sum(d.quarters) / 4.0
  / case unit_in(c, t.month) when 'hour' then hours_in(c, t.month) else 1 end, 2)::float8`

/** Months that are over, and of which the client has not been told. */
export async function listToHandOver(db: Database, owner: Owner, month: Month): Promise<StepRow[]> {
  const { rows } = await db.execute<StepRow & Record<string, unknown>>(sql`
    select t.id, k.name as title, c.title as detail, null as day, null as amount, c.currency,
      t.month, ${days} as days, (count(*) over ())::int as count
    ${ofMonths} where t.owner = ${owner} and t.drafting and t.month < ${month} and b.id is null
      and coalesce(s.needs_approval, true)
    group by t.id, k.name, c.id order by t.month, t.id limit ${most}`)
  return rows
}

/** What was approved, or needs no approval, with what its days are worth: the dearest first. */
export async function listToBill(db: Database, owner: Owner): Promise<StepRow[]> {
  const { rows } = await db.execute<StepRow & Record<string, unknown>>(sql`
    select t.id, k.name as title, c.title as detail, null as day,
      round(sum(d.quarters * price_on(c, d.day)) / 4.0)::float8 as amount, c.currency,
      t.month, ${days} as days, (count(*) over ())::int as count
    ${ofMonths} where t.owner = ${owner} and b.id is null and unit_in(c, t.month) in ('day', 'hour')
      and (t.answer = 'approved' and not t.drafting or not coalesce(s.needs_approval, true))
      and not exists (select from contract_periods p where p.owner = t.owner and p.contract_id = t.contract_id
        and not p.freed and d.day between p.start_date and p.end_date)
    group by t.id, k.name, c.id order by amount desc, t.id limit ${most}`)
  return rows
}
