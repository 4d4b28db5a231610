import pg from "pg"
import type { Environment } from "../config/environment"
import { startEmbeddedDatabase } from "../database/embedded"
import { refuseLostDatabase } from "../database/traces"

export interface RunningDatabase {
  /** The owner's address. */
  url: string
  /** Where its files lie, of one of our own. */
  home?: string
  /** Its log is handed over for copies from now on. */
  beginsLog?: boolean
  /** It lies in a copy of a folder that was in use, or had crashed. */
  isCopied?: boolean
  stop(): Promise<void>
}

/** The database of DATABASE_URL, or else one of our own in DATA_DIR. */
export async function openDatabase(settings: Environment): Promise<RunningDatabase> {
  if (settings.databaseUrl) return openElsewhere(settings.databaseUrl, settings.dataDir)
  return startEmbeddedDatabase(settings.dataDir, {
    keepsLog: settings.backup !== undefined,
    onRestart: (reason) =>
      console.error(JSON.stringify({ level: 50, tier: "database", msg: reason })),
  })
}

async function openElsewhere(url: string, dataDir: string): Promise<RunningDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select to_regclass('public.migrations') as migrated")
    if (!rows[0]?.migrated) refuseLostDatabase(dataDir, "DATABASE_URL")
  } finally {
    await client.end().catch(() => {})
  }
  return { url, stop: async () => {} }
}

/** Where an operator finds all that is to be kept, in one line. */
export function placesOf(settings: Environment, database: RunningDatabase): string {
  const { dataDir, filesUrl } = settings
  const isElsewhere = database.home !== undefined && !database.home.startsWith(`${dataDir}/`)
  return [
    `data in ${dataDir}`,
    ...(settings.databaseUrl ? ["the database at DATABASE_URL"] : []),
    ...(isElsewhere
      ? [
          `the database in ${database.home} (PostgreSQL’s account may not enter DATA_DIR: back up both)`,
        ]
      : []),
    ...(filesUrl ? ["files in the bucket of FILES_URL"] : []),
  ].join("; ")
}
