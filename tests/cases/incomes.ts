import type { AreaCases } from "../area-cases"

const income = { day: "2026-11-20", label: "Aide à la création", amount: 120_000 }

export const cases: AreaCases = {
  samples: { NewIncome: () => income },
  columns: {
    // Written by the database.
    ...{ "incomes.product_id": null, "receipts.income_id": null },
    "incomes.account_id": {
      of: "addAccount",
      by: (accountId) => ["POST", "/Incomes", { ...income, accountId }],
    },
  },
  typed: {
    path: "incomes",
    required: "label",
    add: { label: "Aide à la création", amount: "1 200,00", day: "2026-11-20" },
    change: { label: "Aide de la région" },
    shown: "Aide de la région",
  },
}
