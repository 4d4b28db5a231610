import { gzipSync } from "node:zlib"
import type { APIRequestContext, Page, Response } from "@playwright/test"
import { expect, test } from "./fixtures"
import { ofAdministrator, ofMount, ofVisitor, publicScreens } from "./screens"
import { world } from "./world"

/** What a page may weigh, compressed: scripts and texts together, on its own, with an empty cache. */
const bounds = { publicPage: 10_000, screen: 125_000, form: 140_000, styles: 20_000 }

/** Screens that are a form; the site is one until there is a site, and a month of work is one to type in. */
const forms = [
  /\/(new|edit|website|refunds)$/,
  /(offers\/settings|website\/offer|contacts\/retention|treasury\/settings|notifications\/preferences)$/,
  /accounts\/[^/]+\/(transfer|owner-movement)$/,
  /(bank-imports\/[^/]+\/(answers|confirmation)|bank-lines\/[^/]+\/match)$/,
  /contracts\/[^/]+\/(end|points|renewal)$/,
  /timesheets\/:timesheetId$/,
  /vat-returns\/settings$/,
  /calendar\/(settings|days-off|feeds|events\/:eventId\/delete)$/,
  /tasks\/(settings|changes|:taskId\/(move|items))$/,
  /time-entries\/(timer|proposals\/:month)$/,
  /columns\/:columnId\/delete$/,
  /plans\/[^/]+\/prices$/,
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

async function sum(request: APIRequestContext, addresses: Iterable<string>): Promise<number> {
  const each = await Promise.all([...new Set(addresses)].map((it) => weightOf(request, it)))
  return each.reduce((total, weight) => total + weight, 0)
}

/** What a page's HTML and headers make a browser fetch before anyone touches anything. */
async function partsOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  const all = (pattern: RegExp, text = html) =>
    [...text.matchAll(pattern)].map(([, url = ""]) => url)
  return {
    scripts: [
      ...all(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
      ...all(/<script[^>]*\ssrc="([^"]+)"/g),
    ],
    texts: all(/<([^>]+)>; rel=preload; as=fetch/g, answer.headers().link),
    styles: all(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
  }
}

/** Screens within the frame; the error page lies beside it, and ships no scripts. */
const framed = ofMount("admin").filter(({ isPrivate }) => isPrivate)

for (const { path } of framed)
  test(`${path} is light`, async ({
    request,
    playwright,
    recordsOfAdmin,
    recordsOfCamille,
    baseURL,
  }) => {
    test.skip(/\/outbox\/:|\*$/.test(path), "a message to read is there only without a mail server")
    const asAdministrator = ofAdministrator(path)
      ? await playwright.request.newContext({ baseURL, storageState: world().admin.state })
      : request
    const records = ofAdministrator(path) ? recordsOfAdmin : recordsOfCamille
    const { scripts, texts, styles } = await partsOf(asAdministrator, await records.url(path))
    expect(scripts.length).toBeGreaterThan(5)
    expect(texts.length).toBeGreaterThan(0)
    const bound = isForm(path) ? bounds.form : bounds.screen
    expect(await sum(request, [...scripts, ...texts])).toBeLessThanOrEqual(bound)
    expect(await sum(request, styles)).toBeLessThanOrEqual(bounds.styles)
  })

for (const { path } of [...publicScreens, { path: "/admin/error" }])
  test(`${path} ships no framework`, async ({ visitor, records }) => {
    test.skip(path.startsWith("/auth/") || path.endsWith("*"), "no page of its own")
    const { scripts, texts, styles } = await partsOf(
      visitor.request,
      await records.publicUrl(ofVisitor(path)),
    )
    expect(texts).toEqual([])
    expect(await sum(visitor.request, scripts)).toBeLessThanOrEqual(bounds.publicPage)
    expect(await sum(visitor.request, styles)).toBeLessThanOrEqual(bounds.styles)
  })

/** What the HTML does not say: what the scripts themselves fetch once they run. */
for (const [path, bound] of [
  ["/admin/bills", bounds.screen],
  ["/admin/companies/new", bounds.form],
  ["/admin/bills/new", bounds.form],
] as const)
  test(`${path} fetches no more when it runs`, async ({ page }) => {
    const fetched = scriptsAndTexts(page)
    await page.goto(path, { waitUntil: "networkidle" })
    expect(await sum(page.request, fetched)).toBeLessThanOrEqual(bound)
  })

function scriptsAndTexts(page: Page): Set<string> {
  const addresses = new Set<string>()
  page.on("response", (response: Response) => {
    const isText = new URL(response.url()).pathname.startsWith("/assets/texts/")
    if (isText || response.request().resourceType() === "script") addresses.add(response.url())
  })
  return addresses
}
