import { createRoute } from "@hono/zod-openapi"
import { Numbering, NumberingChanges } from "#contract/numbering"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { changeNumbering, showNumbering } from "./commands"

/** With which number each series begins, for who has issued papers with other software before. */
export const numbering = area()

numbering.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findNumbering",
    description:
      "With which number of the year each series begins, and whether that may still be said.",
    middleware: allow("profile.see"),
    responses: ok(Numbering),
  }),
  async (c) => c.json(await showNumbering(c.var), 200),
)

numbering.openapi(
  createRoute({
    method: "put",
    path: "/",
    operationId: "changeNumbering",
    description:
      "Says with which number of the year each series begins, until its first number is given.",
    middleware: allow("profile.edit"),
    request: { body: json(NumberingChanges) },
    responses: ok(Numbering),
  }),
  async (c) => {
    return c.json(await changeNumbering(c.var, c.req.valid("json")), 200)
  },
)
