import { and, eq, gte, isNotNull, lte, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bills } from "../../sales/bills/schema"
import { outcomes } from "../outcomes/schema"
import { scheduledExecutions, scheduledTransactions } from "./schema"

/**
 * What was invoiced without VAT between two days, bill by bill: a credit note counts below zero, what a deposit has
 * billed before counts once, and a correction stands in for the bill that it replaces.
 */
export function listInvoiced(db: Database, owner: Owner, from: Day, to: Day) {
  const replaced = sql`coalesce((select o.total_ht - o.deducted_ht from bills o
    where ${bills.kind} = 'correction' and o.owner = ${bills.owner} and o.id = ${bills.originId}), 0)`
  const worth = sql`case ${bills.kind} when 'creditNote' then -1 else 1 end`
  return db
    .select({
      id: bills.id,
      day: sql<Day>`${bills.releaseDate}::text`,
      amount: sql<number>`${worth} * ${bills.totalHT} - ${bills.deductedHT} - ${replaced}`.mapWith(
        Number,
      ),
      label: sql<string>`${bills.number} || ' · ' || ${bills.clientName}`,
    })
    .from(bills)
    .where(
      and(
        eq(bills.owner, owner),
        isNotNull(bills.number),
        eq(bills.currency, "EUR"),
        gte(bills.releaseDate, from),
        lte(bills.releaseDate, to),
      ),
    )
}

/** What was spent of a category between two days. */
export function listSpent(db: Database, owner: Owner, category: string, from: Day, to: Day) {
  const { id, day, amount, label } = outcomes
  return db
    .select({ id, day, amount, label })
    .from(outcomes)
    .where(
      and(
        eq(outcomes.owner, owner),
        sql`${outcomes.category} = ${category}`,
        eq(outcomes.currency, "EUR"),
        gte(outcomes.day, from),
        lte(outcomes.day, to),
      ),
    )
}

/** What another item came to on its dates between two days. */
export function listDone(db: Database, owner: Owner, itemId: string, from: Day, to: Day) {
  return db
    .select({
      id: scheduledExecutions.id,
      day: scheduledExecutions.nominal,
      amount: sql<number>`${scheduledExecutions.amount}`.mapWith(Number),
      label: scheduledTransactions.title,
    })
    .from(scheduledExecutions)
    .innerJoin(
      scheduledTransactions,
      and(
        eq(scheduledTransactions.owner, scheduledExecutions.owner),
        eq(scheduledTransactions.id, scheduledExecutions.scheduledTransactionId),
      ),
    )
    .where(
      and(
        eq(scheduledExecutions.owner, owner),
        eq(scheduledExecutions.scheduledTransactionId, itemId),
        sql`${scheduledExecutions.state} in ('nothing', 'waiting', 'expected', 'posted')`,
        gte(scheduledExecutions.nominal, from),
        lte(scheduledExecutions.nominal, to),
      ),
    )
}
