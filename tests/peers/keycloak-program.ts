import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { cache, fetched } from "./fetched"

const version = "26.7.3"
const archive = {
  name: `keycloak-${version}.tar.gz`,
  address: `https://repo1.maven.org/maven2/org/keycloak/keycloak-quarkus-dist/${version}/keycloak-quarkus-dist-${version}.tar.gz`,
  sha256: "77657f30b7e90d70f727712ce1c967f430fd6a5e9f458d32d8c6df0635345f47",
}

/** The folder of Keycloak, fetched from Maven Central the first time. */
export async function keycloakProgram(): Promise<string> {
  const folder = join(cache, `keycloak-${version}`)
  if (existsSync(folder)) return folder
  const packed = await fetched(archive)
  const draft = await mkdtemp(join(cache, "keycloak-"))
  try {
    await promisify(execFile)("tar", ["-xzf", packed, "-C", draft])
    await rename(join(draft, `keycloak-${version}`), folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(packed, { force: true })
  }
  return folder
}
