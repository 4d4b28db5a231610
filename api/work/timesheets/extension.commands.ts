import { addDays } from "#domain/day"
import { addMonths, lastDayOf, monthOf } from "#domain/month"
import type { Extension } from "../../extension/extension"
import { listEnteredDays } from "./layers.queries"
import { exportTimesheets, searchTimesheets } from "./queries"
import { statusOf } from "./rules"
import { summariesOf } from "./show.commands"
import { listMonthsToFill, listMonthUnderway, listToBill, listToHandOver } from "./steps.queries"

/** A month is to be filled from its last days on. */
const lastDays = 3

export const timesheets: Extension<"timesheets"> = {
  search: async ({ db, owner, q, most, say }) =>
    (await searchTimesheets(db, owner, q, most)).map((sheet) => ({
      id: sheet.id,
      title: [sheet.contractTitle, sheet.month.split("-").reverse().join("/")],
      detail: [sheet.clientName, say.text(`timesheets.statuses.${statusOf(sheet)}`)],
    })),
  layers: {
    workedDays: async ({ db, owner, from, to, say }) =>
      (await listEnteredDays(db, owner, from, to)).map(({ day, parts, clients }) => ({
        ...{ id: monthOf(day), which: day, day },
        title: parts.map(({ kind, words, quarters, unit }) => {
          // Why somebody is absent is said to nobody: other calendars may read it.
          if (kind === "sickLeave") return say.text("calendar.entries.absent")
          const much = say.number(quarters / 4)
          const what = kind === "timeOff" ? say.text("calendar.entries.timeOff") : words
          if (unit === "hour") return `${what} (${much} h)`
          return quarters < 4 ? `${what} (${much})` : what
        }),
        detail: [clients],
      })),
    monthsToHandOver: async ({ db, owner, today, from, to, say }) =>
      (await listToHandOver(db, owner, addMonths(monthOf(today), 1))).flatMap(
        ({ id, title, month }) => {
          if (!month) return []
          const day = lastDayOf(month)
          return day >= from && day <= to
            ? [
                {
                  ...{ id: month, day, ...(id && { which: id }) },
                  title: [say.text("calendar.entries.monthToHandOver"), title],
                },
              ]
            : []
        },
      ),
  },
  steps: {
    monthsToFill: ({ db, owner, today }) => {
      // Near its end the month itself, until then the one before.
      const month = monthOf(addDays(today, lastDays))
      const asked = month === monthOf(today) ? monthOf(addDays(`${month}-01`, -1)) : monthOf(today)
      return listMonthsToFill(db, owner, asked, lastDayOf(asked))
    },
    monthUnderway: ({ db, owner, today }) => listMonthUnderway(db, owner, monthOf(today)),
    timesheetsToHandOver: ({ db, owner, today }) => listToHandOver(db, owner, monthOf(today)),
    // Each day at its own price, and without those that were billed by hand.
    timesheetsToBill: async ({ db, owner }) => {
      const rows = await listToBill(db, owner)
      const id = rows.flatMap((row) => row.id ?? [])
      const sheets = id.length ? await exportTimesheets(db, owner, { id, limit: id.length }) : []
      const worth = new Map((await summariesOf({ db, owner }, sheets)).map((one) => [one.id, one]))
      const left = rows
        .map((row) => ({ ...row, amount: worth.get(row.id ?? "")?.unbilledHT ?? row.amount }))
        .filter(({ amount }) => amount !== 0)
      return left.map((row) => ({ ...row, count: row.count - (rows.length - left.length) }))
    },
  },
}
