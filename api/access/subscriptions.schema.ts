import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { MoneyState, PaymentMeans, PlanPeriod } from "#domain/subscription"
import type { VatLevel } from "#domain/vat"
import { cents, instant } from "../../database/columns"

export const plans = pgTable("plans", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  code: text("code").notNull(),
  nameFr: text("name_fr").notNull(),
  nameEn: text("name_en").notNull(),
  textFr: text("text_fr").notNull().default(""),
  textEn: text("text_en").notNull().default(""),
  period: text("period").$type<PlanPeriod>().notNull(),
  vatCategory: text("vat_category").$type<VatLevel>().notNull().default("normal"),
  place: integer("place").notNull().default(0),
  offered: boolean("offered").notNull().default(false),
  /** The day on which it was last withdrawn. */
  withdrawnOn: date("withdrawn_on"),
  menus: text("menus").array().notNull().default([]),
})

export const subscriptions = pgTable("subscriptions", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  trialEndsOn: date("trial_ends_on").notNull(),
  planId: uuid("plan_id"),
  period: text("period").$type<PlanPeriod>(),
  means: text("means").$type<PaymentMeans>(),
  anchor: date("anchor"),
  billed: integer("billed"),
  priceHT: cents("price_ht"),
  cancelledOn: date("cancelled_on"),
  lapsedOn: date("lapsed_on"),
  givenUntil: date("given_until"),
  credit: cents("credit").notNull().default(0),
  billsOn: date("bills_on"),
  nextPriceHT: cents("next_price_ht"),
  nextPriceOn: date("next_price_on"),
  priceToldOn: date("price_told_on"),
  trialShared: boolean("trial_shared").notNull().default(false),
})

export const subscriptionBills = pgTable(
  "subscription_bills",
  {
    owner: uuid("owner").notNull(),
    position: integer("position").notNull(),
    planId: uuid("plan_id").notNull(),
    period: text("period").$type<PlanPeriod>().notNull(),
    means: text("means").$type<PaymentMeans>().notNull(),
    startsOn: date("starts_on"),
    endsOn: date("ends_on"),
    amount: cents("amount").notNull(),
    fromCredit: cents("from_credit").notNull().default(0),
    money: text("money").$type<MoneyState>().notNull(),
    dueSince: date("due_since"),
    graceEndsOn: date("grace_ends_on"),
    creditedOn: date("credited_on"),
    billId: uuid("bill_id").notNull(),
    /** The received bill that its subscriber made of it. */
    purchaseId: uuid("purchase_id"),
  },
  (table) => [primaryKey({ columns: [table.owner, table.position] })],
)
