import type { AuditAct } from "#contract/audit"
import type { Menu } from "#contract/permissions"
import type { Database } from "../../database/client"
import type { Person } from "../ports/person"
import { addEntry } from "./queries"

interface Subject {
  id: string
  name: string
}

/** As much of a call as an entry tells. */
export interface AuditContext {
  db: Database
  person: Pick<Person, "id" | "username">
  requestId: string
}

/** Writes down what the caller does to someone or something, in the transaction in which it is done. */
export async function recordAudit(
  { db, person, requestId }: AuditContext,
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
export async function recordExport(acting: AuditContext, menu: Menu): Promise<void> {
  const { id, username } = acting.person
  await recordAudit(acting, "data.exported", { id, name: username }, { after: { menu } })
}
