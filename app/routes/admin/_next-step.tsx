import { ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatMoney } from "~/components/format"
import { ButtonLink } from "~/components/ui/button"

interface Due {
  count: number
  unpaid: number
  currency: string
}

/** What the dashboard knows of the person's business. */
export interface Figures {
  /** How much of the profile a first bill still needs. */
  missing: number
  clients: number
  bills: number
  drafts: number
  unpaid: Due
  overdue: Due
}

/** The one thing to do next, said once and large. */
export function NextStep({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const step = useStep(figures)
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-accent-soft p-5 sm:p-7"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm font-medium text-accent">{t("dashboard.next")}</p>
        <h2 id="next-step" className="mt-1 text-xl font-semibold">
          {step.title}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{step.text}</p>
      </div>
      <ButtonLink to={step.to}>
        {step.action}
        <ArrowRight size={18} aria-hidden="true" />
      </ButtonLink>
    </section>
  )
}

/** First what a first bill needs, in its order; then what is owed, the latest first. */
function useStep({ missing, clients, bills, drafts, unpaid, overdue }: Figures) {
  const { t, i18n } = useTranslation()
  const amount = (due: Due) => formatMoney(due.unpaid, due.currency, i18n.language)
  if (missing > 0)
    return {
      title: t("dashboard.profile.title"),
      text: t("dashboard.profile.text", { count: missing }),
      action: t("dashboard.profile.action"),
      to: "../first-run",
    }
  if (clients === 0)
    return {
      title: t("dashboard.client.title"),
      text: t("dashboard.client.text"),
      action: t("dashboard.client.action"),
      to: "../companies/new",
    }
  if (bills === 0)
    return {
      title: t("dashboard.bill.title"),
      text: t("dashboard.bill.text"),
      action: t("dashboard.bill.action"),
      to: "../bills/new",
    }
  if (overdue.count > 0)
    return {
      title: t("dashboard.overdue.title", { count: overdue.count }),
      text: t("dashboard.overdue.text", { amount: amount(overdue) }),
      action: t("dashboard.overdue.action"),
      to: "../bills?state=overdue",
    }
  if (drafts > 0)
    return {
      title: t("dashboard.drafts.title", { count: drafts }),
      text: t("dashboard.drafts.text"),
      action: t("dashboard.drafts.action"),
      to: "../bills?state=draft",
    }
  if (unpaid.count > 0)
    return {
      title: t("dashboard.unpaid.title", { count: unpaid.count }),
      text: t("dashboard.unpaid.text", { amount: amount(unpaid) }),
      action: t("dashboard.unpaid.action"),
      to: "../bills?state=unpaid",
    }
  return {
    title: t("dashboard.calm.title"),
    text: t("dashboard.calm.text"),
    action: t("dashboard.calm.action"),
    to: "../bills/new",
  }
}
