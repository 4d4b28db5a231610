import { expect, test } from "./fixtures"
import { standingScreens } from "./screens"
import { world } from "./world"

/** Open to anyone who knows them, and nothing to find: they belong to a person or to a sign-in. */
const unlisted = /^\/(\*|auth(\/.*)?|completion|admin\/error|ap\/error)$/

interface PageAnswer {
  status: number
  type: string
  text: string
}

test("every link of every public page leads somewhere, in both languages", async ({
  visitor: { request },
}) => {
  const { origin } = world()
  const read = await crawl(request, origin, ["/", "/?lang=en", "/nowhere"])
  const broken = [...read].filter(
    ([path, { status }]) => status !== 200 && !path.startsWith("/nowhere"),
  )
  expect(broken.map(([path, { status }]) => `${status} ${path}`)).toEqual([])
  expect(read.size).toBeGreaterThan(50)

  const pages = [...read].filter(([, { type }]) => type.startsWith("text/html"))
  for (const [path, { text }] of pages.filter(([path]) => !path.startsWith("/api/"))) {
    expect(scriptsIn(text), `${path} runs a script`).toEqual([])
    expect(text, `${path} has an inline style`).not.toMatch(/\sstyle=|<style/)
    const foreign = [...text.matchAll(/(?:src|srcSet|action)="(https?:[^"]+)"/g)]
      .map(([, address = ""]) => address)
      .filter((address) => !address.startsWith(origin))
    expect(foreign, `${path} asks a third party`).toEqual([])
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g))
      expect(text, `${path} has no #${id}`).toContain(`id="${id}"`)
  }
})

test("the map lists every public page, whose languages name each other", async ({ visitor }) => {
  const { request } = visitor
  const { origin } = world()
  const map = await xmlOf(visitor, await (await request.get("/sitemap.xml")).text())
  expect(map.fault).toBe("")
  const listed = map.texts.loc ?? []
  expect(new Set(listed).size).toBe(listed.length)

  const patterns = standingScreens.map(({ path }) => path).filter((path) => !unlisted.test(path))
  const paths = listed.map((address) => new URL(address).pathname)
  for (const pattern of patterns) {
    const like = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`)
    expect(paths.filter((path) => like.test(path)).length, pattern).toBeGreaterThanOrEqual(2)
  }

  const alternates = new Map<string, string[]>()
  for (const address of listed) {
    expect(address.startsWith(origin)).toBe(true)
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()["set-cookie"], address).toBeUndefined()
    const html = await answer.text()
    expect(linkOf(html, "canonical"), address).toEqual([address])
    alternates.set(address, linkOf(html, "alternate", 'hrefLang="(?:fr|en)"'))
  }
  for (const [address, others] of alternates) {
    expect(others).toContain(address)
    for (const other of others) expect(alternates.get(other)?.sort()).toEqual(others.sort())
  }
})

test("feeds are XML that lists every post", async ({ visitor }) => {
  const { request } = visitor
  const posts = { fr: 0, en: 0 }
  for (const [language, path] of [
    ["fr", "/blog/rss.xml"],
    ["en", "/blog/rss.xml?lang=en"],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.headers()["content-type"]).toContain("application/rss+xml")
    const feed = await xmlOf(visitor, await answer.text())
    expect(feed.fault).toBe("")
    const html = await (await request.get(language === "fr" ? "/blog" : "/blog?lang=en")).text()
    const shown = [...html.matchAll(/<h2[^>]*><a href="(\/blog\/[^"]+)"/g)].map(([, to = ""]) => to)
    expect(feed.texts.guid?.map((guid) => guid.replace(/^https?:\/\/[^/]+/, ""))).toEqual(shown)
    expect(feed.texts.pubDate?.every((day) => !Number.isNaN(Date.parse(day)))).toBe(true)
    posts[language] = shown.length
  }
  expect(posts.fr).toBe(posts.en)
})

test("a visitor without cookies reads on in English, from link to link", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: undefined,
  })
  const page = await context.newPage()
  await page.goto("/welcomeArtisans")
  await page.getByRole("link", { name: "English" }).click()
  await context.clearCookies()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click()
  await page.getByRole("link", { name: /^VAT exemption/ }).click()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await page.getByRole("link", { name: "Français" }).click()
  await expect(page.locator("html")).toHaveAttribute("lang", "fr")
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test("a page that nobody is greeted on is not sent twice", async ({ visitor: { request } }) => {
  const first = await request.get("/blog")
  const etag = first.headers().etag ?? ""
  expect(first.headers()["cache-control"]).toBe("public, no-cache")
  expect(first.headers().vary).toContain("Cookie")
  const again = await request.get("/blog", { headers: { "If-None-Match": etag } })
  expect(again.status()).toBe(304)
  const other = await request.get("/blog?lang=en", { headers: { "If-None-Match": etag } })
  expect(other.status()).toBe(200)
})

type Requests = { get(url: string): Promise<import("@playwright/test").APIResponse> }

/** Everything that can be reached by links from some pages on. */
async function crawl(request: Requests, origin: string, from: string[]) {
  const read = new Map<string, PageAnswer>()
  const toRead = [...from]
  for (let path = toRead.pop(); path !== undefined; path = toRead.pop()) {
    if (read.has(path)) continue
    const answer = await request.get(path)
    const type = answer.headers()["content-type"] ?? ""
    const text = /html|xml/.test(type) ? await answer.text() : ""
    read.set(path, { status: answer.status(), type, text })
    if (type.startsWith("text/html") && !path.startsWith("/api/"))
      toRead.push(...linksIn(text, origin))
  }
  return read
}

/** What is behind sign-in is left to other tests; searches lead to searches without an end (rel="nofollow"). */
function linksIn(html: string, origin: string): string[] {
  const followed = html.replace(/<a\b[^>]*\brel="[^"]*nofollow[^>]*>/g, "")
  return [...followed.matchAll(/(?:href|src|srcSet)="([^"#]+)/g)]
    .map(([, address = ""]) => address.replaceAll("&amp;", "&").replace(origin, "") || "/")
    .filter((address) => address.startsWith("/") && !/^\/(auth|admin|ap)\//.test(address))
}

/** Statements for search engines are no script, whatever their element is called. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes("application/ld+json"))
}

function linkOf(html: string, rel: string, also = ""): string[] {
  const tag = new RegExp(`<link rel="${rel}"[^>]*>`, "g")
  return [...html.matchAll(tag)]
    .map(([link]) => link)
    .filter((link) => new RegExp(also).test(link))
    .map((link) => (/href="([^"]+)"/.exec(link)?.[1] ?? "").replaceAll("&amp;", "&"))
}

/** What a browser makes of a file: the texts of its elements by name, and what is wrong with it. */
async function xmlOf(page: import("@playwright/test").Page, xml: string) {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "application/xml")
    const texts: Record<string, string[]> = {}
    for (const element of parsed.querySelectorAll("*"))
      if (element.children.length === 0) {
        texts[element.localName] ??= []
        texts[element.localName]?.push(element.textContent ?? "")
      }
    return { fault: parsed.querySelector("parsererror")?.textContent ?? "", texts }
  }, xml)
}
