import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { BillLink, NewBillLink } from "#contract/bill-links"
import { allow } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import { openLink } from "./commands"
import { type LinkRow, type LinkSubject, listLinks, revokeLink } from "./queries"
import { addressOf } from "./rules"

interface LinkTarget<Row> {
  /** The caller's own, or a refusal. */
  find(context: Context, id: string): Promise<Row>
  /** Of whoever is to read it. */
  language(context: Context, row: NoInfer<Row>): Promise<"fr" | "en"> | "fr" | "en"
  /** Refuses what cannot be sent now, and writes down that the rest is: a link is a way to send it. */
  send(context: Context, row: NoInfer<Row>): void | Promise<void>
}

const kinds = {
  bill: { name: "Bill", menu: "bills" },
  quote: { name: "Quote", menu: "quotes" },
  timesheet: { name: "Timesheet", menu: "timesheets" },
  cvCopy: { name: "CvCopy", menu: "cv" },
} as const satisfies Partial<Record<LinkSubject, object>>

/** The operations on the private links to one record, below it and with its rights. */
export function linkRoutes<Row extends { id: string }>(
  opens: keyof typeof kinds,
  { find, language, send }: LinkTarget<Row>,
) {
  const links = area()
  const { name: Opens, menu } = kinds[opens]
  const it = `${opens}Id` as const
  const path = `/{${it}}/links` as const
  const params = idOf(it)

  links.openapi(
    createRoute({
      method: "get",
      path,
      operationId: `list${Opens}Links`,
      description: "Its private links, also those that open nothing any more.",
      middleware: allow(`${menu}.see`),
      request: { params },
      responses: ok(z.array(BillLink)),
    }),
    async (c) => {
      const record = await find(c.var, c.req.valid("param")[it])
      const reads = await language(c.var, record)
      const rows = await listLinks(c.var.db, c.var.owner, opens, record.id)
      return c.json(
        rows.map((row) => show(c.var, opens, row, reads)),
        200,
      )
    },
  )

  links.openapi(
    createRoute({
      method: "post",
      path,
      operationId: `add${Opens}Link`,
      description: "Makes a private link: whoever holds it needs no account.",
      middleware: allow(`${menu}.edit`),
      request: { params, body: json(NewBillLink) },
      responses: created(BillLink),
    }),
    async (c) => {
      const { owner, db, now } = c.var
      const row = await find(c.var, c.req.valid("param")[it])
      await send(c.var, row)
      const { days } = c.req.valid("json")
      const link = await openLink(db, owner, opens, { id: row.id, now, days })
      return c.json(show(c.var, opens, link, await language(c.var, row)), 201)
    },
  )

  links.openapi(
    createRoute({
      method: "delete",
      path: `${path}/{linkId}`,
      operationId: `revoke${Opens}Link`,
      description: "The link opens nothing any more, at once and for good.",
      middleware: allow(`${menu}.edit`),
      request: { params: idOf(it, "linkId") },
      responses: ok(BillLink),
    }),
    async (c) => {
      const { owner, db, now } = c.var
      const { [it]: id, linkId } = c.req.valid("param")
      const link = found(await revokeLink(db, owner, opens, { id, linkId, at: now }))
      const record = await find(c.var, id)
      return c.json(show(c.var, opens, link, await language(c.var, record)), 200)
    },
  )

  return links
}

/** A link as its owner sees it. */
const show = (
  { now, parts }: { now: Date; parts: Pick<ApiParts, "origin"> },
  opens: LinkSubject,
  row: LinkRow,
  language: "fr" | "en",
): BillLink => ({
  id: row.id,
  address: addressOf(parts.origin, opens, row, language),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  open: row.revokedAt === null && row.expiresAt > now,
})
