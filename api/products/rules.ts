import type { Product } from "../../contract/products"

/** The columns of the export, in order: what a spreadsheet shows of a product. */
export const exported = [
  "name",
  "purchaseDate",
  "purchasePrice",
  "shippingFees",
  "advertisingCosts",
  "costPrice",
  "deliveryPrice",
  "sellingPrice",
  "sellingDate",
  "collectedPrice",
  "margin",
  "sold",
  "color",
  "size",
] as const satisfies readonly (keyof Product)[]

/** The margin as a share of the selling price, in percent; null without a price. */
export function marginRate(product: Pick<Product, "margin" | "sellingPrice">): string | null {
  const { margin, sellingPrice } = product
  if (margin === null || !sellingPrice) return null
  return ((margin / sellingPrice) * 100).toFixed(1)
}
