import type pg from "pg"

/** What looks over the rows of every owner by itself; each has a policy of its own on the tables that it needs. */
type Sweep =
  | "amendments"
  | "assistantAge"
  | "certificationNotices"
  | "documentNotices"
  | "consumerNotices"
  | "contractBudgets"
  | "contractNotices"
  | "eventReminders"
  | "files"
  | "importedIncomes"
  | "keys"
  | "monthEnds"
  | "monthlyLetters"
  | "notificationAge"
  | "notificationMails"
  | "offerActions"
  | "projectBudgets"
  | "recurringBills"
  | "recurringTasks"
  | "reminders"
  | "removals"
  | "retention"
  | "scheduledTransactions"
  | "scheduledCauses"
  | "signatures"
  | "subscriptionNotices"
  | "tasksDue"
  | "timesheetReminders"

/** Runs one statement that sees the rows which the policies leave to this sweep, whoever owns them, and no others. */
export async function sweep<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  name: Sweep,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local app.sweep = '${name}'`)
    const { rows } = await client.query<Row>(statement, values)
    await client.query("commit")
    return rows
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}
