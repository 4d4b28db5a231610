import { CalendarClock, ChartColumn, PiggyBank } from "lucide-react"
import { useTranslation } from "react-i18next"

/** What the part of the page about money will show, for who has not billed anything yet. */
export function SoonHere() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="soon-here">
      <h2 id="soon-here" className="mb-3 text-lg font-semibold">
        {t("dashboard.soonHere.title")}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        <Lesson icon={ChartColumn} title={t("dashboard.turnover.title")}>
          {t("dashboard.soonHere.turnover")}
        </Lesson>
        <Lesson icon={CalendarClock} title={t("dashboard.ages.title")}>
          {t("dashboard.soonHere.ages")}
        </Lesson>
        <Lesson icon={PiggyBank} title={t("dashboard.cash.title")}>
          {t("dashboard.soonHere.cash")}
        </Lesson>
      </ul>
    </section>
  )
}

interface LessonProps {
  icon: typeof ChartColumn
  title: string
  children: string
}

/** Where something will be: what it will say. */
function Lesson({ icon: Icon, title, children }: LessonProps) {
  return (
    <li className="min-w-0 rounded-card border border-dashed border-edge p-5">
      <Icon size={22} aria-hidden="true" className="text-accent" />
      <h3 className="mt-3 font-medium">{title}</h3>
      <p className="mt-1 text-sm text-muted">{children}</p>
    </li>
  )
}
