import { createRoute } from "@hono/zod-openapi"
import {
  Bill,
  BillChanges,
  BillFilter,
  BillSummary,
  BillTotals,
  NewBill,
  Turnover,
  TurnoverFilter,
} from "#contract/bills"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/csv"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { answerPage } from "../../http/page"
import { ensure, found, HttpProblem, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { checkDraft } from "../documents/draft.commands"
import { corrections } from "../issuing/corrections.routes"
import { deposits } from "../issuing/deposits.routes"
import { issuing } from "../issuing/routes"
import { billNotices } from "../late-payment/formal-notices.routes"
import { late } from "../late-payment/routes"
import { emails } from "../mail/bill-emails.routes"
import { creditUses } from "../payments/client-payments.routes"
import { payments } from "../payments/routes"
import { selections } from "../payments/selections.routes"
import { writeOffs } from "../payments/write-offs.routes"
import { submissions } from "../submissions/routes"
import { findRemaining } from "./credit-note.queries"
import { exported, exportedRow } from "./export.rules"
import { links } from "./links.routes"
import { pdf } from "./pdf.routes"
import { previews } from "./previews.routes"
import * as queries from "./queries"
import { removalProblem } from "./removal.commands"
import { billCan, priceBill } from "./rules"
import { showBill, summary } from "./show.commands"
import { sumBills, sumTurnover } from "./totals.queries"

export const bills = area()

bills.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listBills",
    middleware: allow("bills.see"),
    request: { query: BillFilter },
    responses: listed(BillSummary),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listBills(db, owner, filter, today)
    return c.json(
      answerPage(c, filter, rows, count, (row) => summary(row, today)),
      200,
    )
  },
)

bills.openapi(
  createRoute({
    method: "get",
    path: "/totals",
    operationId: "sumBills",
    description: "What the bills of the filter come to and what of it is paid; drafts apart.",
    middleware: allow("bills.see"),
    request: { query: BillFilter },
    responses: ok(BillTotals),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const sums = await sumBills(db, owner, c.req.valid("query"), today)
    return c.json({ ...sums, currency: "EUR" }, 200)
  },
)

bills.openapi(
  createRoute({
    method: "get",
    path: "/turnover",
    operationId: "sumTurnover",
    description: "The turnover of a year, month by month.",
    middleware: allow("bills.see"),
    request: { query: TurnoverFilter },
    responses: ok(Turnover),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { year } = c.req.valid("query")
    return c.json({ year, months: await sumTurnover(db, owner, year) }, 200)
  },
)

bills.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportBills",
    middleware: allow("bills.export"),
    request: { query: BillFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const rows = await queries.exportBills(db, owner, c.req.valid("query"), today)
    await recordExport(c, "bills")
    return answerCsv(
      c,
      "bills",
      exported,
      rows.map((row) => exportedRow(summary(row, today))),
    )
  },
)

bills.openapi(
  createRoute({
    method: "get",
    path: "/{billId}",
    operationId: "findBill",
    middleware: allow("bills.see"),
    request: { params: idOf("billId") },
    responses: ok(Bill),
  }),
  async (c) => c.json(await showBill(c, c.req.valid("param").billId), 200),
)

bills.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addBill",
    middleware: allow("bills.create"),
    request: { body: json(NewBill) },
    responses: created(Bill),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    const draft = c.req.valid("json")
    const priced = priceBill(draft, await checkDraft(c.var, draft), null)
    const bill = found(await queries.addBill(db, owner, draft, priced))
    await queries.addEvent(db, owner, { billId: bill.id, what: "created", at: now })
    return c.json(await showBill(c, bill.id), 201)
  },
)

bills.openapi(
  createRoute({
    method: "put",
    path: "/{billId}",
    operationId: "changeBill",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(BillChanges) },
    responses: ok(Bill),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { version, ...draft } = c.req.valid("json")
    const bill = found(await queries.lockBill(db, owner, c.req.valid("param").billId))
    ensure(billCan.change(bill), "billIssued")
    if (bill.version !== version) stale(await showBill(c, bill.id))
    const left =
      bill.kind === "creditNote" && bill.originId
        ? await findRemaining(db, owner, bill.originId)
        : null
    const priced = priceBill(draft, await checkDraft(c.var, draft), left)
    await queries.changeBill(db, owner, bill.id, draft, priced)
    return c.json(await showBill(c, bill.id), 200)
  },
)

bills.openapi(
  createRoute({
    method: "delete",
    path: "/{billId}",
    operationId: "removeBill",
    description:
      "Removes a draft. 409 once it is issued, or while it is to deduct deposits that are.",
    middleware: allow("bills.delete"),
    request: { params: idOf("billId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const bill = found(await queries.lockBill(db, owner, c.req.valid("param").billId))
    const kept = await removalProblem(db, owner, bill)
    if (kept) throw new HttpProblem(409, kept)
    await queries.removeBill(db, owner, bill.id)
    return c.body(null, 204)
  },
)

bills.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/restoration",
    operationId: "restoreBill",
    description: "Brings back what was removed less than a quarter of an hour ago, as it was.",
    middleware: allow("bills.delete"),
    request: { params: idOf("billId") },
    responses: ok(Bill),
  }),
  async (c) => {
    const { db } = c.var
    const { billId } = c.req.valid("param")
    await restoreRemoved(db, "bills", billId)
    return c.json(await showBill(c, billId), 200)
  },
)

bills.route("/", selections)
bills.route("/", issuing)
bills.route("/", corrections)
bills.route("/", deposits)
bills.route("/", payments)
bills.route("/", creditUses)
bills.route("/", writeOffs)
bills.route("/", submissions)
bills.route("/", late)
bills.route("/", billNotices)
bills.route("/", emails)
bills.route("/", links)
bills.route("/", pdf)
bills.route("/", previews)
