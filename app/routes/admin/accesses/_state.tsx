import { useTranslation } from "react-i18next"
import type { Access } from "#contract/accesses"
import { StatusBadge } from "~/components/screen/status-badge"

const tones = {
  invited: "info",
  lapsed: "warning",
  open: "success",
  ended: "neutral",
  withdrawn: "neutral",
} as const

/** Where an access stands. */
export function AccessState({ state }: Pick<Access, "state">) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`accesses.states.${state}`)}</StatusBadge>
}
