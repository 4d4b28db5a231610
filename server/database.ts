import type { Environment } from "../config/environment"
import { startEmbeddedDatabase } from "../database/embedded"

export interface RunningDatabase {
  /** The owner's address. */
  url: string
  stop(): Promise<void>
}

/** The database of DATABASE_URL, or else one of our own in DATA_DIR. */
export async function openDatabase(settings: Environment): Promise<RunningDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} }
  return startEmbeddedDatabase(settings.dataDir, {
    onRestart: (reason) =>
      console.error(JSON.stringify({ level: 50, tier: "database", msg: reason })),
  })
}
