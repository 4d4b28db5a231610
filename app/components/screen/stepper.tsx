import { Link } from "@remix-run/react"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"

export interface Step {
  label: string
  to: string
  done?: boolean
}

interface StepperProps {
  steps: Step[]
  current: number
  /** What the path is called, where there is more than one on a page. */
  label?: string
}

/** Where one is in a path of several pages; what is done can be reopened. */
export function Stepper({ steps, current, label }: StepperProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={label ?? t("screen.steps.label")} className="mb-6">
      <p className="mb-3 text-sm text-muted sm:hidden">
        {t("screen.steps.position", { step: current + 1, count: steps.length })}
      </p>
      <ol className="flex gap-2">
        {steps.map((step, index) => (
          <li key={step.to} className="min-w-0 flex-1">
            <StepMark step={step} number={index + 1} here={index === current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepMark({ step, number, here }: { step: Step; number: number; here: boolean }) {
  const { t } = useTranslation()
  const content = (
    <>
      <span
        aria-hidden="true"
        className={cn("block h-1 rounded-full", here || step.done ? "bg-accent" : "bg-line")}
      />
      <span
        className={cn(
          "mt-2 flex items-center gap-1.5 text-sm max-sm:sr-only",
          here ? "font-semibold text-ink" : "text-muted",
        )}
      >
        {step.done && !here ? <Check size={14} aria-hidden="true" /> : `${number}.`}
        <span className="truncate">{step.label}</span>
        {step.done ? <span className="sr-only">{t("screen.steps.done")}</span> : null}
      </span>
    </>
  )
  if (!step.done || here) return <span aria-current={here ? "step" : undefined}>{content}</span>
  return (
    <Link to={step.to} className="block min-h-6">
      {content}
    </Link>
  )
}
