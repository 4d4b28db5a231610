import { onThread } from "../worker-pool/pool"
import type { readTable as read } from "./read-table"

/** Somebody's table is read beside the thread that answers everyone. */
export const readTable = onThread<typeof read>("readTable")
