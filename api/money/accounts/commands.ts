import { randomUUID } from "node:crypto"
import type { z } from "zod"
import type {
  AccountChanges,
  AccountDetails,
  NewAccount,
  NewTransfer,
  OwnerMovement,
} from "#contract/accounts"
import type { Language } from "#contract/values"
import { addDays, type Day } from "#domain/day"
import { translate } from "../../http/messages"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context } from "../../ports/context"
import * as queries from "./queries"
import { canRemove, details, refusalOfDay } from "./rules"

/** Opens an account; the first one is the main one. */
export async function openAccount(context: Context, account: NewAccount): Promise<AccountDetails> {
  const { db, owner, today } = context
  if (account.openedOn > today) invalid([{ path: "openedOn", code: "inFuture" }])
  await refuseKnownIban(context, account.iban)
  const isFirst = !(await queries.hasAccount(db, owner))
  if (account.main) await queries.releaseMain(db, owner)
  const { id } = found(
    await queries.addAccount(db, owner, { ...account, main: account.main || isFirst }),
  )
  return showAccount(context, id)
}

export async function changeAccount(
  context: Context,
  id: string,
  changes: z.output<typeof AccountChanges>,
): Promise<AccountDetails> {
  const { db, owner, today } = context
  const current = found(await queries.lockAccount(db, owner, id))
  if (current.version !== changes.version) stale(await showAccount(context, id))
  if (changes.openedOn > today) invalid([{ path: "openedOn", code: "inFuture" }])
  const first = await queries.firstMovement(db, owner, id)
  if (first && first < changes.openedOn) invalid([{ path: "openedOn", code: "afterMovements" }])
  await refuseKnownIban(context, changes.iban, id)
  if (changes.main && !current.main) await queries.releaseMain(db, owner)
  const statementsFrom = await fedFrom(context, current, changes.fedBy)
  found(await queries.changeAccount(db, owner, id, { ...changes, statementsFrom }))
  return showAccount(context, id)
}

/** Statements go on where the hand left off: what was posted until then is there once. */
async function fedFrom(
  { db, owner }: Context,
  { id, fedBy, statementsFrom }: Pick<queries.AccountRow, "id" | "fedBy" | "statementsFrom">,
  by: NewAccount["fedBy"],
): Promise<Day | null> {
  if (by === fedBy) return statementsFrom
  const last = by === "statements" ? await queries.lastMovement(db, owner, id) : undefined
  return last ? addDays(last, 1) : null
}

/** Removes an account in which nothing was posted; another one is closed. */
export async function removeAccount({ db, owner }: Context, id: string): Promise<void> {
  found(await queries.lockAccount(db, owner, id))
  ensure(!(await queries.firstMovement(db, owner, id)), "accountInUse")
  found(await queries.removeAccount(db, owner, id))
}

export async function restoreAccount(context: Context, id: string): Promise<AccountDetails> {
  await restoreRemoved(context.db, "bank_accounts", id)
  return showAccount(context, id)
}

export async function showAccount(context: Context, id: string): Promise<AccountDetails> {
  const { db, owner, today, rights } = context
  const account = found(await queries.findAccount(db, owner, id, today))
  return details(account, rights, (await queries.firstMovement(db, owner, id)) !== undefined)
}

/** What nobody named is named in the caller's language. */
type Spoken = Context & { language: Language }

/** Moves money from one own account to another: both sides at once, and neither income nor outcome. */
export async function transferMoney(
  context: Spoken,
  fromId: string,
  { toAccountId, day, amount, label }: z.output<typeof NewTransfer>,
): Promise<void> {
  const { db, owner, today, language } = context
  if (fromId === toAccountId) invalid([{ path: "toAccountId", code: "sameAccount" }])
  // In one order, so that two transfers never wait for each other.
  const locked = new Map<string, Awaited<ReturnType<typeof queries.lockAccount>>>()
  for (const id of [fromId, toAccountId].sort())
    locked.set(id, await queries.lockAccount(db, owner, id))
  const from = found(locked.get(fromId))
  const to = locked.get(toAccountId) ?? invalid([{ path: "toAccountId", code: "unknown" }])
  if (from.currency !== to.currency) invalid([{ path: "toAccountId", code: "otherCurrency" }])
  ensure(isByHand(from, day), "accountByStatements")
  // Its statement will bring the same money.
  if (!isByHand(to, day)) invalid([{ path: "toAccountId", code: "transferByStatement" }])
  const refusal = refusalOfDay(day, from, today) ?? refusalOfDay(day, to, today)
  if (refusal) invalid([{ path: "day", code: refusal }])
  const transferId = randomUUID()
  const side = { day, currency: from.currency, source: "transfer" as const, transferId }
  const text = label ?? translate(language, "accounts.transferLabel")
  const sides = [
    { ...side, accountId: from.id, amount: -amount, label: text, counterparty: to.name },
    { ...side, accountId: to.id, amount, label: text, counterparty: from.name },
  ]
  await queries.addMovements(db, owner, sides)
}

/** Whether what happens on a day is posted by hand: of days before statements began, it still is. */
const isByHand = (
  { fedBy, statementsFrom }: Pick<queries.AccountRow, "fedBy" | "statementsFrom">,
  day: Day,
) => fedBy === "hand" || (statementsFrom !== null && day < statementsFrom)

/** Writes down what the owner brought in or took out. */
export async function moveOwnMoney(
  context: Spoken,
  accountId: string,
  { direction, day, amount, label }: z.output<typeof OwnerMovement>,
): Promise<queries.MovementRow> {
  const { db, owner, today, language } = context
  const account = found(await queries.lockAccount(db, owner, accountId))
  ensure(account.fedBy === "hand", "accountByStatements")
  const refusal = refusalOfDay(day, account, today)
  if (refusal) invalid([{ path: "day", code: refusal }])
  const text = label ?? translate(language, `accounts.directions.${direction}`)
  const [id = ""] = await queries.addMovements(db, owner, [
    {
      accountId,
      day,
      label: text,
      amount: direction === "taken" ? -amount : amount,
      currency: account.currency,
      source: "owner",
    },
  ])
  return found(await queries.findMovement(db, owner, accountId, id))
}

/** Takes back a transfer, both sides of it, or what the owner brought or took. */
export async function removeMovement(
  { db, owner }: Context,
  accountId: string,
  id: string,
): Promise<void> {
  const movement = found(await queries.findMovement(db, owner, accountId, id))
  ensure(canRemove(movement), "movementElsewhere")
  await queries.removeMovement(db, owner, id)
}

async function refuseKnownIban(
  { db, owner }: Context,
  iban: string | null,
  besides?: string,
): Promise<void> {
  if (!iban) return
  const other = await queries.findAccountOfIban(db, owner, iban, besides)
  if (other) invalid([{ path: "iban", code: `accountKnown ${other.name}` }])
}
