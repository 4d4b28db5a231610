import type { z } from "zod"
import type { Erasure } from "#contract/personal-data"
import { administrator } from "#domain/administrator"
import { recordAudit } from "../../audit/commands"
import { ensure, invalid } from "../../http/problem"
import { dropMessagesNaming } from "../../mailer/outbox"
import type { Context } from "../../ports/context"
import { notifyIdentity } from "../users/identity-changes.commands"
import type { Administering } from "../users/oversight.commands"
import { hasOtherAdministrator, lockMembers } from "../users/queries"
import * as queries from "./queries"

type Erasing = Administering & Context<"files" | "outbox">

/** Erases the caller, all but what the law keeps, once they have said who they are. */
export async function eraseOneself(
  context: Erasing,
  { email, password = "" }: z.output<typeof Erasure>,
): Promise<void> {
  const { owner, parts, person, db, now, afterCommit } = context
  const known = person.email ?? person.username
  if (email.toLowerCase() !== known.toLowerCase())
    invalid([{ path: "email", code: "erasureEmail" }])
  if (parts.accounts?.passwordMatches && !(await parts.accounts.passwordMatches(owner, password)))
    invalid([{ path: "password", code: "erasurePassword" }])
  if (person.roles.includes(administrator)) {
    await queries.seeEveryone(db, owner)
    await lockMembers(db, administrator)
    ensure(await hasOtherAdministrator(db, owner, administrator, now), "lastAdministrator")
  }
  ensure(!(await queries.hasPendingDocument(db, owner)), "documentPending")
  await recordAudit(context, "users.erased", { id: owner, name: person.username })
  const customer = await queries.findPaymentCustomer(db, owner)
  if (customer) await parts.queue.send(db, "paymentForget", customer)
  const keys = await queries.erase(db, owner)
  await notifyIdentity(context, { what: "account", of: owner })
  afterCommit(async () => {
    await dropMessagesNaming(parts.outbox, known).catch((error: unknown) =>
      parts.log.error({ err: error }, "messages that name an erased person are left"),
    )
    const removed = await Promise.allSettled(keys.map((key) => parts.files.remove(key)))
    const left = removed.filter(({ status }) => status === "rejected").length
    if (left > 0) parts.log.error({ left }, "bytes of an erased person are left")
  })
}
