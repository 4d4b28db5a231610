import { seriesOf } from "#domain/bill-kind"
import { formatBillNumber } from "#domain/bill-number"
import { seal } from "../../e-invoice/seal"
import type { FrozenBill } from "../../e-invoice/snapshot"
import { HttpProblem, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { deductDeposits, transferPrepaid } from "../bills/deposit.queries"
import { freezeBill, lockCounter, moveCounter } from "../bills/issue.queries"
import { prepare } from "../bills/preparation.commands"
import { addEvent, type BillRow, findParts } from "../bills/queries"
import { dueOn, refusalOfRelease } from "../bills/rules"
import { findStart } from "../numbering/queries"
import { lockOrigin, settleOrigin, transferPayments } from "./origin.commands"

/** Checks, numbers, freezes and chains the draft, and queues its PDF: all of it, or nothing. */
export async function issue(context: Context<"queue">, draft: BillRow): Promise<void> {
  const { owner, db, today, now, parts } = context
  const series = seriesOf[draft.kind]
  const counter = await lockCounter(db, owner, series)
  const origin = await lockOrigin(context, draft)
  const releaseDate = draft.releaseDate ?? today
  const refusal = refusalOfRelease(releaseDate, counter?.releasedOn, today, origin?.releaseDate)
  if (refusal) invalid([refusal])

  const year = Number(releaseDate.slice(0, 4))
  const first = counter ? 1 : ((await findStart(db, owner, series, year)) ?? 1)
  const sequence = counter?.year === year ? counter.last + 1 : first
  const dueDate = dueOn(releaseDate, draft)
  const number = formatBillNumber({ series, year, rank: sequence })
  const bill = { ...draft, number, releaseDate, dueDate }
  const { lines } = await findParts(db, owner, draft.id)
  const { missing, frozen } = await prepare(context, bill, lines)
  if (missing.length)
    throw new HttpProblem(409, "billIncomplete", {
      errors: missing.map(({ where, path, code }) => ({ path: `${where}.${path}`, code })),
    })

  const previousSha256 = counter?.sha256 ?? null
  const sha256 = seal(previousSha256, frozen)
  const place = { series, year, sequence, releaseDate, sha256 }
  const issued = { ...bill, ...totalsIn(frozen) }
  if (origin) await settleOrigin(context, issued, origin)
  if (draft.kind === "correction") await transferPrepaid(db, owner, draft.id, frozen.prepaid ?? 0)
  else if (frozen.deposits)
    await deductDeposits(db, owner, draft.id, {
      ht: frozen.deposits.reduce((sum, { totalHT }) => sum + totalHT, 0),
      ttc: frozen.prepaid ?? 0,
    })
  await freezeBill(db, owner, draft.id, {
    ...place,
    number,
    dueDate,
    issuedAt: now,
    frozen,
    previousSha256,
  })
  await moveCounter(db, owner, !counter, place)
  await addEvent(db, owner, { billId: draft.id, what: "issued", at: now, detail: number })
  if (origin?.paid && draft.kind === "correction") await transferPayments(context, issued, origin)
  await parts.queue.send(db, "billDocument", { owner, billId: draft.id })
}

const totalsIn = ({ totalHT, totalVat, totalTTC }: FrozenBill) => ({ totalHT, totalVat, totalTTC })
