import { and, desc, eq, inArray, max, sql } from "drizzle-orm"
import { compareDays, type Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bills } from "../../sales/bills/schema"
import { contractPeriods, contractRenewals } from "./schema"

/** The last day that renewals added; none where there is no renewal. */
export async function findRenewedUntil(
  db: Database,
  owner: Owner,
  contractId: string,
): Promise<Day | null> {
  const [last] = await db
    .select({ endDate: max(contractRenewals.endDate) })
    .from(contractRenewals)
    .where(and(eq(contractRenewals.owner, owner), eq(contractRenewals.contractId, contractId)))
  return last?.endDate ?? null
}

/** Nothing is returned where the contract was renewed from this day before. */
export async function addRenewal(
  db: Database,
  owner: Owner,
  renewal: { contractId: string; startDate: Day; endDate: Day },
) {
  const [added] = await db
    .insert(contractRenewals)
    .values({ ...renewal, owner })
    .onConflictDoNothing({
      target: [contractRenewals.owner, contractRenewals.contractId, contractRenewals.startDate],
    })
    .returning({ id: contractRenewals.id })
  return added
}

/** Whether the contract was renewed from this day. */
export async function isRenewedFrom(
  db: Database,
  owner: Owner,
  contractId: string,
  startDate: Day,
): Promise<boolean> {
  const [renewal] = await db
    .select({ id: contractRenewals.id })
    .from(contractRenewals)
    .where(
      and(
        eq(contractRenewals.owner, owner),
        eq(contractRenewals.contractId, contractId),
        eq(contractRenewals.startDate, startDate),
      ),
    )
  return renewal !== undefined
}

/**
 * Whether credit notes took the bill of a row back whole, or the correction that replaced it in the end: what was
 * billed can be billed again.
 */
export const isTakenBackWhole = sql<boolean>`exists (
  with recursive replaced (id, total_ttc) as (
    select ${bills.id}, ${bills.totalTTC}
    union all
    select correction.id, correction.total_ttc from replaced join bills correction
      on correction.owner = ${bills.owner} and correction.origin_id = replaced.id
        and correction.kind = 'correction' and correction.number is not null
  )
  select from replaced where total_ttc = (
    select sum(note.total_ttc) from bills note
    where note.owner = ${bills.owner} and note.origin_id = replaced.id
      and note.kind = 'creditNote' and note.number is not null
  )
)`

/** What the state of a bill follows from, and whether it was taken back whole. */
const billColumns = {
  freed: isTakenBackWhole,
  billId: bills.id,
  number: bills.number,
  kind: bills.kind,
  dueDate: bills.dueDate,
  sentAt: bills.sentAt,
  paid: bills.paid,
  due: bills.due,
  writtenOff: bills.writtenOff,
  standing: bills.standing,
  totalHT: bills.totalHT,
  currency: bills.currency,
}

/** The periods that are on a bill, the newest first, each with what its state follows from. */
export function findBilledPeriods(db: Database, owner: Owner, contractId: string) {
  return db
    .select({
      id: contractPeriods.id,
      startDate: contractPeriods.startDate,
      endDate: contractPeriods.endDate,
      ...billColumns,
    })
    .from(contractPeriods)
    .innerJoin(
      bills,
      and(eq(bills.owner, contractPeriods.owner), eq(bills.id, contractPeriods.billId)),
    )
    .where(and(eq(contractPeriods.owner, owner), eq(contractPeriods.contractId, contractId)))
    .orderBy(desc(contractPeriods.startDate))
}

/**
 * The bills of days that were entered in timesheets, each from the first of its days of the contract to the last; of a
 * bill of several contracts, the part that the days of this one are worth, as its budget counts it.
 */
function findBilledWork(db: Database, owner: Owner, contractId: string) {
  return db
    .select({
      id: bills.id,
      startDate: sql<Day>`work.first_day::text`,
      endDate: sql<Day>`work.last_day::text`,
      ...billColumns,
      totalHT:
        sql<number>`round(${bills.totalHT} * coalesce(work.worth / nullif(work.whole, 0), 1))`.mapWith(
          Number,
        ),
    })
    .from(bills)
    .innerJoin(
      sql`(select d.bill_id, min(d.day) as first_day, max(d.day) as last_day,
          sum(d.quarters * d.unit_price_ht) as worth,
          (select sum(o.quarters * o.unit_price_ht) from timesheet_billed_days o
            where o.owner = ${owner} and o.bill_id = d.bill_id) as whole
        from timesheet_billed_days d join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
        where d.owner = ${owner} and r.contract_id = ${contractId} group by d.bill_id) as work`,
      sql`work.bill_id = ${bills.id}`,
    )
    .where(eq(bills.owner, owner))
}

/** All that is on a bill, the newest first: periods that were billed by hand, and days of timesheets. */
export async function findBilled(db: Database, owner: Owner, contractId: string) {
  const periods = await findBilledPeriods(db, owner, contractId)
  const work = await findBilledWork(db, owner, contractId)
  return [...periods, ...work].sort((one, other) => compareDays(other.startDate, one.startDate))
}

/** Whether a day of the period is on a bill of timesheets that was not taken back. */
export async function isWorkBilled(
  db: Database,
  owner: Owner,
  contractId: string,
  { startDate, endDate }: { startDate: Day; endDate: Day },
): Promise<boolean> {
  const [billed] = await db
    .select({ id: bills.id })
    .from(bills)
    .where(
      and(
        eq(bills.owner, owner),
        sql`not ${isTakenBackWhole}`,
        sql`exists (select from timesheet_billed_days d
          join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
          where d.owner = ${owner} and d.bill_id = ${bills.id} and r.contract_id = ${contractId}
            and d.day between ${startDate}::date and ${endDate}::date)`,
      ),
    )
    .limit(1)
  return billed !== undefined
}

/**
 * Days of a contract that were submitted to its client, from one on, and are on no bill that stands; those alone whose
 * client read what they come to, where it is asked for that. The first and the last.
 */
export async function findSubmittedFrom(
  db: Database,
  owner: Owner,
  contractId: string,
  { from, priced = false }: { from: Day; priced?: boolean },
): Promise<Day[]> {
  const { rows } = await db.execute<{ first: Day | null; last: Day | null }>(sql`
    select min(d.day)::text as first, max(d.day)::text as last
    from timesheets t
      join timesheet_editions e on e.owner = t.owner and e.timesheet_id = t.id and e.edition = t.edition
      join timesheet_months m on m.owner = t.owner and m.month = t.month
      join timesheet_rows r on r.owner = m.owner and r.month_id = m.id and r.contract_id = t.contract_id
      join timesheet_days d on d.owner = r.owner and d.row_id = r.id
    where t.owner = ${owner} and t.contract_id = ${contractId} and not t.drafting
      and coalesce(t.answer, '') <> 'refused' and r.kind = 'billable' and d.day >= ${from}::date
      and (not ${priced} or e.snapshot ->> 'amountHT' is not null)
      and not exists (select from timesheet_billed_days b
        where b.owner = d.owner and b.row_id = d.row_id and b.day = d.day)`)
  const [{ first, last } = { first: null, last: null }] = rows
  return [...new Set([first, last])].filter((day) => day !== null)
}

/** Lets the days of periods that are free again be billed anew: nothing else frees them in the table. */
export async function freePeriods(db: Database, owner: Owner, ids: string[]) {
  if (ids.length === 0) return
  await db
    .update(contractPeriods)
    .set({ freed: true })
    .where(and(eq(contractPeriods.owner, owner), inArray(contractPeriods.id, ids)))
}

export async function addPeriod(
  db: Database,
  owner: Owner,
  period: { contractId: string; billId: string; startDate: Day; endDate: Day },
) {
  await db.insert(contractPeriods).values({ ...period, owner })
}
