import { type Day, isDay, todayIn } from "#domain/day"
import type { Cents } from "#domain/money"
import { type DateOrder, refuse } from "./statement"

/** What no account of ours holds: twelve digits of euros. */
const mostDigits = 12

/** Which sign a file uses before its decimals, as far as its amounts tell. */
export type DecimalSign = "," | "."

/** How an amount is written, without what groups and adorns it: its sign, its digits. */
function bare(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f'’]|€|EUR$/g, "")
    .replace("−", "-")
    .replace(/^([^+-]+)([+-])$/, "$2$1")
}

/** The decimal sign that some amount of the file shows without doubt. */
export function decimalSignIn(amounts: Iterable<string>): DecimalSign | undefined {
  for (const amount of amounts) {
    const [, sign] = /([.,])(?:\d{1,2}|\d{4,})?[+-]?$/.exec(bare(amount)) ?? []
    if (sign) return sign as DecimalSign
    const [, both] = /[.,]\d+([.,])\d{3}[+-]?$/.exec(bare(amount)) ?? []
    if (both && !amount.includes(both === "," ? "." : ",")) return both === "," ? "." : ","
  }
  return undefined
}

/** An amount in cents: blanks group, the last of comma and point is the decimal sign unless the file shows the other. */
export function amountIn(text: string, shown?: DecimalSign): Cents | undefined {
  const [, sign, figures = ""] = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/.exec(bare(text)) ?? []
  if (!figures) return undefined
  const at = Math.max(figures.lastIndexOf(","), figures.lastIndexOf("."))
  const isGroup =
    at > 0 && figures.length - at === 4 && shown !== undefined && figures[at] !== shown
  const whole = at < 0 || isGroup ? figures : figures.slice(0, at)
  const decimals = at < 0 || isGroup ? "" : figures.slice(at + 1)
  // Groups have three digits; what has other ones, or both signs among them, is no amount.
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(whole))
    return undefined
  const digits = whole.replace(/[.,]/g, "")
  if (/[^0]/.test(decimals.slice(2)) || digits.replace(/^0+/, "").length > mostDigits)
    return undefined
  const cents = Number(digits) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"))
  return sign === "-" ? 0 - cents : cents
}

/** A line of the file; counted only where it is asked for. */
export type Place = number | (() => number)
const lineOf = (place: Place) => (typeof place === "number" ? place : place())

/** The line that a place in a text is on. */
export const lineAt = (source: string, at: number): number => {
  let line = 1
  let next = source.indexOf("\n")
  while (next >= 0 && next < at) {
    line += 1
    next = source.indexOf("\n", next + 1)
  }
  return line
}

/** The same, or the file is refused at its line. */
export function amountAt(text: string, place: Place, shown?: DecimalSign): Cents {
  return amountIn(text, shown) ?? refuse("amount", { line: lineOf(place), what: text.slice(0, 40) })
}

/** A day that exists, or the file is refused at its line. */
export function dayAt(day: string, place: Place, what = day): Day {
  return isDay(day) ? day : refuse("day", { line: lineOf(place), what: what.slice(0, 40) })
}

/** A year of two digits: from 60 on it is of the last century. */
export const yearOf = (text: string): string =>
  text.length === 4 ? text : `${Number(text) >= 60 ? 19 : 20}${text.padStart(2, "0")}`

/** "DDMMYY" or "YYMMDD" as a day. */
export const dayOfSix = (text: string, order: "DMY" | "YMD"): string => {
  const [first, second, third] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)]
  return order === "DMY"
    ? `${yearOf(third)}-${second}-${first}`
    : `${yearOf(first)}-${second}-${third}`
}

/** An instant, as "2026-03-31T22:30:00Z", is a day of Paris; a time without zone is of its own day. */
export function dayOfInstant(text: string): string {
  if (!/(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(11, 60))) return text.slice(0, 10)
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? text : todayIn("Europe/Paris", instant)
}

interface Written {
  text: string
  line: number
}

const dayWord = /^(\d{1,4})[/.\-'](\d{1,2})[/.\-'](\d{1,4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?/
/** "20260331", and "31 03 2026". */
const unblanked = (text: string) =>
  text
    .trim()
    .replace(/([/.\-'])\s+/g, "$1")
    .replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3")

const partsOf = (text: string) => {
  const [, first = "", second = "", third = "", hours, minutes, seconds] =
    dayWord.exec(unblanked(text)) ?? []
  return { first, second, third, hours, minutes, seconds }
}

/**
 * In which order the days of a whole file are written: a figure from 13 to 31 decides, and days that read the same
 * either way tell nothing. "either" where nobody could tell: it is asked.
 */
export function dateOrderOf(days: Iterable<Written>): DateOrder | "either" {
  let isOpen = false
  let order: DateOrder | undefined
  for (const { text, line } of days) {
    const { first, second } = partsOf(text)
    if (first.length > 2 || !first) continue
    const [one, two] = [Number(first), Number(second)]
    const shown = one > 12 ? "dayFirst" : two > 12 ? "monthFirst" : undefined
    if (shown && order && shown !== order) refuse("day", { line, what: text.slice(0, 40) })
    order ??= shown
    if (one !== two) isOpen = true
  }
  return order ?? (isOpen ? "either" : "dayFirst")
}

/** A day as tables and QIF write it: "31/03/2026", "6/13'26", "2026-03-31 22:30:00", which is of UTC where a heading says so. */
export function dayIn({ text, line }: Written, order: DateOrder, isUtc = false): Day {
  const { first, second, third, hours, minutes, seconds } = partsOf(text)
  const two = (figure: string) => figure.padStart(2, "0")
  const isoFirst = first.length === 4
  const [day, month] = order === "dayFirst" ? [first, second] : [second, first]
  const iso = isoFirst
    ? `${first}-${two(second)}-${two(third)}`
    : `${yearOf(third)}-${two(month)}-${two(day)}`
  if (!first || !isDay(iso)) return refuse("day", { line, what: text.slice(0, 40) })
  if (!isUtc || !hours) return iso
  return dayOfInstant(`${iso}T${two(hours)}:${minutes}:${seconds ?? "00"}Z`)
}
