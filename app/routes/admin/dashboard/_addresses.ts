import { useHref } from "@remix-run/react"
import { firstDayOf, lastDayOf, type Month } from "#domain/month"

/** Where the lists behind the figures are, under the mount one came by. */
export function useAddresses() {
  const mount = useHref("..")
  const bills = (query: Record<string, string | null> = {}) => {
    const filled = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
    const search = new URLSearchParams(filled).toString()
    return `${mount}/bills${search && `?${search}`}`
  }
  return {
    bills,
    bill: (id: string) => `${mount}/bills/${id}`,
    /** The bills that a month's turnover was added up from. */
    issuedIn: (month: Month) =>
      bills({ state: "issued", from: firstDayOf(month), to: lastDayOf(month) }),
    /** What is unpaid and due between two days; a missing one is open. */
    dueBetween: (dueFrom: string | null, dueTo: string | null) =>
      bills({ state: "unpaid", dueFrom, dueTo }),
    vatRegime: () => `${mount}/profile/vat`,
    collectedIn: (month: Month) => `${mount}/dashboard/collections?month=${month}`,
  }
}
