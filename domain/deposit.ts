import type { VatGroup } from "./bill-pricing"
import { type Cents, percentOf } from "./money"
import { shareOut } from "./share"

/** What a deposit asks, without VAT: percent of the bill, or an amount. */
export type DepositShare = { percent: string } | { amountHT: Cents }

/** The base of a deposit at each rate of the bill that it is a part of: VAT falls due with it (CGI 269-2 c). */
export function depositBases(
  vat: readonly VatGroup[],
  share: DepositShare,
): { rate: string; base: Cents }[] {
  const bases = vat.map(({ base }) => base)
  const parts =
    "percent" in share
      ? bases.map((base) => percentOf(base, share.percent))
      : shareOut(share.amountHT, bases)
  return vat.map(({ rate }, at) => ({ rate, base: parts[at] ?? 0 })).filter(({ base }) => base > 0)
}
