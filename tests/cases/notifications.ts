import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NotificationSettingsChanges: () => ({
      ...{ quietFrom: "21:00", quietTo: "07:00", version: 0 },
      preferences: { billPaid: { app: "now", email: "daily" } },
    }),
  },
}
