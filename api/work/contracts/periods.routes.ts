import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import {
  ContractBilling,
  ContractDetails,
  NewContractPeriod,
  NewRenewal,
} from "#contract/contracts"
import { addDays } from "#domain/day"
import { allow } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { ensure, found, invalid } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import { addBill, addEvent } from "../../sales/bills/queries"
import { linesTooLarge, priceBill, statusOf as statusOfBill } from "../../sales/bills/rules"
import { showBill } from "../../sales/bills/show.commands"
import * as periodQueries from "./period.queries"
import { changeContract, findContract, lockContract } from "./queries"
import { billOf, contractCan, courseOf, nextPeriodOf, nextRenewalOf, overlap } from "./rules"
import { contractDetails, showContract } from "./show.commands"

/** What a contract's time is divided into: what renewals add, and what is billed. */
export const periods = area()

periods.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/renewals",
    operationId: "renewContract",
    description:
      "Adds the next period, from the day that the caller was shown; asked again, nothing.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId"), body: json(NewRenewal) },
    responses: created(ContractDetails),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const { startDate } = c.req.valid("json")
    const contract = found(await lockContract(db, owner, c.req.valid("param").contractId))
    if (await periodQueries.isRenewedFrom(db, owner, contract.id, startDate))
      return c.json(contractDetails(c, contract), 201)
    ensure(contractCan.renew(contract, today), "notToRenew")
    ensure(nextRenewalOf(contract) === startDate, "renewalMoved")
    const endDate = addDays(startDate, (contract.renewalDays ?? 1) - 1)
    await periodQueries.addRenewal(db, owner, { contractId: contract.id, startDate, endDate })
    const renewed = await changeContract(db, owner, contract.id, courseOf(contract, endDate))
    return c.json(contractDetails(c, found(renewed)), 201)
  },
)

periods.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/periods",
    operationId: "findContractBilling",
    description: "What of the contract is on a bill, and the period that comes next.",
    middleware: allow("contracts.see", "bills.see"),
    request: { params: idOf("contractId") },
    responses: ok(ContractBilling),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const row = found(await findContract(db, owner, c.req.valid("param").contractId))
    const billed = await periodQueries.findBilled(db, owner, row.id)
    return c.json(
      {
        periods: billed.map(({ id, startDate, endDate, freed, billId, ...bill }) => ({
          id,
          startDate,
          endDate,
          freed,
          bill: {
            id: billId,
            number: bill.number,
            kind: bill.kind,
            status: statusOfBill(bill, today),
            totalHT: bill.totalHT,
            currency: bill.currency,
          },
        })),
        next: nextPeriodOf(showContract(row, today), billed),
      },
      200,
    )
  },
)

periods.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/periods",
    operationId: "billContractPeriod",
    description: "Drafts the bill of a period by the contract's terms; no day is billed twice.",
    middleware: allow("contracts.see", "bills.create"),
    request: { params: idOf("contractId"), body: json(NewContractPeriod) },
    responses: created(Bill),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    const period = c.req.valid("json")
    const contract = found(await lockContract(db, owner, c.req.valid("param").contractId))
    ensure(contract.activatedOn, "contractDraft")
    const { startDate, endDate } = period
    if (startDate < contract.startDate) invalid([{ path: "startDate", code: "outsideContract" }])
    if (contract.runsUntil && endDate > contract.runsUntil)
      invalid([{ path: "endDate", code: "outsideContract" }])
    const billed = await periodQueries.findBilled(db, owner, contract.id)
    if (billed.some((other) => !other.freed && overlap(period, other)))
      invalid([{ path: "startDate", code: "periodBilled" }])
    const profile = await findProfile(db, owner)
    const draft = billOf({ contract, vatRegime: profile?.vatRegime ?? null }, period)
    if (linesTooLarge(draft).length) invalid([{ path: "quantity", code: "tooBig" }])
    const priced = priceBill(draft, contract.clientName, null)
    const bill = found(await addBill(db, owner, draft, priced))
    await addEvent(db, owner, { billId: bill.id, what: "created", at: now })
    await periodQueries.addPeriod(db, owner, {
      contractId: contract.id,
      billId: bill.id,
      startDate,
      endDate,
    })
    return c.json(await showBill(c, bill.id), 201)
  },
)
