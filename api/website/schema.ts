import { sql } from "drizzle-orm"
import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { CustomerWebsite } from "../../contract/customer-website"

export const websites = pgTable("websites", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  template: text("template").$type<CustomerWebsite["template"]>().notNull(),
  palette: text("palette").$type<CustomerWebsite["palette"]>().notNull(),
  language: text("language").$type<CustomerWebsite["language"]>().notNull(),
  slug: text("slug").notNull(),
  title: text("title"),
  tagline: text("tagline"),
  pages: jsonb("pages").$type<CustomerWebsite["pages"]>().notNull(),
  services: jsonb("services").$type<CustomerWebsite["services"]>().notNull(),
  hiddenProducts: uuid("hidden_products").array().notNull().default(sql`'{}'`),
  host: text("host"),
  publishedAt: timestamp("published_at", { withTimezone: true }),
  domain: text("domain"),
  domainToken: text("domain_token").notNull().default(sql`computed`),
  domainProvenAt: timestamp("domain_proven_at", { withTimezone: true }),
})

export const websiteAddresses = pgTable("website_addresses", {
  address: text("address").primaryKey(),
  owner: uuid("owner").notNull(),
  kind: text("kind").$type<"slug" | "domain">().notNull(),
  takenAt: timestamp("taken_at", { withTimezone: true }).notNull().defaultNow(),
  releasedAt: timestamp("released_at", { withTimezone: true }),
})
