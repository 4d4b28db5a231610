import type pg from "pg"

/** The last entry that was sealed. */
export interface Head {
  place: number
  /** In hexadecimal. */
  hash: string
}

/** Numbers and chains what was written since the last time; tells the last entry. */
export async function sealEntries(pool: pg.Pool): Promise<Head | undefined> {
  const { rows } = await pool.query<Head>(
    "select place, encode(hash, 'hex') as hash from seal_audit()",
  )
  return rows[0]
}

/** The first entry that is not as it was sealed. */
export interface Break {
  place: number
  id: string | null
  at: Date | null
  act: string | null
  /** Which link of the chain shows it (migration 0028); "kept" is a head that was kept elsewhere. */
  link: "place" | "hash" | "head" | "kept"
}

export type Verdict = { entries: number; unsealed: number } & ({ broken: Break } | { head: Head })

/** Looks at the whole log: its chain, its end, and the head that was kept elsewhere, where one is. */
export async function verifyAudit(client: pg.Client | pg.Pool, kept?: Head): Promise<Verdict> {
  const { rows: counts } = await client.query<{ entries: number; unsealed: number }>(
    `select count(place)::int as entries, (count(*) - count(place))::int as unsealed
       from audit_entries`,
  )
  const count = counts[0] ?? { entries: 0, unsealed: 0 }
  const broken = (await firstBreak(client)) ?? (kept && (await breakAt(client, kept)))
  if (broken) return { ...count, broken }
  const { rows } = await client.query<Head>(
    "select place::int, encode(hash, 'hex') as hash from audit_head",
  )
  return { ...count, head: rows[0] ?? { place: 0, hash: "" } }
}

async function firstBreak(client: pg.Client | pg.Pool): Promise<Break | undefined> {
  const { rows } = await client.query<Break>(
    "select place::int, id, at, act, link from audit_check()",
  )
  return rows[0]
}

/** A log that was rewritten as a whole holds by itself, but not with what was kept of it before. */
async function breakAt(client: pg.Client | pg.Pool, kept: Head): Promise<Break | undefined> {
  const { rows } = await client.query<Break & { hash: string }>(
    `select place::int, id, at, act, encode(hash, 'hex') as hash, 'kept' as link
       from audit_entries where place <= $1 order by place desc limit 1`,
    [kept.place],
  )
  const [entry] = rows
  if (entry?.place === kept.place && entry.hash === kept.hash) return undefined
  return entry ?? { place: kept.place, id: null, at: null, act: null, link: "kept" }
}
