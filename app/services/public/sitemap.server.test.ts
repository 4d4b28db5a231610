import { afterEach, expect, test, vi } from "vitest"
import { provide } from "../../../config/environment"
import { locales } from "../language/locale"
import { revalidated } from "../revalidation.server"
import { requireOpen } from "./coming-soon.server"
import { findLegal, legalDocuments } from "./legal.server"
import { publicPaths, robots, sitemap } from "./sitemap.server"

afterEach(() => {
  vi.unstubAllEnvs()
  provide({})
})

function given(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  provide({})
}

test("the map names every page in both languages, each with its others", () => {
  given({ ORIGIN: "https://plume.example" })
  const urls = [...sitemap().matchAll(/<url>(.*?)<\/url>/g)].map(([, url = ""]) => url)
  expect(urls).toHaveLength(publicPaths().length * locales.length)
  for (const url of urls) {
    expect(url).toMatch(/<loc>https:\/\/plume\.example\//)
    expect(url.match(/hreflang="(fr|en|x-default)"/g)).toHaveLength(3)
  }
})

test("crawlers are kept from what is behind sign-in, and told where the map is", () => {
  given({ ORIGIN: "https://plume.example" })
  expect(robots()).toMatch(/^Disallow: \/admin$/m)
  expect(robots()).toMatch(/^Sitemap: https:\/\/plume\.example\/sitemap\.xml$/m)
})

test("before it opens, the product has its landing pages and nothing else", () => {
  given({ COMING_SOON: "true" })
  expect(publicPaths().map(({ path }) => path)).toEqual([
    "/",
    "/welcomeArtisans",
    "/WelcomeProperty",
  ])
  expect(requireOpen).toThrow(expect.objectContaining({ status: 302 }))
})

test("legal texts name who runs the installation, and say openly what they were not told", () => {
  given({ OPERATOR_NAME: "Atelier <Plume>", OPERATOR_EMAIL: "bonjour@plume.example" })
  for (const locale of locales)
    for (const name of legalDocuments) {
      const document = findLegal(locale, name)
      expect(document?.html, name).not.toMatch(/\{\{|Atelier <Plume>/)
    }
  const notice = findLegal("fr", "notice")
  expect(notice?.html).toContain("Atelier &lt;Plume&gt;")
  expect(notice?.html).toContain("variable OPERATOR_HOST]</mark>")
  expect(notice?.unsaid).toContain("host")
  expect(notice?.unsaid).not.toContain("name")
  expect(findLegal("fr", "constructor")).toBeUndefined()
})

test("a page that is nobody's is sent again only when it has changed", () => {
  const request = (tag?: string) =>
    new Request("http://localhost/", { headers: tag ? { "If-None-Match": tag } : {} })
  const headers = (more: Record<string, string> = {}) =>
    new Headers({ "Cache-Control": "public, no-cache", ...more })
  const first = revalidated(request(), "page", { headers: headers() })
  const tag = first.headers.get("ETag") ?? ""
  expect(first.status).toBe(200)
  expect(revalidated(request(tag), "page", { headers: headers() }).status).toBe(304)
  expect(revalidated(request(tag), "other", { headers: headers() }).status).toBe(200)
  // What greets one person, or was not found, is kept by nobody.
  for (const answer of [
    revalidated(request(), "page", { headers: headers({ "Set-Cookie": "toast=1" }) }),
    revalidated(request(), "page", { status: 404, headers: headers() }),
  ])
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store")
})
