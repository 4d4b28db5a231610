import Big from "big.js"
import { type Cents, percentOf, rounded } from "./money"
import type { ProductVatScheme } from "./product-vat"

interface Costs {
  purchasePrice: Cents | null
  shippingFees: Cents | null
  advertisingCosts: Cents | null
  deliveryPrice: Cents | null
  vatScheme: ProductVatScheme
  vatRate: string | null
}

/** All that a product costs until it is with its buyer. */
const costOf = (costs: Costs): Cents =>
  (costs.purchasePrice ?? 0) +
  (costs.shippingFees ?? 0) +
  (costs.advertisingCosts ?? 0) +
  (costs.deliveryPrice ?? 0)

/** The price that leaves so much once costs and VAT are paid; never below zero. */
export function priceForMargin(costs: Costs, margin: Cents): Cents {
  const { vatScheme, vatRate } = costs
  const net = costOf(costs) + margin
  const rate = new Big(vatRate ?? "0")
  if (vatScheme === "none" || net <= 0) return Math.max(0, net)
  if (vatScheme === "price") return rounded(new Big(net).times(rate.plus(100)).div(100))
  const purchase = costs.purchasePrice ?? 0
  // VAT is on what is above the purchase price alone: a loss bears none.
  if (net <= purchase) return net
  return rounded(new Big(net - purchase).times(rate.plus(100)).div(100)) + purchase
}

/** The margin that is so many percent of all costs. */
export const marginAt = (costs: Costs, percent: string): Cents => percentOf(costOf(costs), percent)

/** A margin in percent of all costs, with two decimals at most; nothing where there are no costs. */
export function marginRateOf(costs: Costs, margin: Cents | null): string | null {
  const cost = costOf(costs)
  if (margin === null || cost === 0) return null
  return new Big(margin).times(100).div(cost).round(2).toString()
}
