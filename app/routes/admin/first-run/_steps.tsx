import { Link } from "@remix-run/react"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Profile } from "../../../../contract/profile"

type Missing = Profile["missing"][number]

/** The steps of the first-run path, in order, with what each one fills in. */
export const steps = [
  { name: "company", key: "firstRun.company.step", text: "firstRun.company.stepText", asks: ["siren", "legalStatus", "name"] },
  { name: "address", key: "firstRun.address.step", text: "firstRun.address.stepText", asks: ["address"] },
  { name: "vat", key: "firstRun.vat.step", text: "firstRun.vat.stepText", asks: ["vatRegime"] },
  { name: "bank", key: "firstRun.bank.step", text: "firstRun.bank.stepText", asks: ["iban"] },
] as const satisfies { name: string; key: string; text: string; asks: Missing[] }[]

type Step = (typeof steps)[number]["name"]

const isDone = (step: (typeof steps)[number], missing: readonly Missing[]) =>
  !step.asks.some((what: Missing) => missing.includes(what))

/** Where to go on: the first step of which something is missing. */
export const nextStep = (missing: readonly Missing[]): Step =>
  steps.find((step) => !isDone(step, missing))?.name ?? "company"

/** Where one is on the path, and which steps are done; each can be opened again. */
export function Steps({ current, missing }: { current: Step; missing: readonly Missing[] }) {
  const { t } = useTranslation()
  const at = steps.findIndex(({ name }) => name === current)
  return (
    <nav aria-label={t("firstRun.steps")} className="mx-auto mb-8 w-full max-w-3xl">
      <p className="mb-3 text-sm font-medium text-muted">
        {t("firstRun.position", { step: at + 1, count: steps.length })}
      </p>
      <ol className="grid grid-cols-4 gap-2 sm:gap-3">
        {steps.map((step) => {
          const done = isDone(step, missing)
          const isCurrent = step.name === current
          return (
            <li key={step.name}>
              <Link
                to={`../first-run/${step.name}`}
                aria-current={isCurrent ? "step" : undefined}
                className={`flex min-h-11 flex-col gap-1 border-t-4 pt-2 text-sm no-underline hover:text-ink ${
                  isCurrent
                    ? "border-accent-fill font-semibold text-ink"
                    : done
                      ? "border-success text-muted"
                      : "border-line text-muted"
                }`}
              >
                <span className="flex items-center gap-1">
                  {t(step.key)}
                  {done ? <Check size={16} aria-hidden="true" className="text-success" /> : null}
                  {done ? <span className="sr-only">{t("firstRun.done")}</span> : null}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
