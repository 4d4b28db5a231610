import Big from "big.js"
import { parseDecimal } from "./decimal"

/** Euros are kept as an integer of cents; nothing is ever computed in floating point. */
export type Cents = number

/** "1 234,50 €" is 123450; undefined when it is no amount of at most two decimals. */
export function parseMoney(text: string): Cents | undefined {
  const amount = parseDecimal(text.replace("€", " ").trim(), 2)
  if (amount === undefined) return undefined
  const cents = Number(new Big(amount).times(100).toFixed(0))
  return Number.isSafeInteger(cents) ? cents + 0 : undefined
}

/** The price of one unit, of at most six decimals of a euro, in cents: "0,034567" is 3.4567. */
export function parsePrice(text: string): number | undefined {
  const price = parseDecimal(text.replace("€", " ").trim(), 6)
  return price === undefined ? undefined : Number(new Big(price).times(100))
}

/** The price of one unit as decimal euros: two decimals, or as many of six as it has (BR-FR-DEC-03). */
export function priceInEuros(cents: number): string {
  const [whole = "0", part = ""] = new Big(cents).div(100).toFixed(6).split(".")
  return `${whole}.${part.replace(/0{1,4}$/, "")}`
}

/** Cents times a decimal quantity, to the cent, halves away from zero. */
export function multiply(cents: Cents, quantity: string): Cents {
  return rounded(new Big(cents).times(quantity))
}

/** So many percent of an amount, to the cent, halves away from zero. */
export function percentOf(cents: Cents, percent: string): Cents {
  return rounded(new Big(cents).times(percent).div(100))
}

/** To the cent, halves away from zero; refuses what an integer cannot hold. */
export function rounded(cents: Big): Cents {
  const whole = Number(cents.round(0, Big.roundHalfUp).toFixed(0))
  if (!Number.isSafeInteger(whole)) throw new RangeError("the amount is too large")
  return whole + 0
}
