import { customType, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { AuditAct } from "#contract/audit"
import { cents, instant } from "../../database/columns"

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" })

export const auditEntries = pgTable("audit_entries", {
  id: uuid("id").primaryKey().defaultRandom(),
  sequence: cents("sequence").notNull().generatedAlwaysAsIdentity(),
  at: instant("at").notNull().defaultNow(),
  actor: uuid("actor"),
  actorName: text("actor_name"),
  act: text("act").$type<AuditAct>().notNull(),
  subject: text("subject"),
  subjectName: text("subject_name"),
  before: jsonb("before").$type<Record<string, unknown>>(),
  after: jsonb("after").$type<Record<string, unknown>>(),
  requestId: text("request_id"),
  place: cents("place"),
  hash: bytes("hash"),
})
