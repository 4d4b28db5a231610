import { and, eq, inArray, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { scheduledExecutions, scheduledTransactions } from "../scheduled-transactions/schema"

/** How many days late the latest settled bills of each client were paid, the last one first. */
export async function listDaysLate(db: Database, owner: Owner, most: number) {
  const { rows } = await db.execute<{ clientId: string; late: number }>(sql`
    select client_id as "clientId", late from (
      select b.client_id, max(p.paid_on) - b.due_date as late, max(p.paid_on) as settled_on, b.id,
        row_number() over (partition by b.client_id order by max(p.paid_on) desc, b.id) as place
      from bills b join bill_payments p on p.owner = b.owner and p.bill_id = b.id
      where b.owner = ${owner} and b.number is not null and b.due = 0 and p.amount > 0
      group by b.client_id, b.due_date, b.id
    ) settled where place <= ${most} order by settled_on desc, id`)
  return rows
}

/** What was done of scheduled transactions, and has not gone through yet. */
export const listAwaited = (db: Database, owner: Owner) =>
  db
    .select({
      itemId: scheduledTransactions.id,
      title: scheduledTransactions.title,
      operation: scheduledTransactions.operation,
      amount: scheduledExecutions.amount,
      doneOn: scheduledExecutions.doneOn,
      expectedOn: scheduledExecutions.expectedOn,
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
        inArray(scheduledExecutions.state, ["waiting", "expected"]),
      ),
    )
