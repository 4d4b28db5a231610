import type pg from "pg"
import type { Logger } from "pino"
import { type Head, writeHead } from "./head.commands"

/**
 * Numbers and chains what was written since the last time (migrations 0020, 0028). The head goes to the
 * log and to a file too, where whoever could rewrite the table may not reach it.
 */
export function auditSealer(pool: pg.Pool, log: Logger, dataDir: string): () => Promise<void> {
  let told: number | undefined
  return async () => {
    const { rows } = await pool.query<Head>(
      "select place, encode(hash, 'hex') as hash from seal_audit()",
    )
    const [head] = rows
    if (!head || head.place === told) return
    log.info(head, "audit log sealed")
    await writeHead(dataDir, head)
    told = head.place
  }
}
