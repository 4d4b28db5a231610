import { and, eq, getTableColumns, sql } from "drizzle-orm"
import type { AuditFilter } from "#contract/audit"
import type { Database } from "../../database/client"
import { projection } from "../../database/projection"
import { keyset } from "../http/page"
import { auditEntries } from "./schema"

const { sequence: _, hash: __, ...kept } = getTableColumns(auditEntries)
/** Entries hold pseudonyms; whoever reads them reads the names, as long as these are known. */
const columns = {
  ...kept,
  actorName: sql<string | null>`audit_name(${auditEntries.actorName})`,
  subjectName: sql<string | null>`audit_name(${auditEntries.subjectName})`,
  before: sql<Record<string, unknown> | null>`audit_words(${auditEntries.before})`,
  after: sql<Record<string, unknown> | null>`audit_words(${auditEntries.after})`,
}
const listed = projection(columns)

export type NewEntry = Pick<
  typeof auditEntries.$inferInsert,
  "actor" | "actorName" | "act" | "subject" | "subjectName" | "before" | "after" | "requestId"
>

/** Written in the transaction of the act itself: what is not written down has not happened. */
export async function addEntry(db: Database, entry: NewEntry) {
  await db.insert(auditEntries).values(entry)
}

const matching = ({ act, from, to, q }: AuditFilter) =>
  and(
    sql`true`,
    act ? eq(auditEntries.act, act) : undefined,
    from ? sql`${auditEntries.at} >= ${from}::date at time zone 'Europe/Paris'` : undefined,
    to ? sql`${auditEntries.at} < (${to}::date + 1) at time zone 'Europe/Paris'` : undefined,
    q
      ? sql`plain_text(concat_ws(' ', ${columns.actorName}, ${columns.subjectName}))
          like '%' || plain_text(${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}) || '%'`
      : undefined,
  )

export function listEntries(db: Database, filter: AuditFilter) {
  const page = keyset(filter, { at: auditEntries.at }, auditEntries.id, "-at")
  return page.list(db, listed, auditEntries, matching(filter))
}

/** The newest entries of the filter: at most as many as a spreadsheet is good for. */
export function exportEntries(db: Database, filter: AuditFilter) {
  return db
    .select(columns)
    .from(auditEntries)
    .where(matching(filter))
    .orderBy(sql`${auditEntries.at} desc`)
    .limit(50_000)
}
