import type { Context } from "../../ports/context"
import { addEvent, changeTimesheet, type TimesheetRow } from "./queries"

/** Remembers when the edition first left for its client. */
export async function markSent({ db, owner, now }: Context, sheet: TimesheetRow): Promise<void> {
  if (sheet.sentAt) return
  await changeTimesheet(db, owner, sheet.id, { sentAt: now })
  await addEvent(db, owner, { timesheetId: sheet.id, what: "sent", at: now })
}
