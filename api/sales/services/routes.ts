import { createRoute } from "@hono/zod-openapi"
import { Outcome, Selection } from "#contract/selection"
import { NewService, Service, ServiceChanges, ServiceFilter } from "#contract/services"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found, foundAll, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import * as queries from "./queries"
import { exported } from "./rules"

export const services = area()

/** A row as it travels. */
const show = (row: queries.ServiceRow): Service => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

services.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listServices",
    middleware: allow("products.see"),
    request: { query: ServiceFilter },
    responses: listed(Service),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listServices(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

services.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportServices",
    middleware: allow("products.export"),
    request: { query: ServiceFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const rows = await queries.exportServices(db, owner, c.req.valid("query"))
    await recordExport(c.var, "products")
    return answerCsv(c, "services", exported, rows)
  },
)

services.openapi(
  createRoute({
    method: "get",
    path: "/{serviceId}",
    operationId: "findService",
    middleware: allow("products.see"),
    request: { params: idOf("serviceId") },
    responses: ok(Service),
  }),
  async (c) => {
    const { owner, db } = c.var
    return c.json(
      show(found(await queries.findService(db, owner, c.req.valid("param").serviceId))),
      200,
    )
  },
)

services.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addService",
    middleware: allow("products.create"),
    request: { body: json(NewService) },
    responses: created(Service),
  }),
  async (c) => {
    const { owner, db } = c.var
    return c.json(show(found(await queries.addService(db, owner, c.req.valid("json")))), 201)
  },
)

services.openapi(
  createRoute({
    method: "put",
    path: "/{serviceId}",
    operationId: "changeService",
    description: "Lines that were written from it before keep their words and their price.",
    middleware: allow("products.edit"),
    request: { params: idOf("serviceId"), body: json(ServiceChanges) },
    responses: ok(Service),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { serviceId } = c.req.valid("param")
    const current = found(await queries.findService(db, owner, serviceId))
    const changed = await queries.changeService(db, owner, serviceId, c.req.valid("json"))
    return c.json(show(changed ?? stale(show(current))), 200)
  },
)

services.openapi(
  createRoute({
    method: "delete",
    path: "/{serviceId}",
    operationId: "removeService",
    middleware: allow("products.delete"),
    request: { params: idOf("serviceId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const ids = [c.req.valid("param").serviceId]
    foundAll(ids, await queries.removeServices(db, owner, ids))
    return c.body(null, 204)
  },
)

services.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeServices",
    description: "404, and nothing removed, where one of the ids is not there.",
    middleware: allow("products.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { ids } = c.req.valid("json")
    const done = await queries.removeServices(db, owner, ids)
    foundAll(ids, done)
    return c.json({ done, refused: [] }, 200)
  },
)

services.openapi(
  createRoute({
    method: "post",
    path: "/{serviceId}/restoration",
    operationId: "restoreService",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("products.delete"),
    request: { params: idOf("serviceId") },
    responses: ok(Service),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { serviceId } = c.req.valid("param")
    await restoreRemoved(db, "services", serviceId)
    return c.json(show(found(await queries.findService(db, owner, serviceId))), 200)
  },
)
