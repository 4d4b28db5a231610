import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Manifest, nameOf } from "./catalog"
import { fingerprint } from "./fingerprint"
import { asOwner } from "./owner"
import { putFolder } from "./tar"
import type { Vault } from "./vault"

/** What runs, and is to be copied. */
export interface Source {
  /** The owner's address. */
  url: string
  /** The folder of all that PostgreSQL keeps. */
  home: string
  dataDir: string
}

/** Made anew at each start, or carried by the log (PostgreSQL 18, 25.3.4). */
const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*)$|(^|\/)pgsql_tmp/

/**
 * What of DATA_DIR has a way of its own into the vault, or belongs to whoever runs now. Letters of the outbox are kept by no
 * copy: they would outlive who was erased, and their links are ended by a restore.
 */
const apart = /^(postgres|files|backup|outbox|trial-[^/]*|lock[^/]*|copies\.json.*)(\/|$)/

/**
 * Copies the whole installation while it works: the cluster, and what DATA_DIR holds beside it (secrets, the head
 * of the audit log). The manifest comes last, once the log that it needs lies in the vault.
 */
export async function makeBase(
  { url, home, dataDir }: Source,
  vault: Vault,
  now: Date,
  /** Waits until the piece of the log lies in the vault. */
  shipped: (segment: string) => Promise<void>,
): Promise<void> {
  const folder = `bases/${nameOf(now)}`
  const { from, label, ...made } = await asOwner(url, async (client) => {
    const begun = await client.query<{ from: string }>(
      "select pg_walfile_name(pg_backup_start('plume', fast => true)) as from",
    )
    const parts = await putFolder(vault, `${folder}/cluster.tar`, join(home, "cluster"), (path) =>
      emptied.test(path),
    )
    const ended = await client.query<{ label: string; version: string }>(
      `select labelfile as label, current_setting('server_version_num') as version
       from pg_backup_stop(wait_for_archive => false)`,
    )
    const { rows } = await client.query<{ name: string }>(
      "select name from public.migrations order by name",
    )
    return {
      parts,
      from: begun.rows[0]?.from ?? "",
      label: ended.rows[0]?.label ?? "",
      postgresql: Number(ended.rows[0]?.version),
      migrations: rows.map(({ name }) => name),
    }
  })
  const beside = existsSync(dataDir)
    ? await putFolder(vault, `${folder}/folder.tar`, dataDir, (path) => apart.test(path))
    : []
  const { segment, ...sums } = await fingerprint(url)
  await shipped(segment)
  const manifest: Manifest = {
    ...made,
    label,
    password: readFileSync(join(home, "password"), "utf8"),
    parts: [...made.parts, ...beside],
    fingerprint: sums,
    finishedAt: new Date().toISOString(),
  }
  await vault.put(`${folder}/whole-${from}-${segment}`, Buffer.from(JSON.stringify(manifest)))
}
