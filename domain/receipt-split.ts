import type { Day } from "./day"
import { type MicroActivity, microIncomeTax, microShares } from "./micro-contributions"
import type { Cents } from "./money"

/** How a micro-entrepreneur is taxed on a day. */
export interface MicroRegime {
  /** Whether income tax is paid with the contributions (versement libératoire). */
  withIncomeTax: boolean
  /** Else the person's own rate of it, in percent; unknown, none is set aside. */
  incomeTaxRate?: string | null
  beganWithAcre?: Day | null
  departement?: string
}

/** A receipt, or a part of one, of one activity. */
export interface SplitReceipt {
  activity: MicroActivity
  day: Day
  /** Without VAT; below zero where a payment is taken back. */
  net: Cents
  vat: Cents
}

export interface ReceiptSplit {
  vat: Cents
  contributions: Cents
  training: Cents
  chamber: Cents
  incomeTax: Cents
  /** What is left. */
  yours: Cents
}

/** How much of a receipt belongs to whom; nothing where no rate is known for then. */
export function splitReceipt(
  { activity, day, net, vat }: SplitReceipt,
  { withIncomeTax, incomeTaxRate, beganWithAcre, departement }: MicroRegime,
): ReceiptSplit | undefined {
  const shares = microShares({ activity, day, net, withIncomeTax, beganWithAcre, departement })
  if (!shares) return undefined
  const incomeTax =
    withIncomeTax || !incomeTaxRate
      ? shares.incomeTax
      : microIncomeTax(net, activity, incomeTaxRate)
  const { contributions, training, chamber } = shares
  const yours = net - contributions - training - chamber - incomeTax
  return { vat, contributions, training, chamber, incomeTax, yours }
}
