import type { Entry } from "./ledger.rules"

/** An entry as it was given out, in its place of the year. */
export interface KeptEntry extends Entry {
  number: number
  /** The number of the entry that it takes back. */
  reverses: number | null
}

/**
 * What is to be written behind the entries that were given out, so that the year says what is true now: what is
 * new, in the order in which it was validated, and for each entry that is true no more one that takes it back.
 * None is validated before the last that there is.
 */
export function entriesBehind(
  kept: readonly KeptEntry[],
  derived: readonly Entry[],
  now: Date,
): KeptEntry[] {
  const reversed = new Set(kept.map(({ reverses }) => reverses))
  const standing = new Map<string, KeptEntry[]>()
  for (const entry of kept) {
    if (entry.reverses !== null || reversed.has(entry.number)) continue
    standing.set(said(entry), [...(standing.get(said(entry)) ?? []), entry])
  }
  const fresh = derived.filter((entry) => !standing.get(said(entry))?.shift())
  const untrue = [...standing.values()].flat().sort((one, other) => one.number - other.number)
  const behind = [
    ...untrue.map((entry) => takenBack(entry, now)),
    ...fresh.map((entry) => ({ ...entry, reverses: null })),
  ].sort((one, other) => one.validated.getTime() - other.validated.getTime())
  let last = kept.at(-1)?.validated.getTime() ?? 0
  return behind.map((entry, at) => {
    last = Math.max(entry.validated.getTime(), last)
    return { ...entry, validated: new Date(last), number: kept.length + at + 1 }
  })
}

/** What an entry says; a client's code is another once two of its records were merged. */
const said = ({ journal, day, reference, referenceDay, text, lines }: Entry): string =>
  JSON.stringify([
    ...[journal, day, reference, referenceDay, text],
    ...lines.map(({ account, debit, party }) => [account.number, debit, party?.name ?? null]),
  ])

/** The same on the other side, on its day: what is taken back was of that year. */
function takenBack(entry: KeptEntry, now: Date): Omit<KeptEntry, "number"> {
  return {
    ...entry,
    validated: now,
    text: `Contre-passation de l’écriture ${entry.number} : ${entry.text}`,
    lines: entry.lines.map((line) => ({ ...line, debit: -line.debit })),
    reverses: entry.number,
  }
}
