import { sql } from "drizzle-orm"
import type { Database } from "../../../database/client"

/** A commune, and where it lies. */
export interface PlaceRow {
  code: string
  name: string
  postalCodes: string[]
  latitude: number
  longitude: number
}

const columns = sql`code, name, postal_codes as "postalCodes", latitude, longitude`
const mostPlaces = 10

/** Keeps what the public list said, so that it is known when the list does not answer. */
export async function savePlaces(db: Database, places: readonly PlaceRow[]) {
  if (places.length === 0) return
  await db.execute(sql`
    insert into communes (code, name, postal_codes, latitude, longitude)
    select * from jsonb_to_recordset(${JSON.stringify(
      places.map(({ postalCodes, ...place }) => ({ ...place, postal_codes: postalCodes })),
    )}::jsonb) as said (code text, name text, postal_codes text[], latitude float8, longitude float8)
    order by code
    on conflict (code) do update set name = excluded.name, postal_codes = excluded.postal_codes,
      latitude = excluded.latitude, longitude = excluded.longitude
    where (communes.name, communes.postal_codes, communes.latitude, communes.longitude)
      is distinct from (excluded.name, excluded.postal_codes, excluded.latitude, excluded.longitude)`)
}

export async function findPlace(db: Database, code: string): Promise<PlaceRow | undefined> {
  const { rows } = await db.execute<PlaceRow & Record<string, unknown>>(
    sql`select ${columns} from communes where code = ${code}`,
  )
  return rows[0]
}

/** Those among the known ones that are called like this, or have this postal code. */
export async function findPlaces(db: Database, q: string): Promise<PlaceRow[]> {
  const { rows } = await db.execute<PlaceRow & Record<string, unknown>>(sql`
    select ${columns} from communes
    where code = ${q} or postal_codes @> array[${q}]::text[] or plain_text(name) % plain_text(${q})
    order by code = ${q} desc, similarity(plain_text(name), plain_text(${q})) desc, name, code limit ${mostPlaces}`)
  return rows
}
