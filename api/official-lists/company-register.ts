import { z } from "zod"
import { cacheOf, fetchJson } from "../http/fetch-json"
import { HttpProblem } from "../http/problem"

const text = z.string().nullish()
const Establishment = z.object({
  siret: z.string(),
  adresse: text,
  complement_adresse: text,
  numero_voie: text,
  indice_repetition: text,
  type_voie: text,
  libelle_voie: text,
  code_postal: text,
  libelle_commune: text,
  activite_principale: text,
  etat_administratif: text,
})
const Person = z.object({ nom: text, prenoms: text })
const Result = z.object({
  siren: z.string(),
  nom_complet: text,
  nom_raison_sociale: text,
  nature_juridique: text,
  activite_principale: text,
  etat_administratif: text,
  dirigeants: z.array(Person).nullish(),
  siege: Establishment.nullish(),
  matching_etablissements: z.array(Establishment).nullish(),
})
const Answer = z.object({ results: z.array(Result) })

/** An entry of recherche-entreprises.api.gouv.fr, as far as it is read (identifiers of 2026-07-22). */
export type Entry = z.infer<typeof Result>
export type Establishment = z.infer<typeof Establishment>

/** More than these are chosen by typing the SIRET. */
const mostEstablishments = 20

const kept = cacheOf<Entry>(1_000, 24 * 3_600_000)

/** Asks the public register for a checked SIREN or SIRET; nothing where it knows none. */
export async function findEntry(
  register: string,
  number: string,
  now: Date,
): Promise<Entry | undefined> {
  const url = new URL("/search", register)
  url.search = new URLSearchParams({
    q: number,
    per_page: "1",
    minimal: "true",
    include: "siege,dirigeants,matching_etablissements",
    limite_matching_etablissements: String(mostEstablishments),
  }).toString()
  const earlier = kept.find(url.href, now)
  if (earlier) return earlier
  const { results } = await fetchJson(url, now)
    .then((answer) => Answer.parse(answer))
    .catch((cause: unknown) => {
      throw Object.assign(new HttpProblem(503, "lookupUnavailable"), { cause })
    })
  const entry = results.find(({ siren }) => number.startsWith(siren))
  if (entry) kept.keep(url.href, entry, now)
  return entry
}
