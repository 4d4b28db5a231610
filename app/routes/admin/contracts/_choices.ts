import type { Contract } from "#contract/contracts"
import type { SignatureRequest } from "#contract/signatures"
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

/** Whether signatures of its own paper are waited for: what it says changes at the cost of all of them. */
export const isBeingSigned = (
  requests: readonly Pick<SignatureRequest, "state" | "amendmentId">[],
): boolean => requests.some(({ state, amendmentId }) => state === "open" && amendmentId === null)
