import { fold, likeness, wordsOf } from "./words.rules"

/** A record by what it is called. */
export interface Named {
  id: string
  name: string
}

export interface NameMatch<Record extends Named> {
  record: Record
  likeness: number
}

/** Less than this is no name that was meant. */
const leastLikeness = 0.6
/** Two that are nearer to one another than this are asked about. */
const leastLead = 0.2
/** One word of a name of several stands for it, where nobody else bears it; but never as well as the whole. */
const partWeight = 0.85

/** What companies call themselves beside their name. */
const forms = new Set(
  "sas sasu sarl sa eurl ei sci scop snc nv bv bvba gmbh ag ltd limited inc llc plc srl spa".split(
    " ",
  ),
)
const joining = new Set("le la les l de du des d et the of and a au aux en".split(" "))

/** Words that names share with all others: a legal form, "de", "the". */
export const isNameless = (word: string): boolean => forms.has(word) || joining.has(word)

/** The words by which a name is known: its legal form is none of them. */
function knownBy(name: string): string[] {
  const all = wordsOf(fold(name))
  const own = all.filter((word) => !forms.has(word))
  return own.length > 0 ? own : all
}

/** All words of a name. */
export const wordsOfName = (name: string): string[] => wordsOf(fold(name))

/** A text with a sign in the place of a name that it says whole, or but for its legal form. */
export function withoutName(folded: string, name: string): string {
  const whole = (words: readonly string[]) =>
    new RegExp(`(?<![a-z0-9])${words.join("[^a-z0-9]{1,3}")}(?![a-z0-9])`)
  const pattern = [wordsOfName(name), knownBy(name)].map(whole).find((its) => its.test(folded))
  return pattern ? folded.replace(pattern, " § ") : folded
}

/** Names that a text may speak of, the likeliest first. `plain` says which words are words like others. */
export function namesIn<Record extends Named>(
  text: string,
  records: readonly Record[],
  plain: (word: string) => boolean,
): NameMatch<Record>[] {
  const words = wordsOf(fold(text))
  const pieces = new Set(words.flatMap(piecesOf))
  const shared = countWords(records)
  const found = records
    .flatMap((record) => {
      const own = knownBy(record.name)
      if (!own.some((word) => piecesOf(word).some((piece) => pieces.has(piece)))) return []
      const its = Math.max(
        wholeLikeness(words, own, plain),
        partLikeness(words, own, shared, plain),
      )
      return its >= leastLikeness ? [{ record, likeness: its }] : []
    })
    .sort((one, other) => other.likeness - one.likeness)
  return found.length > 0 ? found : bySharedWord(words, records, shared, plain)
}

/** As many as one may choose between. */
const mostSharing = 10

/** By a word that several bear: which of them is meant is to be asked. */
function bySharedWord<Record extends Named>(
  words: readonly string[],
  records: readonly Record[],
  shared: ReadonlyMap<string, number>,
  plain: (word: string) => boolean,
): NameMatch<Record>[] {
  const bear = (record: Record) =>
    knownBy(record.name).some(
      (word) =>
        word.length >= 4 &&
        !plain(word) &&
        (shared.get(word) ?? 0) <= mostSharing &&
        words.some((said) => said.length >= 4 && !plain(said) && likeness(said, word) >= 0.75),
    )
  return records.filter(bear).map((record) => ({ record, likeness: leastLikeness }))
}

/** Parts of a word that survive one slip somewhere in it. */
const piecesOf = (word: string): string[] =>
  word.length < 4 ? [word] : [word.slice(0, 2), word.slice(-2), word.slice(1, 4), word.slice(2, 5)]

function wholeLikeness(
  words: readonly string[],
  own: readonly string[],
  plain: (word: string) => boolean,
): number {
  const name = own.join(" ")
  let best = 0
  for (const length of new Set([own.length, own.length + 1, own.length - 1]))
    for (let at = 0; length > 0 && at + length <= words.length; at += 1) {
      const window = words.slice(at, at + length)
      // "les", or "facture", is no name, however like one it looks; and a name begins and ends with its own words.
      if (window.every(plain)) continue
      // A word of the language stands for no word of a name: "doit Morel" is not "Jean Morel".
      if (window.some((word) => plain(word) && !own.includes(word) && !joining.has(word))) continue
      if (length > own.length && (joining.has(window[0] ?? "") || joining.has(window.at(-1) ?? "")))
        continue
      if (length < own.length && own.length < 3) continue
      best = Math.max(best, likeness(window.join(" "), name))
    }
  return best
}

/** By one of its words: one that is its own, and long enough to tell it by. */
function partLikeness(
  words: readonly string[],
  own: readonly string[],
  shared: ReadonlyMap<string, number>,
  plain: (word: string) => boolean,
): number {
  if (own.length < 2) return 0
  const telling = own.filter((word) => word.length >= 4 && shared.get(word) === 1)
  const likest = telling.map((word) =>
    Math.max(
      0,
      ...words
        .filter((said) => said.length >= 4 && !plain(said))
        .map((said) => likeness(said, word)),
    ),
  )
  const best = Math.max(0, ...likest)
  return best >= 0.75 ? best * partWeight : 0
}

function countWords(records: readonly Named[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of records)
    for (const word of new Set(knownBy(name))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The one that was meant, or those between which one has to choose. */
export function choose<Record extends Named>(
  matches: readonly NameMatch<Record>[],
): { one?: Record; several: Record[] } {
  const [first] = matches
  if (!first) return { several: [] }
  const near = matches.filter(({ likeness: its }) => first.likeness - its < leastLead)
  if (near.length === 1) return { one: first.record, several: [] }
  // A name that is said as it is written is meant, though another begins like it.
  const exact = near.filter(({ likeness: its }) => its === 1)
  const longest = exact.filter(
    ({ record }) => record.name.length === Math.max(...exact.map((it) => it.record.name.length)),
  )
  if (longest.length === 1 && longest[0]) return { one: longest[0].record, several: [] }
  return { several: near.slice(0, 10).map(({ record }) => record) }
}

/** The record of a name as it was said alone: by a model, or by the grammar. */
export function named<Record extends Named>(name: string, records: readonly Record[]) {
  const said = fold(name).trim()
  const same = records.filter((record) => fold(record.name) === said)
  if (same.length === 1) return { one: same[0], several: [] }
  if (same.length > 1) return { several: same.slice(0, 10) }
  return choose(namesIn(name, records, () => false))
}
