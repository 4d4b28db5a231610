import { onThread } from "../worker-pool/pool"
import type { readCalendar as read } from "./read"

/** Somebody's calendar is read beside the thread that answers everyone. */
export const readCalendar = onThread<typeof read>("readCalendar")
