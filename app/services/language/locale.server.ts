import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"
import { RemixI18Next } from "remix-i18next/server"
import { environment } from "../../../config/environment"
import { gatherTexts, type Texts } from "../../../config/gather-texts"
import type { Namespace } from "../../../config/texts"
import { log } from "../log.server"
import { readCookie } from "../session/cookie"
import { browserTexts } from "./browser-texts"
import {
  firstLocale,
  isLocale,
  type Locale,
  languageParameter,
  localeCookie,
  locales,
  textOptions,
} from "./locale"

/** Part of the build, which so needs no files beside it. */
const files = import.meta.glob<Texts>("../../../public/locales/*/*/*.json", {
  eager: true,
  import: "default",
})
/** What only public pages say lies apart (`public:`), so that the screens' browser never loads it. */
const texts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    { translation: putTogether(locale, "translation"), public: putTogether(locale, "public") },
  ]),
) as Record<Locale, Record<Namespace, Texts>>
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

function putTogether(locale: Locale, namespace: Namespace): Texts {
  const folder = `/locales/${locale}/${namespace}/`
  const areas = Object.entries(files).filter(([path]) => path.includes(folder))
  return gatherTexts(
    Object.fromEntries(
      areas.map(([path, area]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), area]),
    ),
  )
}

/** What the address says, else the person's choice, else French. */
export async function localeOf(request: Request): Promise<Locale> {
  // A page asks five times, and nearly always it is this: the library takes 30 µs to find it.
  if (!request.url.includes(languageParameter)) {
    const chosen = readCookie(request, localeCookie)
    if (chosen === undefined) return firstLocale
    if (isLocale(chosen)) return chosen
  }
  return (await detection.getLocale(request)) as Locale
}

/** The one instance of a language; it lives as long as the process. */
export function textsIn(locale: Locale): i18n {
  let instance = instances.get(locale)
  if (!instance) {
    instance = createInstance({
      ...textOptions,
      lng: locale,
      resources: { [locale]: texts[locale] },
      ns: ["translation", "public"],
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => missing(locale, namespace, key),
    })
    instance.use(initReactI18next).init()
    remember(instance)
    instances.set(locale, instance)
  }
  return instance
}

/**
 * Looks a text without variables up once: they never change, a page asks for a hundred, and i18next goes
 * through plurals, contexts and nesting each time. With variables, screens are said by the browser's
 * simpler rules (browser-texts.ts).
 */
function remember(instance: i18n): void {
  const getFixedT = instance.getFixedT.bind(instance)
  const known = new Map<string, i18n["t"]>()
  instance.getFixedT = ((...place: Parameters<typeof getFixedT>) => {
    const name = place.join()
    const t = known.get(name) ?? remembering(getFixedT(...place), instance.language)
    known.set(name, t)
    return t
  }) as typeof instance.getFixedT
}

function remembering(t: i18n["t"], language: string): i18n["t"] {
  const said = new Map<string, string>()
  const screens = browserTexts(language, texts[language as Locale].translation)
  const isKnown = (key: string) => screens.exists(key) || screens.exists(`${key}_other`)
  const remembered = (key: string, ...values: unknown[]) => {
    if (values.length > 0) return (isKnown(key) ? screens.t : t)(key, ...(values as []))
    const known = said.get(key)
    if (known !== undefined) return known
    const text = t(key)
    // One that nobody wrote is its own key, and not remembered: it may come from anywhere.
    if (text !== key) said.set(key, text)
    return text
  }
  return Object.assign(remembered, t) as i18n["t"]
}

/** A text that nobody wrote stops development and tests; in production the key is shown and logged. */
function missing(locale: Locale, namespace: string, key: string): void {
  const message = `no text for "${key}" in public/locales/${locale}/${namespace}`
  if (environment().mode !== "production") throw new Error(message)
  log.error({ key, locale }, message)
}

/** `t` of the request's language, for actions and resource routes. */
export async function textOf(request: Request): Promise<i18n["t"]> {
  return textsIn(await localeOf(request)).t
}
