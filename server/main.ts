import { ConfigurationError, environment } from "../config/environment"
import { BackupRefusal } from "../database/backup/refusal"
import { CopyInUse, DataDirInUse } from "../database/lock"
import { PostgresqlFailed } from "../database/postmaster"
import { WrongRole } from "../database/proof"
import { openDatabase, placesOf } from "./database"
import { PortInUse } from "./listen"
import type { WebTier } from "./web-tier"

const STOP_WITHIN_MS = 40_000

interface Options {
  /** How pages are made; as built, unless development says otherwise. */
  loadWebTier?: () => Promise<{ openWebTier(): Promise<WebTier> }>
  /** Done while the port is open, before the line that says that all is ready. */
  beforeReady?: () => Promise<void>
}

/** The program: starts everything, says so in one line, and stops everything when told to. */
export async function run(options: Options = {}): Promise<void> {
  try {
    await start(options)
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
    process.exit(1)
  }
}

async function start({ loadWebTier = () => import("./web-tier"), beforeReady }: Options) {
  const settings = environment()
  // PostgreSQL starts, or finds its folder in use, while the rest of the program is being read.
  const [database, { startPlume }, { openWebTier }] = await Promise.all([
    openDatabase(settings),
    import("./start"),
    loadWebTier(),
  ])
  const plume = await startPlume({ settings, database, openWebTier })
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      // A database that is frozen answers no goodbye.
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
      return plume.stop(signal).then(() => process.exit(0))
    })
  await beforeReady?.()
  process.stdout.write(`${placesOf(settings, database)}\n`)
  for (const warning of plume.warnings) process.stdout.write(`warning: ${warning}\n`)
  if (plume.firstAccountLink)
    process.stdout.write(`the first account, which administers: ${plume.firstAccountLink}\n`)
  process.stdout.write(`ready on ${settings.origin}\n`)
}

const expected = [
  ConfigurationError,
  DataDirInUse,
  CopyInUse,
  PostgresqlFailed,
  WrongRole,
  BackupRefusal,
  PortInUse,
]

/** What an operator can put right: one line says all. */
function isExpected(error: unknown): error is Error {
  return expected.some((kind) => error instanceof kind)
}
