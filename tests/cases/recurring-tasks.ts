import type { AreaCases } from "../area-cases"

const weekly = {
  title: "Point hebdomadaire",
  recurrence: { frequency: "weekly", start: "2026-11-30" },
}

export const cases: AreaCases = {
  samples: {
    NewRecurringTask: async ({ make }) => ({
      projectId: await make("addProject"),
      ...weekly,
      items: "Ordre du jour\nCompte rendu",
    }),
    RecurringTaskChanges: () => ({ ...weekly, title: "Point du lundi", version: 1 }),
  },
  columns: {
    "recurring_tasks.project_id": {
      of: "addProject",
      by: (projectId) => ["POST", "/RecurringTasks", { projectId, ...weekly }],
    },
    "recurring_tasks.column_id": null,
    "recurring_tasks.last_task_id": null,
  },
  typed: {
    path: "recurring-tasks",
    required: "title",
    add: { title: "Point hebdomadaire" },
    choose: { name: "projectId", of: "/admin/projects/:projectId" },
    change: { title: "Point du lundi" },
    shown: "Point du lundi",
  },
}
