import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Contact,
  ContactCardFilter,
  ContactChanges,
  ContactConsent,
  ContactDetails,
  ContactFilter,
  NewContact,
} from "#contract/contacts"
import type { Permission } from "#contract/permissions"
import { Outcome, Selection } from "#contract/selection"
import { writeVCard } from "#domain/vcard"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { fileHeaders } from "../../http/file-headers"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found, foundAll, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { findNames } from "../../platform/options/keep.commands"
import { addContact, changeContact } from "./commands"
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
const details = (row: Row, rights: ReadonlySet<Permission>): ContactDetails => ({
  ...show(row),
  can: contactActs(rights),
})

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
    await recordExport(c.var, "contacts")
    const nameOf = await findNames(c.var, "contactRole", c.var.language)
    const named = rows.map((row) => ({ ...row, role: nameOf(row.role) }))
    return answerCsv(c, "contacts", exported, named)
  },
)

contacts.openapi(
  createRoute({
    method: "get",
    path: "/cards",
    operationId: "exportContactCards",
    description: "The contacts of the filter as cards for an address book: vCard 4.0 or 3.0.",
    middleware: allow("contacts.export"),
    request: { query: ContactCardFilter },
    responses: download("text/vcard"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { version, ...filter } = c.req.valid("query")
    const rows = await queries.exportContacts(db, owner, filter)
    await recordExport(c.var, "contacts")
    const cards = rows.map((row) => writeVCard(row, version)).join("")
    return c.body(cards, 200, fileHeaders("text/vcard; charset=utf-8", "contacts.vcf"))
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
      details(
        found(await queries.findContact(db, owner, c.req.valid("param").contactId)),
        c.var.rights,
      ),
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
  async (c) => c.json(details(await addContact(c.var, c.req.valid("json")), c.var.rights), 201),
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
    const { contactId } = c.req.valid("param")
    const { before, changed } = await changeContact(c.var, contactId, c.req.valid("json"))
    return c.json(details(changed ?? stale(details(before, c.var.rights)), c.var.rights), 200)
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
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("contacts.delete"),
    request: { params: idOf("contactId") },
    responses: ok(ContactDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { contactId } = c.req.valid("param")
    await restoreRemoved(db, "contacts", contactId)
    return c.json(
      details(found(await queries.findContact(db, owner, contactId)), c.var.rights),
      200,
    )
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
