import { existsSync } from "node:fs"
import { join } from "node:path"
import { ConfigurationError } from "../../config/environment"

export const unfinishedIn = (dataDir: string): string => join(dataDir, "restore-unfinished")

/** What a restore that was cut short has left is not an installation. */
export function refuseHalfRestored(dataDir: string): void {
  if (existsSync(unfinishedIn(dataDir)))
    throw new ConfigurationError(
      `DATA_DIR: the restore into ${dataDir} did not come to its end; empty the folder and restore again`,
    )
}
