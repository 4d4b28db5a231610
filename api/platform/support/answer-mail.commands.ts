import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { translate } from "../../http/messages"
import { pageIn } from "../../http/page-in"
import { installationMail } from "../../mail-texts/compose"
import { addNotification } from "../../notifications/add.commands"
import type { ApiParts, WorkerParts } from "../../ports/parts"
import { asStaff, findAnswer } from "./queries"
import { threadId } from "./thread.commands"

type Parts = Pick<WorkerParts, "pool" | "mail" | "origin" | "clock"> & Pick<ApiParts, "queue">

/**
 * Their bell rings too, where they have an account: once, however often the mail is tried. Whether the mail leaves now:
 * quiet hours put it off, and whoever wants none at once finds the answer in their digest, or there.
 */
const tellPerson = (
  { pool, clock, queue }: Parts,
  person: Owner,
  entryId: string,
  { requestId, reference }: { requestId: string; reference: string },
): Promise<boolean> =>
  inTransaction(pool, person, async (db) => {
    const wait = await addNotification(db, person, {
      kind: "supportAnswered",
      causeId: entryId,
      parameters: { supportRequestId: requestId, number: reference },
      createdAt: clock(),
    })
    if (wait) await queue.send(db, "supportAnswer", { entryId }, wait)
    return wait === 0
  })

/** Sends who wrote to support what was answered, as one conversation with what they were sent before. */
export async function sendSupportAnswer(parts: Parts, entryId: string): Promise<void> {
  const { pool, mail, origin } = parts
  const answer = await asStaff(pool, (db) => findAnswer(db, entryId))
  // Erased meanwhile.
  if (!answer) return
  const person = answer.person && ownerOfRow({ owner: answer.person })
  if (person && !(await tellPerson(parts, person, entryId, answer))) return
  const { requestId, email, subject, reference, language, receipt, secret, earlier } = answer
  const named = (id: string) => threadId(answer, id, new URL(origin).hostname)
  const words = await asStaff(pool, (db) =>
    installationMail(db, "supportAnswer", language, (spoken) => ({
      reference,
      // Programs know by it that it answers.
      title: `Re: ${subject ?? translate(spoken, "support.mail.noSubject")}`,
      message: answer.text ?? "",
      link: pageIn(`${origin}/support/${secret}`, spoken),
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
