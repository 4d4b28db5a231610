import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Place, Stored } from "./place"

/** Copies in a folder of this machine, or one that is mounted there. */
export function folderPlace(root: string): Place {
  return {
    name: root,
    async put(name, bytes) {
      const path = join(root, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const beside = `${path}.${process.pid}.part`
      try {
        await written(beside, bytes)
        await rename(beside, path)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    async get(name) {
      return readFile(join(root, name)).catch(ifMissing(undefined))
    },
    async list(folder) {
      const entries = await readdir(join(root, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(ifMissing([]))
      const paths = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
        .map((entry) => join(entry.parentPath, entry.name))
      const stored: (Stored | undefined)[] = []
      for (const path of paths) {
        // Another process may have removed it meanwhile.
        const file = await stat(path).catch(ifMissing(undefined))
        stored.push(file && { name: path.slice(root.length + 1), size: file.size, at: file.mtime })
      }
      return stored.filter((file) => file !== undefined)
    },
    remove: (name) => rm(join(root, name), { force: true }),
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

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value
    throw error
  }
}
