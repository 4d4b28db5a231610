import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from "drizzle-orm"
import { addDays, type Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bankAccounts } from "../accounts/schema"
import { bankLines, bankStatements } from "./schema"

const { owner: _, ...columns } = getTableColumns(bankStatements)
const shown = { ...columns, accountName: bankAccounts.name }

export type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>
type NewStatement = Omit<typeof bankStatements.$inferInsert, "owner">

const ofAccount = and(
  eq(bankAccounts.owner, bankStatements.owner),
  eq(bankAccounts.id, bankStatements.accountId),
)

/** What was imported, and what is begun and whose file is still there, the latest first. */
export function listStatements(db: Database, owner: Owner, since: Date, most: number) {
  const isThere = or(
    isNotNull(bankStatements.importedAt),
    sql`${bankStatements.createdAt} > ${since}`,
  )
  return db
    .select(shown)
    .from(bankStatements)
    .leftJoin(bankAccounts, ofAccount)
    .where(and(eq(bankStatements.owner, owner), isThere))
    .orderBy(desc(bankStatements.createdAt), desc(bankStatements.id))
    .limit(most)
}

const itself = (owner: Owner, id: string) =>
  and(eq(bankStatements.owner, owner), eq(bankStatements.id, id))

export async function findStatement(db: Database, owner: Owner, id: string) {
  const [found] = await db
    .select(shown)
    .from(bankStatements)
    .leftJoin(bankAccounts, ofAccount)
    .where(itself(owner, id))
  return found
}

/** Holds an import until the transaction ends: of two calls the second one sees what the first one did. */
export async function lockStatement(db: Database, owner: Owner, id: string) {
  const [found] = await db
    .select(columns)
    .from(bankStatements)
    .where(itself(owner, id))
    .for("update")
  return found
}

export async function addStatement(db: Database, owner: Owner, statement: NewStatement) {
  const [added] = await db
    .insert(bankStatements)
    .values({ ...statement, owner })
    .returning({ id: bankStatements.id })
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeStatement(
  db: Database,
  owner: Owner,
  { id, version }: { id: string; version: number },
  changes: Partial<NewStatement>,
) {
  const [changed] = await db
    .update(bankStatements)
    .set(changes)
    .where(and(itself(owner, id), eq(bankStatements.version, version)))
    .returning({ id: bankStatements.id })
  return changed
}

/** Drops what was begun and whose file is gone. */
export async function dropAbandoned(db: Database, owner: Owner, before: Date) {
  await db
    .delete(bankStatements)
    .where(
      and(
        eq(bankStatements.owner, owner),
        isNull(bankStatements.importedAt),
        lt(bankStatements.createdAt, before),
      ),
    )
}

/** What was answered when a table with these very headings was imported last. */
export async function findRemembered(db: Database, owner: Owner, headings: string[]) {
  const [latest] = await db
    .select({ answers: bankStatements.answers, accountId: bankStatements.accountId })
    .from(bankStatements)
    .where(
      and(
        eq(bankStatements.owner, owner),
        or(isNotNull(bankStatements.importedAt), sql`${bankStatements.answers} <> '{}'`),
        sql`${bankStatements.headings} = ${JSON.stringify(headings)}::jsonb`,
      ),
    )
    .orderBy(sql`coalesce(${bankStatements.importedAt}, ${bankStatements.changedAt}) desc`)
    .limit(1)
  return latest
}

/** The accounts that a statement may be of. */
export function listOwnAccounts(db: Database, owner: Owner) {
  return db
    .select({
      id: bankAccounts.id,
      name: bankAccounts.name,
      iban: bankAccounts.iban,
      // As statements that it has write its number. The table is written out: of one table alone, columns are named
      // without it.
      written: sql<string[]>`array(select distinct s.account_written from bank_statements s
        where s.owner = bank_accounts.owner and s.account_id = bank_accounts.id
          and s.account_written is not null and s.imported_at is not null and s.undone_at is null)`,
      currency: bankAccounts.currency,
      fedBy: bankAccounts.fedBy,
      openedOn: bankAccounts.openedOn,
      statementsFrom: bankAccounts.statementsFrom,
      closedOn: bankAccounts.closedOn,
    })
    .from(bankAccounts)
    .where(eq(bankAccounts.owner, owner))
    .orderBy(desc(bankAccounts.main), asc(bankAccounts.createdAt))
    .limit(200)
}

/** Of which days statements were imported of accounts that are so written. */
export function listImported(db: Database, owner: Owner, written: string[]) {
  const { accountWritten, firstDay, lastDay, importedAt, undoneAt } = bankStatements
  return db
    .select({ accountWritten, firstDay, lastDay })
    .from(bankStatements)
    .where(
      and(
        ...[eq(bankStatements.owner, owner), inArray(accountWritten, written)],
        ...[isNotNull(importedAt), isNull(undoneAt)],
      ),
    )
}

/** The statement of an account that ended last, before a day. */
export async function findLastClosing(db: Database, owner: Owner, accountId: string, before: Day) {
  const [last] = await db
    .select({
      day: bankStatements.closingDay,
      amount: bankStatements.closing,
      sequence: bankStatements.sequence,
    })
    .from(bankStatements)
    .where(
      and(
        eq(bankStatements.owner, owner),
        eq(bankStatements.accountId, accountId),
        isNotNull(bankStatements.importedAt),
        isNull(bankStatements.undoneAt),
        isNotNull(bankStatements.closing),
        lte(bankStatements.closingDay, before),
      ),
    )
    .orderBy(desc(bankStatements.closingDay))
    .limit(1)
  return last?.day && last.amount !== null
    ? { day: last.day, amount: last.amount, sequence: last.sequence }
    : undefined
}

/** The lines that an account has around some days; a value day is some days off. */
export function listKnownLines(
  db: Database,
  owner: Owner,
  accountId: string,
  { from, to }: { from: Day; to: Day },
) {
  return db
    .select({
      day: bankLines.day,
      valueDay: bankLines.valueDay,
      amount: bankLines.amount,
      label: bankLines.label,
      bankId: bankLines.bankId,
    })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.owner, owner),
        eq(bankLines.accountId, accountId),
        gte(bankLines.day, addDays(from, -31)),
        lte(bankLines.day, addDays(to, 31)),
      ),
    )
    .orderBy(bankLines.day, bankLines.id)
}

type NewLine = Omit<
  typeof bankLines.$inferInsert,
  "owner" | "statementId" | "accountId" | "currency"
>

const linesAtOnce = 5_000

/** Keeps lines of a statement, and posts each on its account. */
export async function addLines(
  db: Database,
  owner: Owner,
  { statementId, accountId, currency }: Record<"statementId" | "accountId" | "currency", string>,
  lines: NewLine[],
) {
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = JSON.stringify(lines.slice(at, at + linesAtOnce))
    const rows = sql`jsonb_to_recordset(${some}::jsonb) as line(id uuid, "movementId" uuid, position integer,
      day date, "valueDay" date, amount bigint, label text, counterparty text, "counterpartyIban" text,
      reference text, "bankId" text, parts jsonb)`
    await db.execute(sql`
      insert into movements (id, owner, account_id, day, value_day, label, counterparty, amount, currency, source)
      select line."movementId", ${owner}, ${accountId}, line.day, line."valueDay", line.label, line.counterparty,
        line.amount, ${currency}, 'statement' from ${rows}`)
    await db.execute(sql`
      insert into bank_lines (id, owner, statement_id, account_id, position, day, value_day, amount, currency, label,
        counterparty, counterparty_iban, reference, bank_id, parts, movement_id)
      select line.id, ${owner}, ${statementId}, ${accountId}, line.position, line.day, line."valueDay", line.amount,
        ${currency}, line.label, line.counterparty, line."counterpartyIban", line.reference, line."bankId", line.parts,
        line."movementId" from ${rows}`)
  }
}

/** Whether somebody said of some line of a statement what it was for; what rules said goes with it. */
export async function hasMatched(
  db: Database,
  owner: Owner,
  statementId: string,
): Promise<boolean> {
  const [one] = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.owner, owner),
        eq(bankLines.statementId, statementId),
        eq(bankLines.state, "matched"),
        sql`not exists (select from line_matches m where m.owner = ${bankLines.owner} and m.line_id = ${bankLines.id}
          and m.run_id is not null and not exists (select from line_matches back
            where back.owner = m.owner and back.reversal_of = m.id))`,
      ),
    )
    .limit(1)
  return one !== undefined
}

/** Removes all lines of a statement, with what each posted. */
export async function removeLines(db: Database, owner: Owner, statementId: string) {
  await db.execute(sql`
    with gone as (
      delete from bank_lines where owner = ${owner} and statement_id = ${statementId} returning movement_id
    ) delete from movements where owner = ${owner} and id in (select movement_id from gone)`)
}

/** Removes the account that an import opened, where nothing else was posted in it since; what is begun chooses anew. */
export async function removeOpened(
  db: Database,
  owner: Owner,
  statementId: string,
  accountId: string,
): Promise<void> {
  const { rows } = await db.execute(sql`
    update bank_statements set account_id = null where owner = ${owner} and account_id = ${accountId}
      and not exists (select from movements where owner = ${owner} and account_id = ${accountId})
      and not exists (select from bank_statements other
        where other.owner = ${owner} and other.account_id = ${accountId} and other.id <> ${statementId}
          and other.imported_at is not null and other.undone_at is null)
    returning id`)
  if (rows.length > 0)
    await db.execute(sql`delete from bank_accounts where owner = ${owner} and id = ${accountId}`)
}
