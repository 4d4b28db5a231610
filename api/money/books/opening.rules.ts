import type { Cents } from "#domain/money"
import { accounts } from "./accounts.rules"
import type { Entry, EntryLine } from "./ledger.rules"

/**
 * What a year begins with, by the entries of the years before: each account of the balance sheet as it was left, each
 * client and supplier by themselves, and in one sum what was earned (PCG 942-12; the file of entries has it first).
 */
export function openingOf(entries: readonly Entry[], year: number): Entry[] {
  const left = new Map<string, EntryLine>()
  let earned: Cents = 0
  for (const { account, debit, party } of entries.flatMap(({ lines }) => lines)) {
    if (isOfResult(account.number)) {
      earned -= debit
      continue
    }
    const key = `${account.number} ${party?.code ?? ""}`
    const before = left.get(key)?.debit ?? 0
    left.set(key, { account, debit: before + debit, ...(party && { party }) })
  }
  const lines = [
    ...[...left.values()].sort(
      (one, other) =>
        Number(one.account.number) - Number(other.account.number) ||
        (one.party?.code ?? "").localeCompare(other.party?.code ?? ""),
    ),
    { account: earned < 0 ? accounts.loss : accounts.profit, debit: -earned },
  ].filter(({ debit }) => debit !== 0)
  if (lines.length === 0) return []
  const day = `${year}-01-01`
  const head = { journal: "AN" as const, day, referenceDay: day, reference: `AN-${year}` }
  return [{ ...head, validated: new Date(`${day}T00:00:00+01:00`), text: "À-nouveaux", lines }]
}

const isOfResult = (number: string) => number.startsWith("6") || number.startsWith("7")
