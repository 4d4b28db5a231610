import { useTranslation } from "react-i18next"
import type { YearSums } from "#contract/year-sums"
import { wholePeriod } from "#domain/filter-period"
import { formatMonth } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"

interface YearProps {
  incomes: YearSums
  outcomes: YearSums
  today: string
}

/** What came in and went out, by months and quarters, each figure leading to its list. */
export function YearByMonths({ incomes, outcomes, today }: YearProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { year } = incomes
  const rows = incomes.months.flatMap((income, at) => {
    const quarter = Math.floor(at / 3)
    const month = {
      ...{ name: formatMonth(`${year}-${String(at + 1).padStart(2, "0")}`, language), income },
      ...{ outcome: outcomes.months[at] ?? 0, period: wholePeriod(year, at + 1, 1), bold: false },
    }
    if (at % 3 < 2) return [month]
    return [
      month,
      {
        ...{ name: t("treasury.year.quarter", { n: quarter + 1 }), bold: true },
        ...{ income: incomes.quarters[quarter] ?? 0, outcome: outcomes.quarters[quarter] ?? 0 },
        period: wholePeriod(year, quarter * 3 + 1, 3),
      },
    ]
  })
  const all = {
    ...{ name: t("treasury.year.whole", { year }), income: incomes.total, outcome: outcomes.total },
    ...{ period: wholePeriod(year, 1, 12), bold: true },
  }
  return (
    <SectionCard
      title={<span id="year">{t("treasury.year.title", { year })}</span>}
      aside={
        <span className="flex flex-wrap gap-2">
          <ButtonLink to={`?year=${year - 1}#year`} variant="outline" size="sm">
            {year - 1}
          </ButtonLink>
          {year < Number(today.slice(0, 4)) ? (
            <ButtonLink to={`?year=${year + 1}#year`} variant="outline" size="sm">
              {year + 1}
            </ButtonLink>
          ) : null}
        </span>
      }
      className="lg:col-span-2"
    >
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-left text-muted">
            <tr>
              <th scope="col" className="py-2 pr-4 font-medium">
                {t("treasury.year.month")}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-medium">
                {t("incomes.title")}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {t("outcomes.title")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {[...rows, all].map(({ name, income, outcome, period: { from, to }, bold }) => (
              <tr key={name} className={bold ? "font-semibold" : undefined}>
                <th scope="row" className="py-2 pr-4 text-left font-[inherit]">
                  {name}
                </th>
                <td className="py-2 pr-4 text-right">
                  <LinkCell to={`../incomes?from=${from}&to=${to}`}>
                    <MoneyCell cents={income} />
                  </LinkCell>
                </td>
                <td className="py-2 text-right">
                  <LinkCell to={`../outcomes?from=${from}&to=${to}`}>
                    <MoneyCell cents={outcome} />
                  </LinkCell>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionCard>
  )
}
