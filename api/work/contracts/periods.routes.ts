import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import {
  ContractBilling,
  ContractDetails,
  NewContractPeriod,
  NewRenewal,
} from "#contract/contracts"
import { allow } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { showBill } from "../../sales/bills/show.commands"
import { billPeriod, renewContract, showBilling } from "./period.commands"

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
    const { contractId } = c.req.valid("param")
    return c.json(await renewContract(c.var, contractId, c.req.valid("json")), 201)
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
  async (c) => c.json(await showBilling(c.var, c.req.valid("param").contractId), 200),
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
    const { contractId } = c.req.valid("param")
    const bill = await billPeriod(c.var, contractId, c.req.valid("json"))
    return c.json(await showBill(c.var, bill.id), 201)
  },
)
