import { Link } from "@remix-run/react"
import { ArrowRight, Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Steps } from "#contract/dashboard"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

/** The way to a first bill, with what is done of it: of its steps, those that the person may take. */
export function FirstDay({ entries }: { entries: Steps["toDo"] }) {
  const { t } = useTranslation()
  const can = useCan()
  const open = new Set(entries.map(({ step }) => step))
  const steps = [
    {
      may: can("profile.edit"),
      title: t("dashboard.first.profile"),
      text: t("dashboard.first.profileText"),
      to: open.has("bank") ? "../profile/bank" : "../first-run",
      action: t("dashboard.steps.profile.action"),
      done: !open.has("profile") && !open.has("bank"),
    },
    {
      may: can("clients.create"),
      title: t("dashboard.first.client"),
      text: t("dashboard.steps.client.text"),
      to: "../companies/new",
      action: t("dashboard.steps.client.action"),
      done: !open.has("client"),
    },
    {
      may: can("bills.create"),
      title: t("dashboard.first.bill"),
      text: t("dashboard.first.billText"),
      to: "../bills/new",
      action: t("dashboard.steps.bill.action"),
      done: !open.has("bill"),
    },
  ].filter(({ may }) => may)
  const next = steps.findIndex(({ done }) => !done)
  return (
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
  )
}
