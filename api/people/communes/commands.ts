import { z } from "zod"
import { inTransaction } from "../../../database/client"
import { nobody } from "../../access/allow"
import { cacheOf, fetchJson } from "../../http/fetch-json"
import { officialCommune, officialPlace } from "../../official-lists/communes"
import type { ApiParts } from "../../ports/context"
import { type PlaceRow, savePlaces } from "./queries"

const ListedCommune = z.object({
  code: z.string(),
  nom: z.string(),
  codesPostaux: z.array(z.string()).default([]),
  /** GeoJSON: longitude first. */
  centre: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).optional(),
})

const mostPlaces = 10
const kept = cacheOf<PlaceRow[]>(2_000, 24 * 3_600_000)

/** Where the communes lie that are called like this, or have this code of either kind; the largest first. */
export async function fetchPlaces(list: string, q: string, now: Date): Promise<PlaceRow[]> {
  const url = new URL("/communes", list)
  url.search = new URLSearchParams({
    ...asked(q),
    boost: "population",
    limit: String(mostPlaces),
    fields: "nom,code,codesPostaux,centre",
    format: "json",
  }).toString()
  const earlier = kept.find(url.href, now)
  if (earlier) return earlier
  const places = z
    .array(ListedCommune)
    .parse(await fetchJson(url, now))
    .flatMap(({ code, nom: name, codesPostaux: postalCodes, centre }) => {
      const [longitude, latitude] = centre?.coordinates ?? []
      if (longitude === undefined || latitude === undefined) return []
      return { code, name, postalCodes, latitude, longitude }
    })
  kept.keep(url.href, places, now)
  return places
}

/** Five digits may be either code: of the post, as people know it, before INSEE's. */
function asked(q: string): Record<string, string> {
  if (/^2[AB]\d{3}$/i.test(q)) return { code: q.toUpperCase() }
  return /^\d{5}$/.test(q) ? { codePostal: q } : { nom: q }
}

/** The one of INSEE's code. */
async function fetchPlace(list: string, code: string, now: Date): Promise<PlaceRow | undefined> {
  const url = new URL("/communes", list)
  url.search = new URLSearchParams({ code, fields: "nom,code,codesPostaux,centre" }).toString()
  const earlier = kept.find(url.href, now)
  if (earlier) return earlier[0]
  const [said] = z.array(ListedCommune).parse(await fetchJson(url, now))
  const [longitude, latitude] = said?.centre?.coordinates ?? []
  if (!said || longitude === undefined || latitude === undefined) return undefined
  const place = { code, name: said.nom, postalCodes: said.codesPostaux, latitude, longitude }
  kept.keep(url.href, [place], now)
  return place
}

/** Where the commune of INSEE's code lies: as the product's own list says, or the public register. */
export async function locate(list: string, code: string, now: Date): Promise<PlaceRow | undefined> {
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

/** Keeps where a commune lies, by which the directory finds who lives there; a silent list is no obstacle. */
export async function savePlace(
  { pool, communeLookupUrl }: ApiParts,
  code: string,
  now: Date,
): Promise<void> {
  const place = await locate(communeLookupUrl, code, now).catch(() => undefined)
  if (place) await inTransaction(pool, nobody, (db) => savePlaces(db, [place]))
}
