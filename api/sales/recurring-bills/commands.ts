import type { z } from "zod"
import type {
  NewRecurringBill,
  RecurringBillChanges,
  RecurringBillPause,
  RecurringBillResumption,
} from "#contract/recurring-bills"
import { ensure, found, invalid, stale } from "../../http/problem"
import { mayWriteToOthers } from "../../ports/accounts"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import { checkDraft } from "../documents/draft.commands"
import { priceDocument } from "../documents/pricing.rules"
import * as queries from "./queries"
import { billOf, columnsOf, dateFrom, nextAfterChange, refusalOfStart } from "./rules"
import { showRecurringBill } from "./show.commands"

/** What it makes may be sent in the person's name. */
type SendingContext = Context<"sendsMail" | "accounts"> & {
  person: Pick<Person, "emailConfirmed">
}

/** Answers its id. */
export async function addRecurringBill(
  context: SendingContext,
  recurring: NewRecurringBill,
): Promise<string> {
  const { owner, db, today } = context
  const refusal = refusalOfStart(recurring.recurrence.start, today)
  if (refusal) invalid([refusal])
  const columns = await checked(context, recurring)
  const nextOn = dateFrom(columns, 0, columns.startDate)
  return found(await queries.addRecurringBill(db, owner, { ...columns, nextOn })).id
}

/** What was made before stays as it is; the dates that are done are not done again. */
export async function changeRecurringBill(
  context: SendingContext,
  id: string,
  { version, ...recurring }: z.output<typeof RecurringBillChanges>,
): Promise<void> {
  const { owner, db, today } = context
  const before = await locked(context, id, version)
  const refusal =
    recurring.recurrence.start !== before.startDate
      ? refusalOfStart(recurring.recurrence.start, today)
      : undefined
  if (refusal) invalid([refusal])
  const columns = await checked(context, recurring)
  const lastDone = await queries.findLastDate(db, owner, before.id)
  const nextOn = nextAfterChange(before, columns, { lastDone, today })
  // What it failed for may be mended: it is tried again at once.
  await queries.changeRecurringBill(db, owner, before.id, { ...columns, nextOn, retryOn: null })
}

/** Nothing is made of it until it is resumed. */
export async function pause(
  context: Context,
  id: string,
  { version }: z.output<typeof RecurringBillPause>,
): Promise<void> {
  const recurring = await locked(context, id, version)
  ensure(recurring.nextOn, "recurringBillEnded")
  ensure(!recurring.pausedBy, "recurringBillPaused")
  const { owner, db } = context
  await queries.changeRecurringBill(db, owner, recurring.id, { pausedBy: "person" })
}

/** Goes on, with the dates that went by meanwhile or without them. */
export async function resume(
  context: Context,
  id: string,
  { version, missed }: z.output<typeof RecurringBillResumption>,
): Promise<void> {
  const { owner, db, today } = context
  const recurring = await locked(context, id, version)
  ensure(recurring.pausedBy, "recurringBillRuns")
  const { nextOn, done } = recurring
  const skips = missed === "skip" && nextOn !== null && nextOn < today
  await queries.changeRecurringBill(db, owner, recurring.id, {
    pausedBy: null,
    failures: 0,
    failedAt: null,
    retryOn: null,
    lastFailure: [],
    nextOn: skips ? dateFrom(recurring, done, today) : nextOn,
  })
}

/** The recurring bill under lock, as the caller knows it. */
async function locked(context: Context, id: string, version: number) {
  const recurring = found(await queries.lockRecurringBill(context.db, context.owner, id))
  return recurring.version === version ? recurring : stale(await showRecurringBill(context, id))
}

/** Refuses what no bill of it could be, and what cannot be sent; what is kept of it. */
async function checked(context: SendingContext, recurring: NewRecurringBill) {
  const columns = columnsOf(recurring)
  const bill = billOf(columns, columns.startDate)
  const client = await checkDraft(context, bill)
  if (columns.mode === "send") {
    ensure(await mayWriteToOthers(context.parts, context.person), "emailUnconfirmed")
    if (!client.email) invalid([{ path: "mode", code: "clientEmail" }])
  }
  return { ...columns, totalHT: priceDocument(bill, client.name, null).totalHT }
}
