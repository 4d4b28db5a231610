import { onThread } from "../worker-pool/pool"
import type { readStatement as read } from "./read"

/** A statement of somebody's bank is read beside the thread that answers everyone. */
export const readStatement = onThread<typeof read>("readStatement")
