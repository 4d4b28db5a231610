import type { AreaCases } from "../area-cases"

const outcome = { day: "2026-11-20", label: "Billet de train", amount: 11_000, category: "travel" }

export const cases: AreaCases = {
  samples: { NewOutcome: () => outcome },
  columns: {
    "outcomes.account_id": {
      of: "addAccount",
      by: (accountId) => ["POST", "/Outcomes", { ...outcome, accountId }],
    },
    "outcomes.purchase_id": null,
    "outcomes.reversal_of": null,
    "movements.outcome_id": null,
  },
  typed: {
    path: "outcomes",
    required: "label",
    add: { label: "Billet de train", amount: "110,00", day: "2026-11-20" },
    change: { label: "Billet de train aller" },
    shown: "Billet de train aller",
  },
}
