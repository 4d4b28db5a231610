import { createHash } from "node:crypto"
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { join } from "node:path"
import { ConfigurationError } from "../config/environment"
import { type Account, canExecute } from "./account"

/**
 * The folder of all that PostgreSQL keeps: `dataDir/postgres`, or where root's folders keep
 * PostgreSQL's account out, one below /var/lib/plume to which `dataDir/postgres` is a link.
 */
export function homeFor(dataDir: string, account: Account | undefined): string {
  const inside = join(dataDir, "postgres")
  const present = lstatSync(inside, { throwIfNoEntry: false })
  // Followed, and not reckoned anew: the data folder may have another path since.
  if (present?.isSymbolicLink()) return privateFolder(targetOf(inside), account)
  if (!account || mayPass(dataDir, account)) return privateFolder(inside, account)
  if (present)
    throw new ConfigurationError(
      `DATA_DIR: the account that runs PostgreSQL cannot reach ${inside}; let others pass through the folders above it (chmod o+x)`,
    )
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16)
  const outside = join(folderForAll(), name)
  // The data folder is new: what an earlier one of the same path left is kept, but not shown.
  if (existsSync(outside)) renameSync(outside, `${outside}.before-${Date.now()}`)
  privateFolder(outside, account)
  symlinkSync(outside, inside)
  return outside
}

/**
 * Whether PostgreSQL's account may pass through the data folder, after its own mode was widened to that where
 * it alone was in the way: what lies above it is not ours to open.
 */
function mayPass(dataDir: string, account: Account): boolean {
  if (canExecute(dataDir, account)) return true
  const { mode } = statSync(dataDir)
  chmodSync(dataDir, mode | 0o011)
  if (canExecute(dataDir, account)) return true
  chmodSync(dataDir, mode)
  return false
}

/** A folder on whose way every account may pass. */
export function folderForAll(): string {
  const folder = "/var/lib/plume"
  mkdirSync(folder, { recursive: true })
  // Said apart: a narrow umask takes from what a folder is made with.
  chmodSync(folder, 0o711)
  return folder
}

function targetOf(link: string): string {
  try {
    return realpathSync(link)
  } catch {
    throw new ConfigurationError(
      `DATA_DIR: ${link} leads to a folder that is not there; put it back, or begin anew with an empty folder`,
    )
  }
}

function privateFolder(path: string, account: Account | undefined): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}
