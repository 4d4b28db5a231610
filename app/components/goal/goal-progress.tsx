import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Goals } from "#contract/statistics"
import { Meter } from "../chart/meter"
import { formatMoney, formatNumber, formatPercent } from "../format"
import { SectionCard } from "../screen/section-card"
import { useLanguage } from "../use-language"

/** How far the goals of a year are: what is reached, what should be by now, what each month left must bring. */
export function GoalProgress({ goals, aside }: { goals: Goals; aside?: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, goals.currency, language)
  const days = (count: number) => t("statistics.days", { days: formatNumber(count, language) })
  const { year, turnoverHT, dailyRateHT } = goals
  const isNone = !turnoverHT && !goals.days && !dailyRateHT
  return (
    <SectionCard title={t("statistics.goals.title", { year })} aside={aside}>
      {isNone ? <p className="text-muted">{t("statistics.goals.none")}</p> : null}
      <ul className="grid gap-5 lg:grid-cols-3">
        {turnoverHT ? (
          <Goal name={t("statistics.goals.turnoverHT")} progress={turnoverHT} write={money} />
        ) : null}
        {goals.days ? (
          <Goal name={t("statistics.goals.days")} progress={goals.days} write={days} />
        ) : null}
        {dailyRateHT ? (
          <li>
            <p className="font-medium">{t("statistics.goals.dailyRateHT")}</p>
            <p className="mt-1 text-sm">
              {dailyRateHT.reached === null
                ? t("statistics.goals.noRate", { goal: money(dailyRateHT.goal) })
                : t("statistics.goals.rate", {
                    reached: money(dailyRateHT.reached),
                    goal: money(dailyRateHT.goal),
                  })}
            </p>
          </li>
        ) : null}
      </ul>
    </SectionCard>
  )
}

interface GoalProps {
  name: string
  progress: NonNullable<Goals["turnoverHT"]>
  write: (value: number) => string
}

function Goal({ name, progress, write }: GoalProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { goal, reached, percent, due, left, perMonthLeft } = progress
  const said = t("statistics.goals.reached", {
    reached: write(reached),
    goal: write(goal),
    percent: formatPercent(percent ?? "0", language),
  })
  return (
    <li>
      <p className="font-medium">{name}</p>
      <p className="my-1 text-sm">{said}</p>
      <Meter label={said} value={reached} max={goal} mark={due} tone="accent" />
      <p className="mt-2 text-muted text-sm">
        {reached >= due
          ? t("statistics.goals.ahead", { due: write(due) })
          : t("statistics.goals.behind", { due: write(due) })}
      </p>
      <p className="text-muted text-sm">
        {left === 0
          ? t("statistics.goals.done")
          : perMonthLeft === null
            ? t("statistics.goals.over", { left: write(left) })
            : t("statistics.goals.left", { left: write(left), month: write(perMonthLeft) })}
      </p>
    </li>
  )
}
