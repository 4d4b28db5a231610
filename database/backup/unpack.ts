import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { unprivilegedAccount } from "../account"
import { findBinaries } from "../binaries"
import type { Cluster } from "../cluster"
import { homeFor } from "../home"
import { type Base, type Manifest, readManifest } from "./catalog"
import { owned } from "./recovery"
import { BackupRefusal } from "./refusal"
import { takeFolder } from "./tar"
import type { Vault } from "./vault"

/** What this program can work with. */
export interface Known {
  /** The names of the migrations that it has. */
  migrations: string[]
}

/** Reads what a base copy says of itself, and refuses one of a newer program, or one that lost a part. */
export async function checkBase(vault: Vault, base: Base, known: Known): Promise<Manifest> {
  const manifest = await readManifest(vault, base)
  const there = new Set(base.parts.map(({ name }) => name))
  const lost = manifest.parts.find((name) => !there.has(name))
  if (lost) throw new BackupRefusal(`a piece of the copy is missing: ${lost}`)
  const newer = manifest.migrations.find((name) => !known.migrations.includes(name))
  if (newer)
    throw new BackupRefusal(
      `the copy is of a newer version of Plume, which knows ${newer}; restore it with that version`,
    )
  return manifest
}

/** Lays a base copy into `dataDir`, as a cluster under another name: nobody takes it for one that is whole. */
export async function unpackBase(
  vault: Vault,
  base: Base,
  manifest: Manifest,
  dataDir: string,
): Promise<Cluster> {
  const account = unprivilegedAccount()
  const home = homeFor(dataDir, account)
  const data = join(home, "cluster.restored")
  owned({ account }, data, (path) => mkdirSync(path, { mode: 0o700 }))
  const partsOf = (name: string) => base.parts.filter((part) => part.name.includes(name))
  await takeFolder(vault, partsOf("/cluster.tar."), data, account)
  // Made anew by PostgreSQL below them, but not they themselves.
  for (const name of [
    "pg_wal",
    "pg_replslot",
    "pg_notify",
    "pg_subtrans",
    "pg_serial",
    "pg_snapshots",
  ])
    owned({ account }, join(data, name), (path) => mkdirSync(path, { mode: 0o700 }))
  owned({ account }, join(data, "backup_label"), (path) => writeFileSync(path, manifest.label))
  const { password } = manifest
  owned({ account }, join(home, "password"), (path) =>
    writeFileSync(path, password, { mode: 0o600 }),
  )
  const binaries = findBinaries(home, account)
  const log = join(home, "postgresql.log")
  return { home, data, log, password, archive: undefined, binaries, account }
}

/** Lays beside it what else DATA_DIR held. */
export async function unpackFolder(vault: Vault, base: Base, dataDir: string): Promise<void> {
  const parts = base.parts.filter(({ name }) => name.includes("/folder.tar."))
  await takeFolder(vault, parts, dataDir, undefined)
}
