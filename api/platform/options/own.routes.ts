import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  NewOwnOption,
  OptionMerge,
  OwnOption,
  OwnOptionChanges,
  OwnOptionDetails,
} from "#contract/option-sets"
import { allow } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import * as commands from "./own.commands"

/** What one adds to the lists that fields suggest from, seen by oneself alone. */
export const ownOptions = area()

ownOptions.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listOwnOptions",
    description: "Everything that the caller added to lists.",
    middleware: allow("dashboard.see"),
    responses: ok(z.array(OwnOption)),
  }),
  async (c) => c.json(await commands.listOwnOptions(c.var), 200),
)

ownOptions.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addOwnOption",
    description: "Adds a value to a list for oneself; 422 where it has it.",
    middleware: allow("dashboard.see"),
    request: { body: json(NewOwnOption) },
    responses: created(OwnOptionDetails),
  }),
  async (c) => c.json(await commands.addOwnOption(c.var, c.req.valid("json")), 201),
)

ownOptions.openapi(
  createRoute({
    method: "get",
    path: "/{ownOptionId}",
    operationId: "findOwnOption",
    middleware: allow("dashboard.see"),
    request: { params: idOf("ownOptionId") },
    responses: ok(OwnOptionDetails),
  }),
  async (c) => c.json(await commands.showOwnDetails(c.var, c.req.valid("param").ownOptionId), 200),
)

ownOptions.openapi(
  createRoute({
    method: "put",
    path: "/{ownOptionId}",
    operationId: "changeOwnOption",
    description: "Calls an addition otherwise, or retires it: records keep it.",
    middleware: allow("dashboard.see"),
    request: { params: idOf("ownOptionId"), body: json(OwnOptionChanges) },
    responses: ok(OwnOptionDetails),
  }),
  async (c) =>
    c.json(
      await commands.changeOwnOption(c.var, c.req.valid("param").ownOptionId, c.req.valid("json")),
      200,
    ),
)

ownOptions.openapi(
  createRoute({
    method: "delete",
    path: "/{ownOptionId}",
    operationId: "removeOwnOption",
    description: "Removes an addition that no record keeps; 409, with what keeps it, otherwise.",
    middleware: allow("dashboard.see"),
    request: { params: idOf("ownOptionId") },
    responses: gone,
  }),
  async (c) => {
    await commands.removeOwnOption(c.var, c.req.valid("param").ownOptionId)
    return c.body(null, 204)
  },
)

ownOptions.openapi(
  createRoute({
    method: "post",
    path: "/{ownOptionId}/merge",
    operationId: "mergeOwnOption",
    description:
      "Shows an addition as another value of its list. It can be undone for fifteen minutes.",
    middleware: allow("dashboard.see"),
    request: { params: idOf("ownOptionId"), body: json(OptionMerge) },
    responses: ok(OwnOptionDetails),
  }),
  async (c) =>
    c.json(
      await commands.mergeOwnOption(
        c.var,
        c.req.valid("param").ownOptionId,
        c.req.valid("json").into,
      ),
      200,
    ),
)

ownOptions.openapi(
  createRoute({
    method: "delete",
    path: "/{ownOptionId}/merge",
    operationId: "undoOwnMerge",
    description: "Tells an addition and another value apart again; 409 after fifteen minutes.",
    middleware: allow("dashboard.see"),
    request: { params: idOf("ownOptionId") },
    responses: ok(OwnOptionDetails),
  }),
  async (c) => c.json(await commands.undoOwnMerge(c.var, c.req.valid("param").ownOptionId), 200),
)
