import { Link } from "@remix-run/react"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "~/components/ui/card"
import type { Figures } from "./_next-step"

/** The way to a first bill, with what is done of it. */
export function FirstSteps({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const steps = [
    {
      title: t("dashboard.first.profile"),
      text: t("dashboard.first.profileText"),
      to: "../first-run",
      done: figures.missing === 0,
    },
    {
      title: t("dashboard.first.client"),
      text: t("dashboard.client.text"),
      to: "../companies/new",
      done: figures.clients > 0,
    },
    {
      title: t("dashboard.first.bill"),
      text: t("dashboard.first.billText"),
      to: "../bills/new",
      done: false,
    },
  ]
  return (
    <Card title={t("dashboard.first.title")}>
      <ol className="grid gap-5">
        {steps.map(({ title, text, to, done }, at) => (
          <li key={to} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className={`grid size-9 shrink-0 place-items-center rounded-full font-semibold ${
                done ? "bg-success-soft text-success" : "bg-accent-soft text-accent"
              }`}
            >
              {done ? <Check size={18} /> : at + 1}
            </span>
            <span className="min-w-0">
              {done ? (
                <span className="block font-medium text-muted">
                  {title} <span className="sr-only">{t("screen.steps.done")}</span>
                </span>
              ) : (
                <Link to={to} className="inline-block min-h-6 font-medium text-accent underline">
                  {title}
                </Link>
              )}
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
