import type { InitOptions } from "i18next"

export const locales = ["fr", "en"] as const
export type Locale = (typeof locales)[number]

/** French at first, whatever the browser asks for. */
export const firstLocale: Locale = "fr"
export const localeCookie = "plume_locale"
/** Names the language in the address of a public page, for search engines and shared links. */
export const languageParameter = "lang"

export function isLocale(text: unknown): text is Locale {
  return (locales as readonly unknown[]).includes(text)
}

/** The same on both sides, so that what is hydrated is what was sent. Defaults of specification §9. */
export const textOptions = {
  defaultNS: "translation",
  fallbackLng: "dev",
  keySeparator: ".",
  nsSeparator: ":",
  initImmediate: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions
