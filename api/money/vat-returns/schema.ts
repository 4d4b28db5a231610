import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core"
import type { VatReturnDetails, VatSettings } from "#contract/vat-returns"
import type { VatZone } from "#domain/vat"
import type { VatForm } from "#domain/vat-calendar"
import type { VatPartKind } from "#domain/vat-parts"
import { cents, instant, rate, stamp } from "../../../database/columns"

export const vatSettings = pgTable("vat_settings", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  dueDay: smallint("due_day").notNull().default(15),
  rhythm: text("rhythm").$type<VatSettings["rhythm"]>(),
  startsOn: date("starts_on"),
  creditBefore: cents("credit_before").notNull().default(0),
  lastYearVat: cents("last_year_vat"),
  foreignServicesBox: text("foreign_services_box")
    .$type<VatSettings["foreignServicesBox"]>()
    .notNull()
    .default("A3"),
})

const euros = (name: string) => bigint(name, { mode: "number" })

/** What was declared; its boxes stay as they were. */
export const vatReturns = pgTable("vat_returns", {
  ...stamp,
  form: text("form").$type<VatForm>().notNull(),
  from: date("starts_on").notNull(),
  to: date("ends_on").notNull(),
  due: date("due_on").notNull(),
  declaredOn: date("declared_on").notNull(),
  paidOn: date("paid_on"),
  boxes: jsonb("boxes").$type<VatReturnDetails["boxes"]>().notNull(),
  yearly: jsonb("yearly").$type<NonNullable<VatReturnDetails["yearly"]>>(),
  toPay: euros("to_pay").notNull(),
  credit: euros("credit").notNull(),
  overpaid: euros("overpaid").notNull().default(0),
  refundAsked: euros("refund_asked").notNull().default(0),
})

/** What each counted. */
export const vatReturnParts = pgTable(
  "vat_return_parts",
  {
    owner: uuid("owner").notNull(),
    returnId: uuid("return_id").notNull(),
    key: text("key").notNull(),
    kind: text("kind").$type<VatPartKind>().notNull(),
    source: text("source").notNull(),
    day: date("day").notNull(),
    label: text("label").notNull(),
    rate: rate("rate").notNull(),
    zone: text("zone").$type<VatZone>().notNull(),
    base: cents("base").notNull(),
    tax: cents("tax").notNull(),
    billId: uuid("bill_id"),
    incomeId: uuid("income_id"),
    purchaseId: uuid("purchase_id"),
    outcomeId: uuid("outcome_id"),
  },
  (part) => [primaryKey({ columns: [part.owner, part.returnId, part.key] })],
)
