import type { Client } from "../../contract/clients"

/** The columns of the export, in order. */
export const exported = [
  "name",
  "kind",
  "status",
  "sector",
  "email",
  "phoneNumber",
  "siren",
  "siret",
  "vatNumber",
  "streetAddress",
  "postalCode",
  "city",
  "country",
] as const satisfies readonly (keyof Client)[]
