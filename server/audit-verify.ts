import pg from "pg"
import { type Head, keptHead } from "../api/audit/head"
import { type Break, verifyAudit } from "../api/audit/verification"
import { environment } from "../config/environment"
import { type EmbeddedDatabase, visitEmbeddedDatabase } from "../database/embedded"

/**
 * `npm run audit:verify`: 0 where the audit log is whole, 1 where it is not, with the first broken entry.
 * A head of the server's log may be given too, as PLACE:HASH.
 */
export async function run(parameters: readonly string[]): Promise<number> {
  const settings = environment()
  const kept = headIn(parameters[0]) ?? keptHead(settings.dataDir)
  const database = await openDatabase(settings)
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    const verdict = await verifyAudit(client, kept)
    const { entries, unsealed } = verdict
    const waiting = unsealed > 0 ? `, ${unsealed} not sealed yet` : ""
    if ("broken" in verdict) {
      console.error(`audit log broken: ${told(verdict.broken)} (${entries} sealed${waiting})`)
      return 1
    }
    console.log(
      `audit log whole: ${entries} entries${waiting}, head ${verdict.head.place}:${verdict.head.hash}`,
    )
    return 0
  } finally {
    await client.end()
    await database.stop()
  }
}

const reasons: Record<Break["link"], string> = {
  place: "place: the entry before it is missing",
  hash: "hash: what it says, or the hash that it follows, is not what was sealed",
  head: "head: it is not the last entry that was sealed; the log was cut off or added to behind it",
  kept: "head: the log is not the one whose head was kept outside of the database",
}

function told({ place, id, at, act, link }: Break): string {
  if (!id) return `entry ${place} and all before it are missing; ${reasons[link]}`
  return `entry ${place} (id ${id}, ${at?.toISOString()}, ${act}); ${reasons[link]}`
}

function headIn(parameter: string | undefined): Head | undefined {
  if (parameter === undefined) return undefined
  const [, place, hash] = /^(\d+):([0-9a-f]{64})$/.exec(parameter) ?? []
  if (!place || !hash) throw new Error("usage: npm run audit:verify [-- PLACE:HASH]")
  return { place: Number(place), hash }
}

async function openDatabase({
  databaseUrl,
  dataDir,
}: ReturnType<typeof environment>): Promise<EmbeddedDatabase> {
  return databaseUrl ? { url: databaseUrl, stop: async () => {} } : visitEmbeddedDatabase(dataDir)
}
