import { useContext } from "react"
import { I18nContext } from "react-i18next"

/** The page's language, for cells that only format: `useTranslation` in each of 500 cells is felt. */
export function useLanguage(): string {
  return useContext(I18nContext).i18n.language
}
