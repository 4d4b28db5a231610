import type { Quote } from "#contract/quotes"
import type { Tone } from "~/components/ui/tone"

export const statusTones: Record<Quote["status"], Tone> = {
  draft: "neutral",
  issued: "info",
  sent: "info",
  accepted: "success",
  refused: "danger",
  expired: "warning",
  billed: "neutral",
}

/** How a quote is called: by its number, one that has none by its client. A key and what it is told. */
export function titleOf({ number, clientName }: Pick<Quote, "number" | "clientName">) {
  const values = { name: number ?? clientName, client: clientName }
  return { key: number ? "quotes.of" : "quotes.draftFor", values } as const
}
