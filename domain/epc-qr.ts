/** What a transfer needs to be known. */
export interface Transfer {
  name: string
  iban: string | null
  bic: string | null
  cents: number
  currency: string
  /** What the payer's bank hands on: the number of the bill. */
  reference: string
}

const most = 99_999_999_999

/**
 * The text of an EPC QR code (EPC069-12, version 002), which banks' programs read as a filled-in SEPA
 * transfer; nothing where there is nothing to transfer, or no way to.
 */
export function epcText({ name, iban, bic, cents, currency, reference }: Transfer): string | null {
  if (!iban || currency !== "EUR" || cents <= 0 || cents > most) return null
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
  const lines = [
    ...["BCD", "002", "1", "SCT"],
    bic ?? "",
    oneLine(name, 70),
    iban.replace(/\s/g, ""),
    amount,
    "",
    "",
    oneLine(reference, 140),
  ]
  const text = lines.join("\n")
  return new TextEncoder().encode(text).length <= 331 ? text : null
}

const oneLine = (text: string, longest: number) =>
  [...text.replace(/\p{Cc}+/gu, " ").trim()].slice(0, longest).join("")
