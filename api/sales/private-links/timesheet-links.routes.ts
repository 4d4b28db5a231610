import { ensure, found } from "../../http/problem"
import { findTimesheet } from "../../work/timesheets/queries"
import { timesheetCan } from "../../work/timesheets/rules"
import { markSent } from "../../work/timesheets/sending.commands"
import { languageOfClient } from "./commands"
import { linkRoutes } from "./routes"

/** Private links by which a client reads a timesheet, and approves it, without an account. */
export const timesheetLinks = linkRoutes("timesheet", {
  find: async ({ db, owner }, id) => found(await findTimesheet(db, owner, id)),
  language: (context, sheet) => languageOfClient(context, sheet.clientId),
  send: async (context, sheet) => {
    ensure(timesheetCan.share(sheet), "timesheetDraft")
    await markSent(context, sheet)
  },
})
