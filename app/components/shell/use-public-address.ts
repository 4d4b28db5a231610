import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { type Locale, languageParameter } from "~/services/language/locale"
import { publicAddress } from "~/services/public/public-address"

/**
 * Addresses of public pages in the language of this one. A language that the address asked for is kept
 * from link to link, so that it needs no cookie.
 */
export function usePublicAddress(): (path: string) => string {
  const { search } = useLocation()
  const { i18n } = useTranslation()
  const locale = i18n.language as Locale
  const asked = new URLSearchParams(search).get(languageParameter) === locale
  return (path) => (asked ? `${path}?${languageParameter}=${locale}` : publicAddress(path, locale))
}
