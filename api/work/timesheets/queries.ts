import { and, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm"
import type pg from "pg"
import type { ContractTerms } from "#contract/contract-terms"
import type { TimesheetFilter } from "#contract/timesheets"
import { type AgreedTerms, termsOn } from "#domain/contract-terms"
import type { Day } from "#domain/day"
import { firstDayOf, lastDayOf, type Month } from "#domain/month"
import type { Owner } from "#domain/owner"
import type { WorkRow } from "#domain/timesheet"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { clients } from "../../people/clients/schema"
import { bills } from "../../sales/bills/schema"
import { isTakenBackWhole } from "../contracts/period.queries"
import { contractPeriods, contracts } from "../contracts/schema"
import {
  timesheetBilledDays,
  timesheetContracts,
  timesheetDays,
  timesheetEvents,
  timesheetMonths,
  timesheetRows,
  timesheets,
} from "./schema"

/** Quarters of a timesheet that are billed, and of how many. */
const billableQuarters = sql<number>`(select coalesce(sum(d.quarters), 0)::int
  from timesheet_rows r join timesheet_months m on m.owner = r.owner and m.id = r.month_id
    join timesheet_days d on d.owner = r.owner and d.row_id = r.id
  where r.owner = ${timesheets.owner} and r.contract_id = ${timesheets.contractId}
    and m.month = ${timesheets.month} and r.kind = 'billable')`
const billedQuarters = sql<number>`(select coalesce(sum(d.quarters), 0)::int
  from timesheet_rows r join timesheet_months m on m.owner = r.owner and m.id = r.month_id
    join timesheet_days d on d.owner = r.owner and d.row_id = r.id
  where r.owner = ${timesheets.owner} and r.contract_id = ${timesheets.contractId}
    and m.month = ${timesheets.month} and r.kind = 'billable' and (
      exists (select from timesheet_billed_days b
        join ${bills} on ${bills.owner} = b.owner and ${bills.id} = b.bill_id
        where b.owner = d.owner and b.row_id = d.row_id and b.day = d.day and not ${isTakenBackWhole})
      or exists (select from contract_periods p
        join ${bills} on ${bills.owner} = p.owner and ${bills.id} = p.bill_id
        where p.owner = d.owner and p.contract_id = r.contract_id and not p.freed
          and d.day between p.start_date and p.end_date and not ${isTakenBackWhole})))`

/** By the contract, unless it was said otherwise. */
const needsApproval = sql<boolean>`not exists (select from ${timesheetContracts}
  where ${timesheetContracts.owner} = ${timesheets.owner}
    and ${timesheetContracts.contractId} = ${timesheets.contractId}
    and not ${timesheetContracts.needsApproval})`

/** By which the month is filled, whatever it is today. */
const unitInMonth = sql<
  (typeof contracts.$inferSelect)["unit"]
>`unit_in(${contracts}, ${timesheets.month})`

const { owner: _, words: _words, ...own } = getTableColumns(timesheets)
const columns = {
  ...own,
  contractTitle: contracts.title,
  reference: contracts.reference,
  endClient: contracts.endClient,
  unit: unitInMonth,
  priceHT: contracts.priceHT,
  currency: contracts.currency,
  clientId: contracts.clientId,
  clientName: clients.name,
  billable: billableQuarters,
  billed: billedQuarters,
  needsApproval,
}
const listed = projection(columns)

export type TimesheetRow = NonNullable<Awaited<ReturnType<typeof findTimesheet>>>

const itsContract = and(
  eq(contracts.owner, timesheets.owner),
  eq(contracts.id, timesheets.contractId),
)
const itsClient = and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId))

const sorts = {
  month: timesheets.month,
  client: sql`${clients.name} collate "fr-x-icu"`,
  contract: sql`${contracts.title} collate "fr-x-icu"`,
}

/** The same as `statusOf` says, for rows that are not read yet. */
function inState(state: NonNullable<TimesheetFilter["state"]>): SQL {
  switch (state) {
    case "billed":
      return sql`(${billedQuarters} > 0 and ${billedQuarters} >= ${billableQuarters})`
    case "partlyBilled":
      return sql`(${billedQuarters} > 0 and ${billedQuarters} < ${billableQuarters})`
    case "approved":
      return sql`(${billedQuarters} = 0 and not ${timesheets.drafting} and ${timesheets.answer} = 'approved')`
    case "refused":
      return sql`(${billedQuarters} = 0 and not ${timesheets.drafting} and ${timesheets.answer} = 'refused')`
    case "handedOver":
      return sql`(${billedQuarters} = 0 and not ${timesheets.drafting} and ${timesheets.answer} is null)`
    case "draft":
      return sql`(${billedQuarters} = 0 and ${timesheets.drafting})`
  }
}

const matching = (owner: Owner, filter: TimesheetFilter) =>
  and(
    eq(timesheets.owner, owner),
    filter.id ? inArray(timesheets.id, filter.id) : undefined,
    filter.clientId ? eq(contracts.clientId, filter.clientId) : undefined,
    filter.contractId ? eq(timesheets.contractId, filter.contractId) : undefined,
    filter.month ? eq(timesheets.month, filter.month) : undefined,
    filter.state ? inState(filter.state) : undefined,
    filter.toBill
      ? sql`${unitInMonth} in ('day', 'hour') and ${billedQuarters} < ${billableQuarters}
          and (${timesheets.answer} = 'approved' and not ${timesheets.drafting} or not ${needsApproval})`
      : undefined,
    filter.billId
      ? sql`exists (select from timesheet_billed_days d join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
          join timesheet_months m on m.owner = r.owner and m.id = r.month_id
          where d.owner = ${timesheets.owner} and d.bill_id = ${filter.billId}
            and r.contract_id = ${timesheets.contractId} and m.month = ${timesheets.month})`
      : undefined,
    or(
      containing(filter.q, timesheets.title),
      containing(filter.q, timesheets.month),
      containing(filter.q, clients.name),
    ),
  )

const read = (db: Database) =>
  db
    .select(columns)
    .from(timesheets)
    .innerJoin(contracts, itsContract)
    .innerJoin(clients, itsClient)

export function listTimesheets(db: Database, owner: Owner, filter: TimesheetFilter) {
  const page = keyset(filter, sorts, timesheets.id, "-month")
  const joined = sql`${timesheets} join ${contracts} on ${itsContract} join ${clients} on ${itsClient}`
  return page.list(db, listed, joined, matching(owner, filter))
}

/** Every timesheet of the filter, newest first: at most as many as a spreadsheet is good for. */
export const exportTimesheets = (db: Database, owner: Owner, filter: TimesheetFilter) =>
  read(db)
    .where(matching(owner, filter))
    .orderBy(sql`${timesheets.month} desc`, timesheets.id)
    .limit(50_000)

/** The newest whose contract or month contain the words. */
export const searchTimesheets = (db: Database, owner: Owner, q: string, most: number) =>
  read(db)
    .where(and(eq(timesheets.owner, owner), sql`${timesheets.id} = any(find_timesheets(${q}))`))
    .orderBy(sql`${timesheets.month} desc`, timesheets.id)
    .limit(most)

export async function findTimesheet(db: Database, owner: Owner, id: string) {
  const [timesheet] = await read(db).where(and(eq(timesheets.owner, owner), eq(timesheets.id, id)))
  return timesheet
}

/** Several, by their months. */
export const findTimesheets = (db: Database, owner: Owner, ids: readonly string[]) =>
  read(db)
    .where(and(eq(timesheets.owner, owner), inArray(timesheets.id, [...ids])))
    .orderBy(timesheets.month, timesheets.id)

/** Who works by the day or by the hour, of everyone. */
export async function listOwnersByTime(pool: pg.Pool): Promise<Owner[]> {
  const working = `select distinct owner from contracts where activated_on is not null and kind = 'freelance'
    and billable_project and unit in ('day', 'hour')`
  const rows = await sweep<{ owner: string }>(pool, "monthEnds", working)
  return rows.map(ownerOfRow)
}

/** Those of a month, by their contracts. */
export const listOfMonth = (db: Database, owner: Owner, month: Month) =>
  read(db).where(and(eq(timesheets.owner, owner), eq(timesheets.month, month)))

/** Several, which nobody else changes until the transaction ends; always in the same order. */
export async function lockTimesheets(db: Database, owner: Owner, ids: readonly string[]) {
  await db
    .select({ id: timesheets.id })
    .from(timesheets)
    .where(and(eq(timesheets.owner, owner), inArray(timesheets.id, [...ids])))
    .orderBy(timesheets.id)
    .for("update")
  return findTimesheets(db, owner, ids)
}

/** The timesheet of a contract and month, made where there is none. */
export async function ensureTimesheet(
  db: Database,
  owner: Owner,
  sheet: { month: Month; contractId: string; title: string },
) {
  await db
    .insert(timesheets)
    .values({ ...sheet, owner })
    .onConflictDoNothing({
      target: [timesheets.owner, timesheets.contractId, timesheets.month],
    })
}

/** The caller holds its lock. */
export async function changeTimesheet(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Omit<typeof timesheets.$inferInsert, "id" | "owner" | "version">>,
) {
  await db
    .update(timesheets)
    .set(changes)
    .where(and(eq(timesheets.owner, owner), eq(timesheets.id, id)))
}

/** One that was never handed over goes with the last activity of its contract in the month. */
export async function removeEmptyTimesheets(db: Database, owner: Owner, month: Month) {
  await db.execute(sql`delete from timesheets t where t.owner = ${owner} and t.month = ${month} and t.edition = 0
    and not exists (select from timesheet_rows r join timesheet_months m on m.owner = r.owner and m.id = r.month_id
      where r.owner = t.owner and r.contract_id = t.contract_id and m.month = t.month)`)
}

export async function findMonth(db: Database, owner: Owner, month: Month) {
  const [found] = await db
    .select()
    .from(timesheetMonths)
    .where(and(eq(timesheetMonths.owner, owner), eq(timesheetMonths.month, month)))
  return found
}

/** The month, which nobody else changes until the transaction ends; made where there is none. */
export async function lockMonth(db: Database, owner: Owner, month: Month) {
  await db
    .insert(timesheetMonths)
    .values({ month, owner })
    .onConflictDoNothing({ target: [timesheetMonths.owner, timesheetMonths.month] })
  const [locked] = await db
    .select()
    .from(timesheetMonths)
    .where(and(eq(timesheetMonths.owner, owner), eq(timesheetMonths.month, month)))
    .for("update")
  return locked
}

/** Counts the save of a month; answers its version. */
export async function countSave(db: Database, owner: Owner, id: string) {
  await db
    .update(timesheetMonths)
    .set({ changedAt: sql`now()` })
    .where(and(eq(timesheetMonths.owner, owner), eq(timesheetMonths.id, id)))
}

export interface SavedRow extends WorkRow {
  id: string
}

/** The activities of a month, in their order, with their days. */
export async function findRows(db: Database, owner: Owner, month: Month): Promise<SavedRow[]> {
  const { rows } = await db.execute<{
    id: string
    contract: string | null
    kind: WorkRow["kind"]
    activity: string
    days: Record<Day, number>
  }>(sql`select r.id, r.contract_id as contract, r.kind, r.activity,
      coalesce(jsonb_object_agg(d.day, d.quarters) filter (where d.day is not null), '{}') as days
    from timesheet_months m join timesheet_rows r on r.owner = m.owner and r.month_id = m.id
      left join timesheet_days d on d.owner = r.owner and d.row_id = r.id
    where m.owner = ${owner} and m.month = ${month}
    group by r.id order by r.position, r.id`)
  return rows
}

/** The activities of contracts and of oneself in all months from one to another. */
export async function findRowsBetween(db: Database, owner: Owner, from: Month, to: Month) {
  const { rows } = await db.execute<SavedRow & { month: Month } & Record<string, unknown>>(
    sql`select r.id, m.month, r.contract_id as contract, r.kind, r.activity,
        coalesce(jsonb_object_agg(d.day, d.quarters) filter (where d.day is not null), '{}') as days
      from timesheet_months m join timesheet_rows r on r.owner = m.owner and r.month_id = m.id
        left join timesheet_days d on d.owner = r.owner and d.row_id = r.id
      where m.owner = ${owner} and m.month between ${from} and ${to}
      group by r.id, m.month order by m.month, r.position, r.id`,
  )
  return rows
}

export async function addRow(
  db: Database,
  owner: Owner,
  row: Omit<typeof timesheetRows.$inferInsert, "owner">,
) {
  const [added] = await db
    .insert(timesheetRows)
    .values({ ...row, owner })
    .returning({ id: timesheetRows.id })
  return added
}

export async function changeRow(
  db: Database,
  owner: Owner,
  id: string,
  changes: Pick<typeof timesheetRows.$inferInsert, "position" | "contractId" | "kind" | "activity">,
) {
  await db
    .update(timesheetRows)
    .set(changes)
    .where(and(eq(timesheetRows.owner, owner), eq(timesheetRows.id, id)))
}

export async function removeRows(db: Database, owner: Owner, ids: readonly string[]) {
  if (ids.length === 0) return
  await db
    .delete(timesheetRows)
    .where(and(eq(timesheetRows.owner, owner), inArray(timesheetRows.id, [...ids])))
}

/** Writes the days of a row that are others than before, and takes away those that are no more. */
export async function changeDays(
  db: Database,
  owner: Owner,
  rowId: string,
  { gone, put }: { gone: Day[]; put: { day: Day; quarters: number }[] },
) {
  if (gone.length)
    await db
      .delete(timesheetDays)
      .where(
        and(
          eq(timesheetDays.owner, owner),
          eq(timesheetDays.rowId, rowId),
          inArray(timesheetDays.day, gone),
        ),
      )
  if (put.length)
    await db.insert(timesheetDays).values(put.map((one) => ({ ...one, rowId, owner })))
}

/**
 * The contracts of which one can work in a month: in force on one of its days, or with an activity in it; each by the
 * terms of the last month.
 */
export async function listContractsOf(db: Database, owner: Owner, from: Month, to: Month = from) {
  const found = await listWorkable(db, owner, from, to)
  return found.map((contract) => asOf(contract, to))
}

/** A contract by what held in a month: a unit and the hours of a day change on the first of one only. */
export function asOf<Known extends Termed>(contract: Known, month: Month): Known {
  const { startDate, firstTerms, amendments } = contract
  const last = lastDayOf(month)
  const agreed = firstTerms && { startDate, terms: firstTerms, amendments }
  const terms = agreed && (termsOn(agreed, last) ?? firstTerms)
  return terms ? { ...contract, unit: terms.unit, hoursPerDay: terms.hoursPerDay } : contract
}

interface Termed extends Pick<AgreedTerms<ContractTerms>, "startDate" | "amendments"> {
  firstTerms: ContractTerms | null
  unit: ContractTerms["unit"]
  hoursPerDay: string
}

function listWorkable(db: Database, owner: Owner, from: Month, to: Month) {
  return db
    .select({
      id: contracts.id,
      title: contracts.title,
      reference: contracts.reference,
      clientId: contracts.clientId,
      clientName: clients.name,
      unit: contracts.unit,
      priceHT: contracts.priceHT,
      currency: contracts.currency,
      startDate: contracts.startDate,
      runsUntil: contracts.runsUntil,
      inForce: sql<boolean>`${contracts.activatedOn} is not null`,
      hoursPerDay: contracts.hoursPerDay,
      firstTerms: contracts.firstTerms,
      amendments: sql<
        AgreedTerms<ContractTerms>["amendments"]
      >`(select coalesce(jsonb_agg(jsonb_build_object(
          'number', a.number, 'effectiveOn', a.effective_on, 'activatedOn', a.activated_on, 'changes', a.changes)), '[]')
        from contract_amendments a where a.owner = ${contracts.owner} and a.contract_id = ${contracts.id})`,
      zone: timesheetContracts.zone,
      week: timesheetContracts.week,
      needsApproval: timesheetContracts.needsApproval,
      showsPrices: timesheetContracts.showsPrices,
      remindAfter: timesheetContracts.remindAfter,
    })
    .from(contracts)
    .innerJoin(clients, itsClient)
    .leftJoin(
      timesheetContracts,
      and(
        eq(timesheetContracts.owner, contracts.owner),
        eq(timesheetContracts.contractId, contracts.id),
      ),
    )
    .where(
      and(
        eq(contracts.owner, owner),
        sql`(${contracts.kind} = 'freelance' and ${contracts.activatedOn} is not null
            and ${contracts.startDate} <= ${lastDayOf(to)}::date
            and (${contracts.runsUntil} is null or ${contracts.runsUntil} >= ${firstDayOf(from)}::date)
          or exists (select from timesheet_rows r join timesheet_months m on m.owner = r.owner and m.id = r.month_id
            where r.owner = ${contracts.owner} and r.contract_id = ${contracts.id}
              and m.month between ${from} and ${to}))`,
      ),
    )
    .orderBy(contracts.startDate, contracts.id)
}

export type WorkedContract = Awaited<ReturnType<typeof listContractsOf>>[number]

/** The days of a month that are on a bill, by row; those of a bill that was credited whole are free. */
export function listBilledDays(db: Database, owner: Owner, from: Month, to: Month = from) {
  return db
    .select({
      id: timesheetBilledDays.id,
      rowId: timesheetBilledDays.rowId,
      day: timesheetBilledDays.day,
      quarters: timesheetBilledDays.quarters,
      unitPriceHT: timesheetBilledDays.unitPriceHT,
      contractId: timesheetRows.contractId,
      billId: bills.id,
      number: bills.number,
      freed: isTakenBackWhole,
    })
    .from(timesheetBilledDays)
    .innerJoin(
      bills,
      and(eq(bills.owner, timesheetBilledDays.owner), eq(bills.id, timesheetBilledDays.billId)),
    )
    .innerJoin(
      timesheetRows,
      and(
        eq(timesheetRows.owner, timesheetBilledDays.owner),
        eq(timesheetRows.id, timesheetBilledDays.rowId),
      ),
    )
    .where(
      and(
        eq(timesheetBilledDays.owner, owner),
        sql`${timesheetBilledDays.day} between ${firstDayOf(from)}::date and ${lastDayOf(to)}::date`,
      ),
    )
    .orderBy(timesheetBilledDays.day)
}

/** Periods of contracts that were billed by hand: their days are billed too. */
export function listBilledPeriods(db: Database, owner: Owner, from: Month, to: Month = from) {
  return db
    .select({
      contractId: contractPeriods.contractId,
      startDate: contractPeriods.startDate,
      endDate: contractPeriods.endDate,
      billId: bills.id,
      number: bills.number,
      freed: isTakenBackWhole,
    })
    .from(contractPeriods)
    .innerJoin(
      bills,
      and(eq(bills.owner, contractPeriods.owner), eq(bills.id, contractPeriods.billId)),
    )
    .where(
      and(
        eq(contractPeriods.owner, owner),
        sql`not ${contractPeriods.freed} and ${contractPeriods.startDate} <= ${lastDayOf(to)}::date
          and ${contractPeriods.endDate} >= ${firstDayOf(from)}::date`,
      ),
    )
}

/** Frees days of bills that were taken back whole: what is done next may change or bill them. */
export async function freeDays(db: Database, owner: Owner, ids: readonly string[]) {
  if (ids.length === 0) return
  await db
    .delete(timesheetBilledDays)
    .where(and(eq(timesheetBilledDays.owner, owner), inArray(timesheetBilledDays.id, [...ids])))
}

/** Puts days on a bill; the database refuses one that is on another. */
export async function addBilledDays(
  db: Database,
  owner: Owner,
  billId: string,
  days: { rowId: string; day: Day; quarters: number; unitPriceHT: number }[],
) {
  await db.insert(timesheetBilledDays).values(days.map((day) => ({ ...day, billId, owner })))
}

export const listEvents = (db: Database, owner: Owner, timesheetId: string) =>
  db
    .select()
    .from(timesheetEvents)
    .where(and(eq(timesheetEvents.owner, owner), eq(timesheetEvents.timesheetId, timesheetId)))
    .orderBy(timesheetEvents.id)

export async function addEvent(
  db: Database,
  owner: Owner,
  event: { timesheetId: string; what: string; at: Date; detail?: string },
) {
  await db.insert(timesheetEvents).values({ ...event, owner })
}
