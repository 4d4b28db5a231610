import type { NewProductSale, ProductProfit } from "#contract/products"
import { type Day, yearOf } from "#domain/day"
import { ensure, found, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as queries from "./queries"
import { profitOf, refusalOfSale, splitLot } from "./rules"

/** What is sold on a day to come is refused at its day. */
export function refuseSale(product: Parameters<typeof refusalOfSale>[0], today: Day): void {
  const errors = refusalOfSale(product, today)
  if (errors.length > 0) invalid(errors)
}

/**
 * Sells some pieces of a product, or all of them. Those of a lot become a product of their own, with their share of
 * what the lot cost; the lot keeps the rest.
 */
export async function sellProduct(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  id: string,
  { quantity, version, ...sale }: NewProductSale,
) {
  refuseSale({ ...sale, sold: true }, today)
  const product = found(await queries.lockProduct(db, owner, id))
  ensure(!product.sold, "productSold")
  ensure(product.version === version, "productChanged")
  if (product.purchaseDate && sale.sellingDate < product.purchaseDate)
    invalid([{ path: "sellingDate", code: "beforePurchase" }])
  if (quantity > product.quantity)
    invalid([{ path: "quantity", code: `tooBig ${product.quantity}` }])
  if (quantity === product.quantity)
    return found(await queries.changeProduct(db, owner, id, { ...sale, sold: true, version }))
  const left = product.quantity - quantity
  const parts = splitLot(product, quantity, left)
  found(await queries.changeProduct(db, owner, id, { ...parts.left, quantity: left, version }))
  const { purchaseDate, name, imageId, color, size, supplierName } = product
  const { purchaseMeans, vatScheme, vatRate } = product
  const same = { purchaseDate, name, imageId, color, size, supplierName, purchaseMeans }
  const sold = { ...same, ...parts.sold, vatScheme, vatRate, ...sale, quantity, sold: true }
  return found(await queries.addProduct(db, owner, sold))
}

/** What products brought in a year, by month and by age. */
export async function showProfit(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  year: number,
): Promise<ProductProfit> {
  const sold = await queries.listSold(db, owner, `${year}-01-01`, `${year}-12-31`)
  const stock = await queries.listStock(db, owner)
  const years = new Set([yearOf(today), year, ...(await queries.listSellingYears(db, owner))])
  return {
    ...profitOf(year, sold, stock, today),
    years: [...years].sort((one, other) => other - one),
  }
}
