import { useTranslation } from "react-i18next"
import { useCells } from "~/components/table/cells"

export const tones = {
  freeTrial: "info",
  active: "success",
  inactive: "danger",
  available: "neutral",
} as const

const named = [
  "trialEndsOn",
  "renewsOn",
  "graceEndsOn",
  "cancelledOn",
  "endsOn",
  "endedOn",
] as const

type Dates = Record<(typeof named)[number], string | null>

/** The dates of a state with what they are, for a cell. */
export function useDates(): (dates: Dates) => string {
  const { t } = useTranslation()
  const { date } = useCells()
  const words = named.map((name) => [name, t(`subscriptions.dates.${name}`)] as const)
  return (dates) =>
    words
      .flatMap(([name, text]) => (dates[name] ? [`${text} ${date(dates[name])}`] : []))
      .join(", ")
}
