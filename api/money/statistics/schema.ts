import {
  bigint,
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core"
import { cents } from "../../../database/columns"

/** What was issued to each client in each month, kept by the database; the unit "" stands for all. */
export const statisticBills = pgTable(
  "statistic_bills",
  {
    owner: uuid("owner").notNull(),
    clientId: uuid("client_id").notNull(),
    month: date("month").notNull(),
    unit: text("unit").notNull(),
    bills: integer("bills").notNull(),
    totalHT: cents("total_ht").notNull(),
    totalTTC: cents("total_ttc").notNull(),
    days: numeric("days").notNull(),
    daysHT: cents("days_ht").notNull(),
  },
  (kept) => [primaryKey({ columns: [kept.owner, kept.unit, kept.month, kept.clientId] })],
)

/** What reached the bank of each client in each month, and how long it took. */
export const statisticPayments = pgTable(
  "statistic_payments",
  {
    owner: uuid("owner").notNull(),
    clientId: uuid("client_id").notNull(),
    month: date("month").notNull(),
    collected: cents("collected").notNull(),
    counted: cents("counted").notNull(),
    timesDays: numeric("times_days").notNull(),
    timesDelay: numeric("times_delay").notNull(),
    onTime: bigint("on_time", { mode: "number" }).notNull(),
  },
  (kept) => [primaryKey({ columns: [kept.owner, kept.month, kept.clientId] })],
)

/** What someone means to reach in a year. */
export const statisticGoals = pgTable(
  "statistic_goals",
  {
    owner: uuid("owner").notNull(),
    year: integer("year").notNull(),
    turnoverHT: cents("turnover_ht"),
    days: integer("days"),
    dailyRateHT: cents("daily_rate_ht"),
  },
  (goal) => [primaryKey({ columns: [goal.owner, goal.year] })],
)

export const statisticSettings = pgTable("statistic_settings", {
  owner: uuid("owner").primaryKey(),
  shareThreshold: integer("share_threshold").notNull().default(50),
  goalsOnDashboard: boolean("goals_on_dashboard").notNull().default(false),
})
