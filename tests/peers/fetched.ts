import { createHash } from "node:crypto"
import { createWriteStream, existsSync } from "node:fs"
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { homedir } from "node:os"
import { join } from "node:path"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream } from "node:stream/web"

/** Programs that only these tests need are kept here, from one run to the next. */
export const cache = join(homedir(), ".cache", "plume")

export interface RemoteFile {
  name: string
  address: string
  sha256: string
}

/** The path of a file, fetched the first time and held to its hash. */
export async function fetched({ name, address, sha256 }: RemoteFile): Promise<string> {
  const path = join(cache, name)
  if (existsSync(path)) return path
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(join(cache, "draft-"))
  try {
    const arriving = join(draft, name)
    await download({ name, address, sha256 }, arriving)
    await rename(arriving, path)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return path
}

async function download({ name, address, sha256 }: RemoteFile, path: string): Promise<void> {
  const answer = await fetch(address).catch((cause) => {
    throw new Error(`${name} cannot be fetched: ${address} cannot be reached`, { cause })
  })
  if (!answer.ok || !answer.body)
    throw new Error(`${name} cannot be fetched: ${address} answered ${answer.status}`)
  const hash = createHash("sha256")
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), hashing, createWriteStream(path))
  if (hash.digest("hex") !== sha256)
    throw new Error(`${name} cannot be used: ${address} is not the file that was expected`)
}
