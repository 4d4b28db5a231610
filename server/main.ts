import { ConfigurationError, environment } from "../config/environment"
import { DataDirInUse } from "../database/lock"
import { openDatabase } from "./database"

/** The program: starts everything, says so in one line, and stops everything when told to. */
async function main(): Promise<void> {
  const settings = environment()
  // PostgreSQL starts, or finds its folder in use, while the rest of the program is being read.
  const [database, { startPlume }, { openWebTier }] = await Promise.all([
    openDatabase(settings),
    import("./start"),
    import("./web-tier"),
  ])
  const plume = await startPlume({ settings, database, openWebTier })
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => plume.stop(signal).then(() => process.exit(0)))
  process.stdout.write(`ready on ${settings.origin}\n`)
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError || error instanceof DataDirInUse
  console.error(expected ? error.message : error)
  process.exit(1)
})
