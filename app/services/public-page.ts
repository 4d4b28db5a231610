import type { MetaDescriptor } from "@remix-run/node"
import { type Locale, languageParameter, locales } from "./locale"

export interface PublicPage {
  title: string
  description: string
  locale: Locale
  /** Without its language. */
  address: string
  /** The product is not open yet. */
  comingSoon: boolean
}

/** The head of a public page: each language has an address of its own for those who do not choose one. */
export function publicMeta(page: PublicPage | undefined): MetaDescriptor[] {
  if (!page) return [{ title: "Plume" }]
  const addressIn = (locale: Locale) =>
    locale === "fr" ? page.address : `${page.address}?${languageParameter}=${locale}`
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: addressIn(page.locale) },
    ...locales.map((locale) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: locale,
      href: addressIn(locale),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: page.address },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:locale", content: page.locale === "fr" ? "fr_FR" : "en_GB" },
  ]
}
