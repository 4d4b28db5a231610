import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { languageParameter, locales } from "~/services/locale"
import { languageNames } from "./language-names"

/** Switches the language by a form, and comes back to this page. */
export function LanguageForm() {
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const kept = new URLSearchParams(search)
  kept.delete(languageParameter)
  const other = locales.find((locale) => locale !== i18n.language) ?? "fr"
  return (
    <form method="post" action="/language">
      <input
        type="hidden"
        name="returnTo"
        value={kept.size > 0 ? `${pathname}?${kept}` : pathname}
      />
      <button
        type="submit"
        name="locale"
        value={other}
        lang={other}
        className="min-h-11 rounded-control px-3 hover:bg-hover"
      >
        {languageNames[other]}
      </button>
    </form>
  )
}
