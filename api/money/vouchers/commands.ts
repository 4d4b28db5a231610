import type { LineVouchers, NewVoucher, VoucherChanges, VoucherDetails } from "#contract/vouchers"
import { daysAround, linesOf, voucherFits } from "#domain/voucher"
import { keepFiles } from "../../files/queries"
import { ensure, found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context } from "../../ports/context"
import { matchLine, unmatchLine } from "../bank-lines/commands"
import { findLine, lockLines } from "../bank-lines/queries"
import * as queries from "./queries"
import { actsOf, show } from "./rules"

/** A voucher with the lines that it may be of. */
export async function showVoucher(context: Context, id: string): Promise<VoucherDetails> {
  const { db, owner, rights } = context
  const voucher = found(await queries.findVoucher(db, owner, id))
  const lines =
    voucher.lineId === null
      ? await queries.listFreeLines(db, owner, voucher, daysAround(voucher.day))
      : []
  return { ...show(voucher), lines: linesOf(voucher, lines), can: actsOf(voucher, rights) }
}

export async function enterVoucher(context: Context, voucher: NewVoucher): Promise<VoucherDetails> {
  const { db, owner, today } = context
  if (voucher.day > today) invalid([{ path: "day", code: "inFuture" }])
  await keepFiles(db, owner, { fileId: voucher.fileId })
  return showVoucher(context, found(await queries.addVoucher(db, owner, voucher)).id)
}

export async function changeVoucher(
  context: Context,
  id: string,
  { version, ...changes }: VoucherChanges,
): Promise<VoucherDetails> {
  const { db, owner, today } = context
  const current = found(await queries.lockVoucher(db, owner, id))
  ensure(current.lineId === null, "voucherAttached")
  if (current.version !== version) stale(await showVoucher(context, id))
  if (changes.day > today) invalid([{ path: "day", code: "inFuture" }])
  await keepFiles(db, owner, { fileId: changes.fileId })
  found(await queries.changeVoucher(db, owner, current, changes))
  return showVoucher(context, id)
}

/** Removes one that waits: what is attached is taken off first. */
export async function removeVoucher({ db, owner }: Context, id: string): Promise<void> {
  const current = found(await queries.lockVoucher(db, owner, id))
  ensure(current.lineId === null, "voucherAttached")
  found(await queries.removeVoucher(db, owner, id))
}

export async function restoreVoucher(context: Context, id: string): Promise<VoucherDetails> {
  await restoreRemoved(context.db, "vouchers", id)
  return showVoucher(context, id)
}

/** What is attached to a line, and what may be by amount and day. */
export async function showLineVouchers(
  { db, owner }: Context,
  lineId: string,
): Promise<LineVouchers> {
  const line = found(await findLine(db, owner, lineId))
  const attached = await queries.findAttached(db, owner, lineId)
  if (attached) return { attached: show(attached), proposed: [] }
  const waiting = line.state === "takenOut" ? [] : await queries.listWaiting(db, owner, line)
  const proposed = waiting.filter((voucher) => voucherFits(voucher, line))
  return { attached: null, proposed: proposed.map(show) }
}

/**
 * Attaches a voucher to a line that fits it. A line that is open is matched by it, as an expense without a received
 * bill; one that is matched keeps what it was for.
 */
export async function attachVoucher(
  context: Context,
  id: string,
  { lineId, inClosedYear }: { lineId: string; inClosedYear: boolean },
): Promise<VoucherDetails> {
  const { db, owner } = context
  const voucher = found(await queries.lockVoucher(db, owner, id))
  ensure(voucher.lineId === null, "voucherAttached")
  const [locked] = await lockLines(db, owner, [lineId])
  if (!locked || locked.state === "takenOut" || !voucherFits(voucher, locked))
    invalid([{ path: "lineId", code: "unknown" }])
  ensure(!(await queries.findAttached(db, owner, lineId)), "lineHasVoucher")
  const isOpen = locked.state === "open"
  if (isOpen) {
    const { category, vatRate } = voucher
    const part = {
      ...{ kind: "outcome" as const, amount: locked.amount, outcomeCategory: category, vatRate },
      ...{
        billId: null,
        purchaseId: null,
        incomeCategory: null,
        otherLineId: null,
        otherAccountId: null,
      },
      deductibleShare: null,
    }
    await matchLine(context, lineId, { parts: [part], inClosedYear, version: locked.version })
  }
  found(await queries.changeVoucher(db, owner, voucher, { lineId, matched: isOpen }))
  return showVoucher(context, id)
}

/** Takes a voucher off its line; what was written down with it is taken back, and it waits again. */
export async function detachVoucher(context: Context, id: string): Promise<VoucherDetails> {
  const { db, owner } = context
  const voucher = found(await queries.lockVoucher(db, owner, id))
  ensure(voucher.lineId !== null, "voucherWaits")
  if (voucher.matched) await unmatchLine(context, voucher.lineId)
  else found(await queries.changeVoucher(db, owner, voucher, { lineId: null }))
  return showVoucher(context, id)
}

/** Remembers that a voucher is not of a line: the two are never proposed to each other again. */
export async function refuseLine(
  context: Context,
  id: string,
  lineId: string,
): Promise<VoucherDetails> {
  const { db, owner } = context
  found(await queries.findVoucher(db, owner, id))
  if (!(await findLine(db, owner, lineId))) invalid([{ path: "lineId", code: "unknown" }])
  await queries.refuseLine(db, owner, id, lineId)
  return showVoucher(context, id)
}
