import type { MetaDescriptor } from "@remix-run/node"
import { type Locale, locales } from "../language/locale"
import { publicAddress } from "./public-address"

export interface PublicPage {
  title: string
  description: string
  locale: Locale
  /** Scheme and host, without a path. */
  origin: string
  path: string
  /** The product is not open yet. */
  comingSoon: boolean
  /** What a post says of itself beside its texts. */
  article?: { published: string; modified: string; tags: string[] }
  /** Statements for search engines, in the words of schema.org. */
  facts?: Record<string, unknown>[]
}

const sharedPicture = { width: 1200, height: 630 }

/** The head of a public page: what search engines, and whoever shares a link, are told of it. */
export function publicMeta(page: PublicPage | undefined): MetaDescriptor[] {
  if (!page) return [{ title: "Plume" }]
  const { title, description, locale, article, facts = [] } = page
  return [
    { title },
    { name: "description", content: description },
    ...addresses(page),
    { property: "og:site_name", content: "Plume" },
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: page.origin + publicAddress(page.path, locale) },
    { property: "og:locale", content: territory[locale] },
    ...others(locale).map((other) => ({
      property: "og:locale:alternate",
      content: territory[other],
    })),
    { property: "og:image", content: `${page.origin}/pictures/share.${locale}.png` },
    { property: "og:image:width", content: String(sharedPicture.width) },
    { property: "og:image:height", content: String(sharedPicture.height) },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(article ? articleMeta(article) : []),
    ...facts.map((fact) => ({
      "script:ld+json": { "@context": "https://schema.org", ...fact },
    })),
  ]
}

/**
 * Lets browsers and proxies keep a page that is nobody's: they ask each time whether it is still the
 * same, by its ETag. What a person sees stays private, whatever this says (entry.server).
 */
export function publicHeaders(): HeadersInit {
  return { "Cache-Control": "public, no-cache" }
}

/** Each language has an address of its own; those who speak neither get the French one. */
function addresses({ origin, path, locale, comingSoon }: PublicPage): MetaDescriptor[] {
  const link = (rel: string, href: string, more: Record<string, string> = {}) => ({
    tagName: "link",
    rel,
    href: origin + href,
    ...more,
  })
  const feed = link("alternate", publicAddress("/blog/rss.xml", locale), {
    type: "application/rss+xml",
    title: "Plume",
  })
  return [
    link("canonical", publicAddress(path, locale)),
    ...locales.map((each) => link("alternate", publicAddress(path, each), { hrefLang: each })),
    link("alternate", path, { hrefLang: "x-default" }),
    ...(comingSoon ? [] : [feed]),
  ]
}

function articleMeta(article: NonNullable<PublicPage["article"]>): MetaDescriptor[] {
  return [
    { property: "article:published_time", content: article.published },
    { property: "article:modified_time", content: article.modified },
    ...article.tags.map((tag) => ({ property: "article:tag", content: tag })),
  ]
}

const territory: Record<Locale, string> = { fr: "fr_FR", en: "en_GB" }

function others(locale: Locale): Locale[] {
  return locales.filter((each) => each !== locale)
}
