import { gzipSync } from "node:zlib"
import { type APIRequestContext, expect } from "@playwright/test"

/** What a page may weigh, compressed: scripts and texts together, on its own, with an empty cache. */
export const bounds = { publicPage: 10_000, screen: 125_000, form: 140_000, styles: 20_000 }

/** Screens that are a form; the site is one until there is a site, and a month of work is one to type in. */
const forms = [
  /\/(new|edit|website|refunds)$/,
  /(offers\/settings|website\/offer|contacts\/retention|treasury\/settings|notifications\/preferences)$/,
  /accounts\/[^/]+\/(transfer|owner-movement)$/,
  /(bank-imports\/[^/]+\/(answers|confirmation)|bank-lines\/[^/]+\/match)$/,
  /(contracts|cv)\/[^/]+\/(end|points|renewal)$/,
  /timesheets\/:timesheetId$/,
  /vat-returns\/settings$/,
  /calendar\/(settings|days-off|feeds|events\/:eventId\/(delete|move))$/,
  /tasks\/(settings|changes|:taskId\/(move|items))$/,
  /time-entries\/(timer|proposals\/:month)$/,
  /columns\/:columnId\/delete$/,
  /plans\/[^/]+\/prices$/,
  /(option-sets\/:list|organisms)\/table$/,
  /subscriptions\/[^/]+\/(trial|gift|refund)$/,
  /\/(profile|first-run|payments)(\/|$)/,
]
const isForm = (path: string) => forms.some((form) => form.test(path))

const weights = new Map<string, Promise<number>>()

/** The bytes of a file, compressed as a server without better would. */
function weightOf(request: APIRequestContext, address: string): Promise<number> {
  const weight =
    weights.get(address) ??
    request
      .get(address)
      .then((answer) => answer.body())
      .then((body) => gzipSync(body, { level: 9 }).length)
  weights.set(address, weight)
  return weight
}

export async function sum(
  request: APIRequestContext,
  addresses: Iterable<string>,
): Promise<number> {
  const each = await Promise.all([...new Set(addresses)].map((it) => weightOf(request, it)))
  return each.reduce((total, weight) => total + weight, 0)
}

/** What a page's HTML and headers make a browser fetch before anyone touches anything. */
function partsOf(html: string, link = "") {
  const all = (pattern: RegExp, text = html) =>
    [...text.matchAll(pattern)].map(([, url = ""]) => url)
  return {
    scripts: [
      ...all(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
      ...all(/<script[^>]*\ssrc="([^"]+)"/g),
    ],
    texts: all(/<([^>]+)>; rel=preload; as=fetch/g, link),
    styles: all(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
  }
}

/** A screen within the frame, as it was sent: with all that it asks for, it is light. */
export async function expectLight(
  path: string,
  { html, link }: { html: string; link?: string },
  request: APIRequestContext,
): Promise<void> {
  const { scripts, texts, styles } = partsOf(html, link)
  // So many the frame alone has; the page that one comes back to from a payment has little of its own.
  expect(scripts.length).toBeGreaterThan(path.endsWith("/subscription/payment") ? 4 : 5)
  expect(texts.length).toBeGreaterThan(0)
  const bound = isForm(path) ? bounds.form : bounds.screen
  expect(await sum(request, [...scripts, ...texts]), "scripts and texts").toBeLessThanOrEqual(bound)
  expect(await sum(request, styles), "styles").toBeLessThanOrEqual(bounds.styles)
}

/** A page that anyone may open ships no framework. */
export async function expectFrameless(
  { html, link }: { html: string; link?: string },
  request: APIRequestContext,
): Promise<void> {
  const { scripts, texts, styles } = partsOf(html, link)
  expect(texts).toEqual([])
  expect(await sum(request, scripts), "scripts").toBeLessThanOrEqual(bounds.publicPage)
  expect(await sum(request, styles), "styles").toBeLessThanOrEqual(bounds.styles)
}
