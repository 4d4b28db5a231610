import type { ApiParts } from "../ports/parts"
import { forgetFiles, listExpired } from "./sweep.queries"

/**
 * Removes the uploads that no record came to refer to, bytes before rows, so that nothing is left
 * behind when it is interrupted. Tells how many went.
 */
export async function sweepFiles(
  pool: ApiParts["pool"],
  store: ApiParts["files"],
): Promise<number> {
  let swept = 0
  for (;;) {
    const ids = await listExpired(pool)
    if (ids.length === 0) return swept
    for (const id of ids) await store.remove(id)
    await forgetFiles(pool, ids)
    swept += ids.length
  }
}
