import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { BankImport } from "#contract/bank-imports"
import type { bankLineStates } from "#contract/choices"
import { cents, instant, stamp } from "../../../database/columns"
import type { TableAnswers } from "../../bank-statements/csv"
import type { LeftOut, StatementPart } from "../../bank-statements/statement"

export const bankStatements = pgTable("bank_statements", {
  ...stamp,
  fileId: uuid("file_id").notNull(),
  fileName: text("file_name").notNull(),
  format: text("format").$type<BankImport["format"]>().notNull(),
  bank: text("bank"),
  accountId: uuid("account_id"),
  accountWritten: text("account_written"),
  currency: text("currency").notNull().default("EUR"),
  sequence: text("sequence"),
  openingDay: date("opening_day"),
  opening: cents("opening"),
  closingDay: date("closing_day"),
  closing: cents("closing"),
  firstDay: date("first_day"),
  lastDay: date("last_day"),
  leftOut: jsonb("left_out").$type<LeftOut>().notNull().default({}),
  headings: jsonb("headings").$type<string[]>().notNull().default([]),
  answers: jsonb("answers").$type<TableAnswers>().notNull().default({}),
  added: integer("added").notNull().default(0),
  importedAt: instant("imported_at"),
  undoneAt: instant("undone_at"),
  /** Its account was not there before it. */
  openedAccount: boolean("opened_account").notNull().default(false),
})

/** The lines that statements brought; each posts a movement, but for those that were taken out. */
export const bankLines = pgTable("bank_lines", {
  ...stamp,
  statementId: uuid("statement_id").notNull(),
  accountId: uuid("account_id").notNull(),
  position: integer("position").notNull(),
  day: date("day").notNull(),
  valueDay: date("value_day"),
  amount: cents("amount").notNull(),
  currency: text("currency").notNull(),
  label: text("label").notNull(),
  counterparty: text("counterparty"),
  counterpartyIban: text("counterparty_iban"),
  reference: text("reference"),
  bankId: text("bank_id"),
  parts: jsonb("parts").$type<StatementPart[]>().notNull().default([]),
  state: text("state").$type<(typeof bankLineStates)[number]>().notNull().default("open"),
  movementId: uuid("movement_id"),
})
