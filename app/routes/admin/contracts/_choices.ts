import type { Tone } from "~/components/ui/tone"
import type { Contract } from "../../../../contract/contracts"

// The lists of the contract, without the schemas that check them: those stay on the server.
export const contractKinds = [
  "freelance",
  "fixedTerm",
  "permanent",
  "internship",
] as const satisfies readonly Contract["kind"][]
export const contractUnits = [
  "day",
  "hour",
  "month",
  "flat",
] as const satisfies readonly Contract["unit"][]
export const contractStatuses = [
  "draft",
  "active",
  "toRenew",
  "ended",
] as const satisfies readonly Contract["status"][]

export const statusTones: Record<Contract["status"], Tone> = {
  draft: "neutral",
  active: "success",
  toRenew: "warning",
  ended: "neutral",
}

/** What the person's contracts are called: by title, and by reference where there is one. */
export const nameOf = ({ reference, title }: Pick<Contract, "reference" | "title">): string =>
  reference ? `${reference} · ${title}` : title
