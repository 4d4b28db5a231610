import { createRoute } from "@hono/zod-openapi"
import { ContributionSettlement, Contributions } from "#contract/contributions"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { settle, showContributions } from "./contributions.commands"

/** What a micro-entrepreneur declares to the Urssaf. */
export const contributions = area()

contributions.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "readContributions",
    description:
      "The declarations of the latest periods, a row an activity in whole euros, ready to be copied.",
    middleware: allow("treasury.see"),
    responses: ok(Contributions),
  }),
  async (c) => c.json(await showContributions(c.var), 200),
)

contributions.openapi(
  createRoute({
    method: "put",
    path: "/settlement",
    operationId: "settleContributions",
    description:
      "Says that all was declared, paid or corrected up to the end of a period, or takes that back for it and later ones.",
    middleware: allow("treasury.edit"),
    request: { body: json(ContributionSettlement) },
    responses: ok(Contributions),
  }),
  async (c) => c.json(await settle(c.var, c.req.valid("json")), 200),
)
