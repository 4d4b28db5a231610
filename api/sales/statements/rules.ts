import type { Statement, StatementFilter } from "#contract/statements"
import type { Day } from "#domain/day"
import type { Movement } from "./queries"

type Account = Pick<Statement, "opening" | "debit" | "credit" | "closing" | "movements">

/** The days of a statement: this year's until today where nothing is said; the whole of an earlier year from its first day. */
export function periodOf({ from, to }: StatementFilter, today: Day): { from: Day; to: Day } {
  const last = to ?? today
  return { from: from ?? `${last.slice(0, 4)}-01-01`, to: last }
}

/** A client's account from a day on: what went before it is its opening balance. */
export function accountFrom(from: Day, all: readonly Movement[]): Account {
  const sum = (some: readonly Movement[], side: "debit" | "credit") =>
    some.reduce((total, movement) => total + movement[side], 0)
  const before = all.filter(({ day }) => day < from)
  const during = all.filter(({ day }) => day >= from)
  const opening = sum(before, "debit") - sum(before, "credit")
  let balance = opening
  const movements = during.map((movement) => {
    balance += movement.debit - movement.credit
    return { ...movement, balance }
  })
  return {
    opening,
    debit: sum(during, "debit"),
    credit: sum(during, "credit"),
    closing: balance,
    movements,
  }
}

/** The rows of a statement for a spreadsheet, its balances first and last; with what paying late costs, where asked. */
export function rowsOf(statement: Statement, late: boolean) {
  const { from, to, today, currency, opening, closing } = statement
  const bare = { reference: null, debit: null, credit: null, currency }
  const account = [
    { ...bare, day: from, what: "opening", balance: opening },
    ...statement.movements.map((movement) => ({
      ...movement,
      debit: movement.debit || null,
      credit: movement.credit || null,
      currency,
    })),
    { ...bare, day: to, what: "closing", balance: closing },
  ]
  if (!late) return account
  let balance = closing
  const costs = statement.open.flatMap(({ number, interest, indemnity }) =>
    [
      { what: "interest", debit: interest },
      { what: "indemnity", debit: indemnity },
    ]
      .filter(({ debit }) => debit > 0)
      .map((cost) => {
        balance += cost.debit
        return { ...bare, ...cost, day: today, reference: number, balance }
      }),
  )
  return [...account, ...costs]
}

export const statementColumns = [
  { field: "day", head: "statement.day" },
  { field: "what", head: "statement.what", values: "statement.movements" },
  { field: "reference", head: "statement.reference" },
  { field: "debit", head: "statement.debit" },
  { field: "credit", head: "statement.credit" },
  { field: "balance", head: "statement.balance" },
  { field: "currency", head: "statement.currency" },
] as const
