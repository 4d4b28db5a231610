import { type Concept, isPlain, meaningOf } from "./lexicon.rules"
import { withoutName, wordsOfName } from "./names.rules"
import type { Reading } from "./reading.rules"
import { withoutAmounts, withoutBareAmount, withoutBarePrice, withoutDay } from "./values.rules"
import { fold, isNearly, likeness } from "./words.rules"

/** What a proposing tool takes of an order beside the record, in words; all else of it must be small talk. */
interface Takes {
  concepts: readonly Concept[]
  words?: string
  amount?: true
  day?: true
  quantity?: true
  /** A part or the whole of what is due, where an amount is said or not. */
  isPart?: true
  /** Names nobody is sent anything of, or that a word would stand for: "envoie-moi". */
  notMe?: true
  /** Done on the day it is confirmed. */
  today?: true
}

const making = "fais fait faites faire make write redige prepare etablis etablir"
const wholly =
  "entier entiere entierement totalite totalement integralement integralite whole wholly fully full completely tout toute"
const partly = "partiel partielle partiellement partial partially part acompte"
/** Wishes of their own, however like another word they look. */
const otherWishes = new Set(
  "refais refaire refait redo remplace replace corrige courrier courriers lettre letter acompte deposit unpaid impaye".split(
    " ",
  ),
)
const onceMore = "encore again nouveau nouvelle fois once"

const taken: Record<string, Takes> = {
  proposePayment: {
    concepts: ["mark", "receive", "paid", "pay", "payment", "client", "account"],
    isPart: true,
    words: `comme as en in mets passer set vient just bien date dated ttc verse verser vire virer regle regler virement transfer wire carte card cb cheque check especes espece liquide cash prelevement debit direct bancaire bank`,
    amount: true,
    day: true,
    today: true,
  },
  proposeReversal: { concepts: ["cancel", "payment", "client"], words: "dernier last" },
  proposeBill: {
    concepts: ["create", "mark", "billing", "client", "draft"],
    words: `${making} ht nouvelle per`,
    amount: true,
    quantity: true,
    today: true,
  },
  proposeIssue: { concepts: ["issue", "draft", "client"], today: true },
  proposeCreditNote: {
    concepts: ["cancel", "create", "issue", "creditNote", "credit", "noteThing", "client"],
    words: `${making} ${wholly} total`,
    today: true,
  },
  proposeBillEmail: {
    concepts: ["send", "remind", "client"],
    words: `${making} ${onceMore} mail mails email courriel message messages pdf format fichier file as impayee unpaid retard overdue late`,
    notMe: true,
    today: true,
  },
  proposeReminderHold: {
    concepts: ["stop", "remind", "noMore", "client"],
    words: "ne pas not never jamais dont do envoie envoyer send sending any no mets",
  },
  proposeReminderResume: {
    concepts: ["resume", "remind", "client"],
    words: "envoie envoyer send sending",
  },
  proposeClient: {
    concepts: ["create", "client"],
    words: `${making} appele appelee nomme nommee named name called nom fiche`,
  },
  proposeSale: { concepts: ["sell", "product"], amount: true, day: true, today: true },
}

/** Words that change nothing of an order, whatever it is. */
const small = new Set(
  (
    "le la les l de du des d un une et a au aux en sur pour par avec mon ma mes notre nos votre vos ton ta tes son sa ses leur que qu " +
    "se s ce c cet cette ca cela y n j je t te tu il elle on nous vous ils est sont ai as ont etes ete etais etait avait avez avons moi m me " +
    "the an of to on for by with from at it its this that i you we they he she my your our is are was were be been being has have had " +
    "and then so please pls stp svp plait merci thanks bonjour salut hello hi hey alors donc puis maintenant now immediatement right " +
    "peux peut pouvez pourrais pourriez can could will would veux voudrais aimerais like want faudrait faut need needs kindly " +
    "numero number no paye e o pr"
  ).split(" "),
)

const ofToday = /\b(?:aujourd'?hui|today|maintenant|now|tout de suite|right away)\b/g
const numbers = /(?<![a-z])(?:f|a|r|ac)[\s-]{0,2}20\d\d[\s-]{0,2}\d{1,6}(?!\d)/g
const wordsOfUnit = {
  day: "jour jours journee day days daily",
  halfDay: "demi journee half day days",
  hour: "heure heures hour hours",
  unit: "unite unites unit units piece",
}
const eachOne = "chacun chacune each x"

/**
 * What an order says beside what the tool takes of it, in the person's own words. Where anything is left, nothing is
 * proposed: half a payment, another recipient, another day is another wish.
 */
export function leftOver(
  reading: Reading,
  tool: string,
  args: Readonly<Record<string, unknown>>,
): string[] {
  const takes = taken[tool]
  if (!takes) return []
  const rest = unread(reading, takes, args)
  const known = [
    ...`${takes.words ?? ""} ${takes.isPart ? (args.amount === undefined ? wholly : partly) : ""} ${takes.quantity && reading.quantity ? `${wordsOfUnit[reading.quantity.unit]} ${eachOne}` : ""}`
      .split(" ")
      .filter(Boolean),
    ...namesOf(reading, args),
  ]
  const names = namesOf(reading, args)
  const isTaken = (word: string) =>
    isTakenBy(word, takes, known) ||
    names.some((name) => word === name || (!isPlain(word) && likeness(word, name) >= 0.75))
  const left = piecesOf(rest, /[a-z]+|\d[\d.,]*[a-z]*|[@€$£¥%½¼¾]/g).filter(
    (word) => !isTaken(word),
  )
  return [...new Set(left)].map((word) => asTyped(word, reading.text))
}

function isTakenBy(word: string, takes: Takes, known: readonly string[]): boolean {
  if (takes.notMe && ["moi", "me", "m"].includes(word)) return false
  if (small.has(word) || known.includes(word)) return true
  if (!/^[a-z]/.test(word) || word.includes("@")) return false
  if (otherWishes.has(word)) return false
  const { concepts, isSlip } = meaningOf(word)
  const isMeant = [...concepts].some(
    (concept) => concept === "bill" || takes.concepts.includes(concept),
  )
  if (isMeant) return true
  // A word of the language is that word: no slip makes another of it.
  if (!isSlip && isPlain(word)) return false
  return (
    word.length > 3 && [...known, ...small].some((one) => one.length > 3 && isNearly(word, one))
  )
}

/** The text without what the tool was given as a value. */
function unread(
  { folded, day, bills, quantity, amounts, client, product }: Reading,
  takes: Takes,
  args: Readonly<Record<string, unknown>>,
): string {
  let rest = folded.replace(/^\s*draft\b/, " ")
  for (const said of spelt(args)) rest = rest.replace(fold(said), " ")
  // A day in a name is none that was said.
  const record = args.product ? product.one : client.one
  if (record) rest = withoutName(rest, record.name)
  if (bills.length > 0) rest = rest.replaceAll(numbers, " ")
  if (takes.day && day && "day" in day) rest = withoutDay(rest)
  if (takes.amount) rest = withoutAmounts(rest)
  if (takes.amount && args.amount !== undefined && amounts.length === 0)
    rest = withoutBareAmount(rest)
  if (takes.quantity && quantity) rest = rest.replace(quantity.said, " ")
  if (takes.quantity && amounts.length === 0) rest = withoutBarePrice(rest)
  if (takes.today) rest = rest.replaceAll(ofToday, " ")
  return rest.replaceAll(/\be[- ]?mails?\b/g, " mail ").replaceAll(/\bvient d'etre\b/g, " ")
}

/** What stands in a text as it was written: what a line is for, and a new name. */
function spelt({ lines, name, bill, client }: Readonly<Record<string, unknown>>): string[] {
  const services = Array.isArray(lines)
    ? lines.flatMap((line: unknown) => {
        const said = Object(line).serviceName
        return typeof said === "string" && !saysMore(said) ? [said] : []
      })
    : []
  const isNew = typeof name === "string" && !bill && !client && !saysMore(name)
  return isNew ? [...services, name] : services
}

/** More than a name: an address, a number of the state's, a price with VAT, another wish. */
const saysMore = (said: string) =>
  /[,;@%€$£]|\d{5}|\d\s(?:bis\s)?(?:rue|avenue|boulevard|place|chemin|impasse|allee|quai|route|street|road|lane)\b|\d\s?(?:jours?|j|journees?|days?|heures?|h|hours?|demi|half)\b|\b(?:siren|siret|tva|vat|ttc|taxes?|iban|tel|telephone|phone|e-?mail)\b|\b(?:dollars?|usd|sterling|pounds?|gbp|chf|francs?|total|remises?|rabais|discounts?|acomptes?|deposits?|payables?|echeances?|chaque|every|tous les|toutes les|later|sauf|except|minus|moins)\b|\b(?:et|and|puis|then)\s+(?:facture|envoie|cree|emets|relance|bill|send|create|issue|remind)\b/.test(
    fold(said),
  )

/** The words of the records that the order names: that the bill is that client's is looked up. */
function namesOf({ client, product }: Reading, args: Readonly<Record<string, unknown>>): string[] {
  const meant = args.product ? [product.one] : [client.one, ...client.several]
  return meant.flatMap((record) => (record ? wordsOfName(record.name) : []))
}

/** As the person wrote it: accents and capitals are theirs. */
function asTyped(word: string, text: string): string {
  const typed = piecesOf(text, /[\p{L}\p{M}]+|\d[\d.,]*\p{L}*/gu)
  return typed.find((one) => fold(one) === word) ?? word
}

/** Words and numbers of a text, one after the other; an address is one piece. */
const piecesOf = (text: string, kinds: RegExp): string[] =>
  text.split(/\s/).flatMap((word) => (/.@./.test(word) ? [word] : (word.match(kinds) ?? [])))
