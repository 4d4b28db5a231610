import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { accounts, ownerAccount } from "./accounts.rules"
import type { Entry } from "./ledger.rules"

/** One side of what went between own accounts, or what the owner brought (above zero) or took. */
export interface OwnMove {
  id: string
  day: Day
  at: Date
  label: string
  amount: Cents
  what: "owner" | "transfer"
  isCash: boolean
}

/** A declared return of VAT: what it counted in cents, and what came of it in whole euros. */
export interface DeclaredVat {
  id: string
  from: Day
  to: Day
  at: Date
  due: Cents
  /** Owed on what was bought abroad, or on reverse charge. */
  reversed: Cents
  onAssets: Cents
  onOther: Cents
  /** What the return before left over, and what this one does. */
  before: number
  credit: number
  overpaid: number
  toPay: number
  refundAsked: number
  /** Of a yearly one, what was paid of it before. */
  instalments: number
}

/** What was there before anything is written down here. */
export interface Opening {
  id: string
  day: Day
  at: Date
  label: string
  amount: Cents
  what: "bank" | "cash" | "vat"
}

const openedAs = { bank: accounts.bank, cash: accounts.cash, vat: accounts.vatCredit } as const

/** What was there before goes against the opening balance sheet (PCG 890). */
export const openedWith = ({ id, day, at, label, amount, what }: Opening): Entry => ({
  journal: "OD",
  day,
  validated: at,
  reference: `OUVERTURE-${id.slice(0, 8)}`,
  referenceDay: day,
  text: `Solde à l’ouverture ${label}`.trim(),
  lines: [
    { account: openedAs[what], debit: amount },
    { account: accounts.opening, debit: -amount },
  ],
})

/** Own money that moves: through 580 between accounts, which ends at zero; with the owner through their own account (PCG 108, 455). */
export function ownMoveOf(move: OwnMove, isCompany: boolean): Entry {
  const { id, day, at, label, amount, what, isCash } = move
  const other = what === "owner" ? ownerAccount(isCompany) : accounts.transfers
  return {
    journal: "BQ",
    day,
    validated: at,
    reference: `${what === "owner" ? "EXPLOITANT" : "VIREMENT"}-${id.slice(0, 8)}`,
    referenceDay: day,
    text: label,
    lines: [
      { account: isCash ? accounts.cash : accounts.bank, debit: amount },
      { account: other, debit: -amount },
    ],
  }
}

/**
 * A declared return: VAT of the period goes to what is to be paid, or to the credit. The return is in euros, the accounts
 * are in cents: the difference is income or a charge.
 */
export function declaredVatOf(declared: DeclaredVat): Entry {
  const { id, from, to, at, due, reversed, onAssets, onOther, before, credit, overpaid } = declared
  const payable = (declared.toPay + declared.instalments - overpaid) * 100
  const lines = [
    { account: accounts.vatDue, debit: due },
    { account: accounts.vatOwed, debit: reversed },
    { account: accounts.vatToDeductOnAssets, debit: -onAssets },
    { account: accounts.vatToDeduct, debit: -onOther },
    { account: accounts.vatCredit, debit: (credit + overpaid - before) * 100 },
    { account: accounts.vatRefund, debit: declared.refundAsked * 100 },
    { account: accounts.vatToPay, debit: -payable - overpaid * 100 },
  ]
  const rest = lines.reduce((sum, { debit }) => sum + debit, 0)
  return {
    journal: "OD",
    day: to,
    validated: at,
    reference: `TVA-${id.slice(0, 8)}`,
    referenceDay: to,
    text: `Déclaration de TVA ${from} – ${to}`,
    lines: [
      ...lines,
      { account: rest > 0 ? accounts.roundingIncome : accounts.roundingCharge, debit: -rest },
    ],
  }
}
