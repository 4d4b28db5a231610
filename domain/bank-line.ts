import type { Day } from "./day"
import type { Cents } from "./money"

/** What tells one line of an account from another. */
export interface ComparedLine {
  day: Day
  valueDay?: Day | null
  amount: Cents
  label: string
  bankId?: string | null
}

/** A label by its letters and digits alone, as two formats write it. */
export const foldedLabel = (label: string): string =>
  label
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")

export type Recognition = "new" | "known" | "probable"

/**
 * Which lines of a file an account has already. Each known line answers for one line: of n equal ones in the file, m of
 * them known, n − m are new. A bank's id proves nothing without day and amount, and where one side has none the label
 * is asked. Probable is what is left with the same amount on the same day.
 */
export function recognise(known: ComparedLine[], file: ComparedLine[]): Recognition[] {
  const found: Recognition[] = file.map(() => "new")
  const left = new Set(known)
  const pass = (
    recognition: Recognition,
    keysOfKnown: (line: ComparedLine) => string[],
    keyOfLine: (line: ComparedLine) => string | undefined,
  ) => {
    const places = new Map<string, ComparedLine[]>()
    // From behind, so that the first one is at the end of its place.
    for (const line of [...left].reverse())
      for (const key of keysOfKnown(line)) {
        const place = places.get(key)
        if (place) place.push(line)
        else places.set(key, [line])
      }
    for (const [at, line] of file.entries()) {
      const place = found[at] === "new" ? places.get(keyOfLine(line) ?? "") : undefined
      let match = place?.pop()
      while (match && !left.has(match)) match = place?.pop()
      if (!match) continue
      left.delete(match)
      found[at] = recognition
    }
  }
  const byId = ({ bankId, day, amount }: ComparedLine) => `${day} ${amount} ${bankId}`
  const byLabel = ({ day, amount, label }: ComparedLine) => `${day} ${amount} ${foldedLabel(label)}`
  pass(
    "known",
    (line) => (line.bankId ? [byId(line)] : []),
    (line) => (line.bankId ? byId(line) : undefined),
  )
  // A line with an id is one without an id, a line without is any.
  pass(
    "known",
    (line) => [`any ${byLabel(line)}`, ...(line.bankId ? [] : [`none ${byLabel(line)}`])],
    (line) => `${line.bankId ? "none" : "any"} ${byLabel(line)}`,
  )
  // A file that says both days of its lines is not taken by a value day alone.
  pass(
    "probable",
    ({ day, valueDay, amount }) => [
      `booked ${day} ${amount}`,
      ...new Set([`any ${day} ${amount}`, `any ${valueDay ?? day} ${amount}`]),
    ],
    ({ day, valueDay, amount }) => `${valueDay ? "booked" : "any"} ${day} ${amount}`,
  )
  return found
}

/** How a statement follows the last one of its account: what is between them is missing, or was never there. */
export function gapBefore(
  last: { day: Day; amount: Cents; sequence: string | null } | undefined,
  next: { opening: { day: Day; amount: Cents } | null; sequence: string | null },
): { difference: Cents } | undefined {
  if (!last) return undefined
  const [one, other] = [Number(last.sequence), Number(next.sequence)]
  const skipped = last.sequence && next.sequence && other > one + 1
  const difference = next.opening ? next.opening.amount - last.amount : 0
  return difference !== 0 || skipped ? { difference } : undefined
}

/** Whether what a file calls its account is the account of this IBAN. */
export function isAccount(iban: string, written: string): boolean {
  const own = iban.replace(/\s/g, "").toUpperCase()
  const said = written.replace(/[\s/-]/g, "").toUpperCase()
  if (own === said) return true
  // Of a card or a hidden number only the end is shown.
  const [, tail] = /^[X*•]+(\d{4,})$/.exec(said) ?? []
  if (tail) return own.slice(0, -2).endsWith(tail) || own.endsWith(tail)
  const isForeignIban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(said)
  if (isForeignIban || said.length < 7) return false
  // "30003/00012345678" is a bank and an account; the branch between them is left out.
  const number = written.split(/[/-]/).at(-1)?.replace(/\s/g, "").toUpperCase() ?? said
  return own.includes(said) || (number.length >= 7 && own.includes(number))
}
