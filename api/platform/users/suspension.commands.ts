import { recordAudit } from "../../audit/commands"
import { ensure, found } from "../../http/problem"
import type { Call } from "../../ports/context"
import { notifyIdentity } from "./identity-changes.commands"
import { keepAdministrator } from "./oversight.commands"
import type { suspensionOf } from "./patch.rules"
import { changePerson, type PersonRow } from "./queries"
import { nameOf } from "./record.commands"

/** Suspends someone, or lifts it; whoever may do that was let in already. */
export async function changeSuspension(
  c: Call,
  before: PersonRow,
  changes: NonNullable<ReturnType<typeof suspensionOf>>,
): Promise<void> {
  const { db, now, owner } = c.var
  const suspends = changes.suspendedUntil !== null && changes.suspendedUntil > now
  ensure(!suspends || before.id !== owner, "suspendSelf")
  if (suspends) await keepAdministrator(c, db, before)
  const changed = found(await changePerson(db, before.id, changes))
  const said = ({ suspendedUntil, suspensionReason }: PersonRow) => ({
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    suspensionReason,
  })
  await recordAudit(c, suspends ? "users.suspended" : "users.suspensionLifted", nameOf(before), {
    before: said(before),
    after: said(changed),
  })
  // What they hold refreshes nothing any more; whoever signs in again is told until when and why.
  if (suspends) await notifyIdentity(c, { what: "sessions", of: before.id })
}
