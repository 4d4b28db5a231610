import { environment } from "../../../config/environment"
import { listHelp } from "../help.server"
import { firstLocale, locales } from "../language/locale"
import { listPosts, listTags } from "./blog.server"
import { legalDocuments } from "./legal.server"
import { publicAddress } from "./public-address"
import { element, xmlDocument } from "./xml.server"

const landingPaths = ["/", "/welcomeArtisans", "/WelcomeProperty"]

/** Every page that anyone may read, without its language. */
export function publicPaths(): { path: string; changed?: string }[] {
  const landings = landingPaths.map((path) => ({ path }))
  if (environment().comingSoon) return landings
  const posts = listPosts(firstLocale)
  return [
    ...landings,
    { path: "/directory" },
    { path: "/pricing" },
    { path: "/blog", changed: posts[0]?.updated },
    ...posts.map(({ slug, updated }) => ({ path: `/blog/${slug}`, changed: updated })),
    ...listTags(firstLocale).map((tag) => ({ path: `/blog/tags/${tag}` })),
    { path: "/help" },
    ...listHelp(firstLocale).map(({ topic }) => ({ path: `/help/${topic}` })),
    { path: "/verification" },
    ...legalDocuments.map((name) => ({ path: `/legal/${name}` })),
  ]
}

/** Every public page in every language, each naming its others (Google's hreflang by sitemap). */
export function sitemap(): string {
  return sitemapOf(publicPaths())
}

/** Such a map of these pages. */
export function sitemapOf(pages: { path: string; changed?: string }[]): string {
  const { origin } = environment()
  const alternate = (language: string, address: string) =>
    element("xhtml:link", [], { rel: "alternate", hreflang: language, href: origin + address })
  const urls = pages.flatMap(({ path, changed }) =>
    locales.map((locale) =>
      element("url", [
        element("loc", origin + publicAddress(path, locale)),
        ...(changed ? [element("lastmod", changed)] : []),
        ...locales.map((each) => alternate(each, publicAddress(path, each))),
        alternate("x-default", path),
      ]),
    ),
  )
  return xmlDocument(
    element("urlset", urls, {
      xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
      "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
    }),
  )
}

/** The map of several maps. */
export function sitemapIndex(paths: string[]): string {
  const { origin } = environment()
  const maps = paths.map((path) => element("sitemap", [element("loc", origin + path)]))
  return xmlDocument(
    element("sitemapindex", maps, { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }),
  )
}

/** What crawlers may not ask for: what is behind sign-in, and what is no page. */
export function robots(): string {
  const { origin, comingSoon } = environment()
  const closed = ["/admin", "/ap", "/api/", "/auth", "/identity", "/completion"]
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    ...(comingSoon ? [] : [`Sitemap: ${origin}/directory/sitemap.xml`]),
    "",
  ].join("\n")
}
