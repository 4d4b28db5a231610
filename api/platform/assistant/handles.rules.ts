import { isPlain } from "./lexicon.rules"
import { isNameless } from "./names.rules"
import { isValue } from "./values.rules"
import { fold, isNearly } from "./words.rules"

/** What does not leave, and what stands for it outside. */
export interface Handles {
  /** A text with its names, titles and numbers that tell who somebody is behind handles. */
  hide(text: string): string
  /** The handle of a whole text. */
  whole(text: string): string
  restore(text: string): string
}

/** Texts of the person's own records that what they ask may speak of. */
export interface OwnTexts {
  /** Of people and businesses: each of their words tells of whom one speaks. */
  names: readonly string[]
  /** Of anything else: meant where they stand as they were written. */
  titles: readonly string[]
}

/** What tells who somebody is by itself; a number of ten digits or more is no amount. */
const secrets: [RegExp, string][] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, "[e-mail]"],
  [/\b[a-z]{2}\d{2}(?:[ .-]?[a-z0-9]{4}){3,7}(?:[ .-]?[a-z0-9]{1,3})?\b/gi, "[IBAN]"],
  [
    /(?<!\d)(?:(?:\+|00)\d{1,3}[ .-]?(?:\(0\)[ .-]?)?\d(?:[ .-]?\d{2,3}){3,5}|0[1-9](?:[ .-]?\d{2}){4})(?!\d)/g,
    "[tel]",
  ],
  [/(?<!\d)\d(?:[ .-]?\d){9,30}(?!\d)/g, "[number]"],
  [/(?<!\d)(?:[A-Z]{2}\d{2} ?)?\d{3}[ .-]?\d{3}[ .-]?\d{3}(?!\d)/g, "[SIREN]"],
  [
    /(?<![\p{L}\d])\d{1,4}(?:\s?(?:bis|ter|quater))?,?\s(?:rue|avenue|av\.?|boulevard|bd|place|chemin|all[ée]e|impasse|quai|route|square|passage|lotissement|r[ée]sidence|street|road|lane)\s[^,?!;:\n]{1,60}(?:,?\s\d{5}\s[\p{L}-]{2,40})?/giu,
    "[address]",
  ],
  [/(?<![\p{L}\d])\d{5}\s\p{Lu}[\p{L}-]{1,40}/gu, "[address]"],
  [
    /(?<!\p{L})(?:n[ée]e?|born|naissance|birthday|birthdate|birth)(?:\s(?:est|is|date|le|on|the)|\s?:){0,3}\s\d{1,4}[\s./-](?:\d{1,2}|\p{L}{3,9})(?:[\s./-]\d{2,4})?/giu,
    "[date]",
  ],
  [/(?<!\d)\d{1,2}[\s./-](?:\d{1,2}|\p{L}{3,9})[\s./-]19\d\d(?!\d)/gu, "[date]"],
]

const ownNumber = /(\b[A-Z]{1,3}-20\d\d-\d{1,6}\b)/i

/** A word that says nothing of anybody: one of the language, a number, a month, a means. */
const isCommon = (word: string) => isPlain(word) || isValue(word)

/** The words of a question by which a title may be meant, that say nothing else. */
export const tellingWords = (text: string): string[] =>
  [...new Set(wordsIn(text).map(({ word }) => word))]
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !isCommon(word))
    .slice(0, 50)

/** Words with a capital inside a title: "Dîner chez Zoé" names somebody. */
const namedIn = (title: string): string[] =>
  (title.match(/(?<=^|[\p{L}\d,:–-] )\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? []).filter(
    (word) => !isCommon(fold(word)),
  )

interface Word {
  word: string
  from: number
  to: number
}

/** The words of a text, without accents and capitals, and where they stand in it. */
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\d+/gu)].map(({ 0: said, index }) => ({
    ...{ word: fold(said), from: index, to: index + said.length },
  }))

/** Nearly the same word; most slips leave it its beginning or its end. */
const isAlike = (one: string, other: string) =>
  (one.slice(0, 2) === other.slice(0, 2) || one.slice(-2) === other.slice(-2)) &&
  isNearly(one, other)

/** A handle for each text; words of a name get that of the name, as they are written or with a slip. */
export function handlesFor({ names, titles }: OwnTexts): Handles {
  const known: string[] = []
  const handleOf = new Map<string, string>()
  const whole = (text: string) => {
    const handle = handleOf.get(text) ?? `Name${known.push(text)}x`
    handleOf.set(text, handle)
    return handle
  }
  const own = [
    ...names.map((text) => ({ text, isName: true })),
    ...titles.map((text) => ({ text, isName: false })),
    ...titles.flatMap(namedIn).map((text) => ({ text, isName: true })),
  ].flatMap(({ text, isName }) => {
    const words = wordsIn(text).map(({ word }) => word)
    // A word of the language is no name by itself, and a title of such words alone says nothing of anybody.
    const isSaid = words.every(isCommon)
    return words.length === 0 || (isSaid && (!isName || words.length === 1))
      ? []
      : [{ text, isName, words }]
  })
  const byFirst = new Map<string | undefined, typeof own>()
  for (const one of own) {
    const alike = byFirst.get(one.words[0])
    if (alike) alike.push(one)
    else byFirst.set(one.words[0], [one])
  }
  const parts = own.flatMap(({ text, isName, words }) =>
    isName
      ? words.filter((word) => !isNameless(word) && !isCommon(word)).map((word) => ({ word, text }))
      : [],
  )
  const byPart = new Map(parts.toReversed().map(({ word, text }) => [word, text]))

  /** The longest of one's own texts that begins with a word of a text. */
  const standsAt = (words: readonly Word[], at: number) =>
    byFirst
      .get(words[at]?.word)
      ?.filter(({ words: its }) => its.every((word, nth) => words[at + nth]?.word === word))
      .sort((one, other) => other.words.length - one.words.length)[0]

  const nameOf = (word: string) => {
    if (word.length < 3 || isCommon(word)) return undefined
    const exact = byPart.get(word)
    if (exact || word.length < 5) return exact
    return parts.find(({ word: its }) => its.length >= 5 && isAlike(word, its))?.text
  }

  return {
    whole,
    hide(text) {
      // Numbers of one's own bills and quotes tell nothing, and what stands beside them is none of them.
      const bare = text
        .split(ownNumber)
        .map((part, at) =>
          at % 2 === 1
            ? part
            : secrets.reduce((rest, [found, mark]) => rest.replace(found, mark), part),
        )
        .join("")
      const words = wordsIn(bare)
      let [hidden, done] = ["", 0]
      for (let at = 0; at < words.length; at += 1) {
        const first = words[at]
        const title = standsAt(words, at)
        const meant = title?.text ?? nameOf(first?.word ?? "")
        if (!first || meant === undefined) continue
        at += (title?.words.length ?? 1) - 1
        hidden += bare.slice(done, first.from) + whole(meant)
        done = words[at]?.to ?? first.to
      }
      return hidden + bare.slice(done)
    },
    restore: (text) =>
      text.replace(/Name(\d{1,9})x/gi, (said, at: string) => known[Number(at) - 1] ?? said),
  }
}

/** A text of the product, and what was put into it. */
export interface Spoken {
  template: string
  values: Readonly<Record<string, string | number>>
}

/** All that the product said of something, by how it reads. */
export type Heard = Map<string, Spoken>

/** Numbers, days, months, shares, and numbers of one’s own bills and quotes: they bear no name. */
const figures = [
  /^[–-]?$/,
  /^\d{1,7}\+?$/,
  /^\d{1,5}\s?\/\s?\d{1,5}$/,
  /^20\d\d-\d\d$/,
  /^-?[\d\u202f\u00a0 .,]{1,12}\s?%$/,
  /^\d\d\/\d\d\/\d{4}(?: – \d\d\/\d\d\/\d{4})?$/,
  /^[A-Z]{1,3}-\d{4}-\d{1,6}$/,
]

/**
 * A text of an answer as it may leave: what the product itself said of it, with handles for what was put into it;
 * whatever else it is, somebody wrote it, and a handle stands for it whole.
 */
export function maskBy({ whole }: Pick<Handles, "whole">, heard: Heard) {
  const value = (text: string): string =>
    figures.some((figure) => figure.test(text)) ? text : whole(text)

  const spoken = (text: string): string | undefined => {
    const said = heard.get(text)
    return said?.template.replace(/\{\{(\w+)\}\}/g, (braces, name: string) => {
      const put = said.values[name]
      if (put === undefined) return braces
      const written = String(put)
      return (written === text ? undefined : spoken(written)) ?? value(written)
    })
  }

  /** Sentences are put together of several texts, one after the other. */
  return function mask(text: string): string {
    const its = spoken(text)
    if (its !== undefined) return its
    const [first] = [...heard.keys()]
      .filter((said) => said && text.startsWith(`${said} `))
      .sort((one, other) => other.length - one.length)
    return first === undefined
      ? value(text)
      : `${spoken(first)} ${mask(text.slice(first.length + 1))}`
  }
}

/** What a model wrote, as text alone: no markup, no address. */
export const plainRemark = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?:https?:\/\/|www\.)\S+/gi, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 600)
