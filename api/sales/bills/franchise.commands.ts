import type { NewBillLine } from "#contract/bill-lines"
import { priceLines } from "#domain/bill-pricing"
import { type Day, yearOf } from "#domain/day"
import { franchiseOn } from "#domain/vat-franchise"
import { findProfile } from "../../people/profile/queries"
import { findVatRegime } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import { listIssuedOf, listSoldOtherwise } from "./franchise.queries"
import { type SoldOn, soldInFrance, sumOfSold } from "./franchise.rules"

type Line = Pick<NewBillLine, "quantity" | "unitPriceHT" | "vatRate" | "discountRate" | "kind"> &
  Partial<Pick<NewBillLine, "productId">>

/**
 * What was sold in France in a year, by what was billed: what counts for the franchise of VAT (CGI 293 D). What was
 * sold without a bill counts too.
 */
export async function listFranchiseSold(
  { db, owner }: Pick<Context, "db" | "owner">,
  year: number,
): Promise<SoldOn[]> {
  const issued = await listIssuedOf(db, owner, year)
  return [
    ...issued.map((bill) => ({ day: bill.day, ...soldInFrance(bill) })),
    ...(await listSoldOtherwise(db, owner, year)),
  ]
}

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
  const year = sumOfSold(await listFranchiseSold({ db, owner }, yearOf(day)))
  const before = sumOfSold(await listFranchiseSold({ db, owner }, yearOf(day) - 1))
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
