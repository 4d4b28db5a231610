import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { TryReason, TryState } from "#domain/payment-tries"
import type { PlanPeriod } from "#domain/subscription"
import { cents, instant } from "../../../database/columns"
import type { ProvidedMeans, ProviderPage } from "../../ports/payment-provider"

export const paymentMethods = pgTable("payment_methods", {
  owner: uuid("owner").primaryKey(),
  provider: text("provider").notNull(),
  customer: text("customer").notNull(),
  method: text("method"),
  means: text("means").$type<ProvidedMeans>(),
  label: text("label").notNull().default(""),
  since: instant("since"),
  goneAt: instant("gone_at"),
})

export const paymentPages = pgTable("payment_pages", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  mode: text("mode").$type<"setup" | "payment">().notNull(),
  planId: uuid("plan_id"),
  period: text("period").$type<PlanPeriod>(),
  priceHT: cents("price_ht"),
  position: integer("position"),
  amount: cents("amount"),
  session: text("session"),
  url: text("url"),
  state: text("state").$type<ProviderPage["state"]>().notNull().default("open"),
  createdAt: instant("created_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  asked: integer("asked").notNull().default(0),
  askAt: instant("ask_at").notNull(),
})

export const paymentTries = pgTable(
  "payment_tries",
  {
    owner: uuid("owner").notNull(),
    position: integer("position").notNull(),
    number: integer("number").notNull(),
    billId: uuid("bill_id").notNull(),
    paymentId: uuid("payment_id"),
    keptAsCredit: cents("kept_as_credit").notNull().default(0),
    refunded: cents("refunded").notNull().default(0),
    means: text("means").$type<ProvidedMeans>().notNull(),
    method: text("method"),
    amount: cents("amount").notNull(),
    state: text("state").$type<TryState>().notNull().default("open"),
    reason: text("reason").$type<TryReason>(),
    object: text("object"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    endedAt: instant("ended_at"),
    asked: integer("asked").notNull().default(0),
    askAt: instant("ask_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.position, table.number] })],
)

export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider").notNull(),
    id: text("id").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
)
