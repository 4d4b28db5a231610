import { readdir, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { asOwner } from "./owner"
import { spoolOf } from "./spool"
import type { Vault } from "./vault"

/** What PostgreSQL hands over: pieces, and what it says of timelines and of base copies. */
const handedOver = /^([0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history)$/

export async function waitingLog(home: string): Promise<string[]> {
  const names = await readdir(spoolOf(home)).catch(() => [])
  return names.filter((name) => handedOver.test(name)).sort()
}

/** When the newest of these was handed over: all that was written before is in them, or in earlier ones. */
export async function handedOverAt(home: string, names: string[]): Promise<Date | undefined> {
  const newest = names.at(-1)
  const file = newest && (await stat(join(spoolOf(home), newest)).catch(() => undefined))
  return file ? file.mtime : undefined
}

/** Since when the oldest piece waits. */
export async function waitingSince(home: string): Promise<Date | undefined> {
  const [oldest] = await waitingLog(home)
  return oldest ? (await stat(join(spoolOf(home), oldest))).mtime : undefined
}

/** Puts pieces into the vault, in their order; each goes from here once it lies there. */
export async function shipLog(home: string, names: string[], vault: Vault): Promise<void> {
  for (const name of names) {
    const path = join(spoolOf(home), name)
    // A command beside us may have been quicker.
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error
    })
    if (!bytes) continue
    await vault.put(`log/${name}`, bytes)
    await rm(path, { force: true })
  }
}

/** Has PostgreSQL hand over the piece that it has begun, and names it; nothing where there was nothing new in it. */
export async function closePiece(url: string): Promise<string | undefined> {
  return asOwner(url, async (client) => {
    const { rows } = await client.query<{ isNew: boolean; segment: string }>(
      `select pg_wal_lsn_diff(ended, '0/0') %
          (select setting::bigint from pg_settings where name = 'wal_segment_size') > 0 as "isNew",
          pg_walfile_name(ended) as segment
        from pg_switch_wal() as ended`,
    )
    const [piece] = rows
    return piece?.isNew ? piece.segment : undefined
  })
}
