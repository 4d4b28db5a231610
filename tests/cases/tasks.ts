import type { AreaCases, CallBuilder } from "../area-cases"

const linked =
  (name: string): CallBuilder =>
  (id, { project }) => ["POST", "/Tasks", { title: "Maquette", projectId: project, [name]: id }]

export const cases: AreaCases = {
  samples: {
    NewTask: async ({ make }) => ({
      ...{ projectId: await make("addProject"), title: "Maquette", estimate: "2h30" },
      tags: ["UX"],
    }),
    TaskChanges: () => ({ title: "Maquette", estimate: "3h", version: 1 }),
    TaskPlace: async ({ ask }) => {
      const [task] = await ask<{ columnId: string }[]>("listTasks")
      return { columnId: task?.columnId ?? crypto.randomUUID() }
    },
    TaskSettingsChanges: () => ({ dueNotices: false, version: 0 }),
    TaskBulk: async ({ make }) => ({ ids: [await make("addTask")], priority: "high" }),
    NewTaskItems: () => ({ text: "Croquis\nRelecture" }),
    TaskItemChanges: () => ({ text: "Croquis", done: true }),
  },
  columns: {
    "tasks.project_id": {
      of: "addProject",
      by: (projectId) => ["POST", "/Tasks", { title: "Maquette", projectId }],
    },
    "tasks.bill_id": { of: "addBill", by: linked("billId") },
    "tasks.quote_id": { of: "addQuote", by: linked("quoteId") },
    "tasks.event_id": { of: "addEvent", by: linked("eventId") },
    // Tried with the moves: a column is made below its project.
    "tasks.column_id": null,
    "task_items.task_id": null,
    "task_tags.task_id": null,
    "task_tags.tag_id": null,
    "task_events.project_id": null,
    "task_events.task_id": null,
    "task_events.column_id": null,
    "task_events.from_column_id": null,
  },
  several: [{ path: "/Tasks/deletions", make: ({ make }) => make("addTask") }],
  typed: {
    path: "tasks",
    required: "title",
    add: { title: "Maquette", estimate: "2h30", tags: "UX, Client" },
    choose: { name: "projectId", of: "/admin/projects/:projectId" },
    change: { title: "Maquette de l’accueil", description: "Deux pistes" },
    shown: "Maquette de l’accueil",
  },
}
