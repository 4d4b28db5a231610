import type { FoundCompany } from "#contract/company-lookup"

/** What the public register knows of a client, in the words of the form. */
export function clientFrom(company: FoundCompany) {
  const { name, siren, siret, vatNumber, streetAddress, postalCode, city } = company
  return { name, siren, siret, vatNumber, streetAddress, postalCode, city }
}
