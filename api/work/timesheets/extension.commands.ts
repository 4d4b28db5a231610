import { addDays } from "#domain/day"
import { lastDayOf, monthOf } from "#domain/month"
import type { Extension } from "../../extension/extension"
import { searchTimesheets } from "./queries"
import { statusOf } from "./rules"
import { listMonthsToFill, listToBill, listToHandOver } from "./steps.queries"

/** A month is to be filled from its last days on. */
const lastDays = 3

export const timesheets: Extension<"timesheets"> = {
  search: async ({ db, owner, q, most, say }) =>
    (await searchTimesheets(db, owner, q, most)).map((sheet) => ({
      id: sheet.id,
      title: [sheet.contractTitle, sheet.month.split("-").reverse().join("/")],
      detail: [sheet.clientName, say.text(`timesheets.statuses.${statusOf(sheet)}`)],
    })),
  steps: {
    monthsToFill: ({ db, owner, today }) => {
      // Near its end the month itself, until then the one before.
      const month = monthOf(addDays(today, lastDays))
      const asked = month === monthOf(today) ? monthOf(addDays(`${month}-01`, -1)) : monthOf(today)
      return listMonthsToFill(db, owner, asked, lastDayOf(asked))
    },
    timesheetsToHandOver: ({ db, owner, today }) => listToHandOver(db, owner, monthOf(today)),
    timesheetsToBill: ({ db, owner }) => listToBill(db, owner),
  },
}
