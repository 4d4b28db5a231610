import { createRoute } from "@hono/zod-openapi"
import {
  Client,
  ClientChanges,
  ClientDetails,
  ClientFilter,
  ClientReadiness,
  NewClient,
} from "#contract/clients"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import type { Call } from "../../http/env"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found, foundAll, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { findNames, keepOption } from "../../platform/options/keep.commands"
import * as queries from "./queries"
import { clientActs, exported, readinessOf } from "./rules"

export const clients = area()

type Row = NonNullable<Awaited<ReturnType<typeof queries.findClient>>>

/** A row as it travels. */
const show = (row: Row): Client => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** A client with what the lists call what was typed. */
const keepOptions = async <Typed extends Pick<NewClient, "sector" | "origin">>(
  c: Call,
  client: Typed,
) => ({
  ...client,
  sector: await keepOption(c.var, "sector", client.sector),
  origin: await keepOption(c.var, "clientOrigin", client.origin),
})

/** The same alone, as its caller finds it. */
const details = (c: Call, row: Row): ClientDetails => ({
  ...show(row),
  can: clientActs(c.var.rights),
})

clients.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listClients",
    middleware: allow("clients.see"),
    request: { query: ClientFilter },
    responses: listed(Client),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listClients(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

clients.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportClients",
    middleware: allow("clients.export"),
    request: { query: ClientFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const rows = await queries.exportClients(db, owner, c.req.valid("query"))
    await recordExport(c.var, "clients")
    const sectorOf = await findNames(c.var, "sector", c.var.language)
    const originOf = await findNames(c.var, "clientOrigin", c.var.language)
    const named = rows.map((row) => ({
      ...{ ...row, sector: sectorOf(row.sector), origin: originOf(row.origin) },
    }))
    return answerCsv(c, "clients", exported, named)
  },
)

clients.openapi(
  createRoute({
    method: "get",
    path: "/readiness",
    operationId: "findClientReadiness",
    description: "Which businesses lack what for electronic bills, and from when on these are due.",
    middleware: allow("clients.see"),
    responses: ok(ClientReadiness),
  }),
  async (c) => {
    const businesses = await queries.listBilledBusinesses(c.var.db, c.var.owner)
    return c.json(readinessOf(businesses), 200)
  },
)

clients.openapi(
  createRoute({
    method: "get",
    path: "/{clientId}",
    operationId: "findClient",
    middleware: allow("clients.see"),
    request: { params: idOf("clientId") },
    responses: ok(ClientDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    return c.json(
      details(c, found(await queries.findClient(db, owner, c.req.valid("param").clientId))),
      200,
    )
  },
)

clients.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addClient",
    middleware: allow("clients.create"),
    request: { body: json(NewClient) },
    responses: created(ClientDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const client = await keepOptions(c, c.req.valid("json"))
    return c.json(details(c, found(await queries.addClient(db, owner, client))), 201)
  },
)

clients.openapi(
  createRoute({
    method: "put",
    path: "/{clientId}",
    operationId: "changeClient",
    middleware: allow("clients.edit"),
    request: { params: idOf("clientId"), body: json(ClientChanges) },
    responses: ok(ClientDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { clientId } = c.req.valid("param")
    const current = found(await queries.findClient(db, owner, clientId))
    const changes = await keepOptions(c, c.req.valid("json"))
    const changed = await queries.changeClient(db, owner, clientId, changes)
    return c.json(details(c, changed ?? stale(details(c, current))), 200)
  },
)

clients.openapi(
  createRoute({
    method: "delete",
    path: "/{clientId}",
    operationId: "removeClient",
    description: "Removes a client that nothing refers to; 409 where something does.",
    middleware: allow("clients.delete"),
    request: { params: idOf("clientId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removeClient(db, owner, c.req.valid("param").clientId))
    return c.body(null, 204)
  },
)

clients.openapi(
  createRoute({
    method: "post",
    path: "/{clientId}/restoration",
    operationId: "restoreClient",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("clients.delete"),
    request: { params: idOf("clientId") },
    responses: ok(ClientDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { clientId } = c.req.valid("param")
    await restoreRemoved(db, "clients", clientId)
    return c.json(details(c, found(await queries.findClient(db, owner, clientId))), 200)
  },
)

clients.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeClients",
    description:
      "Removes what nothing refers to; 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("clients.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { ids } = c.req.valid("json")
    const { there, done, kept } = await queries.removeClients(db, owner, ids)
    foundAll(
      ids,
      there.map(({ id }) => id),
    )
    return c.json({ done, refused: kept.map((client) => ({ ...client, code: "referenced" })) }, 200)
  },
)
