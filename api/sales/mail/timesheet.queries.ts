import { and, desc, eq, isNull, ne } from "drizzle-orm"
import type pg from "pg"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { timesheetContracts, timesheets } from "../../work/timesheets/schema"
import { billEmails } from "../documents/schema"

/** Who waits for an answer to a timesheet, of everyone. */
export async function listOwnersWaiting(pool: pg.Pool): Promise<Owner[]> {
  const waiting =
    "select distinct owner from timesheets where not drafting and answer is null and sent_at is not null"
  const rows = await sweep<{ owner: string }>(pool, "timesheetReminders", waiting)
  return rows.map(ownerOfRow)
}

/** Timesheets that wait for an answer, of contracts whose clients are to be reminded. */
export const listWaiting = (db: Database, owner: Owner) =>
  db
    .select({
      id: timesheets.id,
      sentAt: timesheets.sentAt,
      remindAfter: timesheetContracts.remindAfter,
    })
    .from(timesheets)
    .innerJoin(
      timesheetContracts,
      and(
        eq(timesheetContracts.owner, timesheets.owner),
        eq(timesheetContracts.contractId, timesheets.contractId),
      ),
    )
    .where(
      and(eq(timesheets.owner, owner), eq(timesheets.drafting, false), isNull(timesheets.answer)),
    )

/** The newest message of an edition that was for this, whatever became of it. */
export async function findNewestFor(
  db: Database,
  owner: Owner,
  of: { timesheetId: string; edition: number; purpose: "timesheet" | "timesheetReminder" },
) {
  const [found] = await db
    .select({ to: billEmails.to })
    .from(billEmails)
    .where(
      and(
        eq(billEmails.owner, owner),
        eq(billEmails.timesheetId, of.timesheetId),
        eq(billEmails.edition, of.edition),
        eq(billEmails.purpose, of.purpose),
        ne(billEmails.state, "draft"),
      ),
    )
    .orderBy(desc(billEmails.createdAt))
    .limit(1)
  return found
}
