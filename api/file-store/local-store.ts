import { mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { FileStore } from "../ports/file-store"

/**
 * Files in a folder of this machine, `<first two letters>/<key>`. A file is whole or absent, even
 * after a power cut: it is written beside, synced, then renamed.
 */
export function localStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error("a file's key is an id of ours")
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const beside = `${path}.${process.pid}.part`
      try {
        await written(beside, bytes)
        await rename(beside, path)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
      await synced(dirname(path))
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

async function written(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "w", 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the folder's new entry last. */
async function synced(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
