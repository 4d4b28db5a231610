import { useTranslation } from "react-i18next"
import type { VatReturns } from "#contract/vat-returns"
import { StatusBadge } from "~/components/screen/status-badge"
import type { Tone } from "~/components/ui/tone"

type State = VatReturns["periods"][number]["state"]

const tones: Record<State, Tone> = {
  running: "neutral",
  open: "info",
  late: "danger",
  declared: "warning",
  paid: "success",
}

/** Where the return of a period stands. */
export function StateBadge({ state }: { state: State }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`vatReturns.states.${state}`)}</StatusBadge>
}
