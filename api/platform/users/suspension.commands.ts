import { recordAudit } from "../../audit/commands"
import { ensure, found } from "../../http/problem"
import { notifyIdentity } from "./identity-changes.commands"
import { type Administering, keepAdministrator } from "./oversight.commands"
import type { suspensionOf } from "./patch.commands"
import { changePerson, type PersonRow } from "./queries"
import { nameOf } from "./record.commands"

/** Suspends someone, or lifts it; whoever may do that was let in already. */
export async function changeSuspension(
  context: Administering,
  before: PersonRow,
  changes: NonNullable<ReturnType<typeof suspensionOf>>,
): Promise<void> {
  const { db, now, owner } = context
  const suspends = changes.suspendedUntil !== null && changes.suspendedUntil > now
  ensure(!suspends || before.id !== owner, "suspendSelf")
  if (suspends) await keepAdministrator(context, before)
  const changed = found(await changePerson(db, before.id, changes))
  const said = ({ suspendedUntil, suspensionReason }: PersonRow) => ({
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    suspensionReason,
  })
  await recordAudit(
    context,
    suspends ? "users.suspended" : "users.suspensionLifted",
    nameOf(before),
    {
      before: said(before),
      after: said(changed),
    },
  )
  // What they hold refreshes nothing any more; whoever signs in again is told until when and why.
  if (suspends) await notifyIdentity(context, { what: "sessions", of: before.id })
}
