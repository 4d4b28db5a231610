import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import type { FrozenBill } from "../../e-invoice/snapshot"

/** What was sold without VAT, of goods and of services. */
export interface SoldByKind {
  goods: Cents
  services: Cents
}

export type SoldOn = SoldByKind & { day: Day }

/** An issued bill, as far as it says what was sold where. */
export interface Issued extends Pick<FrozenBill, "kind"> {
  lines: Pick<FrozenBill["lines"][number], "kind" | "category" | "amountHT">[]
  mentions: Pick<FrozenBill["mentions"][number], "key">[]
}

/** What of an issued bill is sold in France; below zero of a credit note. Of other lines VAT is elsewhere (CGI 293 D). */
export function soldInFrance(bill: Issued): SoldByKind {
  const sold = { goods: 0, services: 0 }
  const sign = bill.kind === "creditNote" ? -1 : 1
  for (const line of bill.lines) {
    if (!isOfFrance(bill, line)) continue
    sold[line.kind === "goods" ? "goods" : "services"] += sign * line.amountHT
  }
  return sold
}

/** Services for businesses outside the Union are exempt beside their text, and no sales in France (CGI 259-1°). */
function isOfFrance(
  { mentions }: Pick<Issued, "mentions">,
  { category = "E", kind }: Issued["lines"][number],
): boolean {
  if (category === "S") return true
  const isAbroad = kind !== "goods" && mentions.some(({ key }) => key === "outsideUnion")
  return category === "E" && !isAbroad
}

export const sumOfSold = (sold: readonly SoldByKind[]): SoldByKind =>
  sold.reduce(
    (sum, { goods, services }) => ({
      goods: sum.goods + goods,
      services: sum.services + services,
    }),
    { goods: 0, services: 0 },
  )
