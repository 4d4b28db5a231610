import type { AreaCases } from "../area-cases"

const named = { name: "Refonte du catalogue" }

export const cases: AreaCases = {
  samples: {
    NewProject: () => ({ ...named, startsOn: "2026-11-02", color: "blue" }),
    ProjectShelf: () => ({ archived: true, version: 1 }),
    NewProjectColumn: () => ({ title: "Relecture", role: "doing", color: "violet" }),
    ProjectColumnRemoval: () => ({ title: "Relecture" }),
  },
  columns: {
    "projects.client_id": {
      of: "addClient",
      by: (clientId) => ["POST", "/Projects", { ...named, clientId }],
    },
    "projects.contract_id": {
      of: "addContract",
      by: (contractId) => ["POST", "/Projects", { ...named, contractId }],
    },
    "project_columns.project_id": null,
  },
  several: [{ path: "/Projects/deletions", make: ({ make }) => make("addProject") }],
  typed: {
    path: "projects",
    required: "name",
    add: { name: "Refonte du catalogue", budgetDays: "20" },
    opens: "board",
    change: { name: "Refonte du catalogue en ligne", description: "En trois lots" },
    shown: "Refonte du catalogue en ligne",
  },
}
