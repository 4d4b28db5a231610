import type { Service } from "#contract/services"

/** The columns of the export, in order. */
export const exported = [
  { field: "name", head: "services.name" },
  { field: "description", head: "services.description" },
  { field: "unit", head: "services.unit", values: "bills.units" },
  { field: "unitPriceHT", head: "services.unitPriceHT" },
  { field: "vatRate", head: "services.vatRate" },
] as const satisfies readonly { field: keyof Service; head: string; values?: string }[]
