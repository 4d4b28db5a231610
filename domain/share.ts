import type { Cents } from "./money"

/**
 * An amount shared out by weights, to the cent: the parts come to the amount, and what rounding leaves goes
 * to those that it took most from. The weights are not below zero; without any, the first takes all.
 */
export function shareOut(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map((_, at) => (at === 0 ? amount : 0))
  const sign = amount < 0 ? -1 : 1
  const due = BigInt(Math.abs(amount))
  const parts = weights.map((weight, at) => {
    const exact = due * BigInt(weight)
    return { at, cents: Number(exact / whole), rest: exact % whole }
  })
  let left = Math.abs(amount) - parts.reduce((sum, { cents }) => sum + cents, 0)
  for (const part of [...parts].sort(byRest)) {
    if (left === 0) break
    part.cents++
    left--
  }
  return parts.map(({ cents }) => sign * cents + 0)
}

const byRest = (one: { at: number; rest: bigint }, other: { at: number; rest: bigint }) =>
  one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1
