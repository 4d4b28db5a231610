import type { Purchase } from "#contract/purchases"
import type { Tone } from "~/components/ui/tone"

// The lists of the contract, without the schemas that check them: those stay on the server.
export const purchaseKinds = [
  "bill",
  "creditNote",
  "correction",
  "deposit",
] as const satisfies readonly Purchase["kind"][]

export const statusTones: Record<Purchase["status"], Tone> = {
  draft: "neutral",
  toPay: "info",
  late: "danger",
  paid: "success",
}

/** What a received bill is called: whose it is and its number, else its file; one of the two is there. */
export const nameOf = ({
  supplierName,
  number,
  fileName,
}: Pick<Purchase, "supplierName" | "number" | "fileName">): string =>
  [supplierName, number].filter(Boolean).join(" · ") || (fileName ?? "?")
