import type { BankImport, BankImportDetails } from "#contract/bank-imports"
import { statementColumns as columnNames, type statementColumns } from "#contract/choices"
import { gapBefore, isAccount, type Recognition, recognise } from "#domain/bank-line"
import type { Day } from "#domain/day"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { TableAnswers } from "../../bank-statements/csv"
import type {
  AccountStatement,
  ColumnMapping,
  ReadStatement,
  StatementQuestion,
  StatementRefusal,
} from "../../bank-statements/statement"
import type { listImported, listKnownLines, listOwnAccounts, StatementRow } from "./queries"

export type OwnAccount = Awaited<ReturnType<typeof listOwnAccounts>>[number]
export type LineState = Recognition | "outside"

const day = 86_400_000

/** Since when what was begun still has its file. */
export const aDayBefore = (now: Date): Date => new Date(now.getTime() - day)

const refusalNames = {
  empty: "statementEmpty",
  tooBig: "fileTooBig",
  tooLong: "statementTooLong",
  pdf: "statementPdf",
  notStatement: "statementNone",
  doctype: "statementDoctype",
  cut: "statementCut",
  unreadable: "statementUnreadable",
  amount: "statementAmount",
  day: "statementDay",
  balance: "statementBalance",
  noOpening: "statementNoOpening",
  noClosing: "statementCut",
} as const satisfies Record<StatementRefusal["refused"], string>

/** Why a file is refused, as the name of a text with what it is about: where it is, what stands there. */
export function codeOf({ refused, line, what, difference }: StatementRefusal): string {
  const name = refusalNames[refused]
  if (difference !== undefined) return `${name} ${(difference / 100).toFixed(2)}`
  if (refused === "notStatement") return what ? `statementOther ${what}` : name
  if (name === "statementCut") return name
  return line ? `${name} ${line}${what ? ` (${what})` : ""}` : name
}

/** What an account is called that a statement opens, unless its owner says it: by its bank, else by its file. */
export const nameOf = ({ bank, fileName }: Pick<StatementRow, "bank" | "fileName">): string =>
  bank ?? fileName.replace(/\.[^.]*$/, "")

type Chosen =
  | { statement: AccountStatement; account: OwnAccount | undefined }
  | { refusal: { path: string; code: string } }

/** The first and the last day of a statement: of its lines, else of its balances. */
export const daysOf = ({ lines, opening, closing }: AccountStatement) => ({
  firstDay: earliest(lines) ?? opening?.day ?? null,
  lastDay: latest(lines) ?? closing?.day ?? null,
})

type Dated = Pick<AccountStatement, "lines">["lines"]
/** Some banks write the latest line first, others in no order. */
const earliest = (lines: Dated): Day | undefined =>
  lines.reduce<Day | undefined>((first, { day }) => (first && first < day ? first : day), undefined)
const latest = (lines: Dated): Day | undefined =>
  lines.reduce<Day | undefined>((last, { day }) => (last && last > day ? last : day), undefined)

/** The accounts of a file that were not imported from it; all where each was. */
export function leftOf(
  statements: AccountStatement[],
  imported: Awaited<ReturnType<typeof listImported>>,
): AccountStatement[] {
  const left = statements.filter((statement) => {
    const { firstDay, lastDay } = daysOf(statement)
    return !imported.some(
      (one) =>
        one.accountWritten === statement.account &&
        one.firstDay === firstDay &&
        one.lastDay === lastDay,
    )
  })
  return left.length > 0 ? left : statements
}

/** Which account of a file is imported, and into which of one's own; none where the import opens it. */
export function accountFor(
  statements: AccountStatement[],
  own: OwnAccount[],
  chosen: string | null,
  opens = false,
): Chosen {
  const suits = ({ iban, written: known }: OwnAccount, { account: written }: AccountStatement) =>
    written !== null &&
    (iban !== null
      ? isAccount(iban, written)
      : known.some((one) => isAccount(one, written) || isAccount(written, one)))
  const isUnnamed = ({ iban, written }: OwnAccount) => iban === null && written.length === 0
  const [first] = statements
  if (!first) return { refusal: { path: "fileId", code: "statementEmpty" } }
  if (!chosen) {
    for (const statement of statements) {
      const account = own.find((each) => suits(each, statement))
      if (account) return checked(statement, account)
    }
    if (opens) return { statement: first, account: undefined }
    const fed = own.filter(isFed)
    const unnamed = fed.filter(isUnnamed)
    if (own.length === 0 || (first.account !== null && unnamed.length === 0))
      return { statement: first, account: undefined }
    const [only, ...others] = first.account === null ? fed : unnamed
    // A number that was never seen, beside other accounts, may be of another one: its owner says it.
    const isUnsure = first.account !== null && fed.length > 1
    if (!only || others.length > 0 || isUnsure)
      return { refusal: { path: "accountId", code: "accountToChoose" } }
    return checked(first, only)
  }
  const account = own.find(({ id }) => id === chosen)
  if (!account) return { refusal: { path: "accountId", code: "unknown" } }
  const named = statements.find((each) => suits(account, each))
  if (named) return checked(named, account)
  // Without an IBAN on one side nothing contradicts the person.
  const open = statements.filter((each) => each.account === null || isUnnamed(account))
  const ownerOf = (statement: AccountStatement) =>
    own.find((each) => each !== account && suits(each, statement))
  // Of several accounts in one file the one that nobody has yet.
  const free = open.find((each) => !ownerOf(each))
  if (free) return checked(free, account)
  const other = (open[0] && ownerOf(open[0])) ?? own.find((each) => suits(each, first))
  const name = other?.name ?? first.account ?? ""
  return { refusal: { path: "accountId", code: `statementOtherAccount ${name}` } }
}

const isFed = ({ fedBy }: OwnAccount) => fedBy === "statements"

function checked(statement: AccountStatement, account: OwnAccount): Chosen {
  if (account.fedBy !== "statements")
    return { refusal: { path: "accountId", code: `accountByHand ${account.name}` } }
  if (account.currency !== statement.currency)
    return { refusal: { path: "accountId", code: `statementCurrency ${statement.currency}` } }
  return { statement, account }
}

/** What becomes of each line: outside is what was before the account or kept by hand, after its end, or is not yet. */
export function statesOf(
  { lines }: AccountStatement,
  known: Awaited<ReturnType<typeof listKnownLines>>,
  account: Pick<OwnAccount, "openedOn" | "closedOn" | "statementsFrom"> | undefined,
  today: Day,
): LineState[] {
  const from = account?.statementsFrom ?? account?.openedOn ?? "0000"
  const to = account?.closedOn && account.closedOn < today ? account.closedOn : today
  const isOutside = (each: { day: Day }) => each.day < from || each.day > to
  const inside = lines.filter((line) => !isOutside(line))
  const found = recognise(known, inside)[Symbol.iterator]()
  return lines.map((line) => (isOutside(line) ? "outside" : (found.next().value ?? "new")))
}

/** Which lines are kept: the new ones, and of the probable ones those that were asked for. */
export const keptOf = (
  states: LineState[],
  { keep, keepAll }: { keep: number[]; keepAll: boolean },
): number[] =>
  states.flatMap((state, at) =>
    state === "new" || (state === "probable" && (keepAll || keep.includes(at + 1))) ? [at] : [],
  )

/** What is between the last statement and this one. */
export function gapOf(
  last: Parameters<typeof gapBefore>[0],
  statement: AccountStatement,
): BankImportDetails["gap"] {
  const gap = gapBefore(last, statement)
  return gap && last ? { since: last.day, ...gap } : null
}

type Columns = Partial<Record<(typeof statementColumns)[number], string>>

/** The columns that a table is read by, each under its heading; of several labels the first. */
export const columnsOf = (mapping: Partial<ColumnMapping> | undefined): Columns =>
  Object.fromEntries(
    columnNames.flatMap((name) => {
      const heading = [mapping?.[name] ?? []].flat()[0]
      return heading ? [[name, heading]] : []
    }),
  )

/** What was said of the columns, as the reader takes it; what is missing is answered at its field. */
export function mappingOf(
  columns: { [name in keyof Columns]: string | null },
  headings: string[],
): { mapping: ColumnMapping } | { errors: { path: string; code: string }[] } {
  const { day, label, amount, debit, credit, valueDay, balance } = columns
  const unknown = columnNames.filter((name) => {
    const heading = columns[name]
    return heading && !headings.includes(heading)
  })
  const errors = unknown.map((name) => ({ path: `columns.${name}`, code: "choice" }))
  if (!day) errors.push({ path: "columns.day", code: "required" })
  if (!label) errors.push({ path: "columns.label", code: "required" })
  if (!amount && !(debit && credit)) errors.push({ path: "columns.amount", code: "required" })
  if (errors.length > 0 || !day || !label) return { errors }
  const movedBy = amount ? { amount } : { debit: debit ?? "", credit: credit ?? "" }
  return {
    mapping: { day, label, ...movedBy, ...(valueDay && { valueDay }), ...(balance && { balance }) },
  }
}

/** The headings of a table; of other formats none. */
export const headingsOf = (read: ReadStatement | StatementQuestion): string[] =>
  "asks" in read ? read.headings : (read.table?.headings ?? [])

const balanceOf = (amount: number | null, onDay: string | null) =>
  amount === null || onDay === null ? null : { day: onDay, amount }

/** A row as it travels. */
export const show = (row: StatementRow): BankImport => ({
  ...{
    id: row.id,
    version: row.version,
    fileName: row.fileName,
    format: row.format,
    bank: row.bank,
  },
  ...{ accountId: row.accountId, accountName: row.accountName, currency: row.currency },
  ...{ firstDay: row.firstDay, lastDay: row.lastDay, added: row.added },
  opening: balanceOf(row.opening, row.openingDay),
  closing: balanceOf(row.closing, row.closingDay),
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  importedAt: row.importedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})

/** What can be done with an import: it is undone whole while nothing was said of its lines. */
export function actsOf(
  row: StatementRow,
  counts: Pick<BankImportDetails["counts"], "new" | "probable">,
  { isTable, isMatched }: { isTable: boolean; isMatched: boolean },
  rights: Rights,
): BankImportDetails["can"] {
  const isOpen = row.importedAt === null
  return permitted(rights, {
    change: isOpen && isTable && "treasury.create",
    confirm: isOpen && counts.new + counts.probable > 0 && "treasury.create",
    undo: !isOpen && row.undoneAt === null && row.added > 0 && !isMatched && "treasury.delete",
  })
}

/** Of a table: what was read from where, and its first rows. */
export const tableOf = (
  read: ReadStatement | StatementQuestion | undefined,
  answers: TableAnswers,
): BankImportDetails["table"] => {
  if (!read || (read.format !== "csv" && !("asks" in read))) return null
  const headings = headingsOf(read)
  if (headings.length === 0) return null
  const isAsked = "asks" in read
  return {
    headings,
    columns: columnsOf(answers.mapping ?? (isAsked ? read.proposed : read.table?.mapping)),
    dateOrder: answers.dateOrder ?? null,
    rows: isAsked ? read.rows : (read.table?.rows ?? []),
  }
}
