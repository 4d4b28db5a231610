import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { rowsOf } from "../spreadsheets/csv"
import { bankOf, type Headings, headingsOf, isHead, proposedMapping } from "./csv-banks"
import {
  amountAt,
  amountIn,
  type DecimalSign,
  dateOrderOf,
  dayAt,
  dayIn,
  decimalSignIn,
} from "./figures"
import {
  type AccountStatement,
  type ColumnMapping,
  type DateOrder,
  type LeftOut,
  type ReadStatement,
  reference,
  refuse,
  type StatementLine,
  type StatementQuestion,
  said,
} from "./statement"

interface Row {
  line: number
  cells: string[]
}

/** Lines that stand before the head of a table, at most: their names and balances are looked for. */
const mostBefore = 60

/** What the person said of the columns and days of such a file. */
export interface TableAnswers {
  mapping?: ColumnMapping
  dateOrder?: DateOrder
}

/** A table of movements: by the bank that its headings show, by what was answered, else as its words propose. */
export function readCsvStatement(
  source: string,
  answers: TableAnswers = {},
): ReadStatement | StatementQuestion {
  const { rows, at, headings } = tableIn(source, answers.mapping)
  const known = bankOf(headings)
  const proposed = proposedMapping(headings)
  const mapping = answers.mapping ?? completeOf(proposed)
  const shownRows = rows.slice(at + 1, at + 6).map(({ cells }) => cells)
  const question = (asks: StatementQuestion["asks"]): StatementQuestion => ({
    ...{ asks, format: "csv", headings: headings.texts, rows: shownRows },
    proposed: onceEach(proposedBy(headings.texts, shownRows), proposed),
  })
  if (!mapping) return question(["columns"])
  const cell = cellsBy(headings, mapping)
  const body = rows.slice(at + 1)
  const data = body.filter((row) => isMovement(row, cell))
  const days = data.map((row) => ({ text: cell(row, "day"), line: row.line }))
  const told = known?.dateOrder ?? dateOrderOf(days.filter(({ text }) => text !== ""))
  const order = told === "either" ? answers.dateOrder : told
  if (!order) return question(["dateOrder"])
  const amounts = data.flatMap((row) => [
    ...[cell(row, "amount"), cell(row, "debit"), cell(row, "credit"), cell(row, "fee")],
  ])
  const table: Table = {
    ...{ headings, mapping, cell, order, shown: decimalSignIn(amounts.filter(Boolean)) },
  }
  const { accounts, leftOut } = accountsIn(rows, at, table)
  return {
    ...{ format: "csv", accounts, leftOut },
    ...(known && { bank: known.bank }),
    table: { headings: headings.texts, mapping, rows: shownRows },
  }
}

/** The columns that words name, and those that only look like one; a day, a label or an amount is no value date beside. */
function onceEach(
  seen: Partial<ColumnMapping>,
  named: Partial<ColumnMapping>,
): Partial<ColumnMapping> {
  const all = { ...seen, ...named }
  const needed = [all.day, all.label, all.amount].flat()
  return all.valueDay && needed.includes(all.valueDay) ? { ...all, valueDay: undefined } : all
}

/** What columns look like that no word names: only proposed, never taken without being asked. */
function proposedBy(texts: readonly string[], rows: readonly string[][]): Partial<ColumnMapping> {
  const cellsOf = (at: number) => rows.map((cells) => cells[at]?.trim() ?? "").filter(Boolean)
  const are = (at: number, pattern: RegExp) =>
    cellsOf(at).length > 0 && cellsOf(at).every((cell) => pattern.test(cell))
  const places = texts.map((_, at) => at).filter((at) => texts[at])
  const days = places.filter((at) => are(at, /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/))
  const sums = places.filter(
    (at) => are(at, /^[-+]?[\d\s.,'\u00a0\u202f]+(?:€|EUR)?$/) && !days.includes(at),
  )
  const length = (at: number) => cellsOf(at).reduce((sum, cell) => sum + cell.length, 0)
  const [longest] = places
    .filter((at) => !days.includes(at) && !sums.includes(at))
    .sort((one, other) => length(other) - length(one))
  const named = (at: number | undefined) => (at === undefined ? undefined : texts[at])
  const [day, label, amount] = [
    named(days[0]),
    named(longest),
    named(sums.length === 1 ? sums[0] : undefined),
  ]
  return { ...(day && { day }), ...(label && { label }), ...(amount && { amount }) }
}

const completeOf = (proposed: Partial<ColumnMapping>): ColumnMapping | undefined => {
  const { day, label, amount, debit, credit } = proposed
  return day && label && (amount || (debit && credit)) ? { ...proposed, day, label } : undefined
}

/** The separator that gives most rows the width of the head, and where the head is. */
function tableIn(source: string, mapping: ColumnMapping | undefined) {
  const tables = [";", ",", "\t", "|"].flatMap((separator) => {
    const rows: Row[] = []
    try {
      for (const row of rowsOf(source, separator))
        if (row.cells.some((each) => each !== "")) rows.push(row)
    } catch (error) {
      if (error instanceof RangeError) return []
      throw error
    }
    const at = rows.slice(0, mostBefore).findIndex(({ cells }) => {
      const names = [mapping?.day, mapping?.amount ?? mapping?.debit]
      return names[0]
        ? names.every((name) => name && cells.includes(name))
        : isHead(headingsOf(cells))
    })
    const width = rows[at]?.cells.length ?? 0
    const fitting = at < 0 ? 0 : rows.filter(({ cells }) => cells.length === width).length
    return [{ rows, at, fitting, width }]
  })
  if (!tables.length) refuse("cut")
  const best = tables.reduce((one, other) => (other.fitting > one.fitting ? other : one))
  if (best.at >= 0) return { ...best, headings: headingsOf(best.rows[best.at]?.cells ?? []) }
  // No head is known by its words: the first row of the widest table is shown, and asked about.
  const widest = tables.reduce((one, other) =>
    widthOf(other.rows) > widthOf(one.rows) ? other : one,
  )
  if (widthOf(widest.rows) < 3) refuse("notStatement")
  return { rows: widest.rows, at: 0, headings: headingsOf(widest.rows[0]?.cells ?? []) }
}

/** How many cells most of the first rows have. */
function widthOf(rows: Row[]): number {
  const widths = rows
    .slice(0, 20)
    .map(({ cells }) => cells.length)
    .sort((one, other) => one - other)
  return widths[Math.floor(widths.length / 2)] ?? 0
}

type Column = keyof ColumnMapping
type CellOf = (row: Row, column: Column) => string

interface Table {
  headings: Headings
  mapping: ColumnMapping
  cell: CellOf
  order: DateOrder
  shown: DecimalSign | undefined
}

function cellsBy({ texts }: Headings, mapping: ColumnMapping): CellOf {
  const columns = new Map<Column, number[]>()
  for (const [column, names] of Object.entries(mapping) as [Column, string | string[]][]) {
    const found = [names].flat().map((name) => texts.indexOf(name))
    columns.set(
      column,
      found.filter((at) => at >= 0),
    )
  }
  return ({ cells }, column) => {
    const all = (columns.get(column) ?? []).map((at) => said(cells[at]) ?? "")
    // A long label may begin with the short one, and says it once.
    const own = all.filter(
      (text, at) =>
        !all.some((one, by) => by !== at && one.length > text.length && one.includes(text)),
    )
    return [...new Set(own)].join(" ").trim()
  }
}

const amountColumns = ["amount", "debit", "credit"] as const
const isTotal = /^(total|solde|sous-total|balance)\b/i

/** A row with an amount, or with a day: what has neither is a heading, a total or a note. */
function isMovement(row: Row, cell: CellOf): boolean {
  const hasAmount = amountColumns.some((column) => cell(row, column) !== "")
  const day = cell(row, "day")
  if (isTotal.test(day) || (day === "" && isTotal.test(cell(row, "label")))) return false
  if (isDayLike(day)) return true
  return (
    hasAmount &&
    (cell(row, "state") !== "" ||
      amountColumns.some((column) => amountIn(cell(row, column)) !== undefined))
  )
}

const isDayLike = (text: string) => /^\s*\d{1,4}[/.\-'\s]/.test(text) || /^\d{8}$/.test(text)

/** The tables of a file, one below the other where it holds several accounts. */
function accountsIn(rows: Row[], at: number, table: Table) {
  const leftOut: LeftOut = {}
  const sections: { before: Row[]; data: Row[] }[] = []
  let before = rows.slice(0, at)
  const head = rows[at]?.cells.join("\0")
  for (const row of rows.slice(at)) {
    if (row.cells.join("\0") === head) {
      sections.push({ before, data: [] })
      before = []
    } else if (isMovement(row, table.cell)) sections.at(-1)?.data.push(row)
    else before.push(row)
  }
  const accounts = sections.flatMap((section) => {
    const told = toldBefore(section.before)
    return grouped(section.data, table).map(({ account, currency, rows }) =>
      statementOf(rows, table, leftOut, {
        account: account ?? told.account,
        currency,
        closing: told.closing,
      }),
    )
  })
  return { accounts, leftOut }
}

const ibanPattern = /\b[A-Z]{2}\d{2}(?: ?[0-9A-Z]{4}){3,7}(?: ?[0-9A-Z]{1,4})?\b/
const numberPattern = /(?:compte|carte|account)\b[^\d]{0,40}?(\d[0-9A-Z]{6,22})\b/i
const balancePattern = /solde\s+au\s+(\d{2}\/\d{2}\/\d{4})\s*:?\s*([+-]?[\d\s.,\u00a0\u202f]+)/i

/** What the lines before a table say of the account. */
function toldBefore(rows: Row[]): Pick<AccountStatement, "account" | "closing"> {
  let account: string | null = null
  let closing: AccountStatement["closing"] = null
  let day: string | undefined
  for (const { cells, line } of rows) {
    const text = said(...cells) ?? ""
    const iban = ibanPattern.exec(text)?.[0].replace(/ /g, "")
    account ??= iban ?? numberPattern.exec(text)?.[1] ?? /^="?(\d{8,23})"?/.exec(text)?.[1] ?? null
    const [, on, amount] = balancePattern.exec(text) ?? []
    if (on && amount)
      closing = { day: dayIn({ text: on, line }, "dayFirst"), amount: amountAt(amount, line) }
    // "Date ;31/03/2026" and "Solde (EUROS) ;1 234,56", each on a line of its own.
    if (/^date$/i.test(cells[0] ?? "") && cells[1])
      day = dayIn({ text: cells[1], line }, "dayFirst")
    if (day && /^solde \(euros?\)/i.test(cells[0] ?? "") && cells[1])
      closing = { day, amount: amountAt(cells[1], line) }
  }
  return { account, closing }
}

/** The rows of each account and currency that a table names beside them. */
function grouped(rows: Row[], { cell }: Table) {
  const groups = new Map<string, { account: string | null; currency: string; rows: Row[] }>()
  for (const row of rows) {
    const account = cell(row, "account").replace(/\s/g, "") || null
    const currency = cell(row, "currency") || "EUR"
    const key = `${account} ${currency}`
    const group = groups.get(key) ?? { account, currency, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return groups.size ? [...groups.values()] : [{ account: null, currency: "EUR", rows: [] }]
}

const refusedStates = /^(refus|rejet|declin|cancel|annul|fail|echou|échou|revert|rejected)/i
const pendingStates = /^(en cours|en attente|pending|processing|programm|scheduled|à venir)/i

function statementOf(
  rows: Row[],
  table: Table,
  leftOut: LeftOut,
  { account, currency, closing }: Pick<AccountStatement, "account" | "currency" | "closing">,
): AccountStatement {
  const lines: (StatementLine & { balance: Cents | undefined; line: number })[] = []
  for (const row of rows) {
    const state = table.cell(row, "state")
    const out = refusedStates.test(state) ? "refused" : pendingStates.test(state) && "pending"
    if (out) leftOut[out] = (leftOut[out] ?? 0) + 1
    else lines.push({ ...lineOf(row, table), balance: balanceOf(row, table), line: row.line })
  }
  const first = lines[0]?.day ?? ""
  if (first > (lines.at(-1)?.day ?? "")) lines.reverse()
  const running = closing ?? runningBalance(lines)
  return {
    ...{ account, currency, sequence: null, opening: null, closing: running },
    lines: lines.map(({ balance: _, line: __, ...line }) => line),
  }
}

const balanceOf = (row: Row, { cell, shown }: Table) => amountIn(cell(row, "balance"), shown)

/** The balance beside each row, if it runs: one that is the same everywhere proves nothing. */
function runningBalance(
  lines: { day: Day; amount: Cents; balance: Cents | undefined; line: number }[],
): AccountStatement["closing"] {
  const last = lines.at(-1)
  if (last?.balance === undefined || lines.some(({ balance }) => balance === undefined)) return null
  if (lines.length > 1 && lines.every(({ balance }) => balance === last.balance)) return null
  for (const [at, { balance = 0, amount, line }] of lines.entries()) {
    const before = lines[at - 1]?.balance
    if (before === undefined || before + amount === balance) continue
    return refuse("balance", { line, difference: balance - before - amount })
  }
  return { day: last.day, amount: last.balance }
}

function lineOf(row: Row, { headings, mapping, cell, order, shown }: Table): StatementLine {
  const dayOf = (column: "day" | "valueDay") => {
    const text = cell(row, column)
    const isUtc = /utc/i.test(mapping[column] ?? "")
    return text ? dayIn({ text, line: row.line }, order, isUtc) : null
  }
  const valueDay = dayOf("valueDay")
  if (row.cells.length < headings.texts.length - 1) refuse("cut", { line: row.line })
  return {
    day: dayOf("day") ?? valueDay ?? dayAt("", row.line),
    valueDay,
    amount: movedBy(row, mapping, cell, shown),
    label: said(cell(row, "label")) ?? "",
    counterparty: said(cell(row, "counterparty")),
    counterpartyIban: null,
    reference: reference(cell(row, "reference")),
    bankId: said(cell(row, "bankId")),
    parts: [],
  }
}

/** A debit is money out whether its figure bears a sign or not. */
function movedBy(
  row: Row,
  mapping: ColumnMapping,
  cell: CellOf,
  shown: DecimalSign | undefined,
): Cents {
  const read = (column: Column) => {
    const text = cell(row, column)
    return text === "" ? undefined : amountAt(text, row.line, shown)
  }
  if (mapping.amount) {
    const fee = read("fee") ?? 0
    return amountAt(cell(row, "amount"), row.line, shown) - fee
  }
  const [debit, credit] = [read("debit"), read("credit")]
  if (debit === undefined && credit === undefined) return amountAt("", row.line)
  return Math.abs(credit ?? 0) - Math.abs(debit ?? 0)
}
