import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { installationMail } from "../../mail-texts/compose"
import type { WorkerParts } from "../../ports/parts"
import { findSentInvitation } from "./queries"
import { invitationAt } from "./rules"

/** Sends someone the link that takes up what they were invited to. */
export async function sendInvitation(
  { pool, mail, origin }: Pick<WorkerParts, "pool" | "mail" | "origin">,
  owner: Owner,
  accessId: string,
): Promise<void> {
  const invited = await findSentInvitation(pool, owner, accessId)
  if (!invited) return
  const { language, accountName: name, email, secret } = invited
  const link = invitationAt(origin, secret)
  const words = await inTransaction(pool, owner, (db) =>
    installationMail(db, "accessInvitation", language, () => ({ name, link })),
  )
  const given = await mail({
    // The same at each attempt; another for each link.
    messageId: `<access-${accessId}-${invited.version}@${new URL(origin).hostname}>`,
    to: email,
    ...words,
  })
  if (given.accepted.length === 0 && given.refused.length === 0)
    throw new Error(given.failure ?? "the mail server did not take the message")
}
