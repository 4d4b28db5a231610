import { z } from "zod"
import { Refusal } from "../http/problem"

/** A lookup that takes longer is given up: the person types what the register would have said. */
const deadline = 2_000
const mostBytes = 1024 * 1024
const keptFor = 24 * 3_600_000
const mostKept = 1_000

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

const kept = new Map<string, { entry: Entry; until: number }>()

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
  }).toString()
  const earlier = kept.get(url.href)
  if (earlier && earlier.until > now.getTime()) return earlier.entry
  const { results } = await ask(url).catch((cause: unknown) => {
    throw Object.assign(new Refusal(503, "lookupUnavailable"), { cause })
  })
  const entry = results.find(({ siren }) => number.startsWith(siren))
  if (entry) keep(url.href, { entry, until: now.getTime() + keptFor })
  return entry
}

async function ask(url: URL): Promise<z.infer<typeof Answer>> {
  const response = await fetch(url, {
    // The register does not redirect; whoever does could lead anywhere (security C76).
    redirect: "error",
    signal: AbortSignal.timeout(deadline),
    headers: { Accept: "application/json", "User-Agent": "Plume" },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the register said ${response.status}`)
  }
  return Answer.parse(JSON.parse(await bounded(response)))
}

async function bounded(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let size = 0
  let text = ""
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > mostBytes) {
      await reader?.cancel()
      throw new Error("the register's answer is too long")
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

function keep(url: string, answer: { entry: Entry; until: number }): void {
  kept.delete(url)
  kept.set(url, answer)
  const oldest = kept.keys().next().value
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}
