import type { AreaCases } from "../area-cases"

const account = () => ({
  name: `Compte ${crypto.randomUUID().slice(0, 8)}`,
  openedOn: "2026-01-01",
  openingBalance: 100_000,
})

export const cases: AreaCases = {
  samples: {
    NewAccount: account,
    NewTransfer: async ({ make }) => ({
      toAccountId: await make("addAccount"),
      day: "2026-11-20",
      amount: 5_000,
    }),
    OwnerMovement: () => ({ direction: "brought", day: "2026-11-20", amount: 5_000 }),
  },
  columns: {
    ...{ "movements.account_id": null, "movements.transfer_id": null },
    ...{ "movements.bill_id": null, "movements.income_id": null },
    "account_months.account_id": null,
  },
  typed: {
    path: "accounts",
    required: "name",
    // By statements: nothing that the tests beside this one write down is posted to it.
    add: {
      ...{ name: "Compte courant", openedOn: "2026-01-01", openingBalance: "-12,50" },
      fedBy: "statements",
    },
    change: { name: "Compte professionnel" },
    shown: "Compte professionnel",
  },
}
