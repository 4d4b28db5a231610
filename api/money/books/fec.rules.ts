import type { Day } from "#domain/day"
import { todayIn } from "#domain/day"
import type { Cents } from "#domain/money"
import { journals } from "./accounts.rules"
import type { Entry } from "./ledger.rules"

/** The 18 fields, in the order and by the names of the text (LPF A47 A-1, VII). */
const fields = [
  "JournalCode",
  "JournalLib",
  "EcritureNum",
  "EcritureDate",
  "CompteNum",
  "CompteLib",
  "CompAuxNum",
  "CompAuxLib",
  "PieceRef",
  "PieceDate",
  "EcritureLib",
  "Debit",
  "Credit",
  "EcritureLet",
  "DateLet",
  "ValidDate",
  "Montantdevise",
  "Idevise",
] as const

/** The name that the text asks for: SIREN, FEC, and the day on which the year is closed. */
export const fecName = (siren: string, closing: Day) => `${siren}FEC${day(closing)}.txt`

/** The file of entries: a line each, tabs between, ISO 8859-15; numbered as they were written down. */
export function fecOf(entries: readonly Entry[]): Uint8Array {
  const rows = entries.flatMap((entry, at) =>
    entry.lines.map(({ account, debit, party }) => [
      entry.journal,
      journals[entry.journal],
      String(at + 1),
      day(entry.day),
      account.number,
      account.label,
      party?.code ?? "",
      party?.name ?? "",
      entry.reference,
      day(entry.referenceDay),
      entry.text,
      fecAmount(Math.max(debit, 0)),
      fecAmount(Math.max(-debit, 0)),
      "",
      "",
      day(todayIn("Europe/Paris", entry.validated)),
      "",
      "",
    ]),
  )
  const lines = [[...fields], ...rows].map((row) => row.map(plain).join("\t"))
  return latin9(`${lines.join("\r\n")}\r\n`)
}

const day = (value: Day) => value.replaceAll("-", "")

/** Cents as the file has them: a decimal comma, nothing between the thousands, the sign first. */
export function fecAmount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** A text in one field: neither a tab nor a line end is left in it. */
const plain = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim()

/** Where ISO 8859-15 differs from 8859-1. */
const own = new Map(
  ([..."€ŠšŽžŒœŸ"] as const).map((sign, at) => [
    sign,
    [0xa4, 0xa6, 0xa8, 0xb4, 0xb8, 0xbc, 0xbd, 0xbe][at] ?? 0x3f,
  ]),
)
const places = new Set(own.values())
const alike: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
}

/** What the letters lack becomes the nearest one that there is, else a question mark. */
function latin9(text: string): Uint8Array {
  const bytes: number[] = []
  for (const sign of text.normalize("NFC")) bytes.push(...bytesOf(sign))
  return Uint8Array.from(bytes)
}

function bytesOf(sign: string): number[] {
  const code = sign.codePointAt(0) ?? 0
  const known = own.get(sign)
  if (known !== undefined) return [known]
  if (code < 0x100 && !places.has(code)) return [code]
  const near = alike[sign] ?? sign.normalize("NFKD").replace(/\p{M}/gu, "")
  return near === sign ? [0x3f] : [...near].flatMap(bytesOf)
}
