import { z } from "zod"
import { productVatSchemes } from "#domain/product-vat"
import { Acts } from "./acts"
import { priceWays } from "./choices"
import { paging } from "./paging"
import { paymentMeans } from "./sales-choices"
import { chosen } from "./selection"
import {
  Balance,
  Day,
  ImageId,
  Money,
  optional,
  Percent,
  SignedMoney,
  SignedPercent,
  Stamp,
  Sum,
  Switch,
  Text,
  Version,
} from "./values"

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
  /** How many pieces; what is bought, asked and collected is of all of them together. */
  quantity: z.int().min(1, { error: "tooSmall 1" }).max(1_000_000).default(1),
  supplierName: optional(Text(200)),
  purchaseMeans: optional(z.enum(paymentMeans)),
  /** VAT on its sale: on the price, or on the margin alone, of second-hand goods (CGI 297 A). */
  vatScheme: z.enum(productVatSchemes).default("none"),
  vatRate: optional(Percent),
  /** Whether the price is said, or the margin that it has to leave, in money or in percent of all costs. */
  priceBy: z.enum(priceWays).default("price"),
  wantedMargin: optional(SignedMoney),
  wantedMarginRate: optional(SignedPercent),
}

/** A sold product has a price and a day of sale, whose days run forward. */
const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((product, context) => {
    const values = product as z.output<z.ZodObject<typeof fields>>
    const refuse = (path: keyof typeof fields, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (values.sold && values.priceBy === "price" && values.sellingPrice === null)
      refuse("sellingPrice", "required")
    if (values.priceBy === "margin" && values.wantedMargin === null)
      refuse("wantedMargin", "required")
    if (values.priceBy === "marginRate" && values.wantedMarginRate === null)
      refuse("wantedMarginRate", "required")
    if (values.vatScheme !== "none" && values.vatRate === null) refuse("vatRate", "required")
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
    quantity: z.int(),
    supplierName: z.string().nullable(),
    purchaseMeans: z.enum(paymentMeans).nullable(),
    vatScheme: z.enum(productVatSchemes),
    vatRate: z.string().nullable(),
    /** VAT on its sale, of the price that is asked for. */
    vat: Sum,
    /** Purchase, shipping and advertising together. */
    costPrice: Sum,
    /** What was collected (else the selling price), less the cost, the delivery and VAT; null without a price. */
    margin: Balance.nullable(),
    /** The same in percent of all costs; null where there are none. */
    marginRate: z.string().nullable(),
    currency: z.string(),
  })
  .meta({ id: "Product" })

/** A product alone, with what the caller can do with it. */
export const ProductDetails = Product.extend({ can: Acts("change", "sell", "remove") }).meta({
  id: "ProductDetails",
})

export const ProductFilter = z.object({
  ...paging(productSorts),
  ...chosen,
  sold: z.enum(["true", "false"]).optional(),
})

/** Some pieces of a product are sold, or all of them. */
export const NewProductSale = z
  .object({
    quantity: z.int().min(1, { error: "tooSmall 1" }).max(1_000_000),
    /** For all of them together. */
    sellingPrice: Money,
    sellingDate: Day,
    collectedPrice: optional(Money),
    version: Version,
  })
  .meta({ id: "NewProductSale" })

export const productAges = ["month", "quarter", "half", "older", "unknown"] as const

const Sold = z.object({
  count: z.int(),
  collected: Balance,
  costs: Balance,
  vat: Balance,
  margin: Balance,
})

/** What products brought in a year, by month and by how long they lay; and what lies still. */
export const ProductProfit = z
  .object({
    year: z.int(),
    years: z.array(z.int()),
    months: z.array(Sold.extend({ month: z.string() })),
    total: Sold,
    ages: z.array(
      Sold.extend({
        age: z.enum(productAges),
        /** What is in stock today, of that age. */
        stock: z.object({ count: z.int(), cost: Sum }),
      }),
    ),
  })
  .meta({ id: "ProductProfit" })

export const ProductYear = z.object({ year: z.coerce.number<string>().int().min(1900).max(2100) })

export type NewProductSale = z.output<typeof NewProductSale>
export type ProductProfit = z.output<typeof ProductProfit>
export type NewProduct = z.output<typeof NewProduct>
export type Product = z.output<typeof Product>
export type ProductDetails = z.output<typeof ProductDetails>
export type ProductFilter = z.output<typeof ProductFilter>
