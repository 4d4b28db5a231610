import { Link } from "@remix-run/react"
import { ArrowRight, CalendarClock, ChartColumn, Check, PiggyBank } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Dashboard } from "#contract/dashboard"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"

/** The way to a first bill with what is done of it, and what this page will show then. */
export function FirstDay({ figures }: { figures: Dashboard }) {
  const { t } = useTranslation()
  const open = new Set(figures.steps.map(({ step }) => step))
  const steps = [
    {
      title: t("dashboard.first.profile"),
      text: t("dashboard.first.profileText"),
      to: open.has("bank") ? "../profile/bank" : "../first-run",
      action: t("dashboard.steps.profile.action"),
      done: !open.has("profile") && !open.has("bank"),
    },
    {
      title: t("dashboard.first.client"),
      text: t("dashboard.steps.client.text"),
      to: "../companies/new",
      action: t("dashboard.steps.client.action"),
      done: !open.has("client"),
    },
    {
      title: t("dashboard.first.bill"),
      text: t("dashboard.first.billText"),
      to: "../bills/new",
      action: t("dashboard.steps.bill.action"),
      done: false,
    },
  ]
  const next = steps.findIndex(({ done }) => !done)
  return (
    <>
      <SectionCard
        title={t("dashboard.first.title")}
        aside={
          <span className="text-sm text-muted tabular-nums">
            {t("dashboard.first.progress", {
              done: steps.filter(({ done }) => done).length,
              count: steps.length,
            })}
          </span>
        }
      >
        <ol className="grid gap-5">
          {steps.map(({ title, text, to, action, done }, at) => (
            <li key={to} className="flex items-start gap-4">
              <span
                aria-hidden="true"
                className={`grid size-9 shrink-0 place-items-center rounded-full font-semibold ${
                  done
                    ? "bg-success-soft text-success"
                    : at === next
                      ? "bg-accent-fill text-on-accent"
                      : "bg-accent-soft text-accent"
                }`}
              >
                {done ? <Check size={18} /> : at + 1}
              </span>
              <span className="min-w-0">
                <span className={`block font-medium ${done ? "text-muted" : ""}`}>
                  {done || at === next ? (
                    title
                  ) : (
                    <Link to={to} className="inline-block min-h-6 text-accent underline">
                      {title}
                    </Link>
                  )}
                  {done ? <span className="sr-only"> {t("screen.steps.done")}</span> : null}
                </span>
                <span className="block text-sm text-muted">{text}</span>
                {at === next ? (
                  <ButtonLink to={to} className="mt-3">
                    {action}
                    <ArrowRight size={18} aria-hidden="true" />
                  </ButtonLink>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      </SectionCard>
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
    </>
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
