import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  ContactStanding,
  Mailing,
  MailingDetails,
  MailingFilter,
  MailingMessage,
  NewContactRefusal,
  NewMailing,
  RetainedContact,
  RetentionSettings,
  RetentionSettingsChanges,
} from "#contract/mailings"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import * as commands from "./commands"
import { listMailings } from "./queries"
import { noteRefusal } from "./refusal.commands"
import {
  askContact,
  changeSettings,
  listRetained,
  readSettings,
  standingOf,
} from "./retention.commands"

/** One message to each of many contacts. */
export const mailings = area()
/** For how long a contact may be kept, and that they want no mailings. */
export const contactStanding = area()
/** Contacts whose time runs out. */
export const retention = area()

mailings.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listMailings",
    middleware: allow("mailings.see"),
    request: { query: MailingFilter },
    responses: listed(Mailing),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await listMailings(c.var.db, c.var.owner, filter)
    return c.json(answerPage(c, filter, rows, count, commands.showMailing), 200)
  },
)

mailings.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addMailing",
    description:
      "Prepares a mailing of a template, to contacts by their ids or by a filter, 200 at most: what each would get, who is left out, and why. Nothing leaves.",
    middleware: allow("mailings.create"),
    request: { body: json(NewMailing) },
    responses: created(MailingDetails),
  }),
  async (c) => c.json(await commands.addMailing(c.var, c.req.valid("json")), 201),
)

mailings.openapi(
  createRoute({
    method: "get",
    path: "/messages/{mailingMessageId}",
    operationId: "findMailingMessage",
    description: "What one contact gets, word for word.",
    middleware: allow("mailings.see"),
    request: { params: idOf("mailingMessageId") },
    responses: ok(MailingMessage),
  }),
  async (c) =>
    c.json(await commands.readMessage(c.var, c.req.valid("param").mailingMessageId), 200),
)

const one = idOf("mailingId")

mailings.openapi(
  createRoute({
    method: "get",
    path: "/{mailingId}",
    operationId: "findMailing",
    middleware: allow("mailings.see"),
    request: { params: one },
    responses: ok(MailingDetails),
  }),
  async (c) => c.json(await commands.readMailing(c.var, c.req.valid("param").mailingId), 200),
)

mailings.openapi(
  createRoute({
    method: "post",
    path: "/{mailingId}/test",
    operationId: "testMailing",
    description: "Sends the first message of the mailing to oneself, and to nobody else.",
    middleware: allow("mailings.create"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    await commands.testMailing(c.var, c.req.valid("param").mailingId)
    return c.body(null, 204)
  },
)

mailings.openapi(
  createRoute({
    method: "post",
    path: "/{mailingId}/dispatch",
    operationId: "dispatchMailing",
    description: "Leaves everyone's message to the queue, once.",
    middleware: allow("mailings.create"),
    request: { params: one },
    responses: ok(MailingDetails),
  }),
  async (c) => c.json(await commands.dispatchMailing(c.var, c.req.valid("param").mailingId), 200),
)

mailings.openapi(
  createRoute({
    method: "delete",
    path: "/{mailingId}",
    operationId: "removeMailing",
    description: "Throws a mailing away that has not left; what left stays with whoever got it.",
    middleware: allow("mailings.delete"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    await commands.removeMailing(c.var, c.req.valid("param").mailingId)
    return c.body(null, 204)
  },
)

const contact = idOf("contactId")

contactStanding.openapi(
  createRoute({
    method: "get",
    path: "/{contactId}/standing",
    operationId: "findContactStanding",
    description:
      "For how long a contact may be kept (three years from their last word), what they said of mailings, and which they got.",
    middleware: allow("contacts.see"),
    request: { params: contact },
    responses: ok(ContactStanding),
  }),
  async (c) => c.json(await standingOf(c.var, c.req.valid("param").contactId), 200),
)

contactStanding.openapi(
  createRoute({
    method: "post",
    path: "/{contactId}/refusals",
    operationId: "addContactRefusal",
    description:
      "Notes that a contact wants no mailings, with when and how they said so; of their address a keyed digest outlives them.",
    middleware: allow("contacts.edit"),
    request: { params: contact, body: json(NewContactRefusal) },
    responses: created(ContactStanding),
  }),
  async (c) => {
    const { contactId } = c.req.valid("param")
    await noteRefusal(c.var, contactId, c.req.valid("json"))
    return c.json(await standingOf(c.var, contactId), 201)
  },
)

contactStanding.openapi(
  createRoute({
    method: "post",
    path: "/{contactId}/question",
    operationId: "askContact",
    description: "Asks a contact whose time runs out, once, whether they may be kept.",
    middleware: allow("contacts.edit"),
    request: { params: contact },
    responses: ok(ContactStanding),
  }),
  async (c) => c.json(await askContact(c.var, c.req.valid("param").contactId), 200),
)

retention.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listRetainedContacts",
    description:
      "Contacts whose time has run out, or does within thirty days, the first one first: 200 at most.",
    middleware: allow("contacts.see"),
    responses: ok(z.array(RetainedContact)),
  }),
  async (c) => c.json(await listRetained(c.var), 200),
)

retention.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "findRetentionSettings",
    description: "Whether contacts whose time has run out are erased by themselves.",
    middleware: allow("contacts.see"),
    responses: ok(RetentionSettings),
  }),
  async (c) => c.json(await readSettings(c.var), 200),
)

retention.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeRetentionSettings",
    middleware: allow("contacts.delete"),
    request: { body: json(RetentionSettingsChanges) },
    responses: ok(RetentionSettings),
  }),
  async (c) => c.json(await changeSettings(c.var, c.req.valid("json")), 200),
)
