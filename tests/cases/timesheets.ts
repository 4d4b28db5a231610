import type { AreaCases } from "../area-cases"
import { workedMonth } from "../worked-month"

const confirmed = ["workingDaysExceeded", "duplicateActivity", "dayExceeded", "offDay", "future"]

export const cases: AreaCases = {
  samples: {
    MonthChanges: () => ({
      version: 1,
      rows: [{ kind: "nonBillable", activity: "Formation", days: { "2026-11-24": "1" } }],
    }),
    NewTimesheetEdition: () => ({ version: 1, comment: "Livré le 27", confirmed }),
    NewTimesheetAnswer: () => ({ answer: "approved", name: "Inès Vasseur", comment: "Par e-mail" }),
    LinkedTimesheetAnswer: () => ({
      ...{ answer: "approved", name: "Inès Vasseur", edition: 1, agreed: true },
    }),
    NewTimesheetEmail: () => ({
      to: ["compta@vasseur.example"],
      subject: "Mon compte rendu",
      body: "Bonjour, voici mon compte rendu.",
    }),
    TimesheetReopening: () => ({ version: 2, reason: "Le 12 était un congé" }),
    TimesheetSettingsChanges: () => ({ version: 1, targetDays: 200 }),
    NewTimesheetBill: async (maker) => {
      const timesheetId = await workedMonth(maker)
      await maker.ask("handOverTimesheet", { timesheetId })
      await maker.ask("addTimesheetAnswer", { timesheetId })
      return { timesheetIds: [timesheetId], confirmed }
    },
  },
  preconditions: {
    readTimesheetPdf: ["handOverTimesheet"],
    reopenTimesheet: ["handOverTimesheet"],
    addTimesheetAnswer: ["handOverTimesheet"],
    addTimesheetLink: ["handOverTimesheet"],
    addTimesheetEmail: ["handOverTimesheet"],
    proposeTimesheetEmail: ["handOverTimesheet"],
    listTimesheetLinks: ["handOverTimesheet"],
  },
  columns: {
    "timesheets.contract_id": null,
    // Said by a body, of a contract that is in force: api/work/timesheets tries them.
    "timesheet_rows.contract_id": null,
    "timesheet_contracts.contract_id": null,
    "timesheet_answers.file_id": null,
    "timesheet_answers.edition": null,
    "timesheet_answers.timesheet_id": null,
    "timesheet_billed_days.bill_id": null,
    "timesheet_billed_days.day": null,
    "timesheet_billed_days.quarters": null,
    "timesheet_billed_days.row_id": null,
    "timesheet_days.row_id": null,
    "timesheet_editions.timesheet_id": null,
    "timesheet_events.timesheet_id": null,
    "timesheet_links.timesheet_id": null,
    "timesheet_rows.month_id": null,
  },
}
