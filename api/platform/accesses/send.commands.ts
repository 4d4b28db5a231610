import type { Owner } from "#domain/owner"
import { translate } from "../../http/messages"
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
  const say = (key: string) =>
    translate(language, `accesses.mail.${key}`).replaceAll("{{name}}", name)
  const given = await mail({
    // The same at each attempt; another for each link.
    messageId: `<access-${accessId}-${invited.version}@${new URL(origin).hostname}>`,
    to: email,
    subject: say("subject"),
    text: [say("text"), `${say("link")}\n${invitationAt(origin, secret)}`, say("ignore")].join(
      "\n\n",
    ),
  })
  if (given.accepted.length === 0 && given.refused.length === 0)
    throw new Error(given.failure ?? "the mail server did not take the message")
}
