import { createRoute } from "@hono/zod-openapi"
import { ContractPointsChanges } from "#contract/contract-employment"
import {
  Contract,
  ContractActivation,
  ContractChanges,
  ContractDetails,
  ContractEnd,
  ContractFilter,
  NewContract,
} from "#contract/contracts"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found, foundAll } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { findStanding } from "./amendment.commands"
import { amendments } from "./amendments.routes"
import { budgets } from "./budgets.routes"
import {
  activateContract,
  addContract,
  changeContract,
  changePoints,
  endContract,
} from "./commands"
import { periods } from "./periods.routes"
import * as queries from "./queries"
import { contractDetails, exported, showContract } from "./rules"

export const contracts = area()

contracts.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listContracts",
    middleware: allow("contracts.see"),
    request: { query: ContractFilter },
    responses: listed(Contract),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listContracts(db, owner, filter, today)
    return c.json(
      answerPage(c, filter, rows, count, (row) => showContract(row, today)),
      200,
    )
  },
)

contracts.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportContracts",
    middleware: allow("contracts.export"),
    request: { query: ContractFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const rows = await queries.exportContracts(db, owner, c.req.valid("query"), today)
    await recordExport(c.var, "contracts")
    return answerCsv(
      c,
      "contracts",
      exported,
      rows.map((row) => showContract(row, today)),
    )
  },
)

// Before the path of one contract, which would take "budgets" for an id.
contracts.route("/", budgets)

contracts.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}",
    operationId: "findContract",
    middleware: allow("contracts.see"),
    request: { params: idOf("contractId") },
    responses: ok(ContractDetails),
  }),
  async (c) => {
    const { contractId } = c.req.valid("param")
    return c.json(contractDetails(found(await findStanding(c.var, contractId)), c.var), 200)
  },
)

contracts.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addContract",
    middleware: allow("contracts.create"),
    request: { body: json(NewContract) },
    responses: created(ContractDetails),
  }),
  async (c) => {
    return c.json(await addContract(c.var, c.req.valid("json")), 201)
  },
)

contracts.openapi(
  createRoute({
    method: "put",
    path: "/{contractId}",
    operationId: "changeContract",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId"), body: json(ContractChanges) },
    responses: ok(ContractDetails),
  }),
  async (c) => {
    const { version, ...changes } = c.req.valid("json")
    const { contractId } = c.req.valid("param")
    return c.json(await changeContract(c.var, contractId, version, changes), 200)
  },
)

contracts.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/activation",
    operationId: "activateContract",
    description: "Puts it in force, and gives it the next reference of the year if it has none.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId"), body: json(ContractActivation) },
    responses: ok(ContractDetails),
  }),
  async (c) => {
    const { version } = c.req.valid("json")
    return c.json(await activateContract(c.var, c.req.valid("param").contractId, version), 200)
  },
)

contracts.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/end",
    operationId: "endContract",
    description:
      "Ends it on a day, also one to come: it is not renewed, and after that day not changed.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId"), body: json(ContractEnd) },
    responses: ok(ContractDetails),
  }),
  async (c) => {
    const { contractId } = c.req.valid("param")
    return c.json(await endContract(c.var, contractId, c.req.valid("json")), 200)
  },
)

contracts.openapi(
  createRoute({
    method: "put",
    path: "/{contractId}/points",
    operationId: "changeContractPoints",
    description: "Answers the points to look at: what might make an employee of who sells.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId"), body: json(ContractPointsChanges) },
    responses: ok(ContractDetails),
  }),
  async (c) => {
    const { contractId } = c.req.valid("param")
    return c.json(await changePoints(c.var, contractId, c.req.valid("json")), 200)
  },
)

contracts.openapi(
  createRoute({
    method: "delete",
    path: "/{contractId}",
    operationId: "removeContract",
    description: "Removes a contract of which nothing was billed.",
    middleware: allow("contracts.delete"),
    request: { params: idOf("contractId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removeContract(db, owner, c.req.valid("param").contractId))
    return c.body(null, 204)
  },
)

contracts.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeContracts",
    description:
      "Removes contracts of which nothing was billed; the others are refused. 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("contracts.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { ids } = c.req.valid("json")
    const { there, done, kept } = await queries.removeContracts(db, owner, ids)
    foundAll(
      ids,
      there.map(({ id }) => id),
    )
    const refused = kept.map(({ id, reference, title }) => ({
      ...{ id, code: "contractHasBills" },
      name: [reference, title].filter(Boolean).join(" · "),
    }))
    return c.json({ done, refused }, 200)
  },
)

contracts.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/restoration",
    operationId: "restoreContract",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("contracts.delete"),
    request: { params: idOf("contractId") },
    responses: ok(ContractDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { contractId } = c.req.valid("param")
    await restoreRemoved(db, "contracts", contractId)
    return c.json(
      contractDetails(found(await queries.findContract(db, owner, contractId)), c.var),
      200,
    )
  },
)

contracts.route("/", periods)
contracts.route("/", amendments)
