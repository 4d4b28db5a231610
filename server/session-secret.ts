import { randomBytes } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The key that signs cookies, made at the first start and kept in `dataDir`, for the owner's eyes only. */
export function sessionSecretIn(dataDir: string): string {
  const path = join(dataDir, "session-secret")
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600, flush: true })
    try {
      // Whole or not at all; of two instances on a shared folder, the first to come decides.
      linkSync(draft, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(path, "utf8")
}
