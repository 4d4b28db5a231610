import { cards } from "#contract/areas"
import { neededBy, type Permission } from "#contract/permissions"
import type { Language } from "#contract/values"
import { translate } from "../../http/messages"
import { meaningOf, small } from "./lexicon.rules"
import { fold, isNearly, wordsOf } from "./words.rules"

interface KnownScreen {
  to: string
  /** Its name in each language. */
  names: Record<Language, string>
  words: string[][]
  needs: readonly string[]
}

const languages = ["fr", "en"] as const

/** Other words that people have for a place, beside its name. */
const parts: [to: string, key: string, needs: Permission[], words: string[]][] = [
  [
    "profile/bank",
    "assistant.screens.bank",
    ["profile.see"],
    ["coordonnees bancaires", "rib iban", "bank details", "bank account details"],
  ],
  ["profile/address", "assistant.screens.address", ["profile.see"], ["adresse", "address"]],
  ["profile/vat", "assistant.screens.vat", ["profile.see"], ["regime tva", "vat regime"]],
  ["my-data", "myData.title", [], ["exporte mes donnees", "donnees", "export data", "archive"]],
  ["settings", "shell.screens.settings", [], ["reglages", "parametres", "settings", "preferences"]],
  ["help", "help.title", [], ["aide", "help"]],
  ["support", "support.own.title", [], ["support", "assistance"]],
]

let known: KnownScreen[] | undefined

function screens(): KnownScreen[] {
  known ??= [
    ...cards.flatMap((card) => {
      if (!card.screen) return []
      const key = `shell.screens.${card.screen}`
      const names = namesOf(key)
      const others = languages.map((language) => translate(language, `search.words.${card.screen}`))
      const spoken = others.filter((text) => !text.startsWith("search.words."))
      return [
        {
          to: card.screen,
          names,
          needs: neededBy(card),
          words: phrases([...Object.values(names), ...spoken]),
        },
      ]
    }),
    ...parts.map(([to, key, needs, words]) => ({
      to,
      names: namesOf(key),
      needs,
      words: phrases(words),
    })),
  ]
  return known
}

const namesOf = (key: string) => ({ fr: translate("fr", key), en: translate("en", key) })
const phrases = (texts: readonly string[]) =>
  texts.map((text) => wordsOf(fold(text)).filter((word) => !small.has(word)))

/** A screen that the person may open, as it is named or as they say it; with those that are nearly it. */
export function findScreens(text: string, rights: ReadonlySet<string>, language: Language) {
  const asked = wordsOf(fold(text)).filter((word) => !small.has(word))
  const bare = asked.filter(
    (word) => !meaningOf(word).concepts.has("open") && !meaningOf(word).concepts.has("show"),
  )
  const open = screens().filter(({ needs }) => needs.every((right) => rights.has(right)))
  const exact = open.find(({ to }) => to === text.trim())
  if (exact) return { one: shown(exact, language), near: [] }
  const ranked = open
    .map((screen) => ({
      screen,
      score: Math.max(0, ...screen.words.map((phrase) => scoreOf(phrase, bare))),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const [first, second] = ranked
  const isSure = first !== undefined && first.score >= 0.6 && first.score > (second?.score ?? 0)
  return {
    one: isSure ? shown(first.screen, language) : undefined,
    near: ranked.slice(0, 3).map(({ screen }) => shown(screen, language)),
  }
}

const shown = ({ to, names }: KnownScreen, language: Language) => ({ to, name: names[language] })

/** How much of what was asked, and of what it is called, is the same. */
function scoreOf(phrase: readonly string[], asked: readonly string[]): number {
  if (phrase.length === 0 || asked.length === 0) return 0
  const isSaid = (word: string) =>
    asked.some((said) => isNearly(said, word) || isNearly(`${said}s`, word))
  const found = phrase.filter(isSaid).length
  return (2 * found) / (phrase.length + asked.length)
}
