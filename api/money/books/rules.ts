import type { Book, Receipt } from "#contract/books"
import type { receipts } from "./schema"

type ReceiptRow = typeof receipts.$inferSelect

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

/** An entry of the book as it travels; `ofCredits`: which are moves of what clients have paid beyond their bills. */
export const receiptShown = (row: ReceiptRow, ofCredits: ReadonlySet<number | null>): Receipt => {
  const { sequence, day, billId, incomeId, reference, clientName, nature } = row
  const { amount, currency, means, recordedAt } = row
  return {
    ...{ sequence, day, billId, incomeId, reference, clientName, nature, amount, currency, means },
    isCredit: ofCredits.has(sequence),
    recordedAt: recordedAt.toISOString(),
  }
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
  { field: "means", head: "books.means", values: "bills.means" },
  { field: "sha256", head: "books.seal" },
] as const

export const billColumns = [
  { field: "number", head: "bills.number" },
  { field: "kind", head: "books.kind", values: "bills.kinds" },
  { field: "releaseDate", head: "bills.releaseDate" },
  { field: "clientName", head: "bills.client" },
  { field: "dueDate", head: "bills.dueDate" },
  { field: "totalHT", head: "bills.totalHT" },
  { field: "totalVat", head: "books.vat" },
  { field: "totalTTC", head: "bills.totalTTC" },
  { field: "due", head: "books.due" },
  { field: "currency", head: "books.currency" },
] as const

/** Numbers of a table are cents; the place in the book is none. */
export const numbered = <Row extends { sequence: number }>(row: Row) => ({
  ...row,
  sequence: String(row.sequence),
})

/** A SIRET begins with the SIREN. */
export const sirenOf = (profile: { siren: string | null; siret: string | null } | undefined) =>
  profile?.siren ?? profile?.siret?.slice(0, 9)
