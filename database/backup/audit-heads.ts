import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { nameOf } from "./catalog"
import { asOwner } from "./owner"
import type { Vault } from "./vault"

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

/** Lays the newest head that the restored log reaches beside it: it is to show that nobody wrote the log anew. */
export async function bringHead(url: string, vault: Vault, dataDir: string): Promise<void> {
  const place = await asOwner(url, async (client) => {
    const { rows } = await client.query<{ place: string }>("select place from audit_head")
    return Number(rows[0]?.place ?? 0)
  })
  const heads = (await vault.list("heads/")).sort((a, b) => (a.name < b.name ? 1 : -1))
  for (const item of heads) {
    const head = await vault.get(item)
    if (JSON.parse(head.toString("utf8")).place > place) continue
    await writeFile(fileIn(dataDir), head, { mode: 0o600 })
    return
  }
  // Of none that is known is it shown; the one of the base copy is not ahead of it.
}
