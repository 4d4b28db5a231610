import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Contact,
  ContactChanges,
  ContactConsent,
  ContactDetails,
  ContactFilter,
  NewContact,
} from "#contract/contacts"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/csv"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { answerPage } from "../../http/page"
import { found, foundAll, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Call } from "../../ports/context"
import { findClient } from "../clients/queries"
import * as queries from "./queries"
import { contactActs, exported } from "./rules"

export const contacts = area()

type Row = NonNullable<Awaited<ReturnType<typeof queries.findContact>>>

/** A row as it travels. */
const show = (row: Row): Contact => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** The same alone, as its caller finds it. */
const details = (c: Call, row: Row): ContactDetails => ({
  ...show(row),
  can: contactActs(c.var.rights),
})

/** A contact is at one of the owner's own clients, or at none. */
async function checkClient({ var: { db, owner } }: Call, clientId: string | null): Promise<void> {
  if (clientId && !(await findClient(db, owner, clientId)))
    invalid([{ path: "clientId", code: "unknown" }])
}

contacts.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listContacts",
    middleware: allow("contacts.see"),
    request: { query: ContactFilter },
    responses: listed(Contact),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listContacts(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

contacts.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportContacts",
    middleware: allow("contacts.export"),
    request: { query: ContactFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const rows = await queries.exportContacts(db, owner, c.req.valid("query"))
    await recordExport(c, "contacts")
    return answerCsv(c, "contacts", exported, rows)
  },
)

contacts.openapi(
  createRoute({
    method: "get",
    path: "/{contactId}",
    operationId: "findContact",
    middleware: allow("contacts.see"),
    request: { params: idOf("contactId") },
    responses: ok(ContactDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    return c.json(
      details(c, found(await queries.findContact(db, owner, c.req.valid("param").contactId))),
      200,
    )
  },
)

contacts.openapi(
  createRoute({
    method: "get",
    path: "/{contactId}/consents",
    operationId: "listContactConsents",
    description: "What the contact wrote through the owner's site, the latest first.",
    middleware: allow("contacts.see"),
    request: { params: idOf("contactId") },
    responses: ok(z.array(ContactConsent)),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { contactId } = c.req.valid("param")
    found(await queries.findContact(db, owner, contactId))
    const consents = await queries.listConsents(db, owner, contactId)
    return c.json(
      consents.map(({ givenAt, ...consent }) => ({ ...consent, givenAt: givenAt.toISOString() })),
      200,
    )
  },
)

contacts.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addContact",
    middleware: allow("contacts.create"),
    request: { body: json(NewContact) },
    responses: created(ContactDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const contact = c.req.valid("json")
    await checkClient(c, contact.clientId)
    return c.json(details(c, found(await queries.addContact(db, owner, contact))), 201)
  },
)

contacts.openapi(
  createRoute({
    method: "put",
    path: "/{contactId}",
    operationId: "changeContact",
    middleware: allow("contacts.edit"),
    request: { params: idOf("contactId"), body: json(ContactChanges) },
    responses: ok(ContactDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { contactId } = c.req.valid("param")
    const changes = c.req.valid("json")
    const current = found(await queries.findContact(db, owner, contactId))
    await checkClient(c, changes.clientId)
    const changed = await queries.changeContact(db, owner, contactId, changes)
    return c.json(details(c, changed ?? stale(details(c, current))), 200)
  },
)

contacts.openapi(
  createRoute({
    method: "delete",
    path: "/{contactId}",
    operationId: "removeContact",
    middleware: allow("contacts.delete"),
    request: { params: idOf("contactId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removeContact(db, owner, c.req.valid("param").contactId))
    return c.body(null, 204)
  },
)

contacts.openapi(
  createRoute({
    method: "post",
    path: "/{contactId}/restoration",
    operationId: "restoreContact",
    description: "Brings back what was removed less than a quarter of an hour ago, as it was.",
    middleware: allow("contacts.delete"),
    request: { params: idOf("contactId") },
    responses: ok(ContactDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { contactId } = c.req.valid("param")
    await restoreRemoved(db, "contacts", contactId)
    return c.json(details(c, found(await queries.findContact(db, owner, contactId))), 200)
  },
)

contacts.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeContacts",
    description:
      "Removes what nothing refers to; 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("contacts.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { ids } = c.req.valid("json")
    const done = await queries.removeContacts(db, owner, ids)
    foundAll(ids, done)
    return c.json({ done, refused: [] }, 200)
  },
)
