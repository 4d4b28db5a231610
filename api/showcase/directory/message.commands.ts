import type { z } from "zod"
import type { NewDirectoryMessage } from "#contract/directory"
import { inTransaction } from "../../../database/client"
import { translate } from "../../http/messages"
import { found } from "../../http/problem"
import { addNotification } from "../../notifications/queries"
import type { Context } from "../../ports/context"
import { findPerson } from "./page.queries"
import { addMessage } from "./queries"

/** Takes a message to someone of the directory, to be sent on to them, and tells them of it. */
export async function receiveMessage(
  { db, now, parts }: Pick<Context<"pool" | "queue">, "db" | "now" | "parts">,
  handle: string,
  language: "fr" | "en",
  { name, email, message, website }: z.output<typeof NewDirectoryMessage>,
): Promise<void> {
  const { owner } = found(await findPerson(db, handle, now))
  // Only programs fill in what nobody sees: they are answered as if it had been taken.
  if (website) return
  const consent = translate(language, "directory.consent")
  await inTransaction(parts.pool, owner, async (transaction) => {
    const values = { name, email, message, consent, language, createdAt: now }
    const { id } = await addMessage(transaction, owner, values)
    await addNotification(transaction, owner, {
      kind: "directoryMessage",
      causeId: id,
      messageId: id,
      parameters: { name },
      createdAt: now,
    })
    await parts.queue.send(transaction, "directoryMessage", { owner, messageId: id })
  })
}
