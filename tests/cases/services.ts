import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: { NewService: () => ({ name: "Journée de conseil", unit: "day", unitPriceHT: 60_000 }) },
  several: [{ path: "/Services/deletions", make: ({ make }) => make("addService") }],
  typed: {
    path: "services",
    required: "name",
    add: { name: "Audit d’accessibilité", unitPriceHT: "1 250,00" },
    change: { name: "Audit d’ergonomie" },
    shown: "Audit d’ergonomie",
  },
}
