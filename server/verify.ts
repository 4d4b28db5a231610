import pg from "pg"
import { readHead } from "../api/audit/head.commands"
import { type Break, type Head, verifyAudit } from "../api/audit/verification.queries"
import { openStore } from "../api/file-store/open-store"
import { type Fault, verifyBills } from "../api/sales/bills/verification.commands"
import { type SignatureFault, verifySignatures } from "../api/work/signatures/verification.commands"
import { environment } from "../config/environment"
import { openPool } from "../database/client"
import { visitEmbeddedDatabase } from "../database/embedded"
import type { RunningDatabase } from "./database"

type Settings = ReturnType<typeof environment>
type Verifier = (settings: Settings, url: string, parameters: readonly string[]) => Promise<number>

/**
 * `npm run audit:verify`, `bills:verify` and `signatures:verify`: 0 where all is whole, 1 where it is not, with the
 * first thing that is broken. Plume may be running or not.
 */
export async function run(what: string, parameters: readonly string[]): Promise<number> {
  const settings = environment()
  const verify = verifiers[what]
  if (!verify) throw new Error(`there are ${Object.keys(verifiers).join(" and ")}`)
  const database = await openDatabase(settings)
  try {
    return await verify(settings, database.url, parameters)
  } finally {
    await database.stop()
  }
}

const verifiers: Record<string, Verifier> = {
  "audit log": audit,
  bills,
  signatures,
}

/** A head of the server's log may be given too, as PLACE:HASH. */
async function audit(settings: Settings, url: string, parameters: readonly string[]) {
  const kept = headIn(parameters[0]) ?? readHead(settings.dataDir)
  const client = new pg.Client({ connectionString: url })
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
  }
}

async function bills(settings: Settings, url: string) {
  const pool = openPool(url, "plume_app", 2)
  try {
    const { bills, fault } = await verifyBills({ pool, files: openStore(settings) })
    if (fault) {
      console.error(`bills broken: ${fault.number} of ${fault.owner}; ${faults[fault.link]}`)
      return 1
    }
    console.log(`bills whole: ${bills} issued`)
    return 0
  } finally {
    await pool.end()
  }
}

async function signatures(settings: Settings, url: string) {
  const pool = openPool(url, "plume_app", 2)
  try {
    const { requests, fault } = await verifySignatures({ pool, files: openStore(settings) })
    if (fault) {
      const act = fault.place === undefined ? "" : ` (act ${fault.place})`
      console.error(
        `signatures broken: ${fault.requestId} of ${fault.owner}${act}; ${signatureFaults[fault.link]}`,
      )
      return 1
    }
    console.log(`signatures whole: ${requests} requests`)
    return 0
  } finally {
    await pool.end()
  }
}

const signatureFaults: Record<SignatureFault["link"], string> = {
  act: "act: it is missing, or says something else than what the audit log has a digest of",
  request: "request: it or a signer says something else than the acts",
  paper: "paper: the stored file that was signed is gone, or another",
  final: "final: the stored file with its evidence is gone, or another",
  gone: "gone: the audit log knows it, and it is there no more",
}

const faults: Record<Fault["link"], string> = {
  gap: "gap: the number before it is missing",
  seal: "seal: what was frozen, or the seal that it follows, is not what was sealed",
  bill: "bill: it or its lines say something else than what was frozen",
  document: "document: the stored file, or what is known of it, is gone, or another",
  payments: "payments: they, or what became of the bill, are not what was written down",
  book: "book: the book of receipts does not prove its payments, or is itself broken there",
  end: "end: it was the last of its series and is missing, or the count says something else",
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

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<RunningDatabase> {
  return databaseUrl ? { url: databaseUrl, stop: async () => {} } : visitEmbeddedDatabase(dataDir)
}
