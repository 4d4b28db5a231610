import { randomUUID } from "node:crypto"
import type {
  BankLine,
  BankLineDetails,
  BankLineFilter,
  LineTarget,
  NewLineMatch,
  SureMatches,
} from "#contract/bank-lines"
import { transfersAmong } from "#domain/bank-matching"
import { closedYearOf } from "#domain/closed-year"
import { ensure, found, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findBill } from "../../sales/bills/queries"
import { refund, takeBackRefund } from "../../sales/payments/client-payment.commands"
import { payBill, reversePayment } from "../../sales/payments/payment.commands"
import { findPayment } from "../../sales/payments/queries"
import { addMovements, findAccount, listByHand, removeMovement } from "../accounts/queries"
import { enterIncome, removeIncome } from "../incomes/commands"
import { findIncome } from "../incomes/queries"
import { enterOutcome, removeOutcome } from "../outcomes/commands"
import { findOutcome, listPayments } from "../outcomes/queries"
import { payPurchase, reversePayment as reversePurchasePayment } from "../purchases/commands"
import * as queries from "./queries"
import * as rules from "./rules"

/** As many open bills as lines are compared with, and as many lines as are confirmed at once. */
const mostTargets = 2_000
const mostLines = 1_000

/** Nothing is proposed to who may not see it. */
async function targetsIn({ db, owner, rights }: Pick<Context, "db" | "owner" | "rights">) {
  if (!rights.has("bills.see") || !rights.has("purchases.see")) return rules.targetsOf([], [], [])
  return rules.targetsOf(
    await queries.listOpenBills(db, owner, { most: mostTargets }),
    await queries.listOpenPurchases(db, owner, { most: mostTargets }),
    await queries.listLearnt(db, owner),
    await queries.listOpenCredits(db, owner, { most: mostTargets }),
  )
}

/** A page of lines; of the open ones each with what it may have been for. */
export async function listLines(context: Context, filter: BankLineFilter) {
  const { db, owner } = context
  const { rows, count } = await queries.listLines(db, owner, filter)
  const open = rows.filter(({ state }) => state === "open").map(({ id }) => id)
  const targets = open.length > 0 ? await targetsIn(context) : rules.targetsOf([], [], [])
  const refused = await queries.listRefused(db, owner, open)
  const shown = (row: (typeof rows)[number]): BankLine =>
    rules.show(row, rules.proposalsFor(row, targets, refused.get(row.id)))
  return { rows, count, shown }
}

/** A line alone, with what it may have been for, or what it was. */
export async function showLine(context: Context, id: string): Promise<BankLineDetails> {
  const { db, owner, rights } = context
  const line = found(await queries.findLine(db, owner, id))
  const isOpen = line.state === "open"
  const refused = await queries.listRefused(db, owner, [id])
  const targets = isOpen ? await targetsIn(context) : rules.targetsOf([], [], [])
  const proposed = rules.proposalsFor(line, targets, refused.get(id))
  const others = isOpen ? await queries.listOtherSides(db, owner, line) : []
  const mayRefund = isOpen && line.amount < 0 && rights.has("bills.see")
  const self = { id, account: line.accountId, day: line.day, amount: line.amount }
  return {
    ...rules.show(line, proposed),
    proposals: proposed.proposals,
    transfers: others
      .filter((other) => transfersAmong([self, other]).length > 0)
      .map(({ id: lineId, accountName, day, label }) => ({ lineId, accountName, day, label })),
    handAccounts: isOpen ? await listByHand(db, owner, { ...line, besides: line.accountId }) : [],
    credits: mayRefund
      ? (await queries.listOpenCredits(db, owner, { most: 50 })).map(
          ({ id: billId, number, name, open }) => ({ billId, number: number ?? "", name, open }),
        )
      : [],
    matches: (await queries.listMatches(db, owner, id)).map(rules.showMatch),
    can: rules.actsOf(line, rights),
  }
}

/** Says what a line was for: each part is written down where it belongs, on the line's day. */
export async function matchLine(
  context: Context,
  id: string,
  match: NewLineMatch,
): Promise<BankLineDetails> {
  const { db, owner } = context
  const others = match.parts.flatMap(({ otherLineId }) => otherLineId ?? [])
  const locked = await queries.lockLines(db, owner, [id, ...others])
  const line = found(locked.find((each) => each.id === id))
  ensure(line.state === "open", "lineMatched")
  if (line.version !== match.version) stale(await showLine(context, id))
  await matchParts(context, line, match, locked)
  return showLine(context, id)
}

type Locked = Awaited<ReturnType<typeof queries.lockLines>>

async function matchParts(
  context: Context,
  line: Locked[number],
  { parts, inClosedYear }: Pick<NewLineMatch, "parts" | "inClosedYear">,
  locked: Locked,
  by: { ruleId: string; runId: string } | undefined = undefined,
): Promise<void> {
  const { db, owner } = context
  const errors = rules.refusalOfParts(line.amount, parts)
  if (errors.length > 0) invalid(errors)
  await refuseUnknown(context, parts, locked, line)
  await queries.postedByLine(db, owner)
  for (const part of parts) {
    const made = await writeDown(context, line, part, inClosedYear)
    await queries.addMatches(db, owner, [
      { lineId: line.id, kind: part.kind, amount: part.amount, ...made, ...by },
    ])
  }
  await queries.changeLine(db, owner, line.id, { state: "matched" })
}

/** What a part names is one's own and open, or the field says that it is not known. */
async function refuseUnknown(
  { db, owner }: Context,
  parts: NewLineMatch["parts"],
  locked: Locked,
  line: Locked[number],
): Promise<void> {
  const refunded = parts.flatMap(({ kind, billId }) => (kind === "refund" && billId) || [])
  const openCredits = await queries.listOpenCredits(db, owner, { ids: refunded })
  const credits = new Map(openCredits.map((each) => [each.id, each]))
  const named = {
    bills: { ids: parts.flatMap(({ billId }) => billId ?? []) },
    purchases: { ids: parts.flatMap(({ purchaseId }) => purchaseId ?? []) },
  }
  const openBills = await queries.listOpenBills(db, owner, named.bills)
  const bills = new Set(openBills.map(({ id }) => id))
  const openPurchases = await queries.listOpenPurchases(db, owner, named.purchases)
  const purchases = new Map(openPurchases.map((each) => [each.id, each]))
  const byHand = await listByHand(db, owner, { ...line, besides: line.accountId })
  const errors = parts.flatMap((part, at) => {
    const { kind, billId, purchaseId, otherLineId, otherAccountId, amount } = part
    if (kind === "bill" && billId && !bills.has(billId))
      return [{ path: `parts.${at}.billId`, code: "unknown" }]
    if (kind === "refund" && billId) {
      const credit = credits.get(billId)
      if (!credit) return [{ path: `parts.${at}.billId`, code: "unknown" }]
      if (-amount > credit.open) return [{ path: `parts.${at}.amount`, code: "beyondCredit" }]
    }
    if (kind === "purchase" && purchaseId) {
      const purchase = purchases.get(purchaseId)
      if (!purchase) return [{ path: `parts.${at}.purchaseId`, code: "unknown" }]
      const isCredit = purchase.kind === "creditNote"
      if (amount > 0 !== isCredit) return [{ path: `parts.${at}.amount`, code: "matchSign" }]
      if (Math.abs(amount) > purchase.open)
        return [{ path: `parts.${at}.amount`, code: "overpaid" }]
    }
    if (kind === "transfer" && otherAccountId) {
      const isKnown = byHand.some(({ accountId }) => accountId === otherAccountId)
      return isKnown ? [] : [{ path: `parts.${at}.otherAccountId`, code: "unknown" }]
    }
    if (kind === "transfer") {
      const other = locked.find((each) => each.id === otherLineId)
      const fits =
        other?.state === "open" && other.accountId !== line.accountId && other.amount === -amount
      if (!fits) return [{ path: `parts.${at}.otherLineId`, code: "unknown" }]
    }
    return []
  })
  if (errors.length > 0) invalid(errors)
}

/** Writes a part down, on the day of the line: that is when the money was there. */
async function writeDown(
  context: Context,
  line: Locked[number],
  {
    kind,
    amount,
    billId,
    purchaseId,
    incomeCategory,
    outcomeCategory,
    vatRate,
    deductibleShare,
    otherLineId,
    otherAccountId,
  }: NewLineMatch["parts"][number],
  inClosedYear: boolean,
) {
  const { db, owner } = context
  const { day, accountId, counterparty } = line
  const label = (line.label || counterparty || "").slice(0, 200)
  const means = "transfer" as const
  if (kind === "bill" && billId) {
    const paid = { amount, paidOn: day, collectedOn: day, means, keepExcess: true, inClosedYear }
    return { billId, paymentId: (await payBill(context, billId, paid)).id }
  }
  if (kind === "refund" && billId) {
    const [credit] = await queries.listOpenCredits(db, owner, { ids: [billId] })
    const given = { amount: -amount, paidOn: day, means, inClosedYear }
    await refund(context, found(credit).clientId, given)
    return { billId }
  }
  if (kind === "purchase" && purchaseId) {
    const before = new Set((await listPayments(db, owner, purchaseId)).map(({ id }) => id))
    const paid = { amount: Math.abs(amount), paidOn: day, means, accountId, inClosedYear }
    await payPurchase(context, purchaseId, paid)
    const payments = await listPayments(db, owner, purchaseId)
    return { purchaseId, madeId: payments.find(({ id }) => !before.has(id))?.id }
  }
  const told = { day, label, means, vatRate, accountId, inClosedYear }
  if (kind === "income" && incomeCategory) {
    const income = { ...told, amount, category: incomeCategory, payerName: counterparty }
    return { madeId: (await enterIncome(context, income)).id }
  }
  if (kind === "outcome" && outcomeCategory) {
    const spent = { ...told, amount: -amount, category: outcomeCategory, payeeName: counterparty }
    return {
      madeId: (
        await enterOutcome(context, {
          ...{ ...spent, kind: null },
          deductibleShare: deductibleShare ?? "100",
        })
      ).id,
    }
  }
  if (kind === "transfer" && otherAccountId) {
    const from = await findAccount(db, owner, accountId, day)
    const side = { accountId: otherAccountId, day, label, currency: line.currency }
    const [madeId] = await addMovements(db, owner, [
      { ...side, amount: -amount, source: "line", counterparty: from?.name ?? null },
    ])
    return { madeId }
  }
  if (kind === "transfer" && otherLineId) {
    const side = { lineId: otherLineId, kind, amount: -amount, otherLineId: line.id }
    await queries.addMatches(db, owner, [side])
    await queries.changeLine(db, owner, otherLineId, { state: "matched" })
    return { otherLineId }
  }
  return {}
}

/** Takes back what was said of a line: what was written down with it is reversed where it stands. */
export async function unmatchLine(context: Context, id: string): Promise<BankLineDetails> {
  const { db, owner } = context
  const [line] = await queries.lockLines(db, owner, [id])
  ensure(found(line).state === "matched", "lineOpen")
  await queries.postedByLine(db, owner)
  const matches = await queries.listMatches(db, owner, id)
  for (const match of matches) {
    await takeBack(context, match)
    if (match.otherLineId) await unmatchOther(context, match.otherLineId)
  }
  await reverseMatches(context, matches)
  await queries.changeLine(db, owner, id, { state: "open" })
  return showLine(context, id)
}

type Matches = Awaited<ReturnType<typeof queries.listMatches>>

async function reverseMatches({ db, owner }: Context, matches: Matches): Promise<void> {
  const reversals = matches.map(
    ({ id, lineId, kind, amount, billId, purchaseId, otherLineId }) => ({
      ...{ lineId, kind, amount: -amount, billId, purchaseId, otherLineId },
      reversalOf: id,
    }),
  )
  if (reversals.length > 0) await queries.addMatches(db, owner, reversals)
}

/** The other side of a transfer is open again with this one. */
async function unmatchOther(context: Context, otherId: string): Promise<void> {
  const { db, owner } = context
  await queries.lockLines(db, owner, [otherId])
  await reverseMatches(context, await queries.listMatches(db, owner, otherId))
  await queries.changeLine(db, owner, otherId, { state: "open" })
}

/** What somebody took back where it stands already is left as it is. */
async function takeBack(context: Context, match: Matches[number]): Promise<void> {
  const { db, owner } = context
  const { kind, billId, paymentId, purchaseId, madeId, amount } = match
  if (kind === "refund" && billId) {
    const { clientId } = found(await findBill(db, owner, billId))
    return takeBackRefund(context, clientId, -amount)
  }
  if (billId && paymentId) {
    const payment = await findPayment(db, owner, billId, paymentId)
    if (payment && !payment.reversed)
      await reversePayment(context, { billId, paymentId }, { onItsDay: true })
  } else if (purchaseId && madeId) {
    const payments = await listPayments(db, owner, purchaseId)
    if (!payments.some(({ reversalOf }) => reversalOf === madeId))
      await reversePurchasePayment(context, purchaseId, madeId, { onItsDay: true })
  } else if (kind === "transfer" && madeId) {
    await removeMovement(db, owner, madeId)
  } else if (kind === "income" && madeId) {
    if (await findIncome(db, owner, madeId)) await removeIncome(context, madeId)
  } else if (kind === "outcome" && madeId) {
    if (await findOutcome(db, owner, madeId)) await removeOutcome(context, madeId)
  }
}

/** Confirms every open line of which it is sure what it was for; each bill is settled by one of them. */
export async function matchSure(
  context: Context,
  { inClosedYear }: Pick<NewLineMatch, "inClosedYear">,
): Promise<SureMatches> {
  const { db, owner } = context
  const lines = await queries.listOpenLines(db, owner, mostLines)
  return confirmSure(context, lines, inClosedYear)
}

/**
 * The same for the lines of a statement that was just added, where who keeps its account chose so: what is of a closed
 * year is left to its owner.
 */
export async function matchSureOf(context: Context, statementId: string): Promise<void> {
  const { db, owner, today, rights } = context
  const mayConfirm = rules.matching.every((right) => rights.has(right))
  if (!mayConfirm || !(await queries.confirmsSure(db, owner, statementId))) return
  const lines = await queries.listOpenLines(db, owner, mostLines, statementId)
  const its = lines.filter(({ day }) => !closedYearOf(day, today))
  await confirmSure(context, its, false)
}

async function confirmSure(
  context: Context,
  lines: Awaited<ReturnType<typeof queries.listOpenLines>>,
  inClosedYear: boolean,
): Promise<SureMatches> {
  const { db, owner } = context
  const ids = lines.map(({ id }) => id)
  const refused = await queries.listRefused(db, owner, ids)
  const targets = await targetsIn(context)
  const settled = new Set<string>()
  const count = { matched: 0, skipped: 0 }
  for (const line of lines) {
    const { verdict, proposals } = rules.proposalsFor(line, targets, refused.get(line.id))
    const [first] = proposals
    if (verdict !== "sure" || !first) continue
    const taken = first.targets.map(settledBy)
    if (taken.some((each) => settled.has(each))) {
      count.skipped += 1
      continue
    }
    const [locked] = await queries.lockLines(db, owner, [line.id])
    if (locked?.state !== "open") continue
    const parts = rules.partsOf(first)
    await matchParts(context, locked, { parts, inClosedYear }, [locked])
    for (const each of taken) settled.add(each)
    count.matched += 1
  }
  return count
}

/** What a line uses up: a bill, or the one credit that all credit notes of a client share. */
const settledBy = ({ kind, id, name }: LineTarget) => (kind === "creditNote" ? `of ${name}` : id)

/**
 * The open lines, the oldest first, and whether each may be for a bill or for what a scheduled transaction waits for:
 * then no rule says what it was.
 */
export async function listUnclaimedLines(context: Context) {
  const { db, owner } = context
  const lines = await queries.listOpenLines(db, owner, mostLines)
  const ids = lines.map(({ id }) => id)
  const refused = await queries.listRefused(db, owner, ids)
  const awaited = await queries.listAwaited(db, owner, ids)
  const targets = await targetsIn(context)
  return lines.map((line) => ({
    line,
    isClaimed:
      awaited.has(line.id) ||
      rules.proposalsFor(line, targets, refused.get(line.id)).verdict !== "none",
  }))
}

/** Says by a rule what a line was for; not of one that is open no more. */
export async function matchByRule(
  context: Context,
  id: string,
  match: Pick<NewLineMatch, "parts" | "inClosedYear">,
  by: { ruleId: string; runId: string },
): Promise<boolean> {
  const [line] = await queries.lockLines(context.db, context.owner, [id])
  if (line?.state !== "open") return false
  await matchParts(context, line, match, [line], by)
  return true
}

/** Remembers that a line was not for something: it is never proposed for it again. */
export async function refuseMatch(
  context: Context,
  id: string,
  targetIds: string[],
): Promise<BankLineDetails> {
  const { db, owner } = context
  found(await queries.findLine(db, owner, id))
  if ((await queries.countTargets(db, owner, targetIds)) < new Set(targetIds).size)
    invalid([{ path: "targetIds", code: "unknown" }])
  await queries.addRefusals(db, owner, id, targetIds)
  return showLine(context, id)
}

/** Takes a line out of its account, as what the bank wrote twice: it posts nothing, and stays known. */
export async function takeOutLine(context: Context, id: string): Promise<BankLineDetails> {
  const { db, owner } = context
  const [line] = await queries.lockLines(db, owner, [id])
  const { state, movementId } = found(line)
  ensure(state === "open", "lineMatched")
  await queries.changeLine(db, owner, id, { state: "takenOut", movementId: null })
  if (movementId) await queries.removePosted(db, owner, movementId)
  return showLine(context, id)
}

/** Puts a line back that was taken out. */
export async function restoreLine(context: Context, id: string): Promise<BankLineDetails> {
  const { db, owner } = context
  const [line] = await queries.lockLines(db, owner, [id])
  const { state, accountId, day, valueDay, label, counterparty, amount, currency } = found(line)
  ensure(state === "takenOut", "lineOpen")
  const movementId = randomUUID()
  const posted = { accountId, day, valueDay, label, counterparty, amount, currency }
  await addMovements(db, owner, [{ ...posted, id: movementId, source: "statement" }])
  await queries.changeLine(db, owner, id, { state: "open", movementId })
  return showLine(context, id)
}
