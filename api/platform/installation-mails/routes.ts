import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  InstallationMail,
  InstallationMailChanges,
  InstallationMailDetails,
  InstallationMailReturn,
  InstallationMailTest,
  InstallationMailTrial,
  InstallationPreviewFilter,
  InstallationPurpose,
} from "#contract/installation-mails"
import { MailTemplateVersion } from "#contract/mail-templates"
import { allow } from "../../access/allow"
import { mailPage } from "../../http/mail-page"
import { area, download, gone, json, ok, tooOften } from "../../http/operation"
import { invalid } from "../../http/problem"
import { quota } from "../../http/quota"
import { changeMail, listMails, listMailVersions, returnMail, showMail } from "./commands"
import { testMail, tryMail } from "./test.commands"

/** What the installation sends in its own name: its administrators write it. */
export const installationMails = area()

const params = z.object({ purpose: InstallationPurpose })
const see = allow("installationMails.see")
const edit = allow("installationMails.edit")

installationMails.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listInstallationMails",
    description:
      "Each message that the installation sends by itself, with the words that it says now.",
    middleware: see,
    responses: ok(z.array(InstallationMail)),
  }),
  async (c) => c.json(await listMails(c.var), 200),
)

installationMails.openapi(
  createRoute({
    method: "get",
    path: "/{purpose}",
    operationId: "findInstallationMail",
    middleware: see,
    request: { params },
    responses: ok(InstallationMailDetails),
  }),
  async (c) => c.json(await showMail(c.var, c.req.valid("param").purpose), 200),
)

installationMails.openapi(
  createRoute({
    method: "put",
    path: "/{purpose}",
    operationId: "changeInstallationMail",
    description:
      "Makes it say something else from now on. 422 where a variable is unknown, or where what cannot be left out is.",
    middleware: edit,
    request: { params, body: json(InstallationMailChanges) },
    responses: ok(InstallationMailDetails),
  }),
  async (c) => {
    const { purpose } = c.req.valid("param")
    const changes = c.req.valid("json")
    if (changes.purpose !== purpose) invalid([{ path: "purpose", code: "unknown" }])
    return c.json(await changeMail(c.var, purpose, changes), 200)
  },
)

installationMails.openapi(
  createRoute({
    method: "get",
    path: "/{purpose}/versions",
    operationId: "listInstallationMailVersions",
    description: "What it said, the newest first, with who wrote it, when, and what changed.",
    middleware: see,
    request: { params },
    responses: ok(z.array(MailTemplateVersion)),
  }),
  async (c) => c.json(await listMailVersions(c.var, c.req.valid("param").purpose), 200),
)

installationMails.openapi(
  createRoute({
    method: "post",
    path: "/{purpose}/versions",
    operationId: "returnInstallationMail",
    description: "Makes it say again what it said, or what Plume brings (0), as a new version.",
    middleware: edit,
    request: { params, body: json(InstallationMailReturn) },
    responses: ok(InstallationMailDetails),
  }),
  async (c) =>
    c.json(await returnMail(c.var, c.req.valid("param").purpose, c.req.valid("json")), 200),
)

installationMails.openapi(
  createRoute({
    method: "get",
    path: "/{purpose}/trial",
    operationId: "tryInstallationMail",
    description: "The message with the values of an example.",
    middleware: see,
    request: { params, query: InstallationPreviewFilter },
    responses: ok(InstallationMailTrial),
  }),
  async (c) => {
    const { purpose } = c.req.valid("param")
    const { language, subject, text } = await tryMail(c.var, purpose, c.req.valid("query"))
    return c.json({ language, subject, body: text }, 200)
  },
)

installationMails.openapi(
  createRoute({
    method: "get",
    path: "/{purpose}/preview",
    operationId: "previewInstallationMail",
    description: "The message as HTML, light or dark: nothing of it is fetched, and nothing runs.",
    middleware: see,
    request: { params, query: InstallationPreviewFilter },
    responses: download("text/html"),
  }),
  async (c) => {
    const { purpose } = c.req.valid("param")
    const { html } = await tryMail(c.var, purpose, c.req.valid("query"))
    return c.body(html, 200, mailPage)
  },
)

installationMails.openapi(
  createRoute({
    method: "post",
    path: "/{purpose}/tests",
    operationId: "testInstallationMail",
    description: "Sends it to oneself, with the values of an example.",
    middleware: [quota("messages"), edit] as const,
    request: { params, body: json(InstallationMailTest) },
    responses: { ...gone, ...tooOften },
  }),
  async (c) => {
    await testMail(c.var, c.req.valid("param").purpose, c.req.valid("json").language)
    return c.body(null, 204)
  },
)
