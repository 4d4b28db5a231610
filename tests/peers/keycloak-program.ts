import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { createWriteStream, existsSync } from "node:fs"
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { homedir } from "node:os"
import { join } from "node:path"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream } from "node:stream/web"
import { promisify } from "node:util"

const version = "26.7.3"
const sha256 = "77657f30b7e90d70f727712ce1c967f430fd6a5e9f458d32d8c6df0635345f47"
const address = `https://repo1.maven.org/maven2/org/keycloak/keycloak-quarkus-dist/${version}/keycloak-quarkus-dist-${version}.tar.gz`

/** Programs that only these tests need are kept here, from one run to the next. */
export const cache = join(homedir(), ".cache", "plume")

/** The folder of Keycloak, fetched from Maven Central the first time. */
export async function keycloakProgram(): Promise<string> {
  const folder = join(cache, `keycloak-${version}`)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(join(cache, "keycloak-"))
  try {
    const archive = join(draft, "keycloak.tar.gz")
    await download(archive)
    await promisify(execFile)("tar", ["-xzf", archive, "-C", draft])
    await rename(join(draft, `keycloak-${version}`), folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

async function download(path: string): Promise<void> {
  const answer = await fetch(address).catch((cause) => {
    throw new Error(`Keycloak cannot be fetched: ${address} cannot be reached`, { cause })
  })
  if (!answer.ok || !answer.body)
    throw new Error(`Keycloak cannot be fetched: ${address} answered ${answer.status}`)
  const hash = createHash("sha256")
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), hashing, createWriteStream(path))
  if (hash.digest("hex") !== sha256)
    throw new Error(`Keycloak cannot be used: ${address} is not the file that was expected`)
}
