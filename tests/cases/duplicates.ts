import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    DuplicateSearch: () => ({ area: "clients", name: "Atelier Vasseur" }),
    NewDistinction: async ({ make }) => ({
      area: "clients",
      oneId: await make("addClient"),
      otherId: await make("addClient"),
    }),
    NewMerge: async ({ make }) => ({
      area: "clients",
      keptId: await make("addClient"),
      otherId: await make("addClient"),
      fields: {},
    }),
  },
  columns: {
    // Written by a merge, which knows both.
    "aliases.record_id": null,
    "aliases.merge_id": null,
    "merges.kept_id": null,
    "merges.lost_id": null,
  },
}
