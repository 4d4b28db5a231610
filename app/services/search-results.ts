import type { SearchKind } from "#contract/areas"
import type { IconName } from "~/components/shell/icon"

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

/** The places that say all the words, those first whose name begins with them. */
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
  return screens
    .filter((screen) => words.every((word) => ` ${screen.searchText}`.includes(` ${word}`)))
    .sort((one, other) => rank(one) - rank(other))
}
