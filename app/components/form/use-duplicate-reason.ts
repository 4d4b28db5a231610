import { useTranslation } from "react-i18next"
import type { Duplicate } from "#contract/duplicates"

/** How alike two are, and by what, in words. */
export function useDuplicateReason() {
  const { t } = useTranslation()
  return ({ level, reason }: Pick<Duplicate, "level" | "reason">): string =>
    t("duplicates.why", {
      level: t(`duplicates.levels.${level}`),
      reason: t(`duplicates.reasons.${reason}`),
    })
}
