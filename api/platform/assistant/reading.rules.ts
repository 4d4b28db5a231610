import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { type Concept, isPlain, languageOf, type Meaning, meaningOf } from "./lexicon.rules"
import { choose, type Named, type NameMatch, namesIn, withoutName } from "./names.rules"
import {
  amountsIn,
  dayIn,
  isMonth,
  isOfTime,
  isValue,
  meansIn,
  type Period,
  periodIn,
  type Quantity,
  quantityIn,
  type SaidDay,
} from "./values.rules"
import { fold, isNearly, wordsOf } from "./words.rules"

/** The person's own names, which a question may speak of. */
export interface Names {
  clients: readonly Named[]
  products: readonly Named[]
}

export interface Chosen {
  one?: Named
  several: Named[]
}

/** What of a question is understood before one asks what is wanted. */
export interface Reading {
  text: string
  folded: string
  /** The same, with a sign in the place of each name: what a name says is no amount and no day. */
  unnamed: string
  language: "fr" | "en" | "other"
  words: Meaning[]
  has(...concepts: Concept[]): boolean
  /** One of the first words, after what is only polite. */
  begins(...concepts: Concept[]): boolean
  bills: string[]
  quotes: string[]
  amounts: Cents[]
  day: SaidDay
  period: Period | undefined
  means: ReturnType<typeof meansIn>
  quantity: Quantity | undefined
  client: Chosen
  product: Chosen
  /** It asks whether or how; it does not tell one to do something. */
  isQuestion: boolean
  isNegated: boolean
  /** Perhaps, through a slip: enough for proposing nothing. */
  mayBeNegated: boolean
}

/** Numbers of bills and quotes: no year and no rank in them is anybody's name. */
const numbers = /(?<![a-z])(?:f|a|r|ac|d)[\s-]{0,2}20\d\d[\s-]{0,2}\d{1,6}(?!\d)/g

/** "Combien doit Mars ?", "chez April": somebody who is called as a month is. */
const isCalled = (folded: string, month: string) =>
  new RegExp(
    `\\b(?:chez|avec|with|doit|owes?|does|cliente?|customer|remind|relance) ${month}\\b|\\b${month} (?:(?:me|nous) )?(?:doit|owes?|has paid|paid|a (?:paye|regle)|m'a)\\b`,
  ).test(folded)

/** Numbers of papers, as they stand on them: "f-2026-12" is F-2026-0012. */
function numbersIn(folded: string, series: string): string[] {
  const pattern = new RegExp(
    `(?<![a-z])(${series})[\\s-]{0,2}(20\\d\\d)[\\s-]{0,2}(\\d{1,6})(?!\\d)`,
    "g",
  )
  return [
    ...new Set(
      [...folded.matchAll(pattern)].map(
        ([, its = "", year = "", rank = ""]) =>
          `${its.toUpperCase()}-${year}-${rank.padStart(4, "0")}`,
      ),
    ),
  ]
}

/** Reads a question against the day and the person's own names. */
export function read(
  text: string,
  { today, names, usual }: { today: Day; names: Names; usual: "fr" | "en" },
): Reading {
  const folded = fold(text)
  const all = wordsOf(folded)
  const said = folded.replaceAll(numbers, " ")
  const isNoName = (word: string) =>
    isMonth(word) ? !isCalled(folded, word) : isPlain(word) || isValue(word)
  const clients = namesIn(said, names.clients, isNoName)
  const products = namesIn(said, names.products, isNoName)
  const [client, product] = [chosen(clients), chosen(products)]
  const unnamed = [client.one, product.one].reduce(
    (rest, record) => (record ? withoutName(rest, record.name) : rest),
    folded,
  )
  // "F-2026-3 500 €": the number of a bill is no part of an amount.
  const unnumbered = unnamed.replaceAll(numbers, " § ")
  const words = all.map(meaningOf)
  // What is a name means nothing else: "Agence", "Facture & Fils".
  const own = new Set([...clients, ...products].flatMap(({ record }) => wordsOf(fold(record.name))))
  const written = capitalsIn(text)
  const meanings = words.map((one) =>
    isOfName(one, own) || (one.isSlip && written.has(one.word))
      ? { ...one, concepts: new Set<Concept>() }
      : one,
  )
  const known = new Set(meanings.flatMap(({ concepts }) => [...concepts]))
  const has = (...concepts: Concept[]) => concepts.some((concept) => known.has(concept))
  const first = meanings.filter(
    ({ concepts, word }) =>
      !concepts.has("please") &&
      !["moi", "me", "tu", "vous", "you", "i", "je", "s", "il", "te"].includes(word),
  )
  const begins = (...concepts: Concept[]) =>
    concepts.some((concept) => first.slice(0, 1).some((one) => one.concepts.has(concept)))
  const ahead = has("due") && !has("receive", "mark")
  const day = dayIn(unnumbered, today, ahead)
  return {
    text,
    folded,
    unnamed,
    language: isOfOtherLetters(text) ? "other" : languageOf(all, usual),
    words: meanings,
    has,
    begins,
    bills: numbersIn(unnamed, "f|a|r|ac"),
    quotes: numbersIn(unnamed, "d"),
    amounts: amountsIn(unnumbered),
    day,
    period: periodIn(unnumbered, today, ahead) ?? ofDay(day),
    means: meansIn(wordsOf(unnamed)),
    quantity: quantityIn(unnumbered),
    client,
    product,
    isQuestion: asks(folded, meanings),
    isNegated: negates(folded, meanings, false),
    mayBeNegated: negates(folded, meanings, true),
  }
}

/** Another alphabet, but for a name or a number in it. */
const isOfOtherLetters = (text: string) =>
  (text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0) >
  (text.match(/\p{Script=Latin}/gu)?.length ?? 0)

/** Words with a capital inside a sentence: names, and no slips for other words. */
const capitalsIn = (text: string) =>
  new Set([...text.matchAll(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}+/gu)].map(([word]) => fold(word)))

/** A day alone is a span of one. */
const ofDay = (said: SaidDay): Period | undefined =>
  said && "day" in said ? { from: said.day, to: said.day } : undefined

const chosen = (matches: readonly NameMatch<Named>[]): Chosen => choose(matches)

const isOfName = ({ word }: Meaning, own: ReadonlySet<string>) =>
  word.length > 3 &&
  !isPlain(word) &&
  [...own].some((name) => name.length > 3 && isNearly(word, name))

/** Whether it asks something: an order ends with no question mark, unless it is a polite one. */
function asks(folded: string, words: readonly Meaning[]): boolean {
  const isPolite = /^\s*(?:peux|peut|pouvez|pourrais|pourriez|can|could|would|please)\b/.test(
    folded,
  )
  if (isPolite) return /\b(?:comment|how|si|if|quand)\b/.test(folded)
  if (/[?？]/.test(folded)) return true
  const [first] = words
  if (!first) return false
  const asking: Concept[] = ["help", "howMuch", "whoever", "should"]
  if (asking.some((concept) => first.concepts.has(concept))) return true
  return /^\s*(?:est[- ]ce|ai[- ]je|a[- ]t[- ]|did|has|have i|is|are|do|does|was|were|what|when|where|ou|quand|si|if)\b/.test(
    folded,
  )
}

/** "ne … pas", "don't", "not", "never": nothing is proposed by what was asked not to be done. */
const negates = (folded: string, words: readonly Meaning[], slips: boolean) =>
  /(?:^|[\s,])n(?:e\s|')|n't\b|\bsans\b/.test(folded) ||
  words.some(({ concepts, isSlip }) => concepts.has("not") && (slips || !isSlip))

/** Somebody's name by where it stands, that is no word of the language and nobody's whom one knows. */
export function unknownName({ text, words }: Reading): string | undefined {
  const owing =
    /(?:\bdoit|\bdoivent|\bdevait|\bowes?|\bowed by)\s+(?:encore\s+|still\s+)?(\S+)/iu.exec(
      text,
    )?.[1] ?? /\bdoes\s+(\S+)\s+owe/iu.exec(text)?.[1]
  const named =
    /(?<![\p{L}\d])(?:de|d['’]|chez|avec|à|pour|of|with|from|by|for|to)\s*(\p{Lu}[\p{Ll}'’-]{2,})/u.exec(
      text,
    )?.[1]
  return [owing, named].find((name) => name !== undefined && isStrange(name, words))
}

/** Where somebody is, of whom one asks: "les clients de Lyon", "clients in Lyon"; a name is no place. */
export function placeIn({ folded, words, client }: Reading): string | undefined {
  const said =
    /\b(?:clientes?|clients?|customers?|companies|entreprises?|contacts?)\b[a-z ]{0,20}?\b(?:d'|(?:a|de|in|at|from|near|vers) )([a-z][a-z-]{2,}(?: [a-z-]{3,})?)\s*[?.!]*$/.exec(
      folded,
    )?.[1]
  if (!said || client.one || client.several.length > 0) return undefined
  return isStrange(said, words) ? said : undefined
}

/** A last word behind "in", "de" or the like that is nobody's and no word of the language: what a list is narrowed by. */
export function strangeEnd({ folded, words, client }: Reading): string | undefined {
  if (client.one || client.several.length > 0) return undefined
  const said =
    /\b(?:d'|(?:a|de|du|in|at|from|near|vers|pour|for|of|on|avant|apres|before|after) )([a-z][a-z-]{2,})\s*[?.!]*$/.exec(
      folded,
    )?.[1]
  return said && isStrange(said, words) ? said : undefined
}

function isStrange(name: string, words: readonly Meaning[]): boolean {
  const own = wordsOf(fold(name)).filter((word) => /[a-z]/.test(word))
  if (own.length === 0) return false
  return own.every((word) => {
    const known = words.find((one) => one.word === word)
    const isMeant = known !== undefined && known.concepts.size > 0 && !known.isSlip
    return word.length > 2 && !isPlain(word) && !isMeant && !isOfTime(word)
  })
}
