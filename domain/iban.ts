import { isValidBIC, isValidIBAN } from "ibantools"

/** Checks country, length, check digits, and the national key where there is one (the RIB key). */
export function isIban(text: string): boolean {
  return text.length <= 34 && isValidIBAN(text)
}

/** As it travels: no spaces, upper case. */
export function normaliseIban(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase()
}

/** By groups of four, as it is read aloud; the spaces do not break. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, "$1\u00a0")
}

/** ISO 9362, upper case: eight or eleven characters. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text) && isValidBIC(text)
}

export function normaliseBic(text: string): string {
  return text.replace(/\s/g, "").toUpperCase()
}
