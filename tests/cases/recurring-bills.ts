import type { AreaCases } from "../area-cases"
import { draftFor } from "../billing"

export const cases: AreaCases = {
  samples: {
    NewRecurringBill: async ({ make }) => ({
      title: "Maintenance mensuelle",
      clientId: await make("addClient"),
      recurrence: { frequency: "monthly", start: "2026-12-01" },
      includeVat: true,
      includePenalty: true,
      lines: [{ serviceName: "Maintenance", quantity: "1", unitPriceHT: 30_000, vatRate: "20" }],
    }),
    RecurringBillPause: () => ({ version: 1 }),
    RecurringBillResumption: () => ({ version: 2 }),
  },
  preconditions: {
    resumeRecurringBill: ["pauseRecurringBill"],
  },
  columns: {
    "recurring_bills.client_id": {
      of: "addClient",
      by: (clientId) => [
        "POST",
        "/RecurringBills",
        {
          ...{ title: "Maintenance", clientId, lines: draftFor(clientId).lines },
          recurrence: { frequency: "monthly", start: "2026-12-01" },
        },
      ],
    },
  },
  typed: {
    path: "recurring-bills",
    required: "title",
    add: {
      title: "Maintenance",
      "lines[0].serviceName": "Maintenance du site",
      "lines[0].unitPriceHT": "300,00",
    },
    choose: { name: "clientId", of: "/admin/companies/:clientId" },
    change: { title: "Maintenance et suivi", "lines[0].quantity": "1,5" },
    shown: "Maintenance et suivi",
  },
}
