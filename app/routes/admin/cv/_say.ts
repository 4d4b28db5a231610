import { useTranslation } from "react-i18next"
import type { Fact } from "#contract/cv"
import type { PartialDate } from "#domain/partial-date"

const precisions = [
  { year: "numeric" },
  { year: "numeric", month: "long" },
  { year: "numeric", month: "long", day: "numeric" },
] as const

/** A date in words, no more precise than it is known: "mars 2021". */
export function useSayDate(): (date: PartialDate) => string {
  const { i18n } = useTranslation()
  const region = i18n.language === "fr" ? "fr-FR" : "en-GB"
  return (date) => {
    const parts = date.split("-")
    const how = precisions[parts.length - 1]
    const instant = new Date(`${date}-01-01`.slice(0, 10))
    return new Intl.DateTimeFormat(region, { ...how, timeZone: "UTC" }).format(instant)
  }
}

/** From when to when, in words; what has no end goes on. */
export function useSayPeriod(): (period: {
  start: PartialDate | null
  end: PartialDate | null
}) => string {
  const { t } = useTranslation()
  const say = useSayDate()
  return ({ start, end }) => {
    if (start === end && start) return say(start)
    if (start && end) return t("cv.fromTo", { start: say(start), end: say(end) })
    if (start) return t("cv.since", { start: say(start) })
    return end ? t("cv.until", { end: say(end) }) : ""
  }
}

/** What a fact is called: in the language of the screens, else in the other. */
export function useNameOf(): (fact: Fact) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: "language" })
  const said = (french: string | null, english: string | null) =>
    (i18n.language === "fr" ? (french ?? english) : (english ?? french)) ?? ""
  return (fact) => {
    switch (fact.kind) {
      case "skill":
        return fact.name
      case "language":
        return names.of(fact.code) ?? fact.code
      case "study":
        return said(fact.diplomaFr, fact.diplomaEn)
      case "interest":
        return said(fact.nameFr, fact.nameEn)
      default:
        return said(fact.titleFr, fact.titleEn)
    }
  }
}

/** In which language something of a fact lacks that it says in the other. */
export function missingIn(fact: Fact): "fr" | "en" | undefined {
  const has = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
  const pairs = Object.entries(fact).flatMap(([name, value]) =>
    name.endsWith("Fr")
      ? [{ french: has(value), english: has(fact[`${name.slice(0, -2)}En` as keyof Fact]) }]
      : [],
  )
  if (pairs.some(({ french, english }) => french && !english)) return "en"
  return pairs.some(({ french, english }) => english && !french) ? "fr" : undefined
}
