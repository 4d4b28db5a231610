import type { ApiParts } from "../ports/parts"
import { writeHead } from "./head.commands"
import { sealEntries } from "./verification.queries"

/**
 * Numbers and chains what was written since the last time (migrations 0020, 0028). The head goes to the
 * log and to a file too, where whoever could rewrite the table may not reach it.
 */
export function auditSealer(
  pool: ApiParts["pool"],
  log: ApiParts["log"],
  dataDir: string,
): () => Promise<void> {
  let told: number | undefined
  return async () => {
    const head = await sealEntries(pool)
    if (!head || head.place === told) return
    log.info(head, "audit log sealed")
    await writeHead(dataDir, head)
    told = head.place
  }
}
