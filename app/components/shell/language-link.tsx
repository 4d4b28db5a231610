import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { languageParameter, locales } from "~/services/locale"
import { languageNames } from "./language-names"

/** This page in the other language, at an address of its own: no cookie and no script are needed. */
export function LanguageLink() {
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const other = locales.find((locale) => locale !== i18n.language) ?? "fr"
  return (
    <a
      href={`${pathname}?${languageParameter}=${other}`}
      lang={other}
      hrefLang={other}
      className="inline-flex min-h-11 items-center rounded-control px-2 hover:bg-hover"
    >
      {languageNames[other]}
    </a>
  )
}
