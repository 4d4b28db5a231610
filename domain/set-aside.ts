import Big from "big.js"
import { type Cents, rounded } from "./money"
import type { ReceiptSplit } from "./receipt-split"

interface Held {
  /** What was posted on all accounts. */
  balance: Cents
  vat: {
    collected: Cents
    deductible: Cents
    /** What an earlier period left over. */
    credit?: Cents
    declaredUnpaid?: Cents
  }
  /** The splits of receipts that no declaration has. */
  undeclared: readonly ReceiptSplit[]
  socialDeclaredUnpaid?: Cents
  /** On all receipts of the year, where it is not paid with the contributions; else it is in the splits. */
  incomeTaxOfYear?: Cents
  incomeTaxPaid?: Cents
  /** The notice of the year, the months begun, and what was paid of it. */
  cfe?: { notice: Cents; months: number; paid: Cents }
  /** What the person keeps back by themselves. */
  own?: Cents
}

export interface SetAside {
  vat: Cents
  social: Cents
  incomeTax: Cents
  cfe: Cents
  own: Cents
  /** What is theirs to spend; below zero it says so. */
  available: Cents
}

/** What of all balances is not to be spent, and what is left. A credit of VAT is no money to spend. */
export function setAside(held: Held): SetAside {
  const { balance, undeclared, socialDeclaredUnpaid = 0, cfe, own = 0 } = held
  const { incomeTaxOfYear, incomeTaxPaid = 0 } = held
  const { collected, deductible, credit = 0, declaredUnpaid = 0 } = held.vat
  const sum = (of: (split: ReceiptSplit) => Cents) =>
    undeclared.reduce((total, split) => total + of(split), 0)
  const kept = {
    vat: Math.max(0, collected - deductible - credit) + declaredUnpaid,
    social:
      sum(({ contributions, training, chamber }) => contributions + training + chamber) +
      socialDeclaredUnpaid,
    incomeTax: Math.max(0, (incomeTaxOfYear ?? sum(({ incomeTax }) => incomeTax)) - incomeTaxPaid),
    cfe: cfe ? Math.max(0, cfeBegun(cfe) - cfe.paid) : 0,
    own,
  }
  const together = Object.values(kept).reduce((total, part) => total + part, 0)
  return { ...kept, available: balance - together }
}

const cfeBegun = ({ notice, months }: { notice: Cents; months: number }): Cents =>
  rounded(new Big(notice).times(months).div(12))
