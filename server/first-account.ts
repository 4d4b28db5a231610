import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The link by which the first account is made, kept in `dataDir` for its owner's eyes only, so that a second
 * start prints the same.
 */
export function firstAccountLink(dataDir: string, origin: string): URL {
  const path = join(dataDir, "first-account-link")
  if (!existsSync(path)) {
    const secret = randomBytes(32).toString("base64url")
    writeFileSync(path, `${origin}/identity/first-account?secret=${secret}\n`, { mode: 0o600 })
  }
  const link = new URL(readFileSync(path, "utf8").trim())
  return new URL(link.pathname + link.search, origin)
}

/** Somebody has the first seat. */
export function forgetFirstAccountLink(dataDir: string): void {
  rmSync(join(dataDir, "first-account-link"), { force: true })
}
