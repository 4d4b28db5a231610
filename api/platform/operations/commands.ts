import type { Operations } from "#contract/operations"
import { nobody } from "#domain/owner"
import { recordAudit } from "../../audit/commands"
import { ensure } from "../../http/problem"
import type { Context } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import { findRestoration, mailsWait, releaseMails } from "./queries"

type Asking = Context<"copies">

export async function showOperations({ db, parts }: Asking): Promise<Operations> {
  // Copies are of this machine, whatever the time is that the product was told.
  const moment = new Date()
  const [report, mayWrite, restoration] = [
    await parts.copies.report(moment),
    await parts.copies.mayWrite(moment),
    await findRestoration(db, nobody),
  ]
  return {
    ...report,
    isReadOnly: !mayWrite,
    restoration: restoration
      ? {
          ...restoration,
          at: restoration.at.toISOString(),
          restoredTo: restoration.restoredTo?.toISOString() ?? null,
          mailsReleasedAt: restoration.mailsReleasedAt?.toISOString() ?? null,
        }
      : null,
  }
}

/** After a restore, what writes to people by the clock waits for the word too: it may have written already. */
export async function unlessMailsWait(
  { pool }: Pick<ApiParts, "pool">,
  work: () => Promise<unknown>,
): Promise<void> {
  if (!(await mailsWait(pool))) await work()
}

/** Gives the word that messages wait for after a restore. */
export async function giveWord(
  context: Asking & Parameters<typeof recordAudit>[0],
  choice: "send" | "discard",
): Promise<Operations> {
  const { db, now, person } = context
  const waiting = await findRestoration(db, nobody)
  ensure(waiting && !waiting.mailsReleasedAt, "noMailsWaiting")
  await releaseMails(db, nobody, { send: choice === "send", now })
  const subject = { id: person.id, name: person.username }
  await recordAudit(context, "operations.mailsReleased", subject, { after: { choice } })
  return showOperations(context)
}
