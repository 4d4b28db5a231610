import type { PurchaseLine, PurchaseVat } from "#contract/purchases"
import { type BillKind, billKinds } from "#domain/bill-kind"
import { type Day, isDay } from "#domain/day"
import { isIban, normaliseIban } from "#domain/iban"
import type { Cents } from "#domain/money"
import { isSiren, normaliseSiren } from "#domain/siren"
import { isVatNumber, normaliseVatNumber } from "#domain/vat"

/** A bill as it was received: null is what it does not say, or says in no way that can be read. */
export interface EBill {
  kind: BillKind
  number: string | null
  issueDate: Day | null
  dueDate: Day | null
  currency: string
  supplierName: string | null
  supplierSiren: string | null
  supplierVatNumber: string | null
  iban: string | null
  lines: PurchaseLine[]
  vat: PurchaseVat[]
  totalHT: Cents | null
  totalVat: Cents | null
  totalTTC: Cents | null
  /** What is still to be paid of it. */
  due: Cents | null
}

/** UNTDID 1001, as far as the French rules know it (BR-FR-04). */
const kinds: Record<BillKind, readonly string[]> = {
  bill: [],
  creditNote: ["261", "262", "381", "396", "502", "503"],
  correction: ["384", "471", "472", "473"],
  deposit: ["386", "500"],
}

export const kindOf = (code: string | null): BillKind =>
  billKinds.find((kind) => code !== null && kinds[kind].includes(code)) ?? "bill"

/** Days as both syntaxes write them: 20261121 and 2026-11-21. */
export function dayOf(text: string | null): Day | null {
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? "") ?? []
  const day = `${year}-${month}-${date}`
  return isDay(day) ? day : null
}

const largest = 10n ** 13n

/** Cents of a decimal, half away from zero; null for what is none, or more than anyone bills. */
export function centsOf(text: string | null): Cents | null {
  const [, sign, whole, part = ""] = /^([+-]?)(\d{1,15})(?:\.(\d{1,20}))?$/.exec(text ?? "") ?? []
  if (whole === undefined) return null
  const digits = part.padEnd(3, "0")
  const cents = BigInt(`${whole}${digits.slice(0, 2)}`) + (digits.charAt(2) >= "5" ? 1n : 0n)
  if (cents >= largest) return null
  return sign === "-" ? -Number(cents) || 0 : Number(cents)
}

/** A decimal without the zeros that say nothing; null for what is none. */
export function decimalOf(text: string | null): string | null {
  const [, whole, part = ""] =
    /^([+-]?\d{1,15})(?:(\.\d{0,19}[1-9])0{0,20}|\.0{1,20})?$/.exec(text ?? "") ?? []
  return whole === undefined ? null : whole + part
}

/** A SIREN by itself, in a SIRET, or in a French VAT number. */
export function sirenOf(...texts: (string | null)[]): string | null {
  for (const text of texts) {
    const plain = normaliseSiren(text ?? "")
    // Thirteen digits are the number of a place by GS1 (GLN), whose first nine mean nothing.
    const siren = /^(?:FR[0-9A-Z]{2})?(\d{9})(?:\d{5})?(?!\d)/i.exec(plain)?.[1]
    if (siren && isSiren(siren)) return siren
  }
  return null
}

export function vatNumberOf(text: string | null): string | null {
  const plain = normaliseVatNumber(text ?? "")
  return text && isVatNumber(plain) ? plain : null
}

export function ibanOf(text: string | null): string | null {
  const plain = normaliseIban(text ?? "")
  return text && isIban(plain) ? plain : null
}

export const currencyOf = (text: string | null): string =>
  text && /^[A-Z]{3}$/.test(text) ? text : "EUR"
