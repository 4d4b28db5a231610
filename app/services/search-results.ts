import type { SearchKind } from "#contract/areas"
import type { IconName } from "~/components/shell/icon-names"

/** A place or a record that a search leads to. */
export interface SearchResult {
  title: string
  /** What tells it from others of its name. */
  detail?: string
  /** Its address, below the mount. */
  to: string
  icon: IconName
}

/** A screen of the product, or something that one does there. */
export interface ScreenResult extends SearchResult {
  isAction: boolean
  /** All words that it is found by, plain. */
  searchText: string
}

export interface ResultGroup {
  name: SearchKind
  /** In the reader's language. */
  label: string
  results: SearchResult[]
  /** The whole list, searched for the same words. */
  all: string
}

/** What the palette is answered: every place at first, then the records of each search. */
export interface Answer {
  screens: ScreenResult[]
  groups: ResultGroup[]
}

/** Without accents and capitals, as records are searched. */
export const plainText = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase()

/**
 * The places that say all the words, those first whose name begins with them. Where none does, those that do but
 * for a slip of the finger.
 */
export function matchingScreens<Found extends Pick<ScreenResult, "title" | "searchText">>(
  screens: Found[],
  text: string,
): Found[] {
  const asked = plainText(text).trim()
  const words = asked.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const rank = ({ title }: Found) => {
    const name = plainText(title)
    if (name.startsWith(asked)) return 0
    return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2
  }
  const exact = screens
    .filter((screen) => words.every((word) => ` ${screen.searchText}`.includes(` ${word}`)))
    .sort((one, other) => rank(one) - rank(other))
  if (exact.length > 0) return exact
  const slips = (name: string) =>
    words.reduce(
      (sum, word) =>
        sum + Math.min(...name.split(/[\s'’-]+/).map((said) => distanceOf(word, said))),
      0,
    )
  return screens
    .filter(({ searchText }) => words.every((word) => isNear(word, searchText)))
    .sort((one, other) => slips(plainText(one.title)) - slips(plainText(other.title)))
}

/** Whether a word of the text is the typed one with a slip: one in a word of four letters, two in one of eight. */
function isNear(word: string, text: string): boolean {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  return text.split(/[\s'’-]+/).some((said) => distanceOf(word, said) <= allowed)
}

/**
 * How many letters are wrong, missing, too many or exchanged with the next one, for a word to be the beginning of
 * another (Damerau, Levenshtein).
 */
export function distanceOf(typed: string, said: string): number {
  const shown = said.slice(0, typed.length + 2)
  let before: number[] = []
  let row = Array.from({ length: shown.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= shown.length; j++) {
      const isSame = typed[i - 1] === shown[j - 1]
      const steps = [at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1)]
      if (i > 1 && j > 1 && typed[i - 1] === shown[j - 2] && typed[i - 2] === shown[j - 1])
        steps.push(at(before, j - 2) + 1)
      next.push(Math.min(...steps))
    }
    before = row
    row = next
  }
  // What follows the beginning was not typed yet.
  return Math.min(...row.slice(Math.max(0, typed.length - 2)))
}

const at = (row: number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
