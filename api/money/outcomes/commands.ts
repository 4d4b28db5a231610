import type { NewOutcome, OutcomeChanges, OutgoingDetails } from "#contract/outcomes"
import { vatWithin } from "#domain/vat-within"
import { askAboutClosedYear } from "../../http/closed-year"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { keepOption } from "../../platform/options/keep.commands"
import type { Context } from "../../ports/context"
import { findAccount } from "../accounts/queries"
import * as queries from "./queries"
import { details } from "./rules"

/** Writes down what was spent without a received bill; the database posts it. */
export async function enterOutcome(
  context: Context,
  outcome: NewOutcome,
): Promise<OutgoingDetails> {
  const { db, owner } = context
  const row = await accepted(context, outcome)
  const { id } = found(await queries.addOutcome(db, owner, row))
  return showOutcome(context, id)
}

export async function changeOutcome(
  context: Context,
  id: string,
  { version, ...changes }: OutcomeChanges,
): Promise<OutgoingDetails> {
  const { db, owner, today } = context
  const current = await showOutcome(context, id)
  if (current.version !== version) stale(current)
  await ensureAsWritten(context, id, changes)
  ensure(current.purchaseId === null, "outcomeOfPurchase")
  askAboutClosedYear([current.day], today, changes.inClosedYear)
  const row = await accepted(context, changes)
  const changed = await queries.changeOutcome(db, owner, id, version, row)
  return changed ? showOutcome(context, id) : stale(await showOutcome(context, id))
}

export async function removeOutcome(context: Context, id: string): Promise<void> {
  const { db, owner } = context
  const current = await showOutcome(context, id)
  ensure(current.purchaseId === null, "outcomeOfPurchase")
  found(await queries.removeOutcome(db, owner, id))
}

/** The same by its owner's own hand: what a line or a scheduled transaction wrote down is taken back there. */
export async function removeOwnOutcome(context: Context, id: string): Promise<void> {
  const { db, owner } = context
  const { writtenBy } = found(await queries.findOutcome(db, owner, id))
  ensure(writtenBy !== "line", "outcomeOfLine")
  ensure(writtenBy !== "execution", "outcomeOfExecution")
  await removeOutcome(context, id)
}

/** Its amount, day and account stay what the line or the scheduled transaction says. */
async function ensureAsWritten(
  { db, owner }: Context,
  id: string,
  changes: Pick<NewOutcome, "amount" | "day" | "accountId">,
): Promise<void> {
  const known = found(await queries.findOutcome(db, owner, id))
  const { amount, day, accountId, writtenBy } = known
  const isAsWritten =
    amount === changes.amount && day === changes.day && accountId === changes.accountId
  ensure(isAsWritten || writtenBy !== "line", "outcomeOfLine")
  ensure(isAsWritten || writtenBy !== "execution", "outcomeOfExecution")
}

export async function restoreOutcome(context: Context, id: string): Promise<OutgoingDetails> {
  await restoreRemoved(context.db, "outcomes", id)
  return showOutcome(context, id)
}

export async function showOutcome(context: Context, id: string): Promise<OutgoingDetails> {
  const { db, owner, rights } = context
  return details(found(await queries.findOutcome(db, owner, id)), rights)
}

async function accepted(context: Context, { inClosedYear, ...outcome }: NewOutcome) {
  const { db, owner, today } = context
  if (outcome.day > today) invalid([{ path: "day", code: "inFuture" }])
  askAboutClosedYear([outcome.day], today, inClosedYear)
  if (outcome.accountId && !(await findAccount(db, owner, outcome.accountId, today)))
    invalid([{ path: "accountId", code: "unknown" }])
  const kind = await keepOption(context, "expenseKind", outcome.kind)
  return { ...outcome, kind, vat: vatWithin(outcome.amount, outcome.vatRate) }
}
