import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    GoalChanges: () => ({ year: 2026, turnoverHT: 6_000_000, days: 180, dailyRateHT: 50_000 }),
    StatisticSettingsChanges: () => ({ shareThreshold: 40, goalsOnDashboard: true }),
  },
  // Kept by the database from what was issued and paid.
  columns: {
    "statistic_bills.client_id": null,
    "statistic_payments.client_id": null,
  },
}
