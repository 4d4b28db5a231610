import { chownSync, constants, mkdirSync } from "node:fs"
import { type FileHandle, lstat, open, readdir, writeFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { extract, type Pack, pack } from "tar-stream"
import type { Account } from "../account"
import type { Item, Vault } from "./vault"

/** Of one part: small enough to be held, and to be sent anew. */
const partBytes = 8 * 1024 * 1024
const readAtOnce = 1024 * 1024

/**
 * Puts a folder into the vault as one tar archive, cut into parts `NAME.0000`…; `skip` is asked with each path
 * below the folder. Files may change while they are read, as a cluster's do: each has the length that it had.
 */
export async function putFolder(
  vault: Vault,
  name: string,
  root: string,
  skip: (path: string) => boolean,
): Promise<string[]> {
  const archive = pack()
  const writing = fill(archive, root, skip).catch((error: Error) => archive.destroy(error))
  const names: string[] = []
  const put = async (bytes: Buffer) => {
    const part = `${name}.${String(names.length).padStart(4, "0")}`
    await vault.put(part, bytes)
    names.push(part)
  }
  let gathered: Buffer[] = []
  let size = 0
  for await (const chunk of Readable.from(archive) as AsyncIterable<Buffer>) {
    gathered.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    await put(Buffer.concat(gathered))
    gathered = []
    size = 0
  }
  await writing
  if (size > 0) await put(Buffer.concat(gathered))
  return names
}

async function fill(archive: Pack, root: string, skip: (path: string) => boolean): Promise<void> {
  for await (const { path, kind, size } of entriesBelow(root, skip))
    if (kind === "folder") await folder(archive, path)
    else await file(archive, join(root, path), path, size)
  archive.finalize()
}

type Entry = { path: string; kind: "folder" | "file"; size: number }

async function* entriesBelow(
  root: string,
  skip: (path: string) => boolean,
  folder = root,
): AsyncGenerator<Entry> {
  for (const name of (await readdir(folder)).sort()) {
    const path = relative(root, join(folder, name))
    if (skip(path)) continue
    // A table may have been dropped since the folder was read.
    const state = await lstat(join(folder, name)).catch(() => undefined)
    if (state?.isDirectory()) {
      yield { path, kind: "folder", size: 0 }
      yield* entriesBelow(root, skip, join(folder, name))
    } else if (state?.isFile()) yield { path, kind: "file", size: state.size }
  }
}

function folder(archive: Pack, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, type: "directory", mode: 0o700 }, (error) =>
      error ? reject(error) : resolve(),
    )
  })
}

/** What grew is cut at the length that was announced, what shrank is filled up: the log knows better of both. */
async function file(archive: Pack, from: string, name: string, size: number): Promise<void> {
  const handle = await open(from, constants.O_RDONLY).catch(() => undefined)
  if (!handle) return
  try {
    await new Promise<void>((resolve, reject) => {
      const entry = archive.entry({ name, size, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      )
      pipeline(Readable.from(exactly(handle, size)), entry).catch(reject)
    })
  } finally {
    await handle.close()
  }
}

async function* exactly(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; ) {
    const buffer = Buffer.alloc(Math.min(left, readAtOnce))
    const { bytesRead } = await handle.read({ buffer })
    const bytes = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
    left -= bytes.length
    yield bytes
  }
}

/** Writes the archive that the parts are below a folder, for `account` to own. */
export async function takeFolder(
  vault: Vault,
  parts: Item[],
  root: string,
  account: Account | undefined,
): Promise<void> {
  const own = (path: string) => account && chownSync(path, account.uid, account.gid)
  const archive = extract()
  archive.on("entry", (header, stream, next) => {
    const path = join(root, header.name)
    // Our own archives never do; one that somebody else made must not write elsewhere.
    if (relative(root, path).startsWith("..")) return next(new Error(`${header.name} leads out`))
    const take = async () => {
      if (header.type === "directory") {
        mkdirSync(path, { recursive: true, mode: 0o700 })
      } else {
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
        await writeFile(path, stream as AsyncIterable<Buffer>, { mode: 0o600 })
      }
      own(path)
      stream.resume()
    }
    take().then(() => next(), next)
  })
  await pipeline(Readable.from(bytesOf(vault, parts)), archive)
}

async function* bytesOf(vault: Vault, parts: Item[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield await vault.get(part)
}
