import { nobody } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { locate } from "../../official-lists/commune-register"
import type { ApiParts } from "../../ports/parts"
import { savePlaces } from "./queries"

/** Keeps where a commune lies, by which the directory finds who lives there; a silent list is no obstacle. */
export async function savePlace(
  { pool, communeLookupUrl }: Pick<ApiParts, "pool" | "communeLookupUrl">,
  code: string,
  now: Date,
): Promise<void> {
  const place = await locate(communeLookupUrl, code, now).catch(() => undefined)
  if (place) await inTransaction(pool, nobody, (db) => savePlaces(db, [place]))
}
