import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Client } from "../../contract/clients"

export const clients = pgTable("clients", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  kind: text("kind").$type<Client["kind"]>().notNull(),
  name: text("name").notNull(),
  sector: text("sector"),
  status: text("status").$type<Client["status"]>().notNull(),
  email: text("email"),
  phoneNumber: text("phone_number"),
  siren: text("siren"),
  siret: text("siret"),
  vatNumber: text("vat_number"),
  streetAddress: text("street_address"),
  postalCode: text("postal_code"),
  city: text("city"),
  country: text("country").notNull(),
  language: text("language").$type<Client["language"]>().notNull(),
})
