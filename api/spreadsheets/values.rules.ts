import { isDay } from "#domain/day"
import { parseMoney } from "#domain/money"

/** What a person typed into a cell, as the contract has it; what cannot be read stays, and is refused there. */
export function moneyIn(text: string): number | string | null {
  const plain = text.replace(/[€$£]|EUR|USD|GBP/gi, "").trim()
  if (plain === "") return null
  // Of 1,234.50 and 1.234,50 the last sign is the decimal one.
  const [, whole = "", decimals = ""] =
    /^(-?\d{1,3}(?:[,.' \u00a0\u202f]\d{3})+)([.,]\d{1,2})?$/.exec(plain) ?? []
  const amount = whole ? whole.replace(/[^\d-]/g, "") + decimals.replace(",", ".") : plain
  return parseMoney(amount) ?? text
}

/** 2026-11-21, 21/11/2026, 21.11.26; the day before the month, as in Europe. */
export function dayIn(text: string): string | null {
  if (text === "") return null
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s.*)?$/.exec(text) ?? []
  const iso = day
    ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : text.slice(0, 10)
  return isDay(iso) ? iso : text
}

const yes = new Set(["oui", "o", "yes", "y", "true", "vrai", "1", "x", "vendu", "sold"])
const no = new Set(["", "non", "n", "no", "false", "faux", "0"])

export function switchIn(text: string): boolean | string {
  const said = plain(text)
  return yes.has(said) || (no.has(said) ? false : text)
}

/** Letters and digits alone, without accents and capitals: how headings and names are compared. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase()

/** A text that our own export quoted, so that no spreadsheet runs it (security C53), is what it was. */
export const unquoted = (text: string): string =>
  text.replace(/^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/, "")
