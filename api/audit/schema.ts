import { bigint, customType, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { AuditAct } from "../../contract/audit"

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" })

export const auditEntries = pgTable("audit_entries", {
  id: uuid("id").primaryKey().defaultRandom(),
  sequence: bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  actor: uuid("actor"),
  actorName: text("actor_name"),
  act: text("act").$type<AuditAct>().notNull(),
  subject: text("subject"),
  subjectName: text("subject_name"),
  before: jsonb("before").$type<Record<string, unknown>>(),
  after: jsonb("after").$type<Record<string, unknown>>(),
  requestId: text("request_id"),
  place: bigint("place", { mode: "number" }),
  hash: bytes("hash"),
})
