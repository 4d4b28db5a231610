import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { addressOf } from "../embedded"
import { acquireLock } from "../lock"
import { type Restored, settle } from "./aftermath"
import { bringHead } from "./audit-heads"
import { listErased } from "./erasures"
import { bringFiles, type FileStore } from "./kept-files"
import { planRestore } from "./plan"
import { recover } from "./recovery"
import { BackupRefusal } from "./refusal"
import { unfinishedIn } from "./unfinished"
import { checkBase, type Known, unpackBase, unpackFolder } from "./unpack"
import type { Vault } from "./vault"

interface Asked {
  vault: Vault
  /** An empty folder, or none. */
  dataDir: string
  files: FileStore
  /** None is the end of what was kept. */
  at?: Date
  known: Known
  now: Date
}

/** What did not come to its end leaves the folder as it was: empty. */
function clear(dataDir: string): void {
  const home = join(dataDir, "postgres")
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true })
  for (const name of readdirSync(dataDir))
    rmSync(join(dataDir, name), { recursive: true, force: true })
}

/**
 * Makes the installation anew in an empty folder. What is refused is refused before anything is touched. Answers too
 * which pieces, that were not needed for it, are not as they were put there.
 */
export async function restore({
  vault,
  dataDir,
  files,
  at,
  known,
  now,
}: Asked): Promise<Restored & { altered: string[] }> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new BackupRefusal(
      `DATA_DIR: ${dataDir} is not empty; restore into an empty folder, and put what lies there elsewhere`,
    )
  const plan = await planRestore(vault, at, now)
  const manifest = await checkBase(vault, plan.base, known)
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  // Others may pass through, to reach what is theirs: PostgreSQL's account, under root.
  chmodSync(dataDir, 0o711)
  writeFileSync(unfinishedIn(dataDir), now.toISOString())
  const lock = acquireLock(dataDir)
  try {
    const cluster = await unpackBase(vault, plan.base, manifest, dataDir)
    const postmaster = await recover(cluster, vault, plan, plan.at && { at: plan.at })
    try {
      const url = addressOf(cluster, postmaster.socketFolder, "plume")
      await unpackFolder(vault, plan.base, dataDir)
      const erased = await listErased(vault)
      const restored = await settle(url, erased, now, () => bringFiles(url, files, vault))
      const altered = await bringHead(url, vault, dataDir)
      await postmaster.stop()
      renameSync(cluster.data, join(cluster.home, "cluster"))
      rmSync(unfinishedIn(dataDir))
      return { ...restored, altered }
    } catch (error) {
      await postmaster.stop()
      throw error
    }
  } catch (error) {
    clear(dataDir)
    throw error
  } finally {
    lock.release()
  }
}
