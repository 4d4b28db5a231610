import { createRoute } from "@hono/zod-openapi"
import { Bill, BillIssue } from "#contract/bills"
import { seriesOf } from "#domain/bill-kind"
import { formatBillNumber } from "#domain/bill-number"
import { allow } from "../../access/allow"
import { oneAtATime } from "../../http/one-at-a-time"
import { area, idOf, json, ok } from "../../http/operation"
import { ensure, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Act } from "../../ports/context"
import { deductDeposits, transferPrepaid } from "../bills/deposit.queries"
import { freezeBill, lockCounter, moveCounter } from "../bills/issue.queries"
import { prepare } from "../bills/preparation.commands"
import { addEvent, type BillRow, findParts, lockBill } from "../bills/queries"
import { billCan, dueOn, refusalOfRelease } from "../bills/rules"
import { seal } from "../bills/seal.rules"
import { showBill } from "../bills/show.commands"
import type { FrozenBill } from "../documents/freezing.rules"
import { findStart } from "../numbering/queries"
import { lockOrigin, settleOrigin, transferPayments } from "./origin.commands"

export const issuing = area()

issuing.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/issue",
    operationId: "issueBill",
    description: "Gives the draft its number. It is neither changed nor removed afterwards.",
    middleware: [oneAtATime, allow("bills.edit")] as const,
    request: { params: idOf("billId"), body: json(BillIssue) },
    responses: ok(Bill),
  }),
  async (c) => {
    const { owner, db } = c.var
    const bill = found(await lockBill(db, owner, c.req.valid("param").billId))
    ensure(billCan.change(bill), "billIssued")
    if (bill.version !== c.req.valid("json").version) stale(await showBill(c, bill.id))
    await issue(c, bill)
    return c.json(await showBill(c, bill.id), 200)
  },
)

/** Checks, numbers, freezes and chains the draft, and queues its PDF: all of it, or nothing. */
export async function issue(c: Act, draft: BillRow): Promise<void> {
  const { owner, db, today, now, parts } = c.var
  const series = seriesOf[draft.kind]
  const counter = await lockCounter(db, owner, series)
  const origin = await lockOrigin(c, draft)
  const releaseDate = draft.releaseDate ?? today
  const refusal = refusalOfRelease(releaseDate, counter?.releasedOn, today)
  if (refusal) invalid([refusal])

  const year = Number(releaseDate.slice(0, 4))
  const first = counter ? 1 : ((await findStart(db, owner, series, year)) ?? 1)
  const sequence = counter?.year === year ? counter.last + 1 : first
  const dueDate = dueOn(releaseDate, draft)
  const number = formatBillNumber({ series, year, rank: sequence })
  const bill = { ...draft, number, releaseDate, dueDate }
  const { lines } = await findParts(db, owner, draft.id)
  const { missing, frozen } = await prepare(c.var, bill, lines)
  if (missing.length)
    throw new HttpProblem(409, "billIncomplete", {
      errors: missing.map(({ where, path, code }) => ({ path: `${where}.${path}`, code })),
    })

  const previousSha256 = counter?.sha256 ?? null
  const sha256 = seal(previousSha256, frozen)
  const place = { series, year, sequence, releaseDate, sha256 }
  const issued = { ...bill, ...totalsIn(frozen) }
  if (origin) await settleOrigin(c, issued, origin)
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
  if (origin?.paid && draft.kind === "correction") await transferPayments(c, issued, origin)
  await parts.queue.send(db, "billDocument", { owner, billId: draft.id })
}

const totalsIn = ({ totalHT, totalVat, totalTTC }: FrozenBill) => ({ totalHT, totalVat, totalTTC })
