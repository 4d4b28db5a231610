import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { mailPurposes } from "#contract/mail-purposes"
import {
  BuiltInMail,
  MailPreviewFilter,
  MailTemplate,
  MailTemplateChanges,
  MailTemplateDetails,
  MailTemplateFilter,
  MailTemplateReturn,
  MailTemplateVersion,
  MailTest,
  MailTrial,
  MailTrialFilter,
  NewMailTemplate,
} from "#contract/mail-templates"
import { allow } from "../../access/allow"
import { permitted } from "../../access/permitted.rules"
import { answerPage } from "../../http/answer-page"
import type { Call } from "../../http/env"
import { mailPage } from "../../http/mail-page"
import {
  area,
  created,
  download,
  gone,
  idOf,
  json,
  listed,
  ok,
  tooOften,
} from "../../http/operation"
import { found, stale } from "../../http/problem"
import { quota } from "../../http/quota"
import { restoreRemoved } from "../../http/removals"
import { builtIn } from "../../mail-texts/wording"
import * as queries from "./template.queries"
import { testTemplate, tryTemplate } from "./trial.commands"
import {
  addTemplate,
  changeTemplate,
  listTemplateVersions,
  returnTemplate,
} from "./version.commands"

/** The words that messages begin with. */
export const mailTemplates = area()

/** A row as it travels. */
const show = (row: queries.TemplateRow): MailTemplate => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** The same alone, as its caller finds it. */
const details = (c: Call, row: queries.TemplateRow): MailTemplateDetails => ({
  ...show(row),
  can: permitted(c.var.rights, { change: "mailTemplates.edit", remove: "mailTemplates.delete" }),
})

const one = idOf("mailTemplateId")

mailTemplates.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listMailTemplates",
    middleware: allow("mailTemplates.see"),
    request: { query: MailTemplateFilter },
    responses: listed(MailTemplate),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listMailTemplates(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "get",
    path: "/builtIn",
    operationId: "listBuiltInMails",
    description: "What Plume writes where there is no template of one's own.",
    middleware: allow("mailTemplates.see"),
    responses: ok(z.array(BuiltInMail)),
  }),
  (c) => c.json(mailPurposes.map(builtIn), 200),
)

mailTemplates.openapi(
  createRoute({
    method: "get",
    path: "/{mailTemplateId}",
    operationId: "findMailTemplate",
    middleware: allow("mailTemplates.see"),
    request: { params: one },
    responses: ok(MailTemplateDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { mailTemplateId } = c.req.valid("param")
    return c.json(details(c, found(await queries.findMailTemplate(db, owner, mailTemplateId))), 200)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "get",
    path: "/{mailTemplateId}/trial",
    operationId: "tryMailTemplate",
    description:
      "The template with the values of a record, for who may see it: the newest one of what it is about, or the one named.",
    middleware: allow("mailTemplates.see"),
    request: { params: one, query: MailTrialFilter },
    responses: ok(MailTrial),
  }),
  async (c) => {
    const { mailTemplateId } = c.req.valid("param")
    const { html: _, ...trial } = await tryTemplate(c.var, mailTemplateId, c.req.valid("query"))
    return c.json(trial, 200)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "get",
    path: "/{mailTemplateId}/preview",
    operationId: "previewMailTemplate",
    description:
      "The same as HTML, as mail programs show it, light or dark: nothing of it is fetched, and nothing runs.",
    middleware: allow("mailTemplates.see"),
    request: { params: one, query: MailPreviewFilter },
    responses: download("text/html"),
  }),
  async (c) => {
    const { mailTemplateId } = c.req.valid("param")
    const { html } = await tryTemplate(c.var, mailTemplateId, c.req.valid("query"))
    return c.body(html, 200, mailPage)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "post",
    path: "/{mailTemplateId}/tests",
    operationId: "testMailTemplate",
    description: "Sends the template to oneself, with the values of a record of one's choice.",
    middleware: [quota("messages"), allow("mailTemplates.edit")] as const,
    request: { params: one, body: json(MailTest) },
    responses: { ...gone, ...tooOften },
  }),
  async (c) => {
    await testTemplate(c.var, c.req.valid("param").mailTemplateId, c.req.valid("json"))
    return c.body(null, 204)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addMailTemplate",
    middleware: allow("mailTemplates.create"),
    request: { body: json(NewMailTemplate) },
    responses: created(MailTemplateDetails),
  }),
  async (c) => {
    return c.json(details(c, await addTemplate(c.var, c.req.valid("json"))), 201)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "put",
    path: "/{mailTemplateId}",
    operationId: "changeMailTemplate",
    middleware: allow("mailTemplates.edit"),
    request: { params: one, body: json(MailTemplateChanges) },
    responses: ok(MailTemplateDetails),
  }),
  async (c) => {
    const { mailTemplateId } = c.req.valid("param")
    const { before, changed } = await changeTemplate(c.var, mailTemplateId, c.req.valid("json"))
    return c.json(details(c, changed ?? stale(details(c, before))), 200)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "get",
    path: "/{mailTemplateId}/versions",
    operationId: "listMailTemplateVersions",
    description:
      "What the template said, the newest first, with who wrote it, when, and what changed.",
    middleware: allow("mailTemplates.see"),
    request: { params: one },
    responses: ok(z.array(MailTemplateVersion)),
  }),
  async (c) => c.json(await listTemplateVersions(c.var, c.req.valid("param").mailTemplateId), 200),
)

mailTemplates.openapi(
  createRoute({
    method: "post",
    path: "/{mailTemplateId}/versions",
    operationId: "returnMailTemplate",
    description: "Makes the template say again what it said, as a new version.",
    middleware: allow("mailTemplates.edit"),
    request: { params: one, body: json(MailTemplateReturn) },
    responses: ok(MailTemplateDetails),
  }),
  async (c) => {
    const { mailTemplateId } = c.req.valid("param")
    const { before, changed } = await returnTemplate(c.var, mailTemplateId, c.req.valid("json"))
    return c.json(details(c, changed ?? stale(details(c, before))), 200)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "delete",
    path: "/{mailTemplateId}",
    operationId: "removeMailTemplate",
    description: "Messages that were written with it keep their words.",
    middleware: allow("mailTemplates.delete"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removeMailTemplate(db, owner, c.req.valid("param").mailTemplateId))
    return c.body(null, 204)
  },
)

mailTemplates.openapi(
  createRoute({
    method: "post",
    path: "/{mailTemplateId}/restoration",
    operationId: "restoreMailTemplate",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("mailTemplates.delete"),
    request: { params: one },
    responses: ok(MailTemplateDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { mailTemplateId } = c.req.valid("param")
    await restoreRemoved(db, "mail_templates", mailTemplateId)
    const restored = found(await queries.findMailTemplate(db, owner, mailTemplateId))
    if (restored.usual) await queries.clearUsual(db, owner, restored.purpose, restored.id)
    return c.json(details(c, restored), 200)
  },
)
