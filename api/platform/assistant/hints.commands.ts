import { cards } from "#contract/areas"
import { neededBy } from "#contract/permissions"
import type { Language } from "#contract/values"
import type { Texts } from "../../../config/gather-texts"
import { readTexts } from "../../../config/texts"
import { translate } from "../../http/messages"
import { type HelpIndex, indexHelp, nearestHelp } from "./help.rules"

/** What a screen says of one of its fields or figures, where one asks it what that is. */
interface Hint {
  /** The screen that says it. */
  to: string
  needs: readonly string[]
}

interface Hints {
  index: HelpIndex
  /** By the key of their text. */
  known: ReadonlyMap<string, Hint>
}

let read: Record<Language, Hints> | undefined

function hintsIn(language: Language): Hints {
  read ??= { fr: gather("fr"), en: gather("en") }
  return read[language]
}

/** Every text that stands beside a label: "…Hint" beside its field, and how each figure is counted. */
function gather(language: Language): Hints {
  const texts = readTexts(language)
  const known = new Map<string, Hint>()
  const pages = cards.flatMap((card) => {
    const { name, screen } = card
    const own = screen && [name, screen].find((file) => typeof texts[file] === "object")
    if (!own || !screen) return []
    return [...besides(texts[own], own)].map(({ key, title, body }) => {
      known.set(key, { to: screen, needs: neededBy(card) })
      return { topic: key, title, description: "", body }
    })
  })
  return { index: indexHelp(pages), known }
}

function* besides(texts: string | Texts | undefined, path: string): Iterable<Found> {
  if (typeof texts !== "object") return
  const { how, figures } = texts
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === "object") yield* besides(text, `${path}.${name}`)
    const title = name.endsWith("Hint") ? texts[name.slice(0, -"Hint".length)] : undefined
    if (typeof text === "string" && typeof title === "string" && !text.includes("{{"))
      yield { key: `${path}.${name}`, title, body: text }
  }
  if (typeof how === "object" && typeof figures === "object")
    for (const [name, body] of Object.entries(how)) {
      const title = figures[name]
      if (typeof body === "string" && typeof title === "string")
        yield { key: `${path}.how.${name}`, title, body }
    }
}

interface Found {
  key: string
  title: string
  body: string
}

/** What a screen that the person may open says of what they ask about, and how near that is. */
export function findHint(language: Language, question: string, rights: ReadonlySet<string>) {
  const { index, known } = hintsIn(language)
  for (const { page, nearness } of nearestHelp(index, question)) {
    const hint = known.get(page.topic)
    if (hint?.needs.every((right) => rights.has(right)))
      return {
        nearness,
        ...{ title: page.title, text: page.body, to: hint.to },
        screen: translate(language, `shell.screens.${hint.to}`),
      }
  }
  return undefined
}
