import { onThread } from "../worker-pool/pool"
import type * as content from "./content"

/** What somebody sends is looked at, and drawn anew, beside the thread that answers everyone. */
export const typeOf = onThread<typeof content.typeOf>("typeOf")
export const redrawn = onThread<typeof content.redrawn>("redrawn")
