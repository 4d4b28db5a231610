import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"

/** Something that became of what a client has paid too much, or is owed back. */
export interface CreditMove {
  id: string
  clientId: string
  amount: Cents
  what: "overpaid" | "credited" | "used" | "refunded" | "takenBack"
  day: Day
  billId: string | null
  reference: string
  clientName: string
  nature: string
  /** The entry of the book that it wrote, where it moved money. */
  sequence: number | null
}

/** A part of a credit: was it turnover before it became one, as money for a bill that was credited was. */
interface Lot {
  isTurnover: boolean
  left: Cents
}

interface Account {
  lots: Lot[]
  /** What was taken for a bill, or given back, so that it is put back as what it was. */
  taken: Map<string, Lot[]>
}

/**
 * What each move brings of turnover: money beyond what was due is its client's, and none before a bill is paid by it.
 * The oldest is spent first.
 */
export function turnoverOfMoves(moves: readonly CreditMove[]): Map<string, Cents> {
  const accounts = new Map<string, Account>()
  const found = new Map<string, Cents>()
  for (const move of moves) {
    const account = accounts.get(move.clientId) ?? { lots: [], taken: new Map() }
    accounts.set(move.clientId, account)
    found.set(move.id, turnoverOfMove(account, move))
  }
  return found
}

function turnoverOfMove(account: Account, { what, amount, billId }: CreditMove): Cents {
  const { lots } = account
  if (what === "overpaid" || what === "credited") {
    lots.push({ isTurnover: what === "credited", left: amount })
    return 0
  }
  const key = what === "refunded" ? what : (billId ?? what)
  if (amount > 0) {
    const back = putBack(account, key, amount)
    return what === "refunded" ? sumOf(back, true) : 0 - sumOf(back, false)
  }
  // An overpayment that never came takes what is none first, and the latest of it.
  const isNone = what === "takenBack"
  const inTurn = isNone
    ? [...lots].reverse().sort((one, other) => Number(one.isTurnover) - Number(other.isTurnover))
    : lots
  const took = take(inTurn, -amount)
  if (isNone) return 0 - sumOf(took, true)
  account.taken.set(key, [...(account.taken.get(key) ?? []), ...took])
  return what === "refunded" ? 0 - sumOf(took, true) : sumOf(took, false)
}

function take(lots: readonly Lot[], amount: Cents): Lot[] {
  let wanted = amount
  return lots.flatMap((lot) => {
    const part = Math.min(lot.left, wanted)
    if (part === 0) return []
    lot.left -= part
    wanted -= part
    return [{ isTurnover: lot.isTurnover, left: part }]
  })
}

/** What was taken last comes back first, and is spent first again. */
function putBack({ lots, taken }: Account, key: string, amount: Cents): Lot[] {
  const back = take([...(taken.get(key) ?? [])].reverse(), amount)
  lots.unshift(...back.map((lot) => ({ ...lot })))
  return back
}

const sumOf = (lots: readonly Lot[], isTurnover: boolean): Cents =>
  lots.reduce((sum, lot) => (lot.isTurnover === isTurnover ? sum + lot.left : sum), 0)

/** Behind all entries of a book: what is turnover by a move that wrote none. */
const afterBook = 1_000_000_000

interface Entry {
  sequence: number
  day: Day
  amount: Cents
  reference: string
  clientName: string
  nature: string
  billId: string | null
  incomeId: string | null
  category: string | null
  vat: Cents
}

/** What of a year's book is turnover, and what became turnover by a credit that paid a bill of it. */
export function earnedOf(
  entries: readonly Entry[],
  moves: readonly CreditMove[],
  year: number,
): Entry[] {
  const turnover = turnoverOfMoves(moves)
  const written = new Map(moves.flatMap((move) => (move.sequence ? [[move.sequence, move]] : [])))
  const amountOf = ({ id }: CreditMove) => turnover.get(id) ?? 0
  return [
    ...entries.flatMap((entry) => {
      const move = written.get(entry.sequence)
      if (!move) return [entry]
      const amount = amountOf(move)
      return amount === 0 ? [] : [{ ...entry, amount }]
    }),
    ...moves.flatMap((move, at) => {
      const { sequence, day, reference, clientName, nature, billId } = move
      const amount = amountOf(move)
      if (sequence || amount === 0 || !day.startsWith(`${year}-`)) return []
      const named = { reference, clientName, nature, billId, incomeId: null, category: null }
      return [{ sequence: afterBook + at, day, amount, vat: 0, ...named }]
    }),
  ]
}

/** What of a year's book is a client's credit, and what of such credits paid bills of it. */
export function creditsIn(moves: readonly CreditMove[], year: number) {
  const turnover = turnoverOfMoves(moves)
  const ofYear = moves.filter(({ day }) => day.startsWith(`${year}-`))
  const sum = (amounts: readonly Cents[]) => amounts.reduce((total, one) => total + one, 0)
  return {
    kept: sum(
      ofYear.flatMap(({ id, sequence, amount }) =>
        sequence ? [amount - (turnover.get(id) ?? 0)] : [],
      ),
    ),
    used: sum(ofYear.flatMap(({ id, sequence }) => (sequence ? [] : [turnover.get(id) ?? 0]))),
  }
}
