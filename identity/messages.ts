import en from "../public/locales/en/translation/identity.json"
import fr from "../public/locales/fr/translation/identity.json"

export type Locale = "fr" | "en"
export type Messages = typeof fr
export type Fault = keyof Messages["faults"]

const all: Record<Locale, Messages> = { fr, en }

export function messages(locale: Locale): Messages {
  return all[locale]
}

/** The cookie of the person's choice, shared with the web tier. */
export const localeCookie = "plume_locale"

/**
 * The person's choice, else what the client asks (`ui_locales`, OpenID Connect Core §3.1.2.1), else
 * French: what the browser prefers is not asked.
 */
export function chooseLocale(cookies: string | undefined, uiLocales: unknown): Locale {
  const chosen = new RegExp(`(?:^|;\\s*)${localeCookie}=(fr|en)(?:;|$)`).exec(cookies ?? "")?.[1]
  if (isLocale(chosen)) return chosen
  const asked = typeof uiLocales === "string" ? uiLocales.split(" ") : []
  return asked.map((tag) => tag.toLowerCase().split("-")[0]).find(isLocale) ?? "fr"
}

export function isLocale(text: unknown): text is Locale {
  return text === "fr" || text === "en"
}
