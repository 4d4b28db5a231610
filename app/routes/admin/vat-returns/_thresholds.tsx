import { useTranslation } from "react-i18next"
import type { TurnoverThresholds } from "#contract/vat-returns"
import { formatDay, formatRoundMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { useLanguage } from "~/components/use-language"

type Threshold = TurnoverThresholds["thresholds"][number]

/** How the turnover of the year stands to its limits, by what was received and by what was billed. */
export function Thresholds({ thresholds }: { thresholds: Threshold[] }) {
  const { t } = useTranslation()
  if (thresholds.length === 0) return null
  return (
    <SectionCard title={t("vatReturns.thresholds.title")}>
      <p className="mb-3 text-muted text-sm">{t("vatReturns.thresholds.text")}</p>
      <ul className="divide-y divide-line">
        {thresholds.map((threshold) => (
          <ThresholdRow key={`${threshold.name} ${threshold.activity}`} threshold={threshold} />
        ))}
      </ul>
    </SectionCard>
  )
}

const courses = ["cashed", "billed"] as const

function ThresholdRow({ threshold }: { threshold: Threshold }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, activity, limit, lostFrom, billed } = threshold
  const money = (cents: number) => formatRoundMoney(cents, "EUR", language)
  return (
    <li className="py-3">
      <p className="mb-2 font-medium">
        {t(`vatReturns.limits.${name}`)} · {t(`vatReturns.activities.${activity}`)} · {money(limit)}
      </p>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {courses.map((course) => {
          const { amount, crossedOn, isExpected } = threshold[course]
          const day = formatDay(crossedOn ?? "", language)
          return (
            <div key={course}>
              <dt className="text-muted">{t(`vatReturns.courses.${course}`)}</dt>
              <dd>
                <span className="figure font-semibold">{money(amount)}</span>{" "}
                {crossedOn === null
                  ? t("vatReturns.thresholds.notCrossed")
                  : isExpected
                    ? t("vatReturns.thresholds.expected", { day })
                    : t("vatReturns.thresholds.crossed", { day })}
              </dd>
            </div>
          )
        })}
      </dl>
      {lostFrom ? (
        <p className="mt-2 font-medium text-sm">
          {t("vatReturns.thresholds.lost", {
            day: formatDay(lostFrom, language),
            year: Number(lostFrom.slice(0, 4)) - 1,
          })}
        </p>
      ) : billed.crossedOn && !billed.isExpected ? (
        <p className="mt-2 font-medium text-sm">
          {t(`vatReturns.thresholds.after.${name}`, { day: formatDay(billed.crossedOn, language) })}
        </p>
      ) : null}
    </li>
  )
}
