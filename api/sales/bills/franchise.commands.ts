import type { NewBillLine } from "#contract/bill-lines"
import { priceLines } from "#domain/bill-pricing"
import { type Day, yearOf } from "#domain/day"
import { franchiseOn } from "#domain/vat-franchise"
import { findProfile } from "../../people/profile/queries"
import { findVatRegime } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import { listFranchiseSold } from "./franchise.queries"
import { sumOfSold } from "./franchise.rules"

type Line = Pick<NewBillLine, "quantity" | "unitPriceHT" | "vatRate" | "discountRate" | "kind"> &
  Partial<Pick<NewBillLine, "productId">>

/**
 * Whether a seller in franchise has gone beyond it by what was billed, what a bill of a day sells in France included:
 * from that day on VAT is due (CGI 293 B), whatever the profile still says.
 */
export async function isBeyondFranchise(
  { db, owner }: Pick<Context, "db" | "owner">,
  day: Day,
  lines: readonly Line[],
): Promise<boolean> {
  if ((await findVatRegime(db, owner, day)) !== "franchise") return false
  const activity = (await findProfile(db, owner))?.franchiseActivity ?? "services"
  const year = sumOfSold(await listFranchiseSold(db, owner, yearOf(day)))
  const before = sumOfSold(await listFranchiseSold(db, owner, yearOf(day) - 1))
  const { amounts } = priceLines(lines)
  lines.forEach(({ kind, productId }, at) => {
    year[kind ?? (productId ? "goods" : "services")] += amounts[at] ?? 0
  })
  const liable = franchiseOn(day, activity, { year, yearBefore: before })?.liableFrom
  return liable !== undefined && liable !== null && liable <= day
}

/** Whether a draft may bear rates although its seller is said to be in franchise: VAT is due by what was billed. */
export async function mayChargeVat(
  context: Pick<Context, "db" | "owner" | "today">,
  bill: { releaseDate: Day | null; lines: readonly Line[] },
): Promise<boolean> {
  if (!bill.lines.some(({ vatRate }) => Number(vatRate) > 0)) return false
  return isBeyondFranchise(context, bill.releaseDate ?? context.today, bill.lines)
}
