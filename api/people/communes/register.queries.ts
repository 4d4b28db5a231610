import { z } from "zod"
import type { Commune } from "#contract/communes"
import { cacheOf, fetchJson } from "../../http/fetch-json"
import { HttpProblem, invalid } from "../../http/problem"
import { officialCommune, officialCommunes } from "../../official-lists/communes"

/** An answer of geo.api.gouv.fr/communes, as far as it is read. */
const Answer = z.array(
  z.object({ code: z.string(), nom: z.string(), codesPostaux: z.array(z.string()).default([]) }),
)

const One = Answer.element.pick({ code: true, nom: true })

const mostCommunes = 20
const kept = cacheOf<Commune[]>(2_000, 24 * 3_600_000)
const keptNames = cacheOf<string>(2_000, 24 * 3_600_000)

/**
 * The communes of a postal code or of a name, the most populous first: those of the product's own list, and
 * where it has none, as one may be newer, what the public register says.
 */
export async function findCommunes(directory: string, q: string, now: Date): Promise<Commune[]> {
  const isCode = /^\d{5}$/.test(q)
  const official = officialCommunes(q).slice(0, mostCommunes)
  if (official.length > 0) return atPostalCodes(official, isCode ? q : undefined)
  const url = new URL("/communes", directory)
  url.search = new URLSearchParams({
    ...(isCode ? { codePostal: q } : { nom: q, boost: "population", limit: String(mostCommunes) }),
    fields: "nom,code,codesPostaux",
    format: "json",
  }).toString()
  const earlier = kept.find(url.href, now)
  if (earlier) return earlier
  const found = await fetchJson(url, now)
    .then((answer) => Answer.parse(answer))
    .catch((cause: unknown) => {
      throw Object.assign(new HttpProblem(503, "lookupUnavailable"), { cause })
    })
  const communes = atPostalCodes(
    found.map(({ nom: name, codesPostaux: postalCodes, ...rest }) => ({
      ...{ ...rest, name, postalCodes },
    })),
    isCode ? q : undefined,
  )
  kept.keep(url.href, communes, now)
  return communes
}

/** One line for each postal code, or for the one that was asked for. */
function atPostalCodes(
  communes: readonly { code: string; name: string; postalCodes: string[] }[],
  asked: string | undefined,
): Commune[] {
  return communes
    .flatMap(({ code, name, postalCodes }) =>
      postalCodes
        .filter((postalCode) => asked === undefined || postalCode === asked)
        .map((postalCode) => ({ code, name, postalCode })),
    )
    .slice(0, mostCommunes)
}

/**
 * What the commune of INSEE's code is called. One that the product's own list does not know may be newer: the
 * public register says; a code that neither knows is refused.
 */
export async function communeNamed(
  directory: string,
  code: string | null,
  now: Date,
): Promise<string | null> {
  if (code === null) return null
  const official = officialCommune(code)
  if (official) return official.name
  const url = new URL(`/communes/${encodeURIComponent(code)}`, directory)
  url.search = new URLSearchParams({ fields: "nom,code", format: "json" }).toString()
  const earlier = keptNames.find(url.href, now)
  if (earlier) return earlier
  const commune = One.safeParse(await fetchJson(url, now).catch(() => undefined))
  if (commune.data?.code !== code) return invalid([{ path: "communeId", code: "commune" }])
  keptNames.keep(url.href, commune.data.nom, now)
  return commune.data.nom
}
