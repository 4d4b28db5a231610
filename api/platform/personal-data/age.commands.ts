import { dropMessagesBefore } from "../../mailer/outbox"
import type { ApiParts } from "../../ports/parts"
import { forgetExpired } from "./age.queries"

const day = 86_400_000
/** As long as messages that nobody sends are kept to be looked at. */
const outboxDays = 30

/** Lets go of what is kept for a time only, once it is over: names in the log, what the law kept, written messages. */
export async function forgetWhatIsOver({
  pool,
  files,
  outbox,
  clock,
}: Pick<ApiParts, "pool" | "files" | "outbox" | "clock">): Promise<void> {
  const now = clock()
  for (const key of await forgetExpired(pool, now)) await files.remove(key)
  await dropMessagesBefore(outbox, new Date(now.getTime() - outboxDays * day))
}
