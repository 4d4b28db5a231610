import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"

/** The ways in which banks write their statements. */
export type StatementFormat = "ofx" | "camt053" | "cfonb120" | "mt940" | "qif" | "csv"

/** A part of a movement: of a batch, or of what was split where it was kept. */
export interface StatementPart {
  amount: Cents
  label: string
  counterparty: string | null
  reference: string | null
}

/** One movement of an account; money in is above zero. */
export interface StatementLine extends StatementPart {
  day: Day
  valueDay: Day | null
  counterpartyIban: string | null
  bankId: string | null
  parts: StatementPart[]
}

interface Balance {
  day: Day
  amount: Cents
}

/** What a file says of one account. */
export interface AccountStatement {
  /** An IBAN, or the number as the bank writes it; null where the file does not say. */
  account: string | null
  currency: string
  sequence: string | null
  opening: Balance | null
  closing: Balance | null
  lines: StatementLine[]
}

/** What stands in a file and is no line of the account yet. */
export type LeftOut = Partial<Record<"pending" | "refused" | "information", number>>

/** Which columns of a table say what, by their headings. */
export interface ColumnMapping {
  day: string
  valueDay?: string
  label: string | string[]
  amount?: string
  debit?: string
  credit?: string
  currency?: string
  counterparty?: string
  reference?: string
  bankId?: string
  balance?: string
  account?: string
  state?: string
  fee?: string
}

/** Whether 03/04 is the third of April, or the fourth of March. */
export type DateOrder = "dayFirst" | "monthFirst"

export interface ReadStatement {
  format: StatementFormat
  /** The bank whose export it is, where its headings tell. */
  bank?: string
  accounts: AccountStatement[]
  leftOut: LeftOut
  /** The columns of a table, and its first rows as they stand in the file, to be looked at. */
  table?: Table
}

interface Table {
  headings: string[]
  mapping: ColumnMapping
  rows: string[][]
}

/** What only the person knows: asked before anything is read. */
export interface StatementQuestion {
  asks: ("dateOrder" | "columns")[]
  format: StatementFormat
  proposed: Partial<ColumnMapping>
  headings: string[]
  rows: string[][]
}

export const refusals = [
  "empty",
  "tooBig",
  "tooLong",
  "pdf",
  "notStatement",
  "doctype",
  "cut",
  "unreadable",
  "amount",
  "day",
  "balance",
  "noOpening",
  "noClosing",
] as const

/** Why nothing of a file is kept. */
export interface StatementRefusal {
  refused: (typeof refusals)[number]
  /** Where in the file. */
  line?: number
  /** What stands there, or what the file is instead. */
  what?: string
  /** By how many cents the closing balance is other than opening and lines. */
  difference?: Cents
}

export class Refused extends Error {
  constructor(readonly refusal: StatementRefusal) {
    super(refusal.refused)
  }
}

export function refuse(
  refused: StatementRefusal["refused"],
  more: Omit<StatementRefusal, "refused"> = {},
): never {
  throw new Refused({ refused, ...more })
}

/** White space of any kind as one blank; null where nothing is said. */
export const said = (...texts: (string | null | undefined)[]): string | null =>
  texts
    .filter((text) => text)
    .join(" ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 1000) || null

/** A reference that a bank writes where there is none. */
export const reference = (text: string | null | undefined): string | null => {
  const found = said(text)
  return found && /^(NOT ?PROVIDED|NONREF|NOREF|NOT AVAILABLE)$/i.test(found) ? null : found
}
