import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { TaxSettings } from "#contract/treasury"
import { cents, instant, rate } from "../../../database/columns"

type Regime = NonNullable<TaxSettings["regime"]>

/** How someone is taxed from a day on, until the next. */
export const taxRegimes = pgTable(
  "tax_regimes",
  {
    owner: uuid("owner").notNull(),
    startsOn: date("starts_on").notNull(),
    taxation: text("taxation").$type<Regime["taxation"]>().notNull(),
    activity: text("activity").$type<Regime["activity"]>().notNull(),
    goodsActivity: text("goods_activity").$type<Regime["goodsActivity"]>(),
    rhythm: text("rhythm").$type<Regime["rhythm"]>().notNull(),
    withIncomeTax: boolean("with_income_tax").notNull(),
    incomeTaxRate: rate("income_tax_rate"),
    contributionRate: rate("contribution_rate"),
    acre: boolean("acre").notNull(),
    beganOn: date("began_on"),
  },
  (regime) => [primaryKey({ columns: [regime.owner, regime.startsOn] })],
)

/** When the contributions of a period were said to be declared, by the clock of the database, and the day on which they were paid. */
export const contributionSettlements = pgTable(
  "contribution_settlements",
  {
    owner: uuid("owner").notNull(),
    since: date("since").notNull(),
    until: date("until").notNull(),
    settledAt: instant("settled_at").notNull().defaultNow(),
    paidOn: date("paid_on"),
  },
  (settled) => [primaryKey({ columns: [settled.owner, settled.until] })],
)

export const treasurySettings = pgTable("treasury_settings", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  businessTax: cents("business_tax"),
  ownReserve: cents("own_reserve").notNull().default(0),
  contributionsSettledUntil: date("contributions_settled_until"),
})
