import { z } from "zod"
import type { Commune } from "#contract/communes"
import { cacheOf, fetchJson } from "../http/fetch-json"
import { HttpProblem, invalid } from "../http/problem"
import { type LocatedCommune, officialCommune, officialCommunes, officialPlace } from "./communes"

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

/** The same with where it lies. */
const ListedCommune = z.object({
  code: z.string(),
  nom: z.string(),
  codesPostaux: z.array(z.string()).default([]),
  /** GeoJSON: longitude first. */
  centre: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).optional(),
})

const mostPlaces = 10
const keptPlaces = cacheOf<LocatedCommune[]>(2_000, 24 * 3_600_000)

/** Where the communes lie that are called like this, or have this code of either kind; the largest first. */
export async function fetchPlaces(list: string, q: string, now: Date): Promise<LocatedCommune[]> {
  const url = new URL("/communes", list)
  url.search = new URLSearchParams({
    ...asked(q),
    boost: "population",
    limit: String(mostPlaces),
    fields: "nom,code,codesPostaux,centre",
    format: "json",
  }).toString()
  const earlier = keptPlaces.find(url.href, now)
  if (earlier) return earlier
  const places = z
    .array(ListedCommune)
    .parse(await fetchJson(url, now))
    .flatMap(({ code, nom: name, codesPostaux: postalCodes, centre }) => {
      const [longitude, latitude] = centre?.coordinates ?? []
      if (longitude === undefined || latitude === undefined) return []
      return { code, name, postalCodes, latitude, longitude }
    })
  keptPlaces.keep(url.href, places, now)
  return places
}

/** Five digits may be either code: of the post, as people know it, before INSEE's. */
function asked(q: string): Record<string, string> {
  if (/^2[AB]\d{3}$/i.test(q)) return { code: q.toUpperCase() }
  return /^\d{5}$/.test(q) ? { codePostal: q } : { nom: q }
}

/** The one of INSEE's code. */
async function fetchPlace(
  list: string,
  code: string,
  now: Date,
): Promise<LocatedCommune | undefined> {
  const url = new URL("/communes", list)
  url.search = new URLSearchParams({ code, fields: "nom,code,codesPostaux,centre" }).toString()
  const earlier = keptPlaces.find(url.href, now)
  if (earlier) return earlier[0]
  const [said] = z.array(ListedCommune).parse(await fetchJson(url, now))
  const [longitude, latitude] = said?.centre?.coordinates ?? []
  if (!said || longitude === undefined || latitude === undefined) return undefined
  const place = { code, name: said.nom, postalCodes: said.codesPostaux, latitude, longitude }
  keptPlaces.keep(url.href, [place], now)
  return place
}

/** Where the commune of INSEE's code lies: as the product's own list says, or the public register. */
export async function locate(
  list: string,
  code: string,
  now: Date,
): Promise<LocatedCommune | undefined> {
  const official = officialCommune(code)
  if (official?.place) return officialPlace(official)
  try {
    return await fetchPlace(list, code, now)
  } catch (cause) {
    const near = official && officialPlace(official)
    if (near) return near
    throw cause
  }
}
