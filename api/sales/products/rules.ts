import { type NewProduct, type Product, type ProductProfit, productAges } from "#contract/products"
import { type Day, daysBetween } from "#domain/day"
import type { Cents } from "#domain/money"
import { marginAt, priceForMargin } from "#domain/product-price"
import { shareOut } from "#domain/share"
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
  { field: "vat", head: "products.vat" },
  { field: "margin", head: "products.margin" },
  { field: "sold", head: "products.sold" },
  { field: "color", head: "products.color" },
  { field: "size", head: "products.size" },
] as const satisfies readonly { field: keyof Product; head: string }[]

/** What someone can do with a product: it is sold once. */
export const productActs = (rights: Rights, { sold }: Pick<Product, "sold">) =>
  permitted(rights, {
    change: "products.edit",
    sell: !sold && "products.edit",
    // What was sold is turnover, and stands in the register of purchases: its sale is taken back first.
    remove: !sold && "products.delete",
  })

/** Why a product cannot be sold as it is said: what comes in later is not in the book yet. */
export const refusalOfSale = (
  { sold, sellingDate }: { sold: boolean; sellingDate: Day | null },
  today: Day,
) => (sold && sellingDate && sellingDate > today ? [{ path: "sellingDate", code: "inFuture" }] : [])

/** A product with the price that leaves the margin that is wanted, where no price was said. */
export function priced<Of extends NewProduct>({
  priceBy,
  wantedMargin,
  wantedMarginRate,
  ...product
}: Of) {
  if (priceBy === "price") return product
  const margin =
    priceBy === "margin" ? (wantedMargin ?? 0) : marginAt(product, wantedMarginRate ?? "0")
  return { ...product, sellingPrice: priceForMargin(product, margin) }
}

/** The columns of the register of purchases (CGI 50-0, 5), in the order of its days. */
export const registered = [
  { field: "purchaseDate", head: "products.purchaseDate" },
  { field: "supplierName", head: "products.supplierName" },
  { field: "name", head: "products.name" },
  { field: "quantity", head: "products.quantity", counts: true },
  { field: "purchasePrice", head: "products.purchasePrice" },
  { field: "shippingFees", head: "products.shippingFees" },
  { field: "purchaseMeans", head: "products.purchaseMeans", values: "bills.means" },
] as const

type Share = Pick<
  Product,
  "purchasePrice" | "shippingFees" | "advertisingCosts" | "deliveryPrice" | "sellingPrice"
>

/** What each part of a lot bears of its amounts, to the cent: so many pieces, and those that stay. */
export function splitLot(lot: Share, sold: number, left: number): { sold: Share; left: Share } {
  const partOf = (place: 0 | 1): Share => {
    const part = (amount: Cents | null) =>
      amount === null ? null : (shareOut(amount, [sold, left])[place] ?? 0)
    return {
      purchasePrice: part(lot.purchasePrice),
      shippingFees: part(lot.shippingFees),
      advertisingCosts: part(lot.advertisingCosts),
      deliveryPrice: part(lot.deliveryPrice),
      sellingPrice: part(lot.sellingPrice),
    }
  }
  return { sold: partOf(0), left: partOf(1) }
}

interface Turned {
  purchaseDate: Day | null
  sellingDate: Day | null
  quantity: number
  collected: Cents
  costs: Cents
  vat: Cents
  margin: Cents
}

const none = { count: 0, collected: 0, costs: 0, vat: 0, margin: 0 }

const summed = (some: readonly Turned[]) =>
  some.reduce(
    (sum, { quantity, collected, costs, vat, margin }) => ({
      count: sum.count + quantity,
      collected: sum.collected + collected,
      costs: sum.costs + costs,
      vat: sum.vat + vat,
      margin: sum.margin + margin,
    }),
    none,
  )

/** How long something lay, from a day to another. */
export function ageOf(from: Day | null, to: Day): (typeof productAges)[number] {
  if (!from) return "unknown"
  const days = daysBetween(from, to)
  if (days <= 30) return "month"
  if (days <= 90) return "quarter"
  return days <= 180 ? "half" : "older"
}

/** What a year brought, month by month and by how long things lay, beside what lies today. */
export function profitOf(
  year: number,
  sold: readonly Turned[],
  stock: readonly { purchaseDate: Day | null; quantity: number; cost: Cents }[],
  today: Day,
): Omit<ProductProfit, "years"> {
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`)
  return {
    year,
    months: months.map((month) => ({
      month,
      ...summed(sold.filter(({ sellingDate }) => sellingDate?.startsWith(month))),
    })),
    total: summed(sold),
    ages: productAges.map((age) => {
      const lying = stock.filter(({ purchaseDate }) => ageOf(purchaseDate, today) === age)
      return {
        age,
        ...summed(
          sold.filter(
            ({ purchaseDate, sellingDate }) => ageOf(purchaseDate, sellingDate ?? today) === age,
          ),
        ),
        stock: {
          count: lying.reduce((count, { quantity }) => count + quantity, 0),
          cost: lying.reduce((cost, one) => cost + one.cost, 0),
        },
      }
    }),
  }
}
