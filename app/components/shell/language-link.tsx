import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { languageParameter, locales } from "~/services/language/locale"
import { languageNames } from "./language-names"

/** This page in the other language, at an address of its own: no cookie and no script are needed. */
export function LanguageLink() {
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const other = locales.find((locale) => locale !== i18n.language) ?? "fr"
  // What was searched for is looked for in the other language too.
  const params = new URLSearchParams(search)
  params.set(languageParameter, other)
  return (
    <a
      href={`${pathname}?${params}`}
      lang={other}
      hrefLang={other}
      className="inline-flex min-h-11 items-center rounded-control px-2 hover:bg-hover"
    >
      {languageNames[other]}
    </a>
  )
}
