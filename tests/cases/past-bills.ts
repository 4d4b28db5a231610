import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {},
  columns: {
    // Found by its name, in what an import reads.
    "past_bills.client_id": null,
    "incomes.past_bill_id": null,
  },
}
