import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { translate } from "../../http/messages"
import { pageIn } from "../../http/page-in"
import { installationMail } from "../../mail-texts/compose"
import type { WorkerParts } from "../../ports/parts"
import { findSupportReceipt } from "./queries"
import { threadId } from "./thread.commands"

/** Tells whoever wrote to support by which reference; their words only where they were signed in. */
export async function sendSupportReceipt(
  { pool, mail, origin }: Pick<WorkerParts, "pool" | "mail" | "origin">,
  owner: Owner,
  messageId: string,
): Promise<void> {
  const receipt = await inTransaction(pool, owner, (db) => findSupportReceipt(db, messageId))
  if (!receipt) return
  const { email, reference, language, subject, words, secret } = receipt
  const quoted = words?.split("\n").map((line) => `> ${line}`)
  const said = await inTransaction(pool, owner, (db) =>
    installationMail(db, "supportReceipt", language, (spoken) => ({
      reference,
      title: subject ?? translate(spoken, "support.mail.noSubject"),
      message: quoted?.join("\n") ?? "",
      link: pageIn(`${origin}/support/${secret}`, spoken),
    })),
  )
  const given = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: threadId({ requestId: messageId, secret }, messageId, new URL(origin).hostname),
    to: email,
    ...said,
    automatic: "replied",
  })
  if (given.accepted.length === 0 && given.refused.length === 0)
    throw new Error(given.failure ?? "the mail server did not take the message")
}
