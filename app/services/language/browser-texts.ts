import type { i18n } from "i18next"
import { textOptions } from "./locale"

interface Texts {
  [key: string]: string | Texts
}

/** Where a file of texts lies; its name holds its content's hash. */
export const textsUrl = (name: string, language: string) => `/assets/texts/${name}.${language}.json`

const loaded: Texts = {}
const asked = new Map<string, Promise<void>>()

/**
 * Waits for files of texts.
 * @public The build has each screen call this with its own (scripts/split-texts.ts).
 */
export async function loadTexts(names: string[]): Promise<void> {
  await Promise.all(
    names.map((name) => {
      const load = asked.get(name) ?? fetchTexts(name)
      asked.set(name, load)
      return load
    }),
  )
}

async function fetchTexts(name: string): Promise<void> {
  const answer = await fetch(textsUrl(name, document.documentElement.lang))
  if (!answer.ok) throw new Error(`no texts ${name}: ${answer.status}`)
  merge(loaded, await answer.json())
}

function merge(into: Texts, from: Texts): void {
  for (const [key, value] of Object.entries(from)) {
    const known = into[key]
    if (typeof value === "object" && typeof known === "object") merge(known, value)
    else into[key] = value
  }
}

/**
 * What `useTranslation` needs of an i18next instance, a twentieth of its size: the browser looks up
 * what is written by the library's rules (the test beside compares them on every text), and so does the
 * server where a text has variables. Without contexts, nesting and formats, which no text uses.
 */
export function browserTexts(language: string, texts: Texts = loaded): i18n {
  const plurals = new Intl.PluralRules(language)
  const find = (key: string) => {
    const path = key.replace(/^translation:/, "").split(".")
    const found = path.reduce<string | Texts | undefined>(
      (at, part) => (typeof at === "object" ? at[part] : undefined),
      texts,
    )
    return typeof found === "string" ? found : undefined
  }
  const t = (key: string, values?: Record<string, unknown>) => {
    const count = values?.count
    const counted =
      typeof count === "number"
        ? ((count === 0 ? find(`${key}_zero`) : undefined) ??
          find(`${key}_${plurals.select(count)}`))
        : undefined
    const text =
      counted ?? find(key) ?? String(values?.defaultValue ?? key.replace(/^translation:/, ""))
    if (!values) return text
    return text.replace(/\{\{(.+?)\}\}/g, (_, name: string) => String(values[name.trim()] ?? ""))
  }
  const nothing = () => undefined
  return {
    language,
    languages: [language],
    options: textOptions,
    isInitialized: true,
    hasLoadedNamespace: () => true,
    exists: (key: string) => find(key) !== undefined,
    getFixedT: () => t,
    t,
    on: nothing,
    off: nothing,
  } as unknown as i18n
}
