import type { CustomerWebsite, WebsiteManagement } from "#contract/customer-website"
import { sitePageKinds } from "#contract/customer-website"
import { slugOf } from "#domain/site-address"
import { ensure, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { nameOfSite } from "../../site-pages/content"
import * as queries from "./queries"
import { freshPages, missingOfSite, settled } from "./rules"
import { readSite, type Site } from "./site.commands"

/** More names than these would be kept from others at once. */
const mostReleased = 5

type Managing = Context<"operatorHost" | "origin" | "sitesOrigin">

/** What stands in the way: the fields, by the names of what was sent, or of the profile. */
type FieldProblems = { path: string; code: string }[]

type Outcome =
  | { done: "created" | "changed" | "published" | "unpublished" }
  | { refused: FieldProblems; because: "websiteIncomplete" | "websiteRefused" }

/** Does what is asked of the owner's site as a whole, or nothing of it. */
export async function manage(
  context: Managing,
  { version, published, ...asked }: WebsiteManagement,
  show: (site: Site) => CustomerWebsite,
): Promise<Outcome> {
  const { db, owner, person, parts } = context
  const who = { email: person.email, operatorHost: parts.operatorHost }
  const before = await readSite(db, owner, who)
  if (before.exists && version !== undefined && version !== before.website.version)
    stale(show(before))
  const host = parts.operatorHost ?? (asked.host === undefined ? before.website.host : asked.host)
  if (published) {
    const missing = missingOfSite(before.profile, host)
    if (missing.length > 0) return { refused: missing, because: "websiteIncomplete" }
  }
  const refused = domainRefused(context, asked.domain)
  const slug = await slugFor(context, before, asked.slug)
  if (!slug) refused.push({ path: "slug", code: "slugTaken" })
  if (refused.length > 0 || !slug) return { refused, because: "websiteRefused" }
  await save(context, before, { ...asked, slug }, published)
  if (!before.exists) return { done: "created" }
  if (published === undefined) return { done: "changed" }
  return { done: published ? "published" : "unpublished" }
}

async function save(
  context: Managing,
  { exists, website, profile }: Site,
  asked: Omit<WebsiteManagement, "version" | "published"> & { slug: string },
  published: boolean | undefined,
): Promise<void> {
  const { db, owner, now } = context
  const publishedAt =
    published === undefined ? website.publishedAt : published ? (website.publishedAt ?? now) : null
  const changes = {
    ...asked,
    ...(asked.pages && { pages: settled(asked.pages) }),
    publishedAt,
    ...(asked.domain !== undefined && asked.domain !== website.domain && { domainProvenAt: null }),
  }
  if (!exists) {
    const { template, palette } = website
    const fresh = { template, palette, language: profile.language, services: [] }
    const pages = freshPages(sitePageKinds)
    const added = await queries.addWebsite(db, owner, { pages, ...fresh, ...changes })
    ensure(added !== undefined, "inFlight")
    return
  }
  const changed = await queries.changeWebsite(db, owner, website.version, changes)
  ensure(changed !== undefined, "inFlight")
  await queries.releaseAddresses(db, owner, "slug", asked.slug)
  if ("domainProvenAt" in changes) await queries.releaseAddresses(db, owner, "domain", null)
}

/** The name that the site gets: the one asked for if it can be had, the one it has, or one made of its owner's. */
async function slugFor(
  context: Managing,
  { website, profile }: Site,
  asked: string | undefined,
): Promise<string | undefined> {
  const { db, owner } = context
  const wanted = asked ?? website.slug
  if (wanted !== null && wanted === website.slug) return wanted
  if (wanted !== null) {
    const released = await queries.countReleased(db, owner)
    ensure(website.slug === null || released < mostReleased, "slugsTooMany")
    return (await queries.claimAddress(db, owner, "slug", wanted)) ? wanted : undefined
  }
  const base = slugOf(nameOfSite(website, profile)) ?? slugOf(profile.lastName ?? "") ?? "site-pro"
  const tails = ["", "-2", "-3", "-4", "-5", `-${owner.slice(0, 8)}`, `-${owner.slice(-12)}`]
  for (const tail of tails)
    if (await queries.claimAddress(db, owner, "slug", base + tail)) return base + tail
  return undefined
}

/** A domain of the installation's own is nobody's to take. */
function domainRefused({ parts }: Managing, domain: string | null | undefined): FieldProblems {
  if (!domain) return []
  const { origin, sitesOrigin } = parts
  const ours = [origin, sitesOrigin].map((address) => new URL(address).hostname)
  const isOurs = ours.some((name) => domain === name || domain.endsWith(`.${name}`))
  return isOurs ? [{ path: "domain", code: "domainOurs" }] : []
}
