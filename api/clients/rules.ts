import type { Client } from "../../contract/clients"

/** The columns of the export, in order. */
export const exported = [
  { field: "name", head: "companies.name" },
  { field: "kind", head: "companies.kind", words: "companies.kinds" },
  { field: "status", head: "companies.status", words: "companies.statuses" },
  { field: "sector", head: "companies.sector" },
  { field: "email", head: "companies.email" },
  { field: "phoneNumber", head: "companies.phoneNumber" },
  { field: "siren", head: "companies.siren" },
  { field: "siret", head: "companies.siret" },
  { field: "vatNumber", head: "companies.vatNumber" },
  { field: "streetAddress", head: "companies.streetAddress" },
  { field: "postalCode", head: "companies.postalCode" },
  { field: "city", head: "companies.city" },
  { field: "country", head: "companies.country" },
] as const satisfies readonly { field: keyof Client; head: string; words?: string }[]
