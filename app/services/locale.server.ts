import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"
import { RemixI18Next } from "remix-i18next/server"
import { environment } from "../../config/environment"
import enPublic from "../../public/locales/en/public.json"
import en from "../../public/locales/en/translation.json"
import frPublic from "../../public/locales/fr/public.json"
import fr from "../../public/locales/fr/translation.json"
import { readCookie } from "./cookie"
import {
  firstLocale,
  type Locale,
  languageParameter,
  localeCookie,
  locales,
  textOptions,
} from "./locale"
import { log } from "./log.server"

/** What only public pages say lies apart (`public:`), so that the screens' browser never loads it. */
const texts = {
  fr: { translation: fr, public: frPublic },
  en: { translation: en, public: enPublic },
}
const instances = new Map<Locale, i18n>()

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: firstLocale,
    order: ["searchParams", "custom"],
    searchParamKey: languageParameter,
    findLocale: async (request) => readCookie(request, localeCookie) ?? null,
  },
})

/** What the address says, else the person's choice, else French. */
export async function localeOf(request: Request): Promise<Locale> {
  return (await detection.getLocale(request)) as Locale
}

/** The one instance of a language; it lives as long as the process (design §6, 24). */
export function textsIn(locale: Locale): i18n {
  let instance = instances.get(locale)
  if (!instance) {
    instance = createInstance({
      ...textOptions,
      lng: locale,
      resources: { [locale]: texts[locale] },
      ns: ["translation", "public"],
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => missing(locale, key),
    })
    instance.use(initReactI18next).init()
    instances.set(locale, instance)
  }
  return instance
}

/** A text that nobody wrote stops development and tests; in production the key is shown and logged. */
function missing(locale: Locale, key: string): void {
  const message = `no text for "${key}" in public/locales/${locale}/translation.json`
  if (environment().mode !== "production") throw new Error(message)
  log.error({ key, locale }, message)
}

/** `t` of the request's language, for actions and resource routes. */
export async function textOf(request: Request): Promise<i18n["t"]> {
  return textsIn(await localeOf(request)).t
}
