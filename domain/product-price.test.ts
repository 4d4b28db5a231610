import { expect, test } from "vitest"
import { marginAt, marginRateOf, priceForMargin } from "./product-price"

const lamp = {
  ...{ purchasePrice: 10_000, shippingFees: 1_000, advertisingCosts: 500, deliveryPrice: 500 },
  ...({ vatScheme: "none", vatRate: null } as const),
}

test("a price follows from the margin that is wanted, in euros or in percent of all costs", () => {
  expect(priceForMargin(lamp, 6_000)).toBe(18_000)
  expect(marginAt(lamp, "50")).toBe(6_000)
  expect(marginRateOf(lamp, 6_000)).toBe("50")
  // A loss is a margin too.
  expect(priceForMargin(lamp, -2_000)).toBe(10_000)
  expect(marginRateOf(lamp, -2_000)).toBe("-16.67")
})

test("VAT comes on top of the whole price, or of what second-hand goods bring beyond their purchase", () => {
  expect(priceForMargin({ ...lamp, vatScheme: "price", vatRate: "20" }, 6_000)).toBe(21_600)
  // 19,600 − 10,000 = 9,600, of which 1,600 is VAT: 18,000 is left.
  const used = { ...lamp, vatScheme: "margin", vatRate: "20" } as const
  expect(priceForMargin(used, 6_000)).toBe(19_600)
  expect(priceForMargin(used, -3_000)).toBe(9_000)
})
