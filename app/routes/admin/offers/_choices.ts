import type { Offer } from "#contract/offers"
import type { Tone } from "~/components/ui/tone"

export const stateTones: Record<Offer["state"], Tone> = {
  firstContact: "neutral",
  positioned: "info",
  onWaiting: "warning",
  aborted: "neutral",
  accepted: "success",
}
