import { nobody } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { HttpProblem, invalid } from "../../http/problem"
import { fetchPlaces, locate } from "../../official-lists/commune-register"
import { officialCommunes } from "../../official-lists/communes"
import { findPlace, findPlaces, type PlaceRow, savePlaces } from "../../people/communes/queries"
import type { Context } from "../../ports/context"

/** Who reads the directory, signed in or not. */
export type Visit = Pick<Context<"communeLookupUrl" | "pool">, "db" | "now" | "parts" | "today">

type CommuneName = Pick<PlaceRow, "code" | "name" | "postalCodes">

const mostPlaces = 10

/** Where the commune of INSEE's code lies: as it is known here, or as the public register says. */
export async function placeOf(visit: Visit, code: string): Promise<PlaceRow> {
  const { db, parts, now } = visit
  const known = await findPlace(db, code)
  if (known) return known
  const place = await locate(parts.communeLookupUrl, code, now).catch(unanswered)
  if (!place) return invalid([{ path: "commune", code: "commune" }])
  await saveAll(visit, [place])
  return place
}

/** The communes of a name, a postal code or both ("Lyon", "69002", "Lyon (69002)"), the likeliest first. */
export async function placesNamed(visit: Visit, typed: string): Promise<CommuneName[]> {
  const code = /\b(\d{5}|2[AB]\d{3})\b/i.exec(typed)?.[0]
  const name = typed
    .replace(code ?? "", "")
    .replace(/[()]/g, "")
    .trim()
  const q = code ?? name
  const official = officialCommunes(q).slice(0, mostPlaces)
  const places = official.length > 0 ? official : await fetchOrFindPlaces(visit, q)
  const isNamed = (place: CommuneName) =>
    place.name.localeCompare(name, "fr", { sensitivity: "base" }) === 0
  return [...places.filter(isNamed), ...places.filter((place) => !isNamed(place))]
}

/** What the public register says of those that the product's own list has not; or has said before. */
async function fetchOrFindPlaces(visit: Visit, q: string): Promise<CommuneName[]> {
  const { db, parts, now } = visit
  const asked = await fetchPlaces(parts.communeLookupUrl, q, now).catch(() => undefined)
  if (asked) await saveAll(visit, asked)
  return asked ?? (await findPlaces(db, q))
}

async function saveAll(visit: Visit, places: readonly PlaceRow[]): Promise<void> {
  await inTransaction(visit.parts.pool, nobody, (db) => savePlaces(db, places))
}

function unanswered(cause: unknown): never {
  throw Object.assign(new HttpProblem(503, "lookupUnavailable"), { cause })
}
