import { inTransaction } from "../../database/client"
import { askPlace, askPlaces } from "../communes/places"
import { findPlace, findPlaces, keepPlaces, type PlaceRow } from "../communes/queries"
import { nobody } from "../http/allow"
import type { Call } from "../http/context"
import { invalid, Refusal } from "../http/problem"

/** Where the commune of INSEE's code lies: as it is known here, or as the public list says. */
export async function placeOf(c: Call, code: string): Promise<PlaceRow> {
  const { db, parts, now } = c.var
  const known = await findPlace(db, code)
  if (known) return known
  const place = await askPlace(parts.communeLookupUrl, code, now).catch(unanswered)
  if (!place) return invalid([{ path: "commune", code: "commune" }])
  await keep(c, [place])
  return place
}

/** The communes of a name, a postal code or both ("Lyon", "69002", "Lyon (69002)"), the likeliest first. */
export async function placesNamed(c: Call, typed: string): Promise<PlaceRow[]> {
  const { db, parts, now } = c.var
  const code = /\b(\d{5}|2[AB]\d{3})\b/i.exec(typed)?.[0]
  const name = typed
    .replace(code ?? "", "")
    .replace(/[()]/g, "")
    .trim()
  const q = code ?? name
  const asked = await askPlaces(parts.communeLookupUrl, q, now).catch(() => undefined)
  if (asked) await keep(c, asked)
  // Where the list does not answer, those that it has told of before.
  const places = asked ?? (await findPlaces(db, q))
  const isNamed = (place: PlaceRow) =>
    place.name.localeCompare(name, "fr", { sensitivity: "base" }) === 0
  return [...places.filter(isNamed), ...places.filter((place) => !isNamed(place))]
}

async function keep(c: Call, places: readonly PlaceRow[]): Promise<void> {
  await inTransaction(c.var.parts.pool, nobody, (db) => keepPlaces(db, places))
}

function unanswered(cause: unknown): never {
  throw Object.assign(new Refusal(503, "lookupUnavailable"), { cause })
}
