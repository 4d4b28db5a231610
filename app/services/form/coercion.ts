import { configureCoercion } from "@conform-to/zod/v4/future"
import { type Kind, kindOf } from "#contract/values"

/**
 * Turns what people type into what travels, before the contract checks it: "1 234,50" is 123450 cents,
 * "5,5" is the decimal string "5.5". What cannot be read stays as it was typed, and is then refused with
 * the message of its field.
 */
export const { coerceFormValue } = configureCoercion({
  stripEmptyString: (text) => (text.trim() === "" ? undefined : text),
  type: { number: (text) => Number(plainNumber(text)), boolean: toBoolean },
  customize(type) {
    const read = readers[kindOf(type) ?? "file"]
    return read ? (value) => (typeof value === "string" ? read(value) : value) : null
  },
})

const readers: Partial<Record<Kind, (text: string) => unknown>> = {
  money: (text) => toCents(text),
  price: (text) => toCents(text, 6),
  percent: toDecimal,
  quantity: toDecimal,
}

/** Cents, exactly: no floating point on the way, but to set the point of a price of more decimals. */
export function toCents(text: string, decimals = 2): number | string | undefined {
  const plain = plainNumber(text)
  if (plain === "") return undefined
  const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(plain)
  if (!match || (match[3] ?? "").length > decimals) return text
  const whole = Number(`${match[2]}${(match[3] ?? "").padEnd(decimals, "0")}`)
  // Beyond what is counted exactly it is too large whatever it is, and refused as that.
  const cents = Math.min(whole, Number.MAX_SAFE_INTEGER) / 10 ** (decimals - 2)
  return match[1] === "-" && cents !== 0 ? -cents : cents
}

/** A decimal string as the wire wants it: "1 000,50" is "1000.50". */
export function toDecimal(text: string): string | undefined {
  const plain = plainNumber(text)
  return plain === "" ? undefined : plain.replace(/^\+/, "")
}

/** Without spaces of any width, currency and percent signs, and with a dot for the comma. */
function plainNumber(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f\u2009'’]/g, "")
    .replace(/[€%]$/, "")
    .replace(",", ".")
}

function toBoolean(text: string): boolean {
  if (text === "on" || text === "true") return true
  if (text === "false" || text === "off") return false
  throw new Error("neither on nor off")
}
