import { useTranslation } from "react-i18next"
import type { ContractBudget } from "#contract/contract-budgets"
import { formatDay, formatMoney, formatNumber, formatPercent } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"

const fills: Record<ContractBudget["alert"], string> = {
  0: "fill-accent",
  80: "fill-warning",
  100: "fill-danger",
}

/** How much of a budget is used, as a bar and as a figure. */
export function BudgetMeter({ percent, alert }: Pick<ContractBudget, "alert"> & { percent: number }) {
  const { t, i18n } = useTranslation()
  const text = formatPercent(percent, i18n.language)
  return (
    <span className="flex items-center gap-2">
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-2 w-20 shrink-0 rounded-full"
        role="img"
        aria-label={t("contracts.budget.usedOf", { percent: text })}
      >
        <rect width="100" height="8" className="fill-line" />
        <rect width={Math.min(100, Math.max(0, percent))} height="8" className={fills[alert]} />
      </svg>
      <span className="figure">{text}</span>
    </span>
  )
}

/** What was used of a contract's budget, what is left, and when it is used up. */
export function Budget({ budget }: { budget: ContractBudget }) {
  const { t, i18n } = useTranslation()
  const { percent, alert, currency } = budget
  if (percent === null) return null
  const money = (cents: number) => formatMoney(cents, currency, i18n.language)
  const days = (count: string) => formatNumber(count, i18n.language)
  return (
    <SectionCard title={t("contracts.budget.title")} className="mt-5">
      {alert > 0 ? (
        <div className="mb-4">
          <Banner
            tone={alert === 100 ? "danger" : "warning"}
            title={t(alert === 100 ? "contracts.budget.reached100" : "contracts.budget.reached80")}
          />
        </div>
      ) : null}
      <p className="mb-4">
        <BudgetMeter percent={percent} alert={alert} />
      </p>
      <PropertyList
        properties={[
          ...(budget.leftDays === null
            ? []
            : [
                { label: t("contracts.budget.consumedDays"), value: days(budget.consumedDays) },
                { label: t("contracts.budget.leftDays"), value: days(budget.leftDays) },
                ...(budget.enteredDays === "0"
                  ? []
                  : [{ label: t("contracts.budget.entered"), value: days(budget.enteredDays) }]),
              ]),
          { label: t("contracts.budget.billed"), value: money(budget.billedHT) },
          ...(budget.leftHT === null
            ? []
            : [{ label: t("contracts.budget.left"), value: money(budget.leftHT) }]),
          { label: t("contracts.budget.inPreparation"), value: money(budget.inPreparationHT) },
        ]}
      />
      {budget.usedUpOn ? (
        <p className="mt-4 text-muted">
          {t("contracts.budget.usedUpOn", { day: formatDay(budget.usedUpOn, i18n.language) })}
        </p>
      ) : null}
      <p className="mt-4">
        <a href="#billed" className="text-accent underline">
          {t("contracts.budget.rows")}
        </a>
      </p>
    </SectionCard>
  )
}
