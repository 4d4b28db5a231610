import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    TaxSettingsChanges: () => ({
      ...{ taxation: "micro", activity: "liberal", rhythm: "quarterly", version: 0 },
    }),
    BudgetChange: () => ({ category: "travel", month: "2026-11", amount: 30_000 }),
    ContributionSettlement: () => ({ until: "2026-09-30" }),
  },
}
