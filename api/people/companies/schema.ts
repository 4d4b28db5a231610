import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "../../../database/columns"

export const companies = pgTable("companies", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  name: text("name").notNull(),
  sector: text("sector"),
  status: text("status"),
  address: text("address"),
  siren: text("siren"),
  siret: text("siret"),
})

export const companyMembers = pgTable(
  "company_members",
  {
    owner: uuid("owner").notNull(),
    companyId: uuid("company_id").notNull(),
    mayChange: boolean("may_change").notNull().default(false),
    joinedAt: instant("joined_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.companyId] })],
)
