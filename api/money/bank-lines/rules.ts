import type {
  BankLine,
  BankLineDetails,
  LineProposal,
  LineTarget,
  NewLineMatch,
} from "#contract/bank-lines"
import type { lineMatchKinds } from "#contract/choices"
import {
  type MatchedLine,
  matcher,
  type OpenBill,
  type Party,
  type Proposal,
  type Proposals,
} from "#domain/bank-matching"
import { permitted, type Rights } from "../../access/permitted.rules"
import type {
  LineRow,
  listLearnt,
  listMatches,
  listOpenBills,
  listOpenCredits,
  listOpenPurchases,
} from "./queries"

type Rows<Query extends (...given: never[]) => unknown> = Awaited<ReturnType<Query>>

/** What lines are looked for in, and how it is shown. */
export interface Targets {
  find: (line: MatchedLine) => Proposals
  known: Map<string, Omit<LineTarget, "amount">>
}

/** The open bills and received ones, with what was learnt of who pays and is paid. */
export function targetsOf(
  bills: Rows<typeof listOpenBills>,
  purchases: Rows<typeof listOpenPurchases>,
  learnt: Rows<typeof listLearnt>,
  credits: Rows<typeof listOpenCredits> = [],
): Targets {
  const open: OpenBill[] = []
  const known: Targets["known"] = new Map()
  const parties: Record<string, Required<Party>> = {}
  const meet = (key: string, name: string) => {
    parties[key] ??= { name, ibans: [], labels: [] }
    return parties[key]
  }
  for (const { id, clientId, name, number, issued, due, ...bill } of bills) {
    const client = `client ${clientId}`
    meet(client, name)
    const day = issued ?? due ?? ""
    open.push({ ...bill, id, client, number: number ?? "", issued: day, due: due ?? day })
    known.set(id, { kind: "bill", id, number: number ?? "", name, open: bill.open })
  }
  for (const { id, clientId, name, number, issued, ...credit } of credits) {
    const client = `client ${clientId}`
    meet(client, name)
    // Money out gives a client's credit back.
    const said = { id, number: number ?? "", open: -credit.open }
    const day = issued ?? ""
    open.push({ ...said, client, currency: credit.currency, issued: day, due: day })
    known.set(id, { kind: "creditNote", name, ...said })
  }
  for (const { id, supplier, name, number, kind, issued, due, iban, ...purchase } of purchases) {
    const client = `supplier ${supplier}`
    const party = meet(client, name ?? "")
    if (iban) party.ibans.push(iban)
    const day = issued ?? due ?? "1900-01-01"
    // Money out pays a bill of theirs, money in is their credit note.
    const amount = kind === "creditNote" ? purchase.open : -purchase.open
    const said = { id, number: number ?? "", open: amount }
    open.push({ ...said, client, currency: purchase.currency, issued: day, due: due ?? day })
    known.set(id, { kind: "purchase", name: name ?? "", ...said })
  }
  for (const { clientId, supplier, label, iban } of learnt) {
    const party = parties[clientId ? `client ${clientId}` : `supplier ${supplier}`]
    party?.labels.push(label)
    if (iban) party?.ibans.push(iban)
  }
  return { find: matcher(open, parties), known }
}

/** What an open line may have been for. */
export function proposalsFor(line: LineRow, { find, known }: Targets, refused: string[] = []) {
  if (line.state !== "open") return { verdict: "none" as const, proposals: [] }
  const { verdict, proposals } = find({ ...line, iban: line.counterpartyIban, refused })
  const shown = ({ bills, reasons, points }: Proposal): LineProposal => ({
    ...{ reasons, points },
    targets: bills.flatMap((id) => {
      const target = known.get(id)
      return target ? [{ ...target, amount: bills.length > 1 ? target.open : line.amount }] : []
    }),
  })
  return { verdict, proposals: proposals.map(shown) }
}

/** The parts of a line that a proposal makes. */
export function partsOf({ targets }: LineProposal): NewLineMatch["parts"] {
  return targets.map(({ kind, id, amount }) => ({
    ...{ kind: kind === "creditNote" ? "refund" : kind, amount },
    ...{ billId: kind === "purchase" ? null : id, purchaseId: kind === "purchase" ? id : null },
    ...{ incomeCategory: null, outcomeCategory: null, vatRate: null, otherLineId: null },
    otherAccountId: null,
    deductibleShare: null,
  }))
}

type Kind = (typeof lineMatchKinds)[number]

const needs: Partial<Record<Kind, keyof NewLineMatch["parts"][number]>> = {
  bill: "billId",
  refund: "billId",
  purchase: "purchaseId",
  income: "incomeCategory",
  outcome: "outcomeCategory",
}

/** Why parts are not what a line was for; nothing where they may be. */
export function refusalOfParts(amount: number, parts: NewLineMatch["parts"]) {
  const errors: { path: string; code: string }[] = []
  for (const [at, part] of parts.entries()) {
    const needed = needs[part.kind]
    if (needed && !part[needed]) errors.push({ path: `parts.${at}.${needed}`, code: "required" })
    // The other side stands on another own account: a line of it, or the account itself where it is kept by hand.
    if (part.kind === "transfer" && Boolean(part.otherLineId) === Boolean(part.otherAccountId))
      errors.push({ path: `parts.${at}.kind`, code: "transferSide" })
    const isWrong =
      ((part.kind === "bill" || part.kind === "income") && part.amount < 0) ||
      ((part.kind === "outcome" || part.kind === "refund") && part.amount > 0)
    if (isWrong) errors.push({ path: `parts.${at}.amount`, code: "matchSign" })
  }
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  const last = `parts.${parts.length - 1}.amount`
  if (errors.length === 0 && sum !== amount)
    errors.push({ path: last, code: `matchSum ${((amount - sum) / 100).toFixed(2)}` })
  return errors
}

/** A line as lists show it. */
export const show = (
  {
    createdAt,
    changedAt,
    counterpartyIban: _,
    bankId: __,
    position: ___,
    movementId: ____,
    ...line
  }: LineRow,
  { verdict, proposals }: ReturnType<typeof proposalsFor>,
): BankLine => ({
  ...line,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  verdict,
  proposal: proposals[0] ?? null,
})

export const showMatch = ({
  ...match
}: Rows<typeof listMatches>[number]): BankLineDetails["matches"][number] => ({
  ...{ id: match.id, kind: match.kind, amount: match.amount, name: match.name },
  ...{ billId: match.billId, purchaseId: match.purchaseId, otherLineId: match.otherLineId },
  incomeId: match.kind === "income" ? match.madeId : null,
  outcomeId: match.kind === "outcome" ? match.madeId : null,
})

/** What a line was for is written down with the bill too. */
export const matching = ["treasury.edit", "bills.edit", "purchases.edit"] as const

export const actsOf = ({ state }: Pick<LineRow, "state">, rights: Rights): BankLineDetails["can"] =>
  permitted(rights, {
    match: state === "open" && matching,
    unmatch: state === "matched" && matching,
    takeOut: state === "open" && "treasury.edit",
    restore: state === "takenOut" && "treasury.edit",
  })
