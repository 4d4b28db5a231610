import type { Owner } from "#domain/owner"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import * as queries from "./queries"
import { remindersDue, stateOf, waitingFor } from "./rules"
import { isUnchanged } from "./subject.commands"
import { closeUnsigned, type Turning } from "./turn.commands"

type Parts = Pick<ApiParts, "pool" | "log" | "clock" | "queue">

/**
 * Reminds those who were asked, ends what nobody signed in time, and calls off what was changed since. It may run as
 * often as one likes, in several processes.
 */
export async function watchSignatures(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const owner of await queries.listOwnersWaiting(parts.pool))
    try {
      await watchOwner(parts, owner, now)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "signatures not looked over")
    }
}

async function watchOwner(parts: Parts, owner: Owner, now: Date): Promise<void> {
  const open = await onBehalfOf(parts, owner, now, ({ db }) => queries.listOpen(db, owner))
  for (const { id } of open)
    await onBehalfOf(parts, owner, now, async (context) => {
      const request = await queries.lockRequest(context.db, owner, id)
      if (!request || request.outcome) return
      if (stateOf(request, now) === "expired") return closeUnsigned(context, request, "expired")
      if (!(await isUnchanged(context, request))) return closeUnsigned(context, request, "changed")
      await remind(context, id)
    })
}

async function remind({ db, owner, parts, now }: Turning, requestId: string): Promise<void> {
  for (const signer of waitingFor(await queries.listSigners(db, owner, [requestId]))) {
    const reminders = remindersDue(signer, now)
    if (!reminders) continue
    await queries.changeSigner(db, owner, signer.id, { reminders })
    await queries.addAct(db, owner, {
      ...{ requestId, signerId: signer.id, kind: "reminded", at: now, detail: { reminders } },
    })
    await parts.queue.send(db, "signatureEmail", { owner, signerId: signer.id, about: "reminded" })
  }
}
