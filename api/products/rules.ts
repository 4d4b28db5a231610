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
