import type { NewBillLine } from "#contract/bill-lines"
import type { NewBill } from "#contract/bills"
import { priceLines, type Totals, totalsOf, type VatGroup } from "#domain/bill-pricing"
import { cappedBy } from "#domain/credit-note"
import { plainLine } from "#domain/decimal"

/** What the lines come to, each by itself and together. */
export interface DocumentPrice extends Totals {
  clientName: string
  lines: (NewBillLine & { amountHT: number })[]
}

/**
 * The totals are always ours: what a caller says of them is not read. `left` is what it may come to at most,
 * rate by rate.
 */
export function priceDocument(
  document: Pick<NewBill, "lines" | "discountRate" | "discountAmount">,
  clientName: string,
  left: VatGroup[] | null,
): DocumentPrice {
  const lines = document.lines.map(plainLine)
  const { amounts, ...totals } = priceLines(lines, document)
  return {
    clientName,
    lines: lines.map((line, at) => ({ ...line, amountHT: amounts[at] ?? 0 })),
    ...(left ? totalsOf(cappedBy(totals.vat, left)) : totals),
  }
}
