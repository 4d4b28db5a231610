import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { languageParameter, locales } from "~/services/language/locale"
import { languageNames } from "./language-names"

/** Switches the language by a form, and comes back to this page. */
export function LanguageForm() {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const kept = new URLSearchParams(search)
  kept.delete(languageParameter)
  return (
    <form method="post" action="/language">
      <input
        type="hidden"
        name="returnTo"
        value={kept.size > 0 ? `${pathname}?${kept}` : pathname}
      />
      <fieldset className="shell-segments">
        <legend className="sr-only">{t("shell.language")}</legend>
        {locales.map((locale) => (
          <button
            key={locale}
            type="submit"
            name="locale"
            value={locale}
            lang={locale}
            aria-pressed={locale === i18n.language}
            className="shell-segment"
          >
            {languageNames[locale]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
