import { Hono } from "hono"
import { SiteMessage } from "#contract/customer-website"
import { todayIn } from "#domain/day"
import { nobody, type Owner } from "#domain/owner"
import { reading } from "../../../database/reading"
import { bufferBody } from "../../http/body"
import type { Call, Env } from "../../http/env"
import { HttpProblem } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import type { ApiParts } from "../../ports/parts"
import { linksFrom } from "../../site-pages/drawing"
import { contact, type TypedMessage, thanks } from "../../site-pages/page-bodies"
import {
  pagesOf,
  type SiteResponse,
  serve,
  servePage,
  sitePolicy,
  tagOf,
  targetOf,
} from "../../site-pages/serving"
import { wordingOf } from "../../site-pages/wording"
import { takeMessage } from "./message.commands"
import * as queries from "./queries"
import { readSite, type Site } from "./site.commands"

/** Whom a visitor asked for: a published site, and the rest of the path. */
interface SiteRequest {
  owner: Owner
  site: Site
  /** Below the site's address. */
  path: string
  /** The site's address, as it is to be known. */
  address: string
}

/**
 * The published sites, on host names of their own (decision 030): below the sites' host each has its
 * name, and at the root of its own domain. No call of a visitor bears a cookie of the application's.
 */
export function createSites(parts: ApiParts): Hono<Env> {
  const sites = new Hono<Env>({ strict: true })
  sites.use(async (c, next) => {
    c.set("parts", parts)
    c.set("requestId", c.req.header("x-request-id") ?? crypto.randomUUID())
    c.set("now", parts.clock())
    c.set("today", todayIn("Europe/Paris", c.var.now))
    await next()
  })
  sites.onError((error, c) => {
    const status = error instanceof HttpProblem ? error.status : 503
    if (!(error instanceof HttpProblem))
      parts.log.error({ err: error, requestId: c.var.requestId }, "a site failed")
    const headers = error instanceof HttpProblem ? error.more.headers : { "Retry-After": "5" }
    return c.text(`${status}\n`, status, { ...headers, "Cache-Control": "no-store" })
  })
  sites.get("/robots.txt", async (c, next) =>
    isShared(c) ? c.text(robots(parts.sitesOrigin)) : next(),
  )
  sites.get("/sitemap.xml", async (c, next) => (isShared(c) ? sitemapOfAll(c) : next()))
  sites.get("*", show)
  sites.post("*", rateLimit("site-message", 5, 600), bufferBody, receive)
  sites.notFound((c) => c.text("404\n", 404))
  return sites
}

const hostOf = (c: Call): string => new URL(c.req.url).host
const isShared = (c: Call): boolean => hostOf(c) === new URL(c.var.parts.sitesOrigin).host

async function show(c: Call): Promise<Response> {
  const asked = await find(c)
  if (!asked) return nothing(c)
  if (asked instanceof Response) return asked
  const { site, path, address } = asked
  if (path === "robots.txt") return c.text(robots(address.replace(/\/$/, "")))
  if (path === "sitemap.xml") return sitemapOf(c, asked)
  const where = { asFiles: false, address }
  const isThere = pagesOf(site).some((page) => page.path === `${path}/`)
  if (isThere) return c.redirect(`${prefixOf(c, site)}${path}/`, 301)
  if (path === "sent/") {
    const target = targetOf("contact", where)
    return answer(c, await servePage(site, target, thanks(site.content, linksFrom(target))))
  }
  const served = await serve(site, path, where, c.var.parts.files)
  return answer(c, served ?? (await lost(site, path, where)))
}

/** The page of what is not there, its links right for however deep it was asked for. */
async function lost(site: Site, path: string, where: { asFiles: boolean; address: string }) {
  const deep = path.includes("/") ? 1 : 0
  return servePage(site, { ...targetOf("missing", where), depth: deep }, {}, 404)
}

/** Finds the site; a name that was given up leads on to the one of today. */
async function find(c: Call): Promise<SiteRequest | Response | undefined> {
  const { parts, now } = c.var
  const { pathname } = new URL(c.req.url)
  const [, first = "", ...rest] = pathname.split("/")
  const shared = isShared(c)
  if (shared && first === "") return c.redirect(parts.origin, 302)
  const name = shared ? first : new URL(c.req.url).hostname
  const known = await queries.findSite(reading(parts.pool, nobody), nobody, name, now)
  if (!known) return undefined
  if (shared && (name !== known.slug || rest.length === 0))
    return c.redirect(`/${known.slug}/${rest.join("/")}`, 301)
  const { owner } = known
  const who = { email: null, operatorHost: parts.operatorHost }
  const site = await readSite(reading(parts.pool, owner), owner, who)
  const { protocol } = new URL(parts.sitesOrigin)
  const address = known.domain
    ? `${protocol}//${known.domain}/`
    : `${parts.sitesOrigin}/${known.slug}/`
  return { owner, site, path: shared ? rest.join("/") : pathname.slice(1), address }
}

const prefixOf = (c: Call, { website }: Site): string => (isShared(c) ? `/${website.slug}/` : "/")

/** Takes what a visitor wrote: a contact of the owner's, with the proof of what was agreed to. */
async function receive(c: Call): Promise<Response> {
  const asked = await find(c)
  if (!asked || asked instanceof Response) return nothing(c)
  const { owner, site, path, address } = asked
  const page = site.content.menu.find(({ kind }) => kind === "contact")
  if (path !== "contact/" || !page) return nothing(c)
  const values = textsOf(await c.req.parseBody())
  const thanked = c.redirect("../sent/", 303)
  // Only programs fill in what nobody sees: they are thanked as if it had been kept.
  if (values.website) return thanked
  const read = SiteMessage.safeParse(values)
  const errors = errorsOf(read.success ? [] : read.error.issues, values, site)
  if (!read.success || Object.keys(errors).length > 0) {
    const target = targetOf("contact", { asFiles: false, address })
    const main = contact(site.content, target, page.title, { values, errors })
    return answer(c, await servePage(site, target, { main, hidden: true }, 422))
  }
  const from = c.req.header("x-forwarded-for") ?? ""
  await takeMessage({ ...c.var, owner }, site.content.consent, from, read.data)
  return thanked
}

/** What was typed, without what is no text; an empty field was not filled in. */
function textsOf(body: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value]] : [],
    ),
  )
}

function errorsOf(
  issues: { path: PropertyKey[]; message: string }[],
  values: Record<string, string>,
  { content }: Site,
): TypedMessage["errors"] {
  const { errors } = wordingOf(content.language)
  const said = (code: string) =>
    code.startsWith("tooLong")
      ? errors.tooLong
      : code === "email" || code === "phone"
        ? errors[code]
        : errors.required
  const fields = issues.map(({ path, message }) => [String(path[0]), said(message)] as const)
  return {
    ...Object.fromEntries(fields.reverse()),
    ...(!values.consent && { consent: errors.consent }),
  }
}

function answer(c: Call, served: SiteResponse): Response {
  const tag = tagOf(served)
  c.header("ETag", tag)
  c.header("Content-Security-Policy", sitePolicy)
  // What is taken down is gone at the next look; pictures never change under their name.
  c.header(
    "Cache-Control",
    served.type.startsWith("image/webp") ? "public, max-age=86400" : "no-cache",
  )
  if (served.status === 200 && c.req.header("if-none-match") === tag) return c.body(null, 304)
  return c.body(served.bytes, served.status, { "Content-Type": served.type })
}

const nothing = (c: Call): Response =>
  isShared(c) ? c.text("404\n", 404) : c.text("421 Misdirected Request\n", 421)

const robots = (address: string): string =>
  `User-agent: *\nAllow: /\nSitemap: ${address}/sitemap.xml\n`

const xml = (c: Call, content: string): Response =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`, 200, {
    "Content-Type": "application/xml; charset=utf-8",
  })

function sitemapOf(c: Call, { site, address }: SiteRequest): Response {
  const day = site.website.changedAt.toISOString().slice(0, 10)
  const urls = pagesOf(site).map(
    ({ path }) => `<url><loc>${address}${path}</loc><lastmod>${day}</lastmod></url>`,
  )
  return xml(
    c,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`,
  )
}

async function sitemapOfAll(c: Call): Promise<Response> {
  const { parts, now } = c.var
  const published = await queries.listPublishedSites(reading(parts.pool, nobody), nobody, now)
  const maps = published.map(
    ({ slug }) => `<sitemap><loc>${parts.sitesOrigin}/${slug}/sitemap.xml</loc></sitemap>`,
  )
  return xml(
    c,
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join("")}</sitemapindex>`,
  )
}
