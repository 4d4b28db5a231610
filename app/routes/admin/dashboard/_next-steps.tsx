import {
  ArrowRight,
  CircleCheck,
  Clock,
  FilePen,
  Landmark,
  type LucideIcon,
  Receipt,
  RefreshCw,
  Target,
  UserRound,
  UsersRound,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Dashboard } from "#contract/dashboard"
import { formatMoney } from "~/components/format"
import { ButtonLink } from "~/components/ui/button-link"

type Step = Dashboard["steps"][number]

const icons: Record<Step["step"], LucideIcon> = {
  profile: UserRound,
  bank: Landmark,
  client: UsersRound,
  bill: FilePen,
  overdue: Clock,
  drafts: FilePen,
  renewals: RefreshCw,
  offers: Target,
  uncollected: Receipt,
}

const places: Record<Step["step"], string> = {
  profile: "../first-run",
  bank: "../profile/bank",
  client: "../companies/new",
  bill: "../bills/new",
  overdue: "../bills?state=overdue",
  drafts: "../bills?state=draft",
  renewals: "../contracts?state=toRenew",
  offers: "../offers?action=overdue",
  uncollected: "../bills?state=uncollected",
}

/** What to do next, the most pressing first and most visible; each goes when it is done. */
export function NextSteps({ figures }: { figures: Dashboard }) {
  const { t } = useTranslation()
  const { steps, currency } = figures
  if (steps.length === 0)
    return (
      <p className="flex items-center gap-3 rounded-card bg-success-soft px-4 py-3 text-success">
        <CircleCheck size={20} aria-hidden="true" className="shrink-0" />
        {t("dashboard.calm")}
      </p>
    )
  return (
    <section aria-labelledby="next-steps" data-print="no" className="@container">
      <h2 id="next-steps" className="sr-only">
        {t("dashboard.next")}
      </h2>
      {/* By the room there is for text of this size, which a window's width does not tell. */}
      <ul className="grid gap-3 sm:gap-4 @min-[36rem]:grid-cols-2 @min-[36rem]:@max-[56rem]:[&>:last-child:nth-child(odd)]:col-span-2 @min-[56rem]:auto-cols-fr @min-[56rem]:grid-flow-col @min-[56rem]:grid-cols-none">
        {steps.map((step, at) => (
          <StepCard key={step.step} {...step} currency={currency} first={at === 0} />
        ))}
      </ul>
    </section>
  )
}

function StepCard({
  step,
  count,
  amount,
  currency,
  first,
}: Step & { currency: string; first: boolean }) {
  const { t, i18n } = useTranslation()
  const Icon = icons[step]
  const money = amount === null ? "" : formatMoney(amount, currency, i18n.language)
  return (
    <li
      className={`flex min-w-0 flex-col items-start gap-4 rounded-card p-4 sm:p-5 ${first ? "bg-accent-soft" : "border border-line bg-surface shadow-card"}`}
    >
      <div className="flex gap-3">
        <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
        <div className="min-w-0">
          <h3 className="font-semibold">{t(`dashboard.steps.${step}.title`, { count })}</h3>
          <p className="mt-0.5 text-sm text-muted">
            {t(`dashboard.steps.${step}.text`, { count, amount: money })}
          </p>
        </div>
      </div>
      <ButtonLink to={places[step]} size="sm" variant="outline" className="mt-auto ml-8">
        {t(`dashboard.steps.${step}.action`)}
        {first ? <ArrowRight size={16} aria-hidden="true" /> : null}
      </ButtonLink>
    </li>
  )
}
