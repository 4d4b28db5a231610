import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { NewView, View, ViewChanges, ViewFilter } from "#contract/views"
import { allowAnyRight } from "../access/allow"
import { area, created, gone, idOf, json, ok } from "../http/operation"
import { stale } from "../http/problem"
import { addView, changeView, findView, listViews, removeView, type ViewRow } from "./commands"

/** Lists as their owner wants to find them again, by the right to see each list. */
export const views = area()

/** A row as it travels. */
const show = (row: ViewRow): View => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

views.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listViews",
    description: "The views of the lists that the caller may see, list by list.",
    middleware: allowAnyRight(),
    request: { query: ViewFilter },
    responses: ok(z.array(View)),
  }),
  async (c) => c.json((await listViews(c.var, c.req.valid("query").area)).map(show), 200),
)

views.openapi(
  createRoute({
    method: "get",
    path: "/{viewId}",
    operationId: "findView",
    middleware: allowAnyRight(),
    request: { params: idOf("viewId") },
    responses: ok(View),
  }),
  async (c) => c.json(show(await findView(c.var, c.req.valid("param").viewId)), 200),
)

views.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addView",
    description:
      "Keeps a list as it is shown: what its address says after the question mark, under a name. Which page of it is left out.",
    middleware: allowAnyRight(),
    request: { body: json(NewView) },
    responses: created(View),
  }),
  async (c) => c.json(show(await addView(c.var, c.req.valid("json"))), 201),
)

views.openapi(
  createRoute({
    method: "put",
    path: "/{viewId}",
    operationId: "changeView",
    middleware: allowAnyRight(),
    request: { params: idOf("viewId"), body: json(ViewChanges) },
    responses: ok(View),
  }),
  async (c) => {
    const { viewId } = c.req.valid("param")
    const { before, changed } = await changeView(c.var, viewId, c.req.valid("json"))
    return c.json(show(changed ?? stale(show(before))), 200)
  },
)

views.openapi(
  createRoute({
    method: "delete",
    path: "/{viewId}",
    operationId: "removeView",
    middleware: allowAnyRight(),
    request: { params: idOf("viewId") },
    responses: gone,
  }),
  async (c) => {
    await removeView(c.var, c.req.valid("param").viewId)
    return c.body(null, 204)
  },
)
