import { useTranslation } from "react-i18next"
import type { Fact } from "#contract/cv"
import { StatusBadge } from "~/components/screen/status-badge"

const tones = {
  valid: "success",
  soon: "warning",
  expired: "danger",
  unlimited: "neutral",
  renewed: "neutral",
} as const

/** Whether a certification still holds, in words. */
export function CertificationBadge({ fact }: { fact: Extract<Fact, { kind: "certification" }> }) {
  const { t } = useTranslation()
  if (!fact.state) return null
  return <StatusBadge tone={tones[fact.state]}>{t(`cv.states.${fact.state}`)}</StatusBadge>
}
