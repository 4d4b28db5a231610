import type { i18n } from "i18next"
import { createContext, createElement, type ReactNode, useContext, useMemo } from "react"

/**
 * What the screens use of react-i18next, for the browser, where a page has one language and its texts
 * are there before it is shown: scripts/split-texts.ts puts this in the library's place.
 */
export const I18nContext = createContext<{ i18n: i18n } | undefined>(undefined)

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const value = useMemo(() => ({ i18n }), [i18n])
  return createElement(I18nContext.Provider, { value }, children)
}

export function useTranslation() {
  const context = useContext(I18nContext)
  if (!context) throw new Error("no texts around this component")
  return { t: context.i18n.t, i18n: context.i18n, ready: true }
}
