import type { Product } from "#contract/products"
import { permitted, type Rights } from "../../access/permitted.rules"

/** The columns of the export, in order: what a spreadsheet shows of a product. */
export const exported = [
  { field: "name", head: "products.name" },
  { field: "purchaseDate", head: "products.purchaseDate" },
  { field: "purchasePrice", head: "products.purchasePrice" },
  { field: "shippingFees", head: "products.shippingFees" },
  { field: "advertisingCosts", head: "products.advertisingCosts" },
  { field: "costPrice", head: "products.costPrice" },
  { field: "deliveryPrice", head: "products.deliveryPrice" },
  { field: "sellingPrice", head: "products.sellingPrice" },
  { field: "sellingDate", head: "products.sellingDate" },
  { field: "collectedPrice", head: "products.collectedPrice" },
  { field: "margin", head: "products.margin" },
  { field: "sold", head: "products.sold" },
  { field: "color", head: "products.color" },
  { field: "size", head: "products.size" },
] as const satisfies readonly { field: keyof Product; head: string }[]

/** What someone can do with a product, whatever its state. */
export const productActs = (rights: Rights) =>
  permitted(rights, { change: "products.edit", remove: "products.delete" })
