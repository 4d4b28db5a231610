import { useTranslation } from "react-i18next"
import type { WorkMonth } from "#contract/timesheets"
import { formatDay, formatNumber } from "~/components/format"
import { Banner } from "~/components/screen/banner"

/** What is to be said of a month, and stops nothing. */
export function MonthWarnings({ month }: { month: WorkMonth }) {
  const { t, i18n } = useTranslation()
  const number = (days: number) => formatNumber(days, i18n.language)
  const days = (list: string[]) =>
    new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(
      list.slice(0, 5).map((day) => formatDay(day, i18n.language)),
    )
  const texts: Record<WorkMonth["warnings"][number], string> = {
    workingDaysExceeded: t("timesheets.warnings.workingDaysExceeded", {
      entered: number(month.entered),
      workingDays: number(month.workingDays),
    }),
    duplicateActivity: t("timesheets.warnings.duplicateActivity"),
    dayExceeded: t("timesheets.warnings.dayExceeded", { days: days(month.dayExceeded) }),
    offDay: t("timesheets.warnings.offDay", { days: days(month.offDays) }),
    future: t("timesheets.warnings.future"),
  }
  const isEmpty = month.entered > 0 && month.empty > 0
  if (month.warnings.length === 0 && !isEmpty) return null
  return (
    <Banner
      tone={month.warnings.length ? "warning" : "info"}
      title={t(month.warnings.length ? "timesheets.warnings.title" : "timesheets.warnings.note")}
    >
      <ul className="list-disc pl-5">
        {month.warnings.map((warning) => (
          <li key={warning}>{texts[warning]}</li>
        ))}
        {isEmpty ? <li>{t("timesheets.warnings.empty", { count: month.empty })}</li> : null}
      </ul>
    </Banner>
  )
}

interface ConfirmationsProps {
  warnings: readonly WorkMonth["warnings"][number][]
}

/** What has to be confirmed, each by a tick. */
export function Confirmations({ warnings }: ConfirmationsProps) {
  const { t } = useTranslation()
  if (warnings.length === 0) return null
  return (
    <fieldset id="confirmed" className="grid gap-2 rounded-card border border-line p-4">
      <legend className="px-1 font-medium">{t("timesheets.confirmed")}</legend>
      {warnings.map((warning) => (
        <label key={warning} className="flex min-h-10 items-center gap-3">
          <input type="checkbox" name="confirmed" value={warning} className="size-5 shrink-0" />
          <span>{t(`timesheets.confirm.${warning}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
