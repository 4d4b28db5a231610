import { and, eq, type SQL, sql } from "drizzle-orm"
import type { StepRow } from "#contract/dashboard"
import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bills } from "./schema"

/** As many of a kind as the dashboard's list could show. */
const most = 8

interface Wanted {
  where: SQL
  day: SQL<Day | null>
  amount: SQL<Cents>
  order: SQL
}

const select = (db: Database, owner: Owner, wanted: Wanted): Promise<StepRow[]> =>
  db
    .select({
      id: bills.id,
      title: bills.clientName,
      detail: bills.number,
      day: wanted.day,
      amount: wanted.amount.mapWith(Number),
      currency: bills.currency,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(bills)
    .where(and(eq(bills.owner, owner), wanted.where))
    .orderBy(wanted.order, bills.id)
    .limit(most)

/** Unpaid bills that were due before today: those first whose waiting costs most. */
export const listOverdue = (db: Database, owner: Owner, today: Day) =>
  select(db, owner, {
    where: sql`${bills.due} > 0 and ${bills.dueDate} < ${today}::date`,
    day: sql`${bills.dueDate}`,
    amount: sql`${bills.due}`,
    order: sql`${bills.due} * (${today}::date - ${bills.dueDate}) desc`,
  })

/** Unpaid bills that fall due between two days, both included. */
export const listDueSoon = (db: Database, owner: Owner, from: Day, to: Day) =>
  select(db, owner, {
    where: sql`${bills.due} > 0 and ${bills.dueDate} between ${from}::date and ${to}::date`,
    day: sql`${bills.dueDate}`,
    amount: sql`${bills.due}`,
    order: sql`${bills.dueDate}`,
  })

export const listDrafts = (db: Database, owner: Owner) =>
  select(db, owner, {
    where: sql`${bills.number} is null`,
    day: sql`null`,
    amount: sql`${bills.totalTTC}`,
    order: sql`${bills.totalTTC} desc`,
  })

/** Bills that are paid by money which has not reached the bank: cheques in a drawer. */
export const listUncollected = (db: Database, owner: Owner) =>
  select(db, owner, {
    where: sql`${bills.collected} < ${bills.paid}`,
    day: sql`null`,
    amount: sql`${bills.paid} - ${bills.collected}`,
    order: sql`${bills.paid} - ${bills.collected} desc`,
  })

/** Whether there is a bill at all, a draft too. */
export async function hasBills(db: Database, owner: Owner): Promise<boolean> {
  const found = await db.select({ id: bills.id }).from(bills).where(eq(bills.owner, owner)).limit(1)
  return found.length > 0
}
