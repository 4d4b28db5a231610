import { createRoute } from "@hono/zod-openapi"
import {
  Amendment,
  AmendmentAgreement,
  AmendmentChanges,
  ContractTerms,
  ContractVersions,
  NewAmendment,
  TermsFilter,
} from "#contract/contract-terms"
import { allow } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import {
  addAmendment,
  agreeToAmendment,
  changeAmendment,
  findTermsOn,
  removeAmendment,
  showAmendmentOf,
  showVersions,
} from "./amendment.commands"

/** The terms of a contract by their day, and what changes them. */
export const amendments = area()

amendments.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/terms",
    operationId: "findContractTerms",
    description: "The terms that hold on a day; 404 before the contract begins.",
    middleware: allow("contracts.see"),
    request: { params: idOf("contractId"), query: TermsFilter },
    responses: ok(ContractTerms),
  }),
  async (c) => {
    const { on } = c.req.valid("query")
    return c.json(found(await findTermsOn(c.var, c.req.valid("param").contractId, on)), 200)
  },
)

amendments.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/amendments",
    operationId: "listContractVersions",
    description: "Its terms as they were when it came into force, and the amendments by number.",
    middleware: allow("contracts.see"),
    request: { params: idOf("contractId") },
    responses: ok(ContractVersions),
  }),
  async (c) => c.json(await showVersions(c.var, c.req.valid("param").contractId), 200),
)

amendments.openapi(
  createRoute({
    method: "get",
    path: "/{contractId}/amendments/{amendmentId}",
    operationId: "findAmendment",
    middleware: allow("contracts.see"),
    request: { params: idOf("contractId", "amendmentId") },
    responses: ok(Amendment),
  }),
  async (c) => {
    const { contractId, amendmentId } = c.req.valid("param")
    return c.json(await showAmendmentOf(c.var, contractId, amendmentId), 200)
  },
)

amendments.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/amendments",
    operationId: "addAmendment",
    description:
      "Drafts other terms from a day on; what differs from the terms of that day is the amendment.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId"), body: json(NewAmendment) },
    responses: created(Amendment),
  }),
  async (c) => {
    const { contractId } = c.req.valid("param")
    return c.json(await addAmendment(c.var, contractId, c.req.valid("json")), 201)
  },
)

amendments.openapi(
  createRoute({
    method: "put",
    path: "/{contractId}/amendments/{amendmentId}",
    operationId: "changeAmendment",
    description: "Changes a draft; what was agreed to is changed by another amendment.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId", "amendmentId"), body: json(AmendmentChanges) },
    responses: ok(Amendment),
  }),
  async (c) => {
    const { contractId, amendmentId } = c.req.valid("param")
    return c.json(await changeAmendment(c.var, contractId, amendmentId, c.req.valid("json")), 200)
  },
)

amendments.openapi(
  createRoute({
    method: "delete",
    path: "/{contractId}/amendments/{amendmentId}",
    operationId: "removeAmendment",
    description: "Removes a draft.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId", "amendmentId") },
    responses: gone,
  }),
  async (c) => {
    const { contractId, amendmentId } = c.req.valid("param")
    await removeAmendment(c.var, contractId, amendmentId)
    return c.body(null, 204)
  },
)

amendments.openapi(
  createRoute({
    method: "post",
    path: "/{contractId}/amendments/{amendmentId}/agreement",
    operationId: "agreeToAmendment",
    description: "Both parties agreed to it: it is in force by itself from its day on.",
    middleware: allow("contracts.edit"),
    request: { params: idOf("contractId", "amendmentId"), body: json(AmendmentAgreement) },
    responses: ok(Amendment),
  }),
  async (c) => {
    const { contractId, amendmentId } = c.req.valid("param")
    const { version } = c.req.valid("json")
    return c.json(await agreeToAmendment(c.var, contractId, amendmentId, version), 200)
  },
)
