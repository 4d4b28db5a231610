import { isPlain, small } from "./lexicon.rules"
import { fold, isNearly, wordsOf } from "./words.rules"

interface Page {
  topic: string
  title: string
  description: string
  body: string
}

interface Known extends Page {
  inTitle: string[]
  inDescription: ReadonlySet<string>
  inBody: ReadonlySet<string>
}

export interface HelpIndex {
  pages: Known[]
  /** On how many pages a word stands. */
  pagesOf: ReadonlyMap<string, number>
}

/** Words of a question that say nothing of what it is about. */
const asking = new Set(
  (
    "comment how what why pourquoi quoi sert servir explique expliquer explain faire fait fais write make do does mean means " +
    "signifie veut dire aide help moi me calcule calcules calculee calculated counted already deja sent envoye creer ajouter create add mention utiliser use where ou trouver find can could should dois is happens happen pass passes passe arrive"
  ).split(" "),
)

export function indexHelp(pages: readonly Page[]): HelpIndex {
  const known = pages.map((page) => ({
    ...page,
    inTitle: wordsOf(fold(`${page.title} ${page.topic}`)),
    inDescription: new Set(wordsOf(fold(page.description)).map(stem)),
    inBody: new Set(wordsOf(fold(page.body)).map(stem)),
  }))
  const pagesOf = new Map<string, number>()
  for (const { inTitle, inDescription, inBody } of known)
    for (const word of new Set([...inTitle.map(stem), ...inDescription, ...inBody]))
      pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1)
  return { pages: known, pagesOf }
}

/** A word without its ending, and by the name that the help has for the thing. */
function stem(word: string): string {
  const bare = word.length > 4 ? word.replace(/(?:es|s|x)$/, "") : word
  return sameThing.get(bare) ?? bare
}
const sameThing = new Map([
  ["invoice", "bill"],
  ["customer", "client"],
  ["estimate", "quote"],
])

/** A short word is that word: "logo" is no slip for "log". */
const isAlike = (word: string, other: string) =>
  stem(word) === stem(other) || (word.length > 4 && isNearly(word, other))

/** The pages that a question is about, the nearest first, with how near: 1 is a page that bears its name. */
export function nearestHelp({ pages, pagesOf }: HelpIndex, question: string) {
  const words = wordsOf(fold(question)).filter(
    (word) => !small.has(word) && !asking.has(word) && (word.length > 1 || /\d/.test(word)),
  )
  if (words.length === 0) return []
  const rarity = (word: string) => Math.log(1 + pages.length / (pagesOf.get(stem(word)) ?? 1))
  const all = words.reduce((sum, word) => sum + Math.min(rarity(word), 3.5), 0)
  const scored = pages.map((page) => {
    const score = words.reduce((sum, word) => {
      const rare = Math.min(rarity(word), 3.5)
      const place = page.inTitle.findIndex((said) => isAlike(word, said))
      if (place >= 0) return sum + rare * (1 + 1 / page.inTitle.length)
      if (page.inDescription.has(stem(word))) return sum + rare * 0.7
      if (page.inBody.has(stem(word))) return sum + rare * 0.4
      return sum
    }, 0)
    return { page, nearness: all === 0 ? 0 : score / all }
  })
  return scored
    .filter(({ nearness }) => nearness > 0)
    .sort((one, other) => other.nearness - one.nearness)
}

/** Whether a question has a word that is its own, and no word like others: "capital", "Peru". */
export const hasUnknown = (question: string, { pagesOf }: HelpIndex) =>
  wordsOf(fold(question)).some(
    (word) => word.length > 3 && !isPlain(word) && !pagesOf.has(stem(word)),
  )
