import type { AuditAct } from "#contract/audit"
import type { Menu } from "#contract/permissions"
import type { Call } from "../ports/context"
import { addEntry } from "./queries"

interface Subject {
  id: string
  name: string
}

/** As much of a call as an entry tells. */
interface AuditContext {
  var: Pick<Call["var"], "db" | "person" | "requestId">
}

/** Writes down what the caller does to someone or something, in the transaction in which it is done. */
export async function recordAudit(
  { var: { db, person, requestId } }: AuditContext,
  act: AuditAct,
  subject: Subject,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  await addEntry(db, {
    actor: person.id,
    actorName: person.username,
    act,
    subject: subject.id,
    subjectName: subject.name,
    before: change.before,
    after: change.after,
    requestId,
  })
}

/** Writes down that the caller took a list away as a file. */
export async function recordExport(c: Call, menu: Menu): Promise<void> {
  const { id, username } = c.var.person
  await recordAudit(c, "data.exported", { id, name: username }, { after: { menu } })
}
