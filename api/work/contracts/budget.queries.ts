import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm"
import type pg from "pg"
import type { BudgetBill, WorkedDays } from "#domain/contract-budget"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { clients } from "../../people/clients/schema"
import { isTakenBackWhole } from "./period.queries"
import { contracts } from "./schema"

/** A bill of a contract, on its day. */
export type BilledOn = Pick<BudgetBill, keyof BudgetBill> & { day: Day | null }

/** Days of work of a contract, each with its day. */
export type WorkedOn = WorkedDays & { day: Day }

/**
 * The bills of contracts with the credit notes and corrections of them, by contract: those of periods, and those of
 * days that were entered in timesheets. A bill of the days of several contracts counts for each by what its days are
 * worth. A bill that a correction replaced is not counted, nor a correction that is not issued yet.
 */
export async function listBudgetBills(
  db: Database,
  owner: Owner,
  contractIds: readonly string[],
): Promise<Map<string, BilledOn[]>> {
  const ids = sql.join(
    contractIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute<{ contractId: string } & BilledOn>(sql`
    with recursive work (contract_id, bill_id, worth) as (
      select r.contract_id, d.bill_id, sum(d.quarters * d.unit_price_ht)
      from timesheet_billed_days d join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
      where d.owner = ${owner} and d.bill_id in (
        select o.bill_id from timesheet_billed_days o
          join timesheet_rows s on s.owner = o.owner and s.id = o.row_id
        where o.owner = ${owner} and s.contract_id in (${ids}))
      group by r.contract_id, d.bill_id
    ), family (contract_id, id, share, by_hand) as (
      select contract_id, bill_id, 1::numeric, true from contract_periods
      where owner = ${owner} and contract_id in (${ids})
      union
      select mine.contract_id, mine.bill_id,
        coalesce(mine.worth / nullif((select sum(worth) from work where work.bill_id = mine.bill_id), 0), 1), false
      from work mine where mine.contract_id in (${ids})
      union
      select family.contract_id, later.id, family.share, family.by_hand from family join bills later
        on later.owner = ${owner} and later.origin_id = family.id
          and later.kind in ('correction', 'creditNote')
    )
    select family.contract_id as "contractId",
      case b.kind when 'creditNote' then 'creditNote' when 'deposit' then 'deposit' else 'bill' end as kind,
      case when b.number is null then 'draft' else 'issued' end as state,
      family.by_hand as "byHand", round(b.total_ht * family.share)::float8 as "totalHT", b.release_date as day,
      coalesce((select jsonb_agg(jsonb_build_object('unit', l.unit, 'quantity', l.quantity::text))
        from bill_lines l where l.owner = b.owner and l.bill_id = b.id), '[]') as lines
    from family join bills b on b.owner = ${owner} and b.id = family.id
    where (b.number is not null or b.kind <> 'correction')
      and not exists (select from bills r where r.owner = b.owner and r.origin_id = b.id
        and r.kind = 'correction' and r.number is not null)`)
  const byContract = new Map<string, BilledOn[]>()
  for (const { contractId, ...bill } of rows)
    byContract.set(contractId, [...(byContract.get(contractId) ?? []), bill])
  return byContract
}

/**
 * The days of work that timesheets have of contracts, by contract, but for those of periods that were billed by hand:
 * their bills say what was used. Where none are kept of a contract, its budget follows from its bills.
 */
export async function listWorkedDays(
  db: Database,
  owner: Owner,
  contractIds: readonly string[],
): Promise<Map<string, WorkedOn[]>> {
  if (contractIds.length === 0) return new Map()
  const { rows } = await db.execute<
    WorkedOn & { contractId: string } & Record<string, unknown>
  >(sql`
    select r.contract_id as "contractId", d.day::text as day, r.kind = 'billable' as billable,
      (d.quarters / 4.0 / counted.units)::numeric(13, 4)::text as days,
      case when b.id is not null then 'billed' when t.drafting then 'draft'
        else coalesce(t.answer, 'handedOver') end as state
    from timesheet_rows r join timesheet_months m on m.owner = r.owner and m.id = r.month_id
      join contracts c on c.owner = r.owner and c.id = r.contract_id
      join timesheets t on t.owner = r.owner and t.contract_id = r.contract_id and t.month = m.month
      -- Once for a month, not for each of its days: the offset keeps it there.
      cross join lateral (
        select case unit_in(c, m.month) when 'hour' then hours_in(c, m.month) else 1 end as units offset 0) counted
      join timesheet_days d on d.owner = r.owner and d.row_id = r.id
      left join timesheet_billed_days b on b.owner = d.owner and b.row_id = d.row_id and b.day = d.day
    where r.owner = ${owner} and r.contract_id = any(${sql.param([...contractIds])}::uuid[])
      and (b.id is not null or not exists (select from contract_periods p
        join bills on bills.owner = p.owner and bills.id = p.bill_id
        where p.owner = r.owner and p.contract_id = r.contract_id and not p.freed
          and d.day between p.start_date and p.end_date
          and bills.number is not null and not ${isTakenBackWhole}))`)
  const byContract = new Map<string, WorkedOn[]>()
  for (const row of rows) {
    const known = byContract.get(row.contractId)
    if (known) known.push(row)
    else byContract.set(row.contractId, [row])
  }
  return byContract
}

const hasBudget = or(isNotNull(contracts.budgetDays), isNotNull(contracts.budgetHT))

const columns = {
  id: contracts.id,
  reference: contracts.reference,
  title: contracts.title,
  clientName: clients.name,
  currency: contracts.currency,
  hoursPerDay: contracts.hoursPerDay,
  budgetDays: contracts.budgetDays,
  budgetHT: contracts.budgetHT,
}
const itsClient = and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId))

/** Those of the contracts that have a budget or not, of the owner. */
export function listBudgeted(db: Database, owner: Owner, ids: readonly string[]) {
  return db
    .select(columns)
    .from(contracts)
    .innerJoin(clients, itsClient)
    .where(and(eq(contracts.owner, owner), inArray(contracts.id, [...ids])))
}

/** Every contract in force with a budget. */
export function listRunningBudgets(db: Database, owner: Owner, today: Day) {
  return db
    .select(columns)
    .from(contracts)
    .innerJoin(clients, itsClient)
    .where(
      and(
        eq(contracts.owner, owner),
        hasBudget,
        isNotNull(contracts.activatedOn),
        sql`coalesce(${contracts.endedOn} > ${today}::date, true)`,
      ),
    )
}

export type BudgetedRow = Awaited<ReturnType<typeof listBudgeted>>[number]

/** Whose contracts have a budget, of everyone. */
export async function listOwnersWithBudgets(pool: pg.Pool): Promise<Owner[]> {
  const running = `select distinct owner from contracts where num_nonnulls(budget_days, budget_ht) > 0`
  const rows = await sweep<{ owner: string }>(pool, "contractBudgets", running)
  return rows.map(ownerOfRow)
}
