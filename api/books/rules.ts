import type { Book } from "../../contract/books"
import type { LateInterest } from "../../contract/late-interest"

/** What came in, month by month and quarter by quarter. */
export function sumsOf(
  receipts: readonly { day: string; amount: number }[],
): Pick<Book, "months" | "quarters" | "total"> {
  const months = Array.from({ length: 12 }, () => 0)
  for (const { day, amount } of receipts) {
    const at = Number(day.slice(5, 7)) - 1
    months[at] = (months[at] ?? 0) + amount
  }
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 0)
  const quarters = [0, 3, 6, 9].map((from) => sum(months.slice(from, from + 3)))
  return { months, quarters, total: sum(months) }
}

/** Each movement of an account with what is owed after it. */
export function withBalance<Movement extends { amount: number }>(movements: readonly Movement[]) {
  let balance = 0
  return movements.map((movement) => {
    balance += movement.amount
    return { ...movement, balance }
  })
}

/** What paying late costs, as movements of an account: owed without a bill (C. com. L441-10 II, D441-5). */
export function lateCosts(bills: readonly LateInterest[]) {
  return bills
    .flatMap(({ number, until, currency, interest, indemnity }) => {
      const head = { day: until, reference: number, currency }
      return [
        { ...head, what: "interest" as const, amount: interest },
        { ...head, what: "indemnity" as const, amount: indemnity },
      ]
    })
    .filter(({ amount }) => amount > 0)
}

/** The columns of the book of receipts, in the order that the law names what it asks for. */
export const receiptColumns = [
  { field: "sequence", head: "books.sequence" },
  { field: "day", head: "books.day" },
  { field: "reference", head: "books.reference" },
  { field: "clientName", head: "books.client" },
  { field: "nature", head: "books.nature" },
  { field: "amount", head: "books.amount" },
  { field: "currency", head: "books.currency" },
  { field: "means", head: "books.means", words: "bills.means" },
  { field: "sha256", head: "books.seal" },
] as const

export const billColumns = [
  { field: "number", head: "bills.number" },
  { field: "kind", head: "books.kind", words: "bills.kinds" },
  { field: "releaseDate", head: "bills.releaseDate" },
  { field: "clientName", head: "bills.client" },
  { field: "dueDate", head: "bills.dueDate" },
  { field: "totalHT", head: "bills.totalHT" },
  { field: "totalVat", head: "books.vat" },
  { field: "totalTTC", head: "bills.totalTTC" },
  { field: "due", head: "books.due" },
  { field: "currency", head: "books.currency" },
] as const

export const statementColumns = [
  { field: "day", head: "books.day" },
  { field: "what", head: "books.movement", words: "books.movements" },
  { field: "reference", head: "books.reference" },
  { field: "amount", head: "books.amount" },
  { field: "balance", head: "books.due" },
  { field: "currency", head: "books.currency" },
] as const
