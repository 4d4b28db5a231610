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

/** Cents times a decimal quantity, to the cent, halves away from zero. */
export function multiply(cents: Cents, quantity: string): Cents {
  return rounded(new Big(cents).times(quantity))
}

/** So many percent of an amount, to the cent, halves away from zero. */
export function percentOf(cents: Cents, percent: string): Cents {
  return rounded(new Big(cents).times(percent).div(100))
}

/** A decimal amount of euros ("33.333") in cents, not yet rounded. */
export function exactCents(euros: string): Big {
  return new Big(euros).times(100)
}

/** To the cent, halves away from zero; refuses what an integer cannot hold. */
export function rounded(cents: Big): Cents {
  const whole = Number(cents.round(0, Big.roundHalfUp).toFixed(0))
  if (!Number.isSafeInteger(whole)) throw new RangeError("the amount is too large")
  return whole + 0
}
