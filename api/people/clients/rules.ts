import type { Client, ClientReadiness } from "#contract/clients"
import { clientSirenDueFrom } from "#domain/bill-facts"
import { type ElectronicClient, missingOfClient } from "#domain/client-readiness"
import { permitted, type Rights } from "../../access/permitted.rules"

/** The columns of the export, in order. */
export const exported = [
  { field: "name", head: "companies.name" },
  { field: "kind", head: "companies.kind", values: "companies.kinds" },
  { field: "status", head: "companies.status", values: "companies.statuses" },
  { field: "sector", head: "companies.sector" },
  { field: "origin", head: "companies.origin" },
  { field: "email", head: "companies.email" },
  { field: "phoneNumber", head: "companies.phoneNumber" },
  { field: "siren", head: "companies.siren" },
  { field: "siret", head: "companies.siret" },
  { field: "vatNumber", head: "companies.vatNumber" },
  { field: "streetAddress", head: "companies.streetAddress" },
  { field: "postalCode", head: "companies.postalCode" },
  { field: "city", head: "companies.city" },
  { field: "country", head: "companies.country" },
] as const satisfies readonly { field: keyof Client; head: string; values?: string }[]

const mostShown = 100

export function readinessOf(
  businesses: (ElectronicClient & { id: string; name: string })[],
): ClientReadiness {
  const unready = businesses
    .map((client) => ({
      id: client.id,
      name: client.name,
      missing: missingOfClient(client, clientSirenDueFrom),
    }))
    .filter(({ missing }) => missing.length > 0)
  return {
    dueFrom: clientSirenDueFrom,
    total: businesses.length,
    ready: businesses.length - unready.length,
    clients: unready.slice(0, mostShown),
  }
}

/** What someone can do with a client, whatever its state. */
export const clientActs = (rights: Rights) =>
  permitted(rights, { change: "clients.edit", remove: "clients.delete" })
