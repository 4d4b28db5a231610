import { z } from "zod"
import { Acts } from "./acts"
import { dateOrders, statementColumns, statementFormats, statementLineStates } from "./choices"
import {
  Balance,
  Currency,
  Day,
  Id,
  Instant,
  optional,
  Stamp,
  StatementId,
  Switch,
  Text,
  Version,
} from "./values"

/** A statement that was sent before, in any format of banks; the account is the one that it names when left out. */
export const NewBankImport = z
  .object({
    fileId: StatementId,
    accountId: optional(Id),
    /** Where no own account has its number: it opens one, though another without a number may take it. */
    opens: Switch,
  })
  .meta({ id: "NewBankImport" })

/** The heading of the column that each is read from. */
const columns = Object.fromEntries(
  statementColumns.map((name) => [name, optional(Text(200))]),
) as Record<(typeof statementColumns)[number], ReturnType<typeof optional<ReturnType<typeof Text>>>>

/** What only the person knows of a table: its columns, and whether 03/04 is in April. */
export const BankImportAnswers = z
  .object({
    columns: z.object(columns).optional(),
    dateOrder: optional(z.enum(dateOrders)),
    version: Version,
  })
  .meta({ id: "BankImportAnswers" })

/** Lines that look like known ones are left out, but for those that are named, or all. */
export const BankImportConfirmation = z
  .object({
    keep: z.array(z.coerce.number<number>().int().min(1).max(50_000)).max(1_000).default([]),
    keepAll: Switch,
    /** Of the account that it opens, where it opens one. */
    name: optional(Text(80)),
    version: Version,
  })
  .meta({ id: "BankImportConfirmation" })

const BalanceOfDay = z.object({ day: Day, amount: Balance }).nullable()

export const BankImport = z
  .object({
    ...Stamp,
    fileName: z.string(),
    format: z.enum(statementFormats),
    /** Whose export it is, where its headings tell. */
    bank: z.string().nullable(),
    accountId: Id.nullable(),
    accountName: z.string().nullable(),
    currency: Currency,
    firstDay: Day.nullable(),
    lastDay: Day.nullable(),
    opening: BalanceOfDay,
    closing: BalanceOfDay,
    importedAt: Instant.nullable(),
    undoneAt: Instant.nullable(),
    /** How many lines it brought. */
    added: z.int(),
  })
  .meta({ id: "BankImport" })

/** An import alone: before it is confirmed, with what would become of its lines. */
export const BankImportDetails = BankImport.extend({
  fileId: Id,
  /** What the file calls the account. */
  accountWritten: z.string().nullable(),
  /** Other accounts in the same file: each is imported by itself. */
  otherAccounts: z.array(z.string()),
  /** Something was said of one of its lines: it can no longer be undone. */
  isMatched: z.boolean(),
  /** What must be answered before its lines can be read. */
  asks: z.array(z.enum(["columns", "dateOrder"])),
  counts: z.object({
    new: z.int(),
    known: z.int(),
    probable: z.int(),
    outside: z.int(),
    pending: z.int(),
    refused: z.int(),
    information: z.int(),
  }),
  /** What is between the last statement of the account and this one, where something is. */
  gap: z.object({ since: Day, difference: Balance }).nullable(),
  /** What the account holds at the end of the statement, and what the bank says. */
  balance: z.object({ day: Day, computed: Balance, said: Balance }).nullable(),
  /** Of a table: its headings, the column that each is read from, and its first rows. */
  table: z
    .object({
      headings: z.array(z.string()),
      columns: z.partialRecord(z.enum(statementColumns), z.string()),
      dateOrder: z.enum(dateOrders).nullable(),
      rows: z.array(z.array(z.string())),
    })
    .nullable(),
  can: Acts("change", "confirm", "undo"),
}).meta({ id: "BankImportDetails" })

export const BankImportLineFilter = z.object({
  state: z.enum(statementLineStates).optional(),
  /** Pages of a hundred lines, from one on. */
  page: z.coerce.number<number>().int().min(1).max(500).default(1),
})

export const BankImportLines = z
  .object({
    /** Of the filter, on all pages. */
    total: z.int(),
    lines: z.array(
      z.object({
        /** Its place in the statement, from one on. */
        position: z.int(),
        day: Day,
        valueDay: Day.nullable(),
        label: z.string(),
        counterparty: z.string().nullable(),
        amount: Balance,
        state: z.enum(statementLineStates),
      }),
    ),
  })
  .meta({ id: "BankImportLines" })

export type BankImport = z.output<typeof BankImport>
export type BankImportDetails = z.output<typeof BankImportDetails>
export type BankImportAnswers = z.output<typeof BankImportAnswers>
export type BankImportConfirmation = z.output<typeof BankImportConfirmation>
export type BankImportLines = z.output<typeof BankImportLines>
