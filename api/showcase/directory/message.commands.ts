import type { z } from "zod"
import type { NewDirectoryMessage } from "#contract/directory"
import type { OfferDetails } from "#contract/offers"
import type { Language } from "#contract/values"
import { inTransaction } from "../../../database/client"
import { translate } from "../../http/messages"
import { found } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import { takeLetter } from "../../people/offers/letter.commands"
import type { Context } from "../../ports/context"
import { findPerson } from "./page.queries"
import { addMessage, lockMessage } from "./queries"

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
    const wait = await addNotification(transaction, owner, {
      kind: "directoryMessage",
      causeId: id,
      messageId: id,
      parameters: { name },
      createdAt: now,
    })
    if (wait !== undefined)
      await parts.queue.send(transaction, "directoryMessage", { owner, messageId: id }, wait)
  })
}

/** The offer that comes of a message to the owner, and whoever wrote it as a contact. */
export async function takeMessage(
  context: Context,
  messageId: string,
  language: Language,
): Promise<OfferDetails> {
  const message = found(await lockMessage(context.db, context.owner, messageId))
  return takeLetter(context, { ...message, source: "directory" }, language)
}
