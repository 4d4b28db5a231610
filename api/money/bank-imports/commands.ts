import { randomUUID } from "node:crypto"
import type { z } from "zod"
import type {
  BankImportAnswers,
  BankImportConfirmation,
  BankImportDetails,
  NewBankImport,
} from "#contract/bank-imports"
import { addDays } from "#domain/day"
import { isIban } from "#domain/iban"
import type { TableAnswers } from "../../bank-statements/csv"
import { readStatement } from "../../bank-statements/on-thread"
import type {
  AccountStatement,
  ReadStatement,
  StatementQuestion,
} from "../../bank-statements/statement"
import { bytesLater } from "../../file-store/later"
import { findFile, keepFiles } from "../../files/queries"
import { ensure, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Context, OutsideContext } from "../../ports/context"
import { addAccount, balancesOn, hasAccount, lockAccount } from "../accounts/queries"
import * as queries from "./queries"
import * as rules from "./rules"

type Importing = OutsideContext<"files">

/** An import, what was read in its file while it is not imported, and what would become of its lines. */
export interface Planned {
  row: queries.StatementRow
  read: ReadStatement | StatementQuestion | undefined
  statement: AccountStatement | undefined
  account: rules.OwnAccount | undefined
  states: rules.LineState[]
}

/** Reads a statement that was sent; nothing is kept yet but what it says of itself. */
export async function beginImport(
  context: Importing,
  { fileId, accountId, opens }: z.output<typeof NewBankImport>,
): Promise<BankImportDetails> {
  const { inTransaction, owner, now } = context
  const sent = await fileIn(context, fileId)
  if (!sent) return invalid([{ path: "fileId", code: "unknown" }])
  let answers: TableAnswers = {}
  let read = await readStatement(owner, sent.bytes, answers)
  if ("refused" in read) return refused(read)
  const headings = rules.headingsOf(read)
  const remembered =
    headings.length > 0
      ? await inTransaction((db) => queries.findRemembered(db, owner, headings))
      : undefined
  if (remembered && Object.keys(remembered.answers).length > 0) {
    answers = remembered.answers
    read = await readStatement(owner, sent.bytes, answers)
    if ("refused" in read) return refused(read)
  }
  const understood = read
  const { id } = await inTransaction(async (db) => {
    await queries.dropAbandoned(db, owner, rules.aDayBefore(now))
    const own = await queries.listOwnAccounts(db, owner)
    const accounts = "asks" in understood ? [unread] : understood.accounts
    const chosen = accountId ?? (opens ? null : remembered?.accountId) ?? null
    // Imported again, a file of several accounts goes on with the next of them.
    const written = chosen ? [] : accounts.flatMap(({ account }) => account ?? [])
    const left =
      written.length > 1
        ? rules.leftOf(accounts, await queries.listImported(db, owner, written))
        : accounts
    const picked = rules.accountFor(left, own, chosen, opens)
    if ("refusal" in picked) return invalid([picked.refusal])
    return found(
      await queries.addStatement(db, owner, {
        ...{ fileId: sent.file.id, fileName: sent.file.name, format: understood.format },
        ...{ headings, answers, accountId: picked.account?.id ?? null },
        openedAccount: opens && picked.account === undefined,
        ...("asks" in understood ? {} : toldBy(understood, picked.statement)),
      }),
    )
  })
  return showImport(context, id)
}

/** What is asked about first has said nothing of its account yet. */
const unread: AccountStatement = {
  ...{ account: null, currency: "EUR", sequence: null, opening: null, closing: null, lines: [] },
}

const refused = (read: Parameters<typeof rules.codeOf>[0]) =>
  invalid([{ path: "fileId", code: rules.codeOf(read) }])

/** What a file says of itself and of one account, as its row keeps it. */
const toldBy = (read: ReadStatement, statement: AccountStatement) => ({
  bank: read.bank ?? null,
  accountWritten: statement.account,
  currency: statement.currency,
  sequence: statement.sequence,
  openingDay: statement.opening?.day ?? null,
  opening: statement.opening?.amount ?? null,
  closingDay: statement.closing?.day ?? null,
  closing: statement.closing?.amount ?? null,
  ...rules.daysOf(statement),
  leftOut: read.leftOut,
})

async function fileIn({ inTransaction, owner, parts }: Importing, fileId: string) {
  const file = await inTransaction((db) => findFile(db, owner, fileId))
  return file && { file, bytes: bytesLater(parts.files, file) }
}

/** An import, with what would become of its lines while it is not confirmed. */
export async function planImport(context: Importing, id: string): Promise<Planned> {
  const { inTransaction, owner } = context
  const row = found(await inTransaction((db) => queries.findStatement(db, owner, id)))
  if (row.importedAt)
    return { row, read: undefined, statement: undefined, account: undefined, states: [] }
  const { bytes } = found(await fileIn(context, row.fileId))
  const read = await readStatement(owner, bytes, row.answers)
  if ("refused" in read) throw new HttpProblem(404, "notFound")
  const statement =
    "asks" in read ? undefined : read.accounts.find(({ account }) => account === row.accountWritten)
  const planned = await inTransaction((db) => statesIn({ ...context, db }, row, statement))
  return { row, read, statement, ...planned }
}

/** What becomes of each line, by what its account has. */
async function statesIn(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  { accountId }: Pick<queries.StatementRow, "accountId">,
  statement: AccountStatement | undefined,
) {
  const own = accountId ? await queries.listOwnAccounts(db, owner) : []
  const account = own.find(({ id }) => id === accountId)
  if (!statement || statement.lines.length === 0) return { account, states: [] }
  const { firstDay: from, lastDay: to } = rules.daysOf(statement)
  if (!from || !to) return { account, states: [] }
  const known = account ? await queries.listKnownLines(db, owner, account.id, { from, to }) : []
  return { account, states: rules.statesOf(statement, known, account, today) }
}

export async function showImport(context: Importing, id: string): Promise<BankImportDetails> {
  const planned = await planImport(context, id)
  return context.inTransaction((db) => details({ ...context, db }, planned))
}

async function details(
  { db, owner, rights }: Pick<Context, "db" | "owner" | "rights">,
  { row, read, statement, account, states }: Planned,
): Promise<BankImportDetails> {
  const count = (state: rules.LineState) => states.filter((each) => each === state).length
  const counts = {
    ...{ new: count("new"), known: count("known"), probable: count("probable") },
    outside: count("outside"),
    ...{ pending: row.leftOut.pending ?? 0, refused: row.leftOut.refused ?? 0 },
    information: row.leftOut.information ?? 0,
  }
  const last =
    account && statement?.opening
      ? await queries.findLastClosing(db, owner, account.id, statement.opening.day)
      : undefined
  const isMatched = row.importedAt !== null && (await queries.hasMatched(db, owner, row.id))
  const others = read && !("asks" in read) ? read.accounts : []
  return {
    ...rules.show(row),
    ...{ fileId: row.fileId, accountWritten: row.accountWritten, counts },
    otherAccounts: others.flatMap((each) =>
      each === statement || each.account === null ? [] : [each.account],
    ),
    isMatched,
    asks: read && "asks" in read ? read.asks : [],
    gap: statement ? rules.gapOf(last, statement) : null,
    balance: await balanceAt({ db, owner }, row, { statement, states }),
    table: rules.tableOf(read, row.answers),
    can: rules.actsOf(row, counts, { isTable: headingsIn(read), isMatched }, rights),
  }
}

const headingsIn = (read: Planned["read"]) =>
  read !== undefined && (rules.headingsOf(read).length > 0 || "asks" in read)

/** What the account holds at the end of the statement, with what would be added, and what the bank says. */
async function balanceAt(
  { db, owner }: Pick<Context, "db" | "owner">,
  row: queries.StatementRow,
  { statement, states }: Pick<Planned, "states"> & { statement: AccountStatement | undefined },
): Promise<BankImportDetails["balance"]> {
  const { closingDay, closing, accountId } = row
  if (!accountId || closingDay === null || closing === null || row.undoneAt) return null
  const held = (await balancesOn(db, owner, closingDay)).get(accountId) ?? 0
  const added = (statement?.lines ?? []).reduce(
    (sum, line, at) => (states[at] === "new" && line.day <= closingDay ? sum + line.amount : sum),
    0,
  )
  return { day: closingDay, computed: held + added, said: closing }
}

/** Says of a table which column is what, and in which order its days are written. */
export async function answerImport(
  context: Importing,
  id: string,
  { columns, dateOrder, version }: z.output<typeof BankImportAnswers>,
): Promise<BankImportDetails> {
  const { inTransaction, owner } = context
  const before = await planImport(context, id)
  ensure(before.read, "importDone")
  const said = columns ? rules.mappingOf(columns, rules.headingsOf(before.read)) : undefined
  if (said && "errors" in said) return invalid(said.errors)
  const answers: TableAnswers = {
    ...before.row.answers,
    ...(said && { mapping: said.mapping }),
    ...(dateOrder && { dateOrder }),
  }
  const { bytes } = found(await fileIn(context, before.row.fileId))
  const read = await readStatement(owner, bytes, answers)
  if ("refused" in read) return invalid([{ path: "columns.amount", code: rules.codeOf(read) }])
  const changed = await inTransaction(async (db) => {
    const [first] = "asks" in read ? [] : read.accounts
    const told = first && !("asks" in read) ? toldBy(read, first) : {}
    return queries.changeStatement(db, owner, { id, version }, { answers, ...told })
  })
  if (!changed) stale(await showImport(context, id))
  return showImport(context, id)
}

/** Keeps the lines of a statement, all that are to be or none; where the account is not there yet, it is opened. */
export async function confirmImport(
  context: Importing,
  id: string,
  confirmed: z.output<typeof BankImportConfirmation>,
): Promise<BankImportDetails> {
  const { inTransaction, owner, now } = context
  const { statement, row: before } = await planImport(context, id)
  ensure(!before.importedAt, "importDone")
  ensure(statement, "statementAsks")
  if (before.version !== confirmed.version) stale(await showImport(context, id))
  if (
    !before.accountId &&
    (await inTransaction((db) => pickAccount({ ...context, db }, before, statement)))
  )
    stale(await showImport(context, id))
  await inTransaction(async (db) => {
    const row = found(await queries.lockStatement(db, owner, id))
    ensure(!row.importedAt, "importDone")
    const accountId =
      row.accountId ?? (await openAccountOf({ ...context, db }, before, statement, confirmed.name))
    // Imports of one account follow each other: the second one sees what the first one kept.
    found(await lockAccount(db, owner, accountId))
    const { states } = await statesIn({ ...context, db }, { accountId }, statement)
    const kept = rules.keptOf(states, confirmed).flatMap((at) => {
      const line = statement.lines[at]
      return line ? [{ ...line, id: randomUUID(), movementId: randomUUID(), position: at + 1 }] : []
    })
    const { currency } = statement
    await queries.addLines(db, owner, { statementId: id, accountId, currency }, kept)
    await keepFiles(db, owner, { fileId: row.fileId })
    const changes = {
      ...{ accountId, added: kept.length, importedAt: now },
      openedAccount: row.accountId === null,
    }
    found(await queries.changeStatement(db, owner, row, changes))
  })
  return showImport(context, id)
}

/** The account of a statement may have been opened since it was read: then its lines are looked at anew. */
async function pickAccount(
  { db, owner }: Pick<Context, "db" | "owner">,
  row: queries.StatementRow,
  statement: AccountStatement,
): Promise<boolean> {
  const own = await queries.listOwnAccounts(db, owner)
  // One with a number that nobody has is opened, as was said before.
  const opens = row.openedAccount || statement.account !== null
  const picked = rules.accountFor([statement], own, null, opens)
  if ("refusal" in picked) return invalid([picked.refusal])
  if (!picked.account) return false
  found(await queries.changeStatement(db, owner, row, { accountId: picked.account.id }))
  return true
}

/** Opens the account that a statement is of, with what it held before the first line. */
async function openAccountOf(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  row: queries.StatementRow,
  statement: AccountStatement,
  name: string | null,
): Promise<string> {
  const { account, currency, opening, closing, lines } = statement
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const first = (lines.length > 0 && rules.daysOf(statement).firstDay) || today
  // A statement of March is opened by what the account held on the last day of February.
  const openedOn = opening && opening.day < first ? addDays(opening.day, 1) : first
  const added = await addAccount(db, owner, {
    ...{ name: name ?? rules.nameOf(row), kind: "bank", bankName: row.bank },
    iban: account !== null && isIban(account) ? account : null,
    openingBalance: opening?.amount ?? (closing ? closing.amount - sum : 0),
    openedOn,
    fedBy: "statements",
    currency,
    main: !(await hasAccount(db, owner)),
  })
  return found(added).id
}

/** Takes back everything that an import brought, while nothing was said of its lines. */
export async function undoImport(context: Importing, id: string): Promise<BankImportDetails> {
  const { inTransaction, owner, now } = context
  await inTransaction(async (db) => {
    const row = found(await queries.lockStatement(db, owner, id))
    ensure(row.importedAt && !row.undoneAt && row.accountId, "importNotUndone")
    found(await lockAccount(db, owner, row.accountId))
    ensure(!(await queries.hasMatched(db, owner, id)), "statementMatched")
    await queries.removeLines(db, owner, id)
    found(await queries.changeStatement(db, owner, row, { undoneAt: now }))
    if (row.openedAccount) await queries.removeOpened(db, owner, id, row.accountId)
  })
  return showImport(context, id)
}
