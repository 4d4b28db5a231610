import type { paymentMeans } from "#contract/sales-choices"
import { addDays, addMonths, type Day, endOfMonth, isDay } from "#domain/day"
import type { Cents } from "#domain/money"
import { isPlain, small } from "./lexicon.rules"
import { fold, isNearly } from "./words.rules"

export interface Period {
  from: Day
  to: Day
}

/** A number as people write it: "1 200,50", "1,200.50", "1.200,50". */
export function readNumber(written: string): number {
  const bare = written.replace(/[\s'']/g, "")
  const last = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."))
  const decimals = last < 0 ? 0 : bare.length - last - 1
  const digits = bare.replace(/[.,]/g, "")
  // Three digits after the only sign are thousands: nobody writes tenths of a cent.
  const isDecimal = last >= 0 && decimals > 0 && decimals !== 3
  if (!isDecimal) return Number(digits)
  return Number(`${digits.slice(0, digits.length - decimals)}.${digits.slice(-decimals)}`)
}

const number = String.raw`-?\d{1,3}(?:[ ']\d{3})+(?:[.,]\d{1,2})?|-?\d+(?:[.,]\d+)*`
const amount = new RegExp(
  String.raw`(?<![\w.,])(?:(?:€|eur)\s?(${number})|(${number})\s?(k)?\s?(€|(?:eur|[a-z]{4,6})\b))`,
  "g",
)

/** The amounts of a text, in cents. */
export function amountsIn(folded: string): Cents[] {
  return [...folded.matchAll(amount)]
    .filter(([, , , , sign]) => sign === undefined || isEuro(sign))
    .map(([, before, after, thousands]) =>
      Math.round(readNumber(before ?? after ?? "") * (thousands ? 1000 : 1) * 100),
    )
}

/** A text without the amounts that were read in it. */
export const withoutAmounts = (folded: string): string =>
  folded.replaceAll(amount, (said: string, ...[, , , sign]: (string | undefined)[]) =>
    sign === undefined || isEuro(sign) ? " " : said,
  )

/** What may stand behind an amount without its sign: anything else would be what it counts. */
const behindAmount = String.raw`(?=\s*$|[.,;!?](?!\d)|\s{1,4}(?:hier|avant|aujourd|yesterday|today|last|this|the|ce|cet|cette|le|on|by|par|via|en|in|for|from|of|de|du|d'|pour|sur|to|a|with|avec|ttc|stp|please|merci|f|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[a-z]{3,6}day)(?![a-z]))`

/** "paid 1.000,50": an amount without its sign, after what happened to it; a year is none. */
const bare = new RegExp(
  String.raw`(?<=\b(?:payee?s?|reglee?s?|paid|recue?s?|received|got|encaisse|de|of)\s)(?!20[123]\d\b)(${number})(?![\w%/-])${behindAmount}`,
)

/** The amount of a text that names no currency, in cents. */
export function bareAmountIn(folded: string): Cents | undefined {
  const said = bare.exec(folded)?.[1]
  return said === undefined ? undefined : Math.round(readNumber(said) * 100)
}

export const withoutBareAmount = (folded: string): string => folded.replace(bare, " ")

/** "à 480", "at 60 per hour": a price without its sign, behind a quantity. */
const barePrice = new RegExp(
  String.raw`(?<=[^a-z](?:a|at|@)\s)(${number})(?=\s*$|[.!?](?!\d)|\s?\/|\s(?:a|to|pour|pr|for|ht|par|per|each|chacune?|de l'|l'|la|le)(?![a-z]))`,
)

/** The price that a text says of one, in cents, where it names no currency. */
export function barePriceIn(folded: string): Cents | undefined {
  const said = barePrice.exec(folded)?.[1]
  return said === undefined ? undefined : Math.round(readNumber(said) * 100)
}

export const withoutBarePrice = (folded: string): string => folded.replace(barePrice, " ")

/** How much of what. */
export interface Quantity {
  quantity: string
  unit: "day" | "halfDay" | "hour" | "unit"
  /** As it stands in the text. */
  said: string
}

const much = String.raw`(?<![\d.,])(-?\d{1,9}(?:[.,]\d{1,4})?)`
const halfDays =
  "demi[- ]?journees?|half[- ]?days?|[a-z]{0,8}demi[a-z]{0,8}[- ]?j[a-z]{1,12}|hal[a-z]{1,2}[- ]?[day]{2,4}s?"
const units: [Quantity["unit"], RegExp][] = [
  ["halfDay", new RegExp(String.raw`${much}\s{0,3}(?:${halfDays})`)],
  ["hour", new RegExp(String.raw`${much}\s{0,3}(?:heures?|hours?|h\b|huere?s?|hoeurs?)`)],
  ["day", new RegExp(String.raw`${much}\s{0,3}(?:jours?|journees?|days?|j\b)`)],
  // "3 x 550 €"
  ["unit", new RegExp(String.raw`${much}\s{0,3}(?:[x×*]|fois|times)(?=\s{0,3}[€\d])`)],
]

export function quantityIn(folded: string): Quantity | undefined {
  for (const [unit, pattern] of units) {
    const found = pattern.exec(folded)
    if (found?.[1]) return { unit, quantity: written(found[1]), said: found[0] }
  }
  const slipped = /(?<![\d.,])(-?\d{1,9}(?:[.,]\d{1,4})?)\s{1,3}([a-z]{3,8})/.exec(folded)
  const [said = "", much, word = ""] = slipped ?? []
  if (much && ["jours", "jour", "days"].some((known) => isNearly(word, known)))
    return { unit: "day", quantity: written(much), said }
  if (much && ["heures", "hours"].some((known) => isNearly(word, known)))
    return { unit: "hour", quantity: written(much), said }
  return undefined
}

/** Of a quantity the sign is decimal, "0,125 jour", but where nothing but thousands stand behind it. */
const written = (said: string) =>
  said.startsWith("-") || /^[1-9]\d{0,2}[.,]000$/.test(said)
    ? String(said.startsWith("-") ? said : readNumber(said))
    : String(Number(said.replace(",", ".")))

/**
 * Whether the amount of a text is said to be the price of one of so many: "3 jours à 550 €", "550 € par jour". What is
 * only said beside a quantity may be the price of all.
 */
export function isPriceOfOne(folded: string, { said, unit }: Quantity): boolean {
  const from = folded.indexOf(said) + said.length
  const priced = [...folded.matchAll(amount)].find(
    ([, , , , sign]) => sign === undefined || isEuro(sign),
  )
  if (!priced) return barePriceIn(folded.slice(from)) !== undefined
  const after = folded.slice(priced.index + priced[0].length)
  const per =
    /^\s{0,2}(?:ht\s|hors taxes?\s)?\s?(?:\/|par\s|per\s|le\s|la\s|l'|de l'|an?\s)\s?([a-z]{1,10}(?:[ -](?:j|d)[a-z]{1,8})?)/.exec(
      after,
    )?.[1]
  const unitOfPer = per && perUnits.find(([, pattern]) => pattern.test(per))?.[0]
  if (unitOfPer) return unitOfPer === unit
  if (
    /^\s{0,2}(?:ht\s|hors taxes?\s)?\s?(?:chacune?|each|piece|pieces|apiece)(?![a-z])/.test(after)
  )
    return true
  const before = folded.slice(from, priced.index)
  if (/[x×*]\s?$/.test(said) || /^(?:fois|times)$/.test(said.replace(/^[\d.,\s]+/, "")))
    return before.trim() === ""
  return priced.index >= from && /(?:[^a-z](?:a|at)|@|[\s\d]x|×|\*)\s{0,2}$/.test(before)
}

const perUnits: [Quantity["unit"], RegExp][] = [
  ["halfDay", /^(?:demi|half)/],
  ["hour", /^(?:h|heures?|hours?)$/],
  ["day", /^(?:j|d|jours?|journees?|days?)$/],
  ["unit", /^(?:u|unites?|units?|pieces?)$/],
]

type Means = (typeof paymentMeans)[number]

const meansWords: [Means, string][] = [
  ["transfer", "virement transfer wire"],
  ["card", "carte card cb"],
  ["cheque", "cheque check"],
  ["cash", "especes espece liquide cash"],
  ["directDebit", "prelevement debit"],
]

export function meansIn(words: readonly string[]): Means | undefined {
  const said = meansWords
    .flatMap(([means, known]) => known.split(" ").map((name) => ({ means, name })))
    .filter(({ name }) =>
      words.some((word) => (name.length > 3 ? isNearly(word, name) : word === name)),
    )
  // A word as it is written before one with a slip, and of these the longest.
  const rank = ({ name }: { name: string }) => (words.includes(name) ? 100 : 0) + name.length
  return said.sort((one, other) => rank(other) - rank(one))[0]?.means
}

const isEuro = (sign: string) =>
  sign === "€" || sign === "eur" || isNearly(sign, "euro") || isNearly(sign, "euros")

const months = [
  ["janvier", "january", "janv", "jan"],
  ["fevrier", "february", "fevr", "feb"],
  ["mars", "march"],
  ["avril", "april", "avr", "apr"],
  ["mai", "may"],
  ["juin", "june"],
  ["juillet", "july", "juil"],
  ["aout", "august", "aug"],
  ["septembre", "september", "sept", "sep"],
  ["octobre", "october", "oct"],
  ["novembre", "november", "nov"],
  ["decembre", "december", "dec"],
]

/** Words that look like a month and are another word, whatever the finger did. */
const noMonths = new Set([
  "mais",
  "main",
  "mas",
  "marque",
  "mark",
  "mois",
  "jour",
  "mail",
  "many",
  "much",
])

function monthNamed(word: string): number {
  const exact = months.findIndex((names) => names.includes(word))
  if (exact >= 0) return exact + 1
  if (noMonths.has(word) || small.has(word)) return 0
  return (
    months.findIndex((names) => names.some((name) => name.length > 4 && isNearly(word, name))) + 1
  )
}

/** "How much may I bill": no month of May. */
const withoutMay = (folded: string) =>
  folded.replaceAll(/\bmay (?=(?:i|you|we|he|she|they|it|not|be|have)\b)/g, " ")

/** Whether a word says a month, a weekday or a span of time. */
export const isOfTime = (word: string): boolean =>
  monthNamed(word) > 0 ||
  weekdays.some((names) => names.some((name) => isNearly(word, name))) ||
  /^(?:semaines?|weeks?|trimestres?|quarters?|annees?|years?|mois|months?|q[1-4]|t[1-4])$/.test(
    word,
  )

/** Whether a word says a number, a month, a weekday or a means by itself: no name is known by such a word alone. */
export const isValue = (word: string): boolean =>
  /^\d+$/.test(word) ||
  isMonth(word) ||
  weekdays.some((names) => names.includes(word)) ||
  meansWords.some(([, known]) =>
    known.split(" ").some((name) => word === name || word === `${name}s`),
  )

export const isMonth = (word: string): boolean => months.some((names) => names.includes(word))

const weekdays = [
  ["lundi", "monday"],
  ["mardi", "tuesday"],
  ["mercredi", "wednesday"],
  ["jeudi", "thursday"],
  ["vendredi", "friday"],
  ["samedi", "saturday"],
  ["dimanche", "sunday"],
]

const pad = (value: number) => String(value).padStart(2, "0")

/** Where the day of a text stands: one that there is, one that no calendar has, or none. */
export type SaidDay = { day: Day } | { bad: string } | undefined

/** A day of a month without its year: the last one for what happened, the next for what is due. */
function inYear(
  month: number,
  date: number,
  year: number | undefined,
  today: Day,
  ahead: boolean,
): SaidDay {
  const thisYear = Number(today.slice(0, 4))
  const of = (its: number) => `${its}-${pad(month)}-${pad(date)}`
  if (year !== undefined)
    return isDay(of(year)) ? { day: of(year) } : { bad: `${date}/${month}/${year}` }
  const isThere = isDay(of(thisYear)) || isDay(of(thisYear - 1)) || isDay(of(thisYear + 1))
  if (!isThere) return { bad: `${date}/${pad(month)}` }
  const now = of(thisYear)
  if (ahead) return { day: now >= today ? now : of(thisYear + 1) }
  return { day: now <= today ? now : of(thisYear - 1) }
}

/** The day that a text says. `ahead`: of several years the next one is meant. */
export function dayIn(text: string, today: Day, ahead = false): SaidDay {
  const folded = withoutMay(fold(text))
  const iso = /\b(\d{4})-(\d\d)-(\d\d)\b/.exec(folded)
  if (iso) return isDay(iso[0]) ? { day: iso[0] } : { bad: iso[0] }
  const slashed = /(?<![-\d])(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2,4}))?(?![\d,.])/.exec(folded)
  if (slashed?.[0].includes("/")) {
    const year = slashed[3] && Number(slashed[3].length === 2 ? `20${slashed[3]}` : slashed[3])
    return inYear(Number(slashed[2]), Number(slashed[1]), year || undefined, today, ahead)
  }
  return speltDay(folded, today, ahead) ?? bareDay(folded, today) ?? relativeDay(folded, today)
}

/** A text without the day that `dayIn` reads in it. */
export function withoutDay(folded: string): string {
  for (const pattern of [
    /\b\d{4}-\d\d-\d\d\b/,
    /(?<![-\d])\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d,.])/,
  ])
    if (pattern.test(folded)) return folded.replace(pattern, " ")
  for (const [said, word = ""] of folded.matchAll(
    /(?<![-\d])\d{1,2}(?:er|st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,})\.?(?:\s+\d{4})?/g,
  ))
    if (monthNamed(word)) return folded.replace(said, " ")
  for (const [said, word = ""] of folded.matchAll(
    /\b([a-z]{3,})\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?\b(?!\d)/g,
  ))
    if (monthNamed(word)) return folded.replace(said, " ")
  if (bareDate.test(folded)) return folded.replace(bareDate, " ")
  const ago =
    /avant[- ]?hier|(?:the )?day before yesterday|aujourd'?hui|\b(?:ce (?:matin|midi)|cet apres-midi|this (?:morning|afternoon))\b|il y a \d{1,3} jours?|\d{1,3} days? ago/
  if (ago.test(folded)) return folded.replace(ago, " ")
  const names = ["hier", "yesterday", "aujourdhui", "today", ...weekdays.flat()]
  const said = folded
    .split(/[^a-z']+/)
    .find((word) =>
      names.some((name) => word === name || (!small.has(word) && isNearly(word, name))),
    )
  if (said === undefined) return folded
  return folded.replace(new RegExp(`\\b(?:last )?${said}(?: (?:dernier|passe))?\\b`), " ")
}

const bareDate =
  /(?:\ble|\bon the)\s+(\d{1,2})(?:er|st|nd|rd|th)?(?=\s*(?:$|[.,;!?]|(?:par|en|by|via|pour|for)\b))/

/** "le 12", "on the 12th": the last one that was. */
function bareDay(folded: string, today: Day): SaidDay {
  const said = bareDate.exec(folded)?.[1]
  if (!said) return undefined
  const date = Number(said)
  const isThisMonth = date <= Number(today.slice(8))
  const month = isThisMonth ? `${today.slice(0, 7)}-01` : addMonths(`${today.slice(0, 7)}-01`, -1)
  const day = `${month.slice(0, 7)}-${pad(date)}`
  return isDay(day) ? { day } : { bad: said }
}

function speltDay(folded: string, today: Day, ahead: boolean): SaidDay {
  for (const [, date = "", word = "", year] of folded.matchAll(
    /(?<![-\d])(\d{1,2})(?:er|st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,})\.?(?:\s+(\d{4}))?/g,
  )) {
    const month = monthNamed(word)
    if (month) return inYear(month, Number(date), year ? Number(year) : undefined, today, ahead)
  }
  for (const [, word = "", date = "", year] of folded.matchAll(
    /\b([a-z]{3,})\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\b(?!\d)/g,
  )) {
    const month = monthNamed(word)
    if (month) return inYear(month, Number(date), year ? Number(year) : undefined, today, ahead)
  }
  return undefined
}

function relativeDay(folded: string, today: Day): SaidDay {
  const said = (...names: string[]) =>
    folded
      .split(/[^a-z']+/)
      .some((word) =>
        names.some((name) => word === name || (!small.has(word) && isNearly(word, name))),
      )
  if (/avant[- ]?hier/.test(folded) || /day before yesterday/.test(folded))
    return { day: addDays(today, -2) }
  if (said("hier", "yesterday")) return { day: addDays(today, -1) }
  const isToday =
    /aujourd'?hui|\b(?:ce (?:matin|midi)|cet apres-midi|this (?:morning|afternoon))\b/.test(folded)
  if (isToday || said("aujourdhui", "aujourd'hui", "today")) return { day: today }
  if (said("demain", "tomorrow")) return { day: addDays(today, 1) }
  const ago = /(?:il y a (\d{1,3}) jours?|(\d{1,3}) days? ago)/.exec(folded)
  if (ago) return { day: addDays(today, -Number(ago[1] ?? ago[2])) }
  const at = weekdays.findIndex((names) => said(...names))
  if (at < 0) return undefined
  const back = (weekdayOf(today) - at + 7) % 7 || 7
  return { day: addDays(today, -back) }
}

/** 0 is Monday. */
const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const monthPeriod = (first: Day): Period => ({ from: first, to: endOfMonth(first) })
const yearPeriod = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })
const quarterPeriod = (year: number, quarter: number): Period => {
  const first = `${year}-${pad(3 * quarter - 2)}-01`
  return { from: first, to: endOfMonth(addMonths(first, 2)) }
}

const ordinals: [RegExp, number][] = [
  [/^(1er|1st|premier|first|premeir)$/, 1],
  [/^(2e|2eme|2nd|deuxieme|second|duexieme)$/, 2],
  [/^(3e|3eme|3rd|troisieme|third)$/, 3],
  [/^(4e|4eme|4th|quatrieme|fourth)$/, 4],
]
const speltOrdinals = ["premier", "deuxieme", "troisieme", "quatrieme"]

/**
 * The first span of time that a text speaks of. Weeks run from Monday to Sunday; a year is whole, but "so far". `ahead`:
 * of several years the next one is meant.
 */
export function periodIn(text: string, today: Day, ahead = false): Period | undefined {
  const folded = withoutMay(fold(text))
  const found = rawPeriod(folded, today, ahead)
  const since = sinceIn(folded, found, today)
  if (since) return since
  const span = daysBetweenIn(folded, today) ?? monthsBetweenIn(folded, today)
  if (span) return span
  const soFar = /so far|to date|jusqu'?ici|jusqu'?a present|a ce jour/.test(folded)
  return found && soFar && found.to > today && found.from <= today ? { ...found, to: today } : found
}

/** "du 1er janvier au 30 juin", "from 1 to 15 October": both days, and the last such ones that were. */
function daysBetweenIn(folded: string, today: Day): Period | undefined {
  const [, first = "", last = ""] =
    /\b(?:du|from|entre le|between)\s(?:the\s)?([^,;?!]{1,24}?)\s(?:au|et le|to|and|until|jusqu'au)\s(?:the\s)?([^,;?!]{3,24})/.exec(
      folded,
    ) ?? []
  const to = saidIn(last, today)
  if (!to) return undefined
  const date = /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(first)?.[1]
  const from = date ? `${to.slice(0, 8)}${date.padStart(2, "0")}` : saidIn(first, today)
  if (!from || !isDay(from)) return undefined
  if (from <= to) return { from, to }
  const yearBefore = `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`
  return isDay(yearBefore) ? { from: yearBefore, to } : undefined
}

function saidIn(text: string, today: Day): Day | undefined {
  const day = dayIn(text, today)
  return day && "day" in day && /\d/.test(text) ? day.day : undefined
}

/** "le premier semestre", "S2 2025", "the first half of the year". */
function halfIn(folded: string, year: number): Period | undefined {
  const said =
    /\b(?:(premier|1er|first|1st|second|deuxieme|2e|2eme|2nd)\s(?:semestre|semester|half\b)|[sh]([12])\b)[a-z\s]{0,12}(20\d\d)?/.exec(
      folded,
    )
  if (!said) return undefined
  const [, ordinal, short, its] = said
  const isFirst = short ? short === "1" : /^(?:premier|1|first)/.test(ordinal ?? "")
  const of = its ? Number(its) : year
  return isFirst
    ? { from: `${of}-01-01`, to: `${of}-06-30` }
    : { from: `${of}-07-01`, to: `${of}-12-31` }
}

const spelt: Record<string, number> = {
  ...{ deux: 2, two: 2, trois: 3, three: 3, quatre: 4, four: 4, six: 6, douze: 12, twelve: 12 },
}

/** "les 3 derniers mois", "the last 30 days": with this month, and with today. */
function lastFewIn(folded: string, today: Day): Period | undefined {
  const [, before, , after, unit] =
    /\b(?:(\d{1,3}|[a-z]{3,6})\s(derniers|dernieres)|(?:last|past)\s(\d{1,3}|[a-z]{3,6}))\s(mois|months|jours|days|semaines|weeks)\b/.exec(
      folded,
    ) ?? []
  const said = before ?? after ?? ""
  const many = spelt[said] ?? Number(said)
  if (!unit || !(many >= 1)) return undefined
  if (/^mo/.test(unit))
    return {
      from: addMonths(`${today.slice(0, 7)}-01`, 1 - many),
      to: endOfMonth(`${today.slice(0, 7)}-01`),
    }
  return { from: addDays(today, 1 - many * (/^(?:s|w)/.test(unit) ? 7 : 1)), to: today }
}

/** "entre mars et juin", "from March to June", with or without its year. */
function monthsBetweenIn(folded: string, today: Day): Period | undefined {
  const said =
    /\b(?:entre|de|du|d'|from|between)\s*([a-z]{3,})\.?(?:\s+(20\d\d))?\s+(?:et|a|au|to|and|until|jusqu'a|jusqu'en)\s+([a-z]{3,})\.?(?:\s+(20\d\d))?/.exec(
      folded,
    )
  const [, first = "", firstYear, last = "", lastYear] = said ?? []
  const [from, to] = [monthNamed(first), monthNamed(last)]
  if (!from || !to) return undefined
  const year = Number(today.slice(0, 4))
  const usual = to <= Number(today.slice(5, 7)) ? year : year - 1
  const end = Number(lastYear ?? firstYear ?? usual)
  const begin = Number(firstYear ?? (from <= to ? end : end - 1))
  const period = { from: `${begin}-${pad(from)}-01`, to: endOfMonth(`${end}-${pad(to)}-01`) }
  return period.from <= period.to ? period : undefined
}

/** "depuis janvier", "since 15 October": from there until today. */
function sinceIn(folded: string, found: Period | undefined, today: Day): Period | undefined {
  const rest = /\b(?:depuis|since)\s+(.*)$/.exec(folded)?.[1]
  if (rest === undefined) return undefined
  const day = dayIn(rest, today)
  const from = day && "day" in day ? day.day : found?.from
  return from !== undefined && from <= today ? { from, to: today } : undefined
}

function rawPeriod(folded: string, today: Day, ahead: boolean): Period | undefined {
  const year = Number(today.slice(0, 4))
  const month = `${today.slice(0, 7)}-01`
  const words = folded.split(/[^a-z0-9]+/).filter(Boolean)
  const near = (word: string | undefined, ...names: string[]) =>
    word !== undefined &&
    names.some((name) => word === name || (!isPlain(word) && isNearly(word, name)))
  const before = (at: number) => words.slice(Math.max(0, at - 2), at)
  const after = (at: number) => words.slice(at + 1, at + 3)
  const isLast = (at: number) =>
    after(at).some((word) =>
      near(word, "dernier", "derniere", "passe", "passee", "precedent", "precedente"),
    ) ||
    before(at)
      .slice(-1)
      .some((word) => near(word, "last", "previous", "derniere", "dernier"))
  const isNext = (at: number) =>
    after(at).some((word) => near(word, "prochain", "prochaine", "suivant")) ||
    before(at)
      .slice(-1)
      .some((word) => near(word, "next", "prochaine", "prochain"))
  const shift = (at: number) => (isLast(at) ? -1 : isNext(at) ? 1 : 0)
  const rolling = /(?:12|douze|twelve) mois|twelve months/.test(folded)
  if (rolling) return { from: addMonths(month, -11), to: endOfMonth(month) }
  const few = lastFewIn(folded, today) ?? halfIn(folded, year)
  if (few) return few
  for (const [at, word] of words.entries()) {
    const quarter = /^[tq]([1-4])$/.exec(word)?.[1]
    if (quarter) return quarterPeriod(yearAfter(words, at) ?? year, Number(quarter))
    if (near(word, "trimestre", "quarter")) {
      const said = quarterBefore(before(at).at(-1))
      const current = Math.ceil(Number(today.slice(5, 7)) / 3)
      if (said) return quarterPeriod(yearAfter(words, at) ?? year, said)
      const first = addMonths(`${year}-${pad(3 * current - 2)}-01`, 3 * shift(at))
      return { from: first, to: endOfMonth(addMonths(first, 2)) }
    }
    if (near(word, "semaine", "week", "weeks")) {
      const monday = addDays(today, -weekdayOf(today) + 7 * shift(at))
      return { from: monday, to: addDays(monday, 6) }
    }
    const named = monthNamed(word)
    if (named && !/^\d{1,2}$/.test(words[at - 1] ?? "")) {
      const said = yearAfter(words, at)
      const current = Number(today.slice(5, 7))
      const usual = ahead ? year + (named < current ? 1 : 0) : year - (named > current ? 1 : 0)
      return monthPeriod(`${said ?? usual}-${pad(named)}-01`)
    }
    if (near(word, "mois", "month")) return monthPeriod(addMonths(month, shift(at)))
    if (word === "an" || near(word, "annee", "year")) return yearPeriod(year + shift(at))
    if (
      /^20\d\d$/.test(word) &&
      !/^[fad]$/.test(words[at - 1] ?? "") &&
      !isPartOfNumber(folded, word)
    )
      return yearPeriod(Number(word))
  }
  return undefined
}

const isPartOfNumber = (folded: string, year: string) =>
  new RegExp(`[a-z]\\s?-?\\s?${year}-?\\d|${year}-\\d`).test(folded)

const yearAfter = (words: readonly string[], at: number) =>
  words
    .slice(at + 1, at + 4)
    .map(Number)
    .find((value) => value >= 2000 && value < 2100)

function quarterBefore(word: string | undefined): number | undefined {
  if (!word) return undefined
  const exact = ordinals.find(([form]) => form.test(word))
  if (exact) return exact[1]
  const near = speltOrdinals.findIndex((name) => isNearly(word, name))
  return near < 0 ? undefined : near + 1
}
