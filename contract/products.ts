import { z } from "zod"
import { Acts } from "./acts"
import { paging } from "./paging"
import { chosen } from "./selection"
import { Balance, Day, ImageId, Money, optional, Stamp, Sum, Switch, Text, Version } from "./values"

export const productSorts = [
  "name",
  "purchaseDate",
  "sellingDate",
  "sellingPrice",
  "margin",
] as const

const fields = {
  name: Text(120),
  purchaseDate: optional(Day),
  purchasePrice: optional(Money),
  shippingFees: optional(Money),
  advertisingCosts: optional(Money),
  deliveryPrice: optional(Money),
  sellingPrice: optional(Money),
  sellingDate: optional(Day),
  collectedPrice: optional(Money),
  sold: Switch,
  imageId: optional(ImageId),
  color: optional(Text(40)),
  size: optional(Text(40)),
}

/** A sold product has a price and a day of sale, whose days run forward. */
const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((product, context) => {
    const values = product as z.output<z.ZodObject<typeof fields>>
    const refuse = (path: keyof typeof fields, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (values.sold && values.sellingPrice === null) refuse("sellingPrice", "required")
    if (values.sold && values.sellingDate === null) refuse("sellingDate", "required")
    if (values.purchaseDate && values.sellingDate && values.sellingDate < values.purchaseDate)
      refuse("sellingDate", "beforePurchase")
  })

export const NewProduct = rules(fields).meta({ id: "NewProduct" })
export const ProductChanges = rules({ ...fields, version: Version }).meta({ id: "ProductChanges" })

export const Product = z
  .object({
    ...Stamp,
    name: z.string(),
    purchaseDate: Day.nullable(),
    purchasePrice: Money.nullable(),
    shippingFees: Money.nullable(),
    advertisingCosts: Money.nullable(),
    deliveryPrice: Money.nullable(),
    sellingPrice: Money.nullable(),
    sellingDate: Day.nullable(),
    collectedPrice: Money.nullable(),
    sold: z.boolean(),
    imageId: ImageId.nullable(),
    color: z.string().nullable(),
    size: z.string().nullable(),
    /** Purchase, shipping and advertising together. */
    costPrice: Sum,
    /** What was collected (else the selling price), less the cost and the delivery; null without a price. */
    margin: Balance.nullable(),
    currency: z.string(),
  })
  .meta({ id: "Product" })

/** A product alone, with what the caller can do with it. */
export const ProductDetails = Product.extend({ can: Acts("change", "remove") }).meta({
  id: "ProductDetails",
})

export const ProductFilter = z.object({
  ...paging(productSorts),
  ...chosen,
  sold: z.enum(["true", "false"]).optional(),
})

export type NewProduct = z.output<typeof NewProduct>
export type Product = z.output<typeof Product>
export type ProductDetails = z.output<typeof ProductDetails>
export type ProductFilter = z.output<typeof ProductFilter>
