import type { Contract } from "#contract/contracts"
import type { Tone } from "~/components/ui/tone"

export const statusTones: Record<Contract["status"], Tone> = {
  draft: "neutral",
  active: "success",
  toRenew: "warning",
  ended: "neutral",
}

/** What the person's contracts are called: by title, and by reference where there is one. */
export const nameOf = ({ reference, title }: Pick<Contract, "reference" | "title">): string =>
  reference ? `${reference} · ${title}` : title
