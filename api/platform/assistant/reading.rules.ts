import type { paymentMeans } from "#contract/sales-choices"
import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { type Concept, isPlain, languageOf, type Meaning, meaningOf } from "./lexicon.rules"
import { choose, type Named, type NameMatch, namesIn } from "./names.rules"
import {
  amountsIn,
  dayIn,
  isOfTime,
  type Period,
  periodIn,
  readNumber,
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

type Means = (typeof paymentMeans)[number]

export interface Quantity {
  quantity: string
  unit: "day" | "halfDay" | "hour" | "unit"
}

/** What of a question is understood before one asks what is wanted. */
export interface Reading {
  text: string
  folded: string
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
  means: Means | undefined
  quantity: Quantity | undefined
  client: Chosen
  product: Chosen
  /** It asks whether or how; it does not tell one to do something. */
  isQuestion: boolean
  isNegated: boolean
  /** Perhaps, through a slip: enough for proposing nothing. */
  mayBeNegated: boolean
}

const meansWords: [Means, string][] = [
  ["transfer", "virement transfer wire"],
  ["card", "carte card cb"],
  ["cheque", "cheque check"],
  ["cash", "especes espece liquide cash"],
  ["directDebit", "prelevement debit"],
]

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

const units: [Quantity["unit"], RegExp][] = [
  [
    "halfDay",
    /(?<![\d.,])(-?\d{1,9}(?:[.,]\d{1,4})?)\s{0,3}(?:demi[- ]?journees?|half[- ]?days?|[a-z]{0,8}demi[a-z]{0,8}[- ]?j[a-z]{1,12}|hal[a-z]{1,2}[- ]?[day]{2,4}s?)/,
  ],
  ["hour", /(?<![\d.,])(-?\d{1,9}(?:[.,]\d{1,4})?)\s{0,3}(?:heures?|hours?|h\b|huere?s?|hoeurs?)/],
  ["day", /(?<![\d.,])(-?\d{1,9}(?:[.,]\d{1,4})?)\s{0,3}(?:jours?|journees?|days?|j\b)/],
]

function quantityIn(folded: string): Quantity | undefined {
  for (const [unit, pattern] of units) {
    const said = pattern.exec(folded)?.[1]
    if (said) return { unit, quantity: written(said) }
  }
  const slipped = /(?<![\d.,])(-?\d{1,9}(?:[.,]\d{1,4})?)\s{1,3}([a-z]{3,8})/.exec(folded)
  const word = slipped?.[2] ?? ""
  if (slipped?.[1] && ["jours", "jour", "days"].some((known) => isNearly(word, known)))
    return { unit: "day", quantity: written(slipped[1]) }
  if (slipped?.[1] && ["heures", "hours"].some((known) => isNearly(word, known)))
    return { unit: "hour", quantity: written(slipped[1]) }
  return undefined
}

const written = (said: string) => (said.startsWith("-") ? said : String(readNumber(said)))

/** Reads a question against the day and the person's own names. */
export function read(
  text: string,
  { today, names, usual }: { today: Day; names: Names; usual: "fr" | "en" },
): Reading {
  const folded = fold(text)
  const all = wordsOf(folded)
  const clients = namesIn(folded, names.clients, isPlain)
  const products = namesIn(folded, names.products, isPlain)
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
  return {
    text,
    folded,
    language: languageOf(all, usual),
    words: meanings,
    has,
    begins,
    bills: numbersIn(folded, "f|a|r|ac"),
    quotes: numbersIn(folded, "d"),
    amounts: amountsIn(folded),
    day: dayIn(text, today, ahead),
    period: periodIn(text, today) ?? ofDay(dayIn(text, today, ahead)),
    means: meansIn(all),
    quantity: quantityIn(folded),
    client: chosen(clients),
    product: chosen(products),
    isQuestion: asks(folded, meanings),
    isNegated: negates(folded, meanings, false),
    mayBeNegated: negates(folded, meanings, true),
  }
}

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

function meansIn(words: readonly string[]): Means | undefined {
  const said = meansWords
    .flatMap(([means, known]) => known.split(" ").map((name) => ({ means, name })))
    .filter(({ name }) =>
      words.some((word) => (name.length > 3 ? isNearly(word, name) : word === name)),
    )
  // A word as it is written before one with a slip, and of these the longest.
  const rank = ({ name }: { name: string }) => (words.includes(name) ? 100 : 0) + name.length
  return said.sort((one, other) => rank(other) - rank(one))[0]?.means
}

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
    /(?<![\p{L}\d])(?:de|d['’]|chez|avec|à|pour|of|with|from|by|for)\s*(\p{Lu}[\p{Ll}'’-]{2,})/u.exec(
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
