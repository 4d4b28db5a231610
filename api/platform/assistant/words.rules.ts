/** Without accents, capitals and the apostrophes of print, as words are compared. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/œ/gi, "oe")
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .toLowerCase()

/** The words and numbers of a text that is folded already. */
export const wordsOf = (folded: string): string[] => folded.match(/[a-z]+|\d+/g) ?? []

/** How many slips of the finger lie between two words: a letter more, less, another, or two exchanged. */
export function slipsBetween(one: string, other: string, most = 3): number {
  if (one === other) return 0
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isSwap) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1)
      now.push(slips)
    }
    beforeLast = last
    last = now
  }
  return last[other.length] ?? most + 1
}

/** How many slips a word of such a length may bear and still be that word. */
const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 10 ? 1 : 2)

/** Whether a word is another, but for the slips that its length allows. */
export function isNearly(word: string, known: string): boolean {
  if (word === known) return true
  const most = slipsAllowed(known.length > word.length ? known : word)
  if (most > 0 && Math.min(word.length, known.length) >= 3)
    return slipsBetween(word, known, most) <= most
  // Of three letters, two may have changed places: no other slip leaves enough of it.
  return word.length === 3 && known.length === 3 && isSwapped(word, known)
}

const isSwapped = (one: string, other: string) =>
  slipsBetween(one, other, 1) === 1 && [...one].sort().join() === [...other].sort().join()

function trigrams(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of wordsOf(text)) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3))
  }
  return found
}

/** How alike two texts are, from 0 to 1: by the threes of letters that they share, or by the slips between them. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1
  const [ours, theirs] = [trigrams(one), trigrams(other)]
  let shared = 0
  for (const three of ours) if (theirs.has(three)) shared += 1
  const all = ours.size + theirs.size - shared
  const byThrees = all === 0 ? 0 : shared / all
  const longest = Math.max(one.length, other.length)
  const most = Math.ceil(longest / 3)
  const slips = slipsBetween(one, other, most)
  const bySlips = longest < 4 || slips > most ? 0 : 1 - slips / longest
  return Math.max(byThrees, bySlips)
}
