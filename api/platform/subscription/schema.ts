import { boolean, date, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core"
import { cents } from "../../../database/columns"

export const planPrices = pgTable(
  "plan_prices",
  {
    planId: uuid("plan_id").notNull(),
    startsOn: date("starts_on").notNull(),
    priceHT: cents("price_ht").notNull(),
    /** Of those too who have the plan already. */
    forSubscribers: boolean("for_subscribers").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.planId, table.startsOn] })],
)

export const subscriptionSeller = pgTable("subscription_seller", {
  onlyOne: boolean("only_one").primaryKey().default(true),
  seller: uuid("seller").notNull(),
})

export const subscriptionClients = pgTable(
  "subscription_clients",
  {
    owner: uuid("owner").notNull(),
    subscriber: uuid("subscriber").notNull(),
    clientId: uuid("client_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.subscriber] })],
)
