import { sql } from "drizzle-orm"
import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

const cents = (name: string) => bigint(name, { mode: "number" })

export const products = pgTable("products", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  name: text("name").notNull(),
  purchaseDate: date("purchase_date"),
  purchasePrice: cents("purchase_price"),
  shippingFees: cents("shipping_fees"),
  advertisingCosts: cents("advertising_costs"),
  deliveryPrice: cents("delivery_price"),
  sellingPrice: cents("selling_price"),
  sellingDate: date("selling_date"),
  collectedPrice: cents("collected_price"),
  sold: boolean("sold").notNull(),
  imageId: uuid("image_id"),
  color: text("color"),
  size: text("size"),
  currency: text("currency").notNull().default("EUR"),
  /** Computed by the database (migration 0005), so that lists can sort on them. */
  costPrice: cents("cost_price").notNull().generatedAlwaysAs(sql`cost`),
  margin: cents("margin").generatedAlwaysAs(sql`margin`),
})
