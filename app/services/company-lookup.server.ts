import type { FoundCompany } from "../../contract/company-lookup"
import { isSiren, isSiret, normaliseSiren } from "../../domain/siren"
import type { Api } from "./api.server"

/** What came of a look-up: the business, or the key of the text that says why there is none. */
export interface Lookup {
  /** As it was typed. */
  number: string
  company?: FoundCompany
  /** Nobody was asked: the number itself is wrong. */
  error?: string
  failure?: string
}

/** Asks the public register; whatever it says, the person can go on by typing. */
export async function lookUp(api: Api, number: string): Promise<Lookup> {
  const digits = normaliseSiren(number)
  if (!isSiren(digits) && !isSiret(digits))
    return { number, error: digits.length > 9 ? "siret" : "siren" }
  const answer = await api
    .get("/CompanyLookup/{sirenOrSiret}", { path: { sirenOrSiret: digits } })
    .catch((problem: unknown) => {
      if (problem instanceof Response && [404, 503].includes(problem.status)) return problem.status
      throw problem
    })
  if (answer === 404) return { number, failure: "firstRun.company.unknown" }
  if (answer === 503) return { number, failure: "firstRun.company.unavailable" }
  return { number, company: answer as FoundCompany }
}

/** The number as the form takes it, whether or not somebody knows it. */
export function numbersOf({ number, company, error }: Lookup) {
  if (company) return { siren: company.siren, siret: company.siret }
  if (error) return {}
  const digits = normaliseSiren(number)
  return { siren: digits.slice(0, 9), siret: digits.length === 14 ? digits : null }
}
