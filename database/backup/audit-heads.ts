import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { nameOf } from "./catalog"
import { asOwner } from "./owner"
import { BackupRefusal } from "./refusal"
import type { Item, Vault } from "./vault"

const fileIn = (dataDir: string) => join(dataDir, "audit-head.json")

/** Keeps the head of the audit log, as it is kept outside of the database, each time that it is another. */
export function followHead(vault: Vault, dataDir: string) {
  let last: string | undefined
  return async (now: Date): Promise<void> => {
    const head = await readFile(fileIn(dataDir)).catch(() => undefined)
    if (!head) return
    const digest = createHash("sha256").update(head).digest("hex")
    if (digest !== last) await vault.put(`heads/${nameOf(now)}`, head)
    last = digest
  }
}

/** Read at once, of those that are only looked at: in a bucket each takes its while. */
const atOnce = 16

/**
 * Lays the newest head that the restored log reaches beside it: it is to show that nobody wrote the log anew. Those
 * before it are not needed, and looked at all the same; answers which of them are not as they were.
 */
export async function bringHead(url: string, vault: Vault, dataDir: string): Promise<string[]> {
  const place = await asOwner(url, async (client) => {
    const { rows } = await client.query<{ place: string }>("select place from audit_head")
    return Number(rows[0]?.place ?? 0)
  })
  const heads = (await vault.list("heads/")).sort((a, b) => (a.name < b.name ? 1 : -1))
  for (const [at, item] of heads.entries()) {
    const head = await vault.get(item)
    if (JSON.parse(head.toString("utf8")).place > place) continue
    await writeFile(fileIn(dataDir), head, { mode: 0o600 })
    return alteredOf(vault, heads.slice(at + 1))
  }
  // Of none that is known is it shown; the one of the base copy is not ahead of it.
  return []
}

async function alteredOf(vault: Vault, items: Item[]): Promise<string[]> {
  const altered: string[] = []
  for (let at = 0; at < items.length; at += atOnce)
    await Promise.all(
      items.slice(at, at + atOnce).map(async (item) => {
        try {
          await vault.get(item)
        } catch (error) {
          if (!(error instanceof BackupRefusal)) throw error
          altered.push(item.key)
        }
      }),
    )
  return altered
}
