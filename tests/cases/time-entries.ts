import type { AreaCases, Maker } from "../area-cases"

const typed = { day: "2026-11-20", startTime: "09:00", duration: "2h30" }

/** What runs: begun for a task of its own. */
const startedTimer = async ({ make, ask }: Maker) => {
  const taskId = await make("addTask")
  return ask<{ id: string }>("startTimer", {}, { taskId })
}

export const cases: AreaCases = {
  samples: {
    NewTimeEntry: async ({ make }) => ({ taskId: await make("addTask"), ...typed }),
    TimeEntryChanges: () => ({ ...typed, duration: "3h", version: 1 }),
    TimerStart: async ({ make }) => ({ taskId: await make("addTask") }),
    TimerStop: async (maker) => ({ timeEntryId: (await startedTimer(maker)).id }),
    TimerContinuation: async (maker) => ({ timeEntryId: (await startedTimer(maker)).id }),
    // A day of a contract on which time was spent.
    TimesheetProposalAnswer: async ({ make, ask }) => {
      const clientId = await make("addClient")
      const terms = { title: "Régie", priceHT: 52_000, startDate: "2026-01-01", clientId }
      const { id: contractId } = await ask<{ id: string }>("addContract", {}, terms)
      await ask("activateContract", { contractId })
      const { id: projectId } = await ask<{ id: string }>(
        "addProject",
        {},
        { name: "Régie", contractId },
      )
      const { id: taskId } = await ask<{ id: string }>(
        "addTask",
        {},
        { projectId, title: "Maquette" },
      )
      await ask("addTimeEntry", {}, { taskId, ...typed })
      return { days: [`2026-11-20:${contractId}`] }
    },
  },
  columns: {
    "time_entries.task_id": {
      of: "addTask",
      by: (taskId) => ["POST", "/TimeEntries", { taskId, ...typed }],
    },
    "time_entries.project_id": null,
    "time_entries.left_task_id": null,
    "time_entry_days.time_entry_id": null,
    "time_entry_days.row_id": null,
  },
  typed: {
    path: "time-entries",
    required: "duration",
    add: { day: "2026-11-20", startTime: "09:00", duration: "2h30" },
    choose: { name: "taskId", of: "/admin/tasks/:taskId" },
    change: { note: "Deux pistes comparées" },
    shown: "Deux pistes comparées",
  },
}
