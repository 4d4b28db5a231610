import { z } from "zod"
import { vatCategories } from "#domain/vat-category"
import { units } from "./sales-choices"
import {
  Balance,
  Id,
  LongText,
  optional,
  Percent,
  SignedQuantity,
  Sum,
  Text,
  UnitPrice,
} from "./values"

export const lineKinds = ["goods", "services"] as const

/** Percent off; never more than all of it. */
export const Rebate = Percent.refine((rate) => Number(rate) <= 100, { error: "tooBig 100" })

export const NewBillLine = z.object({
  serviceName: Text(200),
  /** The product that the price was copied from; a later change of it does not reach the bill. */
  productId: optional(Id),
  description: optional(LongText(2000)),
  /** Below zero it is a rebate; the unit price never is (BR-27). */
  quantity: SignedQuantity,
  unit: z.enum(units).default("unit"),
  unitPriceHT: UnitPrice,
  vatRate: Percent,
  /** Percent off this line. */
  discountRate: optional(Rebate),
  /** What is sold; a product is a thing, anything else a service, when left out. */
  kind: optional(z.enum(lineKinds)),
  /** Why a line bears no VAT; by who sells what to whom, when left out. */
  vatCategory: optional(z.enum(vatCategories)),
})

export const BillLine = z
  .object({
    serviceName: z.string(),
    productId: Id.nullable(),
    description: z.string().nullable(),
    quantity: z.string(),
    unit: z.enum(units),
    unitPriceHT: UnitPrice,
    vatRate: z.string(),
    discountRate: z.string().nullable(),
    kind: z.enum(lineKinds).nullable(),
    vatCategory: z.enum(vatCategories).nullable(),
    /** What the discount of the line leaves. */
    amountHT: Balance,
  })
  .meta({ id: "BillLine" })

/** The base and the tax of one rate. */
export const BilledVat = z.object({
  rate: z.string(),
  /** As EN 16931 names it; absent from bills that were issued before it was kept. */
  category: z.enum(vatCategories).optional(),
  base: Sum,
  tax: Sum,
  /** The rate's share of the discount on the whole. */
  discount: Sum.optional(),
})

/** What would be refused at issue, with the field that mends it. */
export const MissingOfBill = z.object({
  code: z.string(),
  /** `profile` and `client` are mended there, `bill` in the draft. */
  where: z.enum(["profile", "client", "bill"]),
  path: z.string(),
})

export type NewBillLine = z.output<typeof NewBillLine>
export type BillLine = z.output<typeof BillLine>
