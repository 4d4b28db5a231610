import { createRoute } from "@hono/zod-openapi"
import { Navigation, NavigationChanges } from "#contract/navigation"
import { allowEveryone } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import * as queries from "./queries"

/** How the caller wants their navigation: of everyone about themselves. */
export const navigation = area()

navigation.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findNavigation",
    description: "What the caller pinned and hid, and whether single keys lead somewhere.",
    middleware: allowEveryone(),
    responses: ok(Navigation),
  }),
  async (c) => c.json(await queries.findNavigation(c.var.db, c.var.owner), 200),
)

navigation.openapi(
  createRoute({
    method: "put",
    path: "/",
    operationId: "changeNavigation",
    description:
      "Replaces the choices as a whole; of two saves the later one holds. Nothing is closed by hiding it.",
    middleware: allowEveryone(),
    request: { body: json(NavigationChanges) },
    responses: ok(Navigation),
  }),
  async (c) => {
    const { db, owner, now } = c.var
    const choices = c.req.valid("json")
    await queries.changeNavigation(db, owner, choices, now)
    return c.json(choices, 200)
  },
)
