import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { translate } from "../../http/messages"
import { installationMail } from "../../mail-texts/compose"
import { addNotification } from "../../notifications/add.commands"
import type { WorkerParts } from "../../ports/parts"
import { asStaff, findAnswer } from "./queries"
import { threadId } from "./thread.commands"

/** Their bell rings too, where they have an account: once, however often the mail is tried. */
const tellPerson = (
  { pool, clock }: Pick<WorkerParts, "pool" | "clock">,
  person: Owner,
  entryId: string,
  { requestId, reference }: { requestId: string; reference: string },
) =>
  inTransaction(pool, person, (db) =>
    addNotification(db, person, {
      kind: "supportAnswered",
      causeId: entryId,
      parameters: { supportRequestId: requestId, number: reference },
      createdAt: clock(),
    }),
  )

/** Sends who wrote to support what was answered, as one conversation with what they were sent before. */
export async function sendSupportAnswer(
  { pool, mail, origin, clock }: Pick<WorkerParts, "pool" | "mail" | "origin" | "clock">,
  entryId: string,
): Promise<void> {
  const answer = await asStaff(pool, (db) => findAnswer(db, entryId))
  // Erased meanwhile.
  if (!answer) return
  if (answer.person)
    await tellPerson({ pool, clock }, ownerOfRow({ owner: answer.person }), entryId, answer)
  const { requestId, email, subject, reference, language, receipt, secret, earlier } = answer
  const named = (id: string) => threadId(answer, id, new URL(origin).hostname)
  const words = await asStaff(pool, (db) =>
    installationMail(db, "supportAnswer", language, (spoken) => ({
      reference,
      // Programs know by it that it answers.
      title: `Re: ${subject ?? translate(spoken, "support.mail.noSubject")}`,
      message: answer.text ?? "",
      link: `${origin}/support/${secret}`,
    })),
  )
  const given = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: named(entryId),
    references: [...(receipt ? [requestId] : []), ...earlier].map(named),
    to: email,
    ...words,
  })
  if (given.accepted.length === 0 && given.refused.length === 0)
    throw new Error(given.failure ?? "the mail server did not take the message")
}
