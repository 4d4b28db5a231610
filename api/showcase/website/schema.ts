import { sql } from "drizzle-orm"
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { CustomerWebsite } from "#contract/customer-website"
import { instant } from "../../../database/columns"

export const websites = pgTable("websites", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
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
  publishedAt: instant("published_at"),
  domain: text("domain"),
  domainToken: text("domain_token").notNull().default(sql`computed`),
  domainProvenAt: instant("domain_proven_at"),
})

export const websiteAddresses = pgTable("website_addresses", {
  address: text("address").primaryKey(),
  owner: uuid("owner").notNull(),
  kind: text("kind").$type<"slug" | "domain">().notNull(),
  takenAt: instant("taken_at").notNull().defaultNow(),
  releasedAt: instant("released_at"),
})
