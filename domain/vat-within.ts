import Big from "big.js"
import { type Cents, rounded } from "./money"

/** The VAT that is in an amount of so many percent, to the cent: of 120.00 at 20 % it is 20.00. */
export function vatWithin(amountTTC: Cents, rate: string | null): Cents {
  if (rate === null) return 0
  return rounded(new Big(amountTTC).times(rate).div(new Big(rate).plus(100)))
}
