/**
 * A number as people type it ("1 234,5", "7.75") as a plain decimal string, or undefined when it is
 * none or has more decimals than allowed. Spaces of any kind may group the digits.
 */
export function parseDecimal(text: string, maxDecimals: number): string | undefined {
  const bare = text.replace(/\s/g, "").replace("\u2212", "-")
  const match = /^([+-]?)(\d{1,15})?(?:[.,](\d+))?$/.exec(bare)
  if (!match || bare.length > 40) return undefined
  const [, sign, whole = "", fraction = ""] = match
  if ((!whole && !fraction) || !groupsOfThree(text)) return undefined
  const kept = fraction.replace(/0+$/, "")
  if (kept.length > maxDecimals) return undefined
  const digits = (whole.replace(/^0+(?=\d)/, "") || "0") + (kept && `.${kept}`)
  return sign === "-" && digits !== "0" ? `-${digits}` : digits
}

/** "12 34" is a slip, not 1234: where digits are grouped, the groups have three. */
function groupsOfThree(text: string): boolean {
  const whole = text.trim().split(/[.,]/)[0] ?? ""
  return !/\d\s+\d/.test(whole) || /^[+\-\u2212]?\s*\d{1,3}(?:\s\d{3})+$/.test(whole)
}

/** A decimal without idle zeros: "20.00" is "20". */
export function plain(decimal: string): string
export function plain(decimal: string | null): string | null
export function plain(decimal: string | null): string | null {
  if (decimal === null) return null
  const [whole = "", fraction = ""] = decimal.split(".")
  const kept = fraction.replace(/0+$/, "")
  const digits = whole.replace(/^0+(?=\d)/, "")
  return kept ? `${digits}.${kept}` : digits
}

/** A line as it was typed: without the zeros to which the database fills its decimals up. */
export const plainLine = <
  Line extends { quantity: string; vatRate: string; discountRate: string | null },
>(
  line: Line,
): Line => ({
  ...line,
  quantity: plain(line.quantity),
  vatRate: plain(line.vatRate),
  discountRate: plain(line.discountRate),
})
