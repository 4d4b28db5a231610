import type { AreaCases } from "../area-cases"

const rule = { contains: "PAPETERIE", outcomeCategory: "supplies" }

export const cases: AreaCases = {
  samples: {
    NewLabelRule: () => rule,
    LabelRuleChanges: () => ({ ...rule, version: 1 }),
    LabelRuleMove: () => ({ to: "up", version: 1 }),
    NewLabelRuleRun: () => ({}),
  },
  columns: {
    "line_matches.rule_id": null,
    // A run is no record: it is named by its matches alone.
    "line_matches.run_id": null,
  },
  typed: {
    path: "label-rules",
    required: "contains",
    add: { contains: "Papeterie", outcomeCategory: "supplies" },
    change: { contains: "Papeterie du port" },
    shown: "Papeterie du port",
  },
}
