import { NewTimesheetEmail } from "#contract/bill-emails"
import { ensure, found } from "../../http/problem"
import { findTimesheet } from "../../work/timesheets/queries"
import { timesheetCan } from "../../work/timesheets/rules"
import { aboutTimesheet } from "./about.commands"
import { emailRoutes } from "./routes"

/** Messages that send a timesheet to its client. */
export const timesheetEmails = emailRoutes("timesheet", {
  NewEmail: NewTimesheetEmail,
  find: async ({ db, owner }, id) => found(await findTimesheet(db, owner, id)),
  about: (sheet) => aboutTimesheet(sheet),
  ensureSendable: (sheet) => ensure(timesheetCan.share(sheet), "timesheetDraft"),
})
