import { createRoute } from "@hono/zod-openapi"
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
import { answerCsv } from "../../export/csv"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { answerPage } from "../../http/page"
import { ensure, found, foundAll, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { findClient } from "../../people/clients/queries"
import type { Call } from "../../ports/context"
import { findBilled, findRenewedUntil } from "./period.queries"
import { periods } from "./periods.routes"
import * as queries from "./queries"
import {
  contractCan,
  courseOf,
  exported,
  exportedRow,
  referenceOf,
  refusalOfPenalty,
} from "./rules"
import { contractDetails, showContract } from "./show.commands"

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
    await recordExport(c, "contracts")
    return answerCsv(
      c,
      "contracts",
      exported,
      rows.map((row) => exportedRow(showContract(row, today))),
    )
  },
)

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
    const { owner, db } = c.var
    const { contractId } = c.req.valid("param")
    return c.json(contractDetails(c, found(await queries.findContract(db, owner, contractId))), 200)
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
    const { owner, db } = c.var
    const contract = c.req.valid("json")
    await check(c, contract)
    const course = courseOf(contract, null)
    const added = await queries.addContract(db, owner, { ...contract, ...course })
    return c.json(contractDetails(c, added ?? taken()), 201)
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
    const { owner, db } = c.var
    const { version, ...changes } = c.req.valid("json")
    const current = await locked(c, c.req.valid("param").contractId, version)
    ensure(contractCan.change(current), "contractEnded")
    await check(c, changes)
    const { reference } = changes
    if (current.activatedOn && !reference) invalid([{ path: "reference", code: "required" }])
    if (reference && (await queries.isReferenceTaken(db, owner, reference, current.id))) taken()
    if (changes.clientId !== current.clientId && (await findBilled(db, owner, current.id)).length)
      invalid([{ path: "clientId", code: "contractBilled" }])
    const course = courseOf(changes, await findRenewedUntil(db, owner, current.id))
    const changed = await queries.changeContract(db, owner, current.id, { ...changes, ...course })
    return c.json(contractDetails(c, found(changed)), 200)
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
    const { owner, db, today } = c.var
    const { version } = c.req.valid("json")
    const contract = await locked(c, c.req.valid("param").contractId, version)
    ensure(contractCan.activate(contract), "contractActive")
    const reference = contract.reference ?? (await nextReference(c, contract.id))
    const changes = { reference, activatedOn: today }
    const changed = await queries.changeContract(db, owner, contract.id, changes)
    return c.json(contractDetails(c, found(changed)), 200)
  },
)

contracts.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/end",
    operationId: "endContract",
    description: "Ends it on a day; it is neither renewed nor changed from then on.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId"), body: json(ContractEnd) },
    responses: ok(ContractDetails),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const { version, endedOn } = c.req.valid("json")
    const contract = await locked(c, c.req.valid("param").contractId, version)
    ensure(contractCan.end(contract), contract.endedOn ? "contractEnded" : "contractDraft")
    if (endedOn > today) invalid([{ path: "endedOn", code: "inFuture" }])
    const changes = { endedOn, runsUntil: endedOn, noticeOn: null }
    const changed = await queries.changeContract(db, owner, contract.id, changes)
    return c.json(contractDetails(c, found(changed)), 200)
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
    description: "Brings back what was removed less than a quarter of an hour ago, as it was.",
    middleware: allow("contracts.delete"),
    request: { params: idOf("contractId") },
    responses: ok(ContractDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { contractId } = c.req.valid("param")
    await restoreRemoved(db, "contracts", contractId)
    return c.json(contractDetails(c, found(await queries.findContract(db, owner, contractId))), 200)
  },
)

contracts.route("/", periods)

/** The contract under lock, as the caller knows it. */
async function locked(c: Call, id: string, version: number) {
  const { owner, db } = c.var
  const contract = found(await queries.lockContract(db, owner, id))
  return contract.version === version ? contract : stale(contractDetails(c, contract))
}

/** It is with one of the owner's own clients, and asks for no less than the law lets businesses agree on. */
async function check(
  { var: { owner, db, today } }: Call,
  { clientId, penaltyRate }: NewContract,
): Promise<void> {
  const client = await findClient(db, owner, clientId)
  if (!client) invalid([{ path: "clientId", code: "unknown" }])
  const refusal = refusalOfPenalty(penaltyRate, client.kind, today)
  if (refusal) invalid([refusal])
}

const taken = () => invalid([{ path: "reference", code: "referenceTaken" }])

/** The first of the year's series that nobody typed before. */
async function nextReference({ var: { owner, db, today } }: Call, contractId: string) {
  for (;;) {
    const reference = referenceOf(today, await queries.nextSeriesNumber(db, owner, today))
    if (!(await queries.isReferenceTaken(db, owner, reference, contractId))) return reference
  }
}
