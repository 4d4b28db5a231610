import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { BillLink, NewBillLink } from "../../contract/bill-links"
import type { Database } from "../../database/client"
import type { Owner } from "../../domain/owner"
import { allow } from "../http/allow"
import { area, created, idOf, json, ok } from "../http/operation"
import { newSecret, showLink } from "../http/private-links"
import { ensure, found } from "../http/problem"
import { addLink, findOpenLink, listLinks, revokeLink } from "./link-queries"
import { findBill } from "./queries"
import { billCan } from "./rules"

/** Private links by which a client reads a bill without an account. */
export const links = area()

const aDay = 86_400_000
/** How long the link of a message can be opened, in days. */
const longest = 365

links.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/links",
    operationId: "listBillLinks",
    middleware: allow("bills.see"),
    request: { params: idOf("billId") },
    responses: ok(z.array(BillLink)),
  }),
  async (c) => {
    const { owner, db, now, parts } = c.var
    const bill = found(await findBill(db, owner, c.req.valid("param").billId))
    const rows = await listLinks(db, owner, bill.id)
    return c.json(
      rows.map((row) => showLink(row, addressOf(parts.origin, row.secret), now)),
      200,
    )
  },
)

links.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/links",
    operationId: "addBillLink",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(NewBillLink) },
    responses: created(BillLink),
  }),
  async (c) => {
    const { owner, db, now, parts } = c.var
    const bill = found(await findBill(db, owner, c.req.valid("param").billId))
    ensure(billCan.beSent(bill), "billDraft")
    const link = await open(db, owner, bill.id, now, c.req.valid("json").days)
    return c.json(showLink(link, addressOf(parts.origin, link.secret), now), 201)
  },
)

links.openapi(
  createRoute({
    method: "delete",
    path: "/{billId}/links/{linkId}",
    operationId: "revokeBillLink",
    description: "The link opens nothing any more, at once and for good.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId", "linkId") },
    responses: ok(BillLink),
  }),
  async (c) => {
    const { owner, db, now, parts } = c.var
    const { billId, linkId } = c.req.valid("param")
    const link = found(await revokeLink(db, owner, billId, linkId, now))
    return c.json(showLink(link, addressOf(parts.origin, link.secret), now), 200)
  },
)

/** The address of a link that opens the bill for at least a month: one that there is, or a new one. */
export async function linkFor(
  db: Database,
  owner: Owner,
  bill: { id: string },
  { origin, now, language }: { origin: string; now: Date; language: "fr" | "en" },
): Promise<string> {
  const known = await findOpenLink(db, owner, bill.id, new Date(now.getTime() + 30 * aDay))
  const { secret } = known ?? (await open(db, owner, bill.id, now, longest))
  return `${addressOf(origin, secret)}${language === "en" ? "?lang=en" : ""}`
}

async function open(db: Database, owner: Owner, billId: string, now: Date, days: number) {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + days * aDay)
  return found(await addLink(db, owner, { billId, secret, createdAt: now, expiresAt }))
}

const addressOf = (origin: string, secret: string) => `${origin}/link/${secret}`
