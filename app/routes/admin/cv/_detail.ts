import { useTranslation } from "react-i18next"
import type { Fact } from "#contract/cv"
import { useSayDate, useSayPeriod } from "./_say"

/** A line that tells a fact from others of its kind. */
export function useDetailOf(): (fact: Fact) => string {
  const { t } = useTranslation()
  const say = useSayDate()
  const sayPeriod = useSayPeriod()
  const partsOf = (fact: Fact) => {
    switch (fact.kind) {
      case "mission":
        return [fact.client, sayPeriod(fact), fact.place]
      case "skill":
        return [
          fact.type && t(`cv.types.${fact.type}`),
          fact.level && t(`cv.levels.${fact.level}`),
          fact.years === null ? null : t("cv.yearsOf", { count: fact.years }),
        ]
      case "language":
        return [fact.level && t(`cv.languageLevels.${fact.level}`), fact.remark]
      case "study":
        return [fact.institute, sayPeriod(fact)]
      case "training":
        return [
          fact.organism,
          fact.on && say(fact.on),
          fact.hours && t("cv.hoursOf", { hours: fact.hours }),
        ]
      case "certification":
        return [
          fact.organism,
          fact.issuedOn && say(fact.issuedOn),
          fact.expiresOn && t("cv.expiry", { end: say(fact.expiresOn) }),
        ]
      case "interest":
        return []
    }
  }
  return (fact) => partsOf(fact).filter(Boolean).join(" · ")
}
