import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  CertificationRenewal,
  Fact,
  FactChanges,
  FactFilter,
  FactMove,
  NewFact,
} from "#contract/cv"
import { allow } from "../../access/allow"
import type { Call } from "../../http/env"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import { found, stale } from "../../http/problem"
import { addFact, changeFact, moveFact, renewCertification, restoreFact } from "./commands"
import * as queries from "./queries"
import { showFact } from "./rules"

/** What one says of oneself in a CV: typed once, whatever is made of it. */
export const cvFacts = area()

const show = (c: Call, row: queries.FactRow) => showFact(row, c.var.rights, c.var.today)

cvFacts.openapi(
  createRoute({
    method: "get",
    path: "/facts",
    operationId: "listFacts",
    description: "All facts, or those of a kind, in their order; there are a few hundred at most.",
    middleware: allow("cv.see"),
    request: { query: FactFilter },
    responses: ok(z.array(Fact)),
  }),
  async (c) => {
    const { owner, db } = c.var
    const facts = await queries.listFacts(db, owner, c.req.valid("query").kind)
    return c.json(
      facts.map((row) => show(c, row)),
      200,
    )
  },
)

cvFacts.openapi(
  createRoute({
    method: "get",
    path: "/facts/{factId}",
    operationId: "findFact",
    middleware: allow("cv.see"),
    request: { params: idOf("factId") },
    responses: ok(Fact),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { factId } = c.req.valid("param")
    return c.json(show(c, found(await queries.findFact(db, owner, factId))), 200)
  },
)

cvFacts.openapi(
  createRoute({
    method: "post",
    path: "/facts",
    operationId: "addFact",
    description:
      "A skill is kept by the name that it has in the list of skills, and stands in the profile as well, as a language does.",
    middleware: allow("cv.create"),
    request: { body: json(NewFact) },
    responses: created(Fact),
  }),
  async (c) => c.json(show(c, await addFact(c.var, c.req.valid("json"))), 201),
)

cvFacts.openapi(
  createRoute({
    method: "put",
    path: "/facts/{factId}",
    operationId: "changeFact",
    middleware: allow("cv.edit"),
    request: { params: idOf("factId"), body: json(FactChanges) },
    responses: ok(Fact),
  }),
  async (c) => {
    const { factId } = c.req.valid("param")
    const { current, changed } = await changeFact(c.var, factId, c.req.valid("json"))
    return c.json(show(c, changed ?? stale(show(c, current))), 200)
  },
)

cvFacts.openapi(
  createRoute({
    method: "post",
    path: "/facts/{factId}/renewals",
    operationId: "renewCertification",
    description:
      "Adds the certification that takes the place of this one, which is kept and of whose end nothing is told any more; 409 where it was renewed before.",
    middleware: allow("cv.create"),
    request: { params: idOf("factId"), body: json(CertificationRenewal) },
    responses: created(Fact),
  }),
  async (c) => {
    const { factId } = c.req.valid("param")
    return c.json(show(c, await renewCertification(c.var, factId, c.req.valid("json"))), 201)
  },
)

cvFacts.openapi(
  createRoute({
    method: "post",
    path: "/facts/{factId}/moves",
    operationId: "moveFact",
    description: "One place up or down among the facts of its kind.",
    middleware: allow("cv.edit"),
    request: { params: idOf("factId"), body: json(FactMove) },
    responses: ok(Fact),
  }),
  async (c) =>
    c.json(show(c, await moveFact(c.var, c.req.valid("param").factId, c.req.valid("json"))), 200),
)

cvFacts.openapi(
  createRoute({
    method: "delete",
    path: "/facts/{factId}",
    operationId: "removeFact",
    description: "A skill and a language leave the profile as well.",
    middleware: allow("cv.delete"),
    request: { params: idOf("factId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removeFact(db, owner, c.req.valid("param").factId))
    return c.body(null, 204)
  },
)

cvFacts.openapi(
  createRoute({
    method: "post",
    path: "/facts/{factId}/restoration",
    operationId: "restoreFact",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("cv.delete"),
    request: { params: idOf("factId") },
    responses: ok(Fact),
  }),
  async (c) => c.json(show(c, await restoreFact(c.var, c.req.valid("param").factId)), 200),
)
