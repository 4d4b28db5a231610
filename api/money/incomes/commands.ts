import type { IncomeChanges, IncomeDetails, NewIncome } from "#contract/incomes"
import { vatWithin } from "#domain/vat-within"
import { askAboutClosedYear } from "../../http/closed-year"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context } from "../../ports/context"
import { findAccount } from "../accounts/queries"
import * as queries from "./queries"
import { details } from "./rules"

/** Writes down income that is no bill; the database enters it in the book, and posts it. */
export async function enterIncome(context: Context, income: NewIncome): Promise<IncomeDetails> {
  const { db, owner } = context
  const row = await accepted(context, income)
  const { id } = found(await queries.addIncome(db, owner, row))
  return showIncome(context, id)
}

/** Puts an income right; the book keeps what it said before, and takes it back. */
export async function changeIncome(
  context: Context,
  id: string,
  { version, ...changes }: IncomeChanges,
): Promise<IncomeDetails> {
  const { db, owner, today } = context
  const current = await showIncome(context, id)
  if (current.version !== version) stale(current)
  await ensureAsWritten(context, id, changes)
  ensure(current.productId === null, "incomeOfProduct")
  askAboutClosedYear([current.day], today, changes.inClosedYear)
  const row = await accepted(context, changes)
  const changed = await queries.changeIncome(db, owner, id, version, row)
  return changed ? showIncome(context, id) : stale(await showIncome(context, id))
}

/** Removes an income; its entry of the book is taken back by another. */
export async function removeIncome(context: Context, id: string): Promise<void> {
  const { db, owner } = context
  const current = await showIncome(context, id)
  ensure(current.productId === null, "incomeOfProduct")
  found(await queries.removeIncome(db, owner, id))
}

/** The same by its owner's own hand: what a line or a scheduled transaction wrote down is taken back there. */
export async function removeOwnIncome(context: Context, id: string): Promise<void> {
  const { db, owner } = context
  const { writtenBy } = found(await queries.findIncome(db, owner, id))
  ensure(writtenBy !== "line", "incomeOfLine")
  ensure(writtenBy !== "execution", "incomeOfExecution")
  await removeIncome(context, id)
}

/** Its amount, day and account stay what the line or the scheduled transaction says. */
async function ensureAsWritten(
  { db, owner }: Context,
  id: string,
  changes: Pick<NewIncome, "amount" | "day" | "accountId">,
): Promise<void> {
  const known = found(await queries.findIncome(db, owner, id))
  const { amount, day, accountId, writtenBy } = known
  const isAsWritten =
    amount === changes.amount && day === changes.day && accountId === changes.accountId
  ensure(isAsWritten || writtenBy !== "line", "incomeOfLine")
  ensure(isAsWritten || writtenBy !== "execution", "incomeOfExecution")
}

export async function restoreIncome(context: Context, id: string): Promise<IncomeDetails> {
  await restoreRemoved(context.db, "incomes", id)
  return showIncome(context, id)
}

export async function showIncome(context: Context, id: string): Promise<IncomeDetails> {
  const { db, owner, rights } = context
  const row = found(await queries.findIncome(db, owner, id))
  return details(row, await queries.listEntries(db, owner, id), rights)
}

async function accepted({ db, owner, today }: Context, { inClosedYear, ...income }: NewIncome) {
  if (income.day > today) invalid([{ path: "day", code: "inFuture" }])
  askAboutClosedYear([income.day], today, inClosedYear)
  if (income.accountId && !(await findAccount(db, owner, income.accountId, today)))
    invalid([{ path: "accountId", code: "unknown" }])
  return { ...income, vat: vatWithin(income.amount, income.vatRate) }
}
