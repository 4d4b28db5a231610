import type { Bill } from "#contract/bills"

/** How a bill is called: by its number, a draft by its kind and client. A key and what it is told. */
export function titleOf({
  number,
  kind,
  clientName,
}: Pick<Bill, "number" | "kind" | "clientName">) {
  const values = { name: number ?? clientName, client: clientName }
  if (number && kind === "creditNote") return { key: "bills.creditNoteOf", values } as const
  if (number && kind === "deposit") return { key: "bills.depositBillOf", values } as const
  if (number) return { key: "bills.of", values } as const
  if (kind === "creditNote") return { key: "bills.creditNoteFor", values } as const
  if (kind === "correction") return { key: "bills.correctionFor", values } as const
  if (kind === "deposit") return { key: "bills.depositFor", values } as const
  return { key: "bills.draftFor", values } as const
}
