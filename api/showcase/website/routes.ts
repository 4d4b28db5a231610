import { createRoute } from "@hono/zod-openapi"
import {
  CustomerWebsite,
  DomainProof,
  SitePath,
  WebsiteManagement,
  WebsiteOutcome,
} from "#contract/customer-website"
import { proofName, proofText } from "#domain/site-address"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import type { Call } from "../../http/env"
import { fileHeaders } from "../../http/file-headers"
import { message, translate } from "../../http/messages"
import { area, download, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { archiveOf } from "../../site-pages/archive"
import { serve } from "../../site-pages/serving"
import { manage } from "./commands"
import { proveDomain } from "./domain-proof.commands"
import { missingOfSite } from "./rules"
import { readSite, type Site } from "./site.commands"

export const website = area()

/** A site as it travels. */
const showTo =
  ({ var: { parts } }: Call) =>
  ({ exists, website: row, profile, products, host }: Site): CustomerWebsite => ({
    exists,
    version: row.version,
    template: row.template,
    palette: row.palette,
    language: row.language,
    slug: row.slug,
    title: row.title,
    tagline: row.tagline,
    pages: row.pages,
    services: row.services,
    products: products.map(({ id, name }) => ({ id, name })),
    hiddenProducts: row.hiddenProducts,
    host: row.host,
    hostKnown: parts.operatorHost !== undefined,
    published: row.publishedAt !== null,
    address: row.slug && `${parts.sitesOrigin}/${row.slug}/`,
    sitesOrigin: parts.sitesOrigin,
    domain: row.domain
      ? {
          name: row.domain,
          proven: row.domainProvenAt !== null,
          recordName: proofName(row.domain),
          recordText: proofText(row.domainToken),
        }
      : null,
    missing: missingOfSite(profile, host),
  })

const read = (c: Call, db = c.var.db): Promise<Site> =>
  readSite(db, c.var.owner, {
    email: c.var.person.email,
    operatorHost: c.var.parts.operatorHost,
  })

website.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findCustomerWebsite",
    description: "The caller's own site; what it would be, until it is saved for the first time.",
    middleware: allow("website.see"),
    responses: ok(CustomerWebsite),
  }),
  async (c) => c.json(showTo(c)(await read(c)), 200),
)

website.openapi(
  createRoute({
    method: "post",
    path: "/manage",
    operationId: "manageCustomerWebsite",
    description:
      "Creates the caller's own site or changes it: what is left out stays, null goes back to what the profile says. Where `value` is false nothing was done, and `message` says why.",
    middleware: allow("website.edit"),
    request: { body: json(WebsiteManagement) },
    responses: ok(WebsiteOutcome),
  }),
  async (c) => {
    const { language } = c.var
    const outcome = await manage(c.var, c.req.valid("json"), showTo(c))
    if ("done" in outcome)
      return c.json(
        { value: true, message: translate(language, `website.done.${outcome.done}`), errors: [] },
        200,
      )
    const errors = outcome.refused.map(({ path, code }) => ({
      path,
      code,
      message: message(language, code),
    }))
    const because = message(language, outcome.because)
    const reasons = errors.map(({ message: reason }) => reason).join(", ")
    const colon = language === "fr" ? "\u00a0: " : ": "
    return c.json({ value: false, message: `${because}${colon}${reasons}`, errors }, 200)
  },
)

website.openapi(
  createRoute({
    method: "get",
    path: "/preview",
    operationId: "previewCustomerWebsite",
    description: "A page, the stylesheet or a picture of the caller's own site, as it is now.",
    middleware: allowWithoutTransaction("website.see"),
    request: { query: SitePath },
    responses: download("text/html"),
  }),
  async (c) => {
    const site = await c.var.inTransaction((db) => read(c, db))
    const where = { asFiles: false, address: null }
    const served = found(await serve(site, c.req.valid("query").path, where, c.var.parts.files))
    return c.body(served.bytes, 200, { "Content-Type": served.type })
  },
)

website.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportCustomerWebsite",
    description: "The whole site as a ZIP of files that open from a disk.",
    middleware: allowWithoutTransaction("website.export"),
    responses: download("application/zip"),
  }),
  async (c) => {
    const { inTransaction, parts, now } = c.var
    const site = await inTransaction(async (db) => {
      await recordExport({ ...c.var, db }, "website")
      return read(c, db)
    })
    return c.body(
      archiveOf(site, parts.files, now),
      200,
      fileHeaders("application/zip", `${site.website.slug ?? "site"}.zip`),
    )
  },
)

website.openapi(
  createRoute({
    method: "post",
    path: "/domainProof",
    operationId: "proveWebsiteDomain",
    description:
      "Looks for the TXT record that proves the domain; 409 where the site has none, or it leads to another site.",
    middleware: allowWithoutTransaction("website.edit"),
    responses: ok(DomainProof),
  }),
  async (c) => c.json({ proven: await proveDomain(c.var) }, 200),
)
