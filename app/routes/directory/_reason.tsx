import { useTranslation } from "react-i18next"
import type { DirectoryReason } from "#contract/directory"
import { mostPoints } from "#domain/directory-points"

/** One reason for a place, and what it is worth. */
export function Reason({ reason }: { reason: DirectoryReason }) {
  const { t } = useTranslation()
  return (
    <>
      {sentence(reason)}{" "}
      <span className="whitespace-nowrap tabular-nums">
        {t("public:directory.reasons.points", { count: reason.points })}
      </span>
    </>
  )

  function sentence(reason: DirectoryReason): string {
    switch (reason.kind) {
      case "words":
        return reason.resembling
          ? t(`public:directory.reasons.resembling.${reason.found}`)
          : t(`public:directory.reasons.words.${reason.found}`)
      case "skills":
        return t("public:directory.reasons.skills", { known: reason.known, count: reason.asked })
      case "nearness":
        return t("public:directory.reasons.nearness", { kilometres: reason.kilometres })
      case "availability":
        return t("public:directory.reasons.availability", { count: reason.daysAgo })
      case "completeness":
        return t("public:directory.reasons.completeness", {
          filled: reason.filled,
          all: mostPoints.completeness,
        })
    }
  }
}
