import type { Fact } from "#domain/calculated-amount"
import type { Day } from "#domain/day"
import { ensure } from "../../http/problem"
import type { Context } from "../../ports/context"
import { type ExpectedReceipt, receivedBetween, vatBetween } from "../treasury/commands"
import { declaredBetween } from "../treasury/contributions.commands"
import { listDone, listInvoiced, listSpent } from "./facts.queries"
import type { EditionRow } from "./queries"

/** A fact, and by which name it is shown. */
export interface NamedFact extends Fact {
  label: string
}

type Asked = Pick<Context, "db" | "owner" | "today">

/**
 * Whose facts are remembered under one name, and whether they may be put right: a receipt or an issued bill never is,
 * so that it counts once however the item is edited; what is may, and then counts with the difference.
 */
export function scopeOf({
  source,
  sourceCategory,
  sourceItemId,
}: Pick<EditionRow, "source" | "sourceCategory" | "sourceItemId">) {
  switch (source) {
    case "invoiced":
      return { name: "bill", mayChange: false }
    case "vatDue":
      return { name: "vat", mayChange: true }
    case "category":
      return { name: `category:${sourceCategory}`, mayChange: true }
    case "item":
      return { name: `item:${sourceItemId}`, mayChange: true }
    default:
      return { name: "receipt", mayChange: false }
  }
}

/** What a percentage is taken of, between two days, as far as it is known now. */
export async function factsOf(
  context: Asked,
  edition: EditionRow,
  { from, to }: { from: Day; to: Day },
): Promise<NamedFact[]> {
  if (to < from) return []
  const { name } = scopeOf(edition)
  const facts = await read(context, edition, from, to)
  return facts.map((fact) => ({ ...fact, id: `${name} ${fact.id}` }))
}

async function read(
  context: Asked,
  { source, sourceCategory, sourceItemId, period }: EditionRow,
  from: Day,
  to: Day,
): Promise<NamedFact[]> {
  const { db, owner } = context
  switch (source) {
    case "invoiced":
      return listInvoiced(db, owner, from, to)
    case "category":
      return listSpent(db, owner, sourceCategory ?? "other", from, to)
    case "item":
      ensure(sourceItemId, "sourceItemGone")
      return listDone(db, owner, sourceItemId, from, to)
    case "vatDue":
      return vatDue(context, from, to)
    case "contributions": {
      const facts = await received(context, source, from, to)
      // What is counted since the last time is each receipt once, whatever the days of a declaration.
      return period === "sinceLast" ? facts : roundedAsDeclared(context, { from, to }, facts)
    }
    default:
      return received(context, source, from, to)
  }
}

/** What a percentage will be taken of as soon as it comes in: VAT becomes due with it, nothing else changes. */
export function expectedFacts(
  edition: Pick<EditionRow, "source" | "sourceCategory" | "sourceItemId">,
  receipts: readonly ExpectedReceipt[],
): NamedFact[] {
  const amountOf = ({ amount, vat, contributions }: ExpectedReceipt) => {
    switch (edition.source) {
      case "receivedTTC":
        return amount
      case "receivedHT":
        return amount - vat
      case "vatDue":
        return vat
      case "contributions":
        return contributions
      default:
        return null
    }
  }
  const { name } = scopeOf(edition)
  return receipts.flatMap((receipt) => {
    const amount = amountOf(receipt)
    const { id, day, label } = receipt
    return amount === null ? [] : [{ id: `${name} expected ${id}`, day, label, amount }]
  })
}

/** The VAT of each day: what became due, without what may be deducted. */
async function vatDue(context: Asked, from: Day, to: Day): Promise<NamedFact[]> {
  const days = new Map<Day, { amount: number; labels: Set<string> }>()
  for (const { day, label, amount } of await vatBetween(context, from, to)) {
    const known = days.get(day) ?? { amount: 0, labels: new Set() }
    known.amount += amount
    if (label) known.labels.add(label)
    days.set(day, known)
  }
  return [...days].map(([day, { amount, labels }]) => ({
    ...{ id: day, day, amount },
    label: [...labels].join(", ").slice(0, 200),
  }))
}

/** The entries of the book of receipts: what came in, or what of it are contributions at the rates of its day. */
async function received(
  context: Asked,
  source: EditionRow["source"],
  from: Day,
  to: Day,
): Promise<NamedFact[]> {
  const entries = await receivedBetween(context, from, to)
  return entries.map(({ sequence, day, label, amount, vat, contributions }) => {
    const named = { id: String(sequence), day, label }
    if (source === "receivedTTC") return { ...named, amount }
    if (source === "receivedHT") return { ...named, amount: amount - vat }
    // Without a rate nothing can be said; it is tried again, and then its owner is asked.
    ensure(contributions !== null, "contributionsUnknown")
    return { ...named, amount: contributions }
  })
}

/**
 * Of the very days of a declaration, contributions come to what that asks for: it rounds sums, not each receipt. What
 * that makes has no label: each reader has their own word for it.
 */
async function roundedAsDeclared(
  context: Asked,
  period: { from: Day; to: Day },
  facts: NamedFact[],
): Promise<NamedFact[]> {
  const declared = await declaredBetween(context, period)
  const rest = (declared ?? 0) - facts.reduce((sum, { amount }) => sum + amount, 0)
  if (declared === undefined || rest === 0) return facts
  const { from, to } = period
  return [...facts, { id: `rounding ${from}`, day: to, label: "", amount: rest }]
}
