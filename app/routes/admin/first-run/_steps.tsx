import { useTranslation } from "react-i18next"
import { Stepper } from "~/components/screen/stepper"
import type { Profile } from "../../../../contract/profile"

type Missing = Profile["missing"][number]

interface Step {
  name: "company" | "address" | "vat" | "bank"
  /** Locale keys. */
  label: string
  text: string
  /** What the step fills in. */
  asks: Missing[]
}

/** The steps of the first-run path, in order. */
export const steps: readonly Step[] = [
  {
    name: "company",
    label: "firstRun.company.step",
    text: "firstRun.company.stepText",
    asks: ["siren", "legalStatus", "name"],
  },
  {
    name: "address",
    label: "firstRun.address.step",
    text: "firstRun.address.stepText",
    asks: ["address"],
  },
  { name: "vat", label: "firstRun.vat.step", text: "firstRun.vat.stepText", asks: ["vatRegime"] },
  { name: "bank", label: "firstRun.bank.step", text: "firstRun.bank.stepText", asks: ["iban"] },
]

/** Whether nothing that the step asks for is missing any more. */
export const isDone = ({ asks }: Step, missing: readonly Missing[]): boolean =>
  !asks.some((what) => missing.includes(what))

/** Where to go on: the first step of which something is missing. */
export const nextStep = (missing: readonly Missing[]): Step["name"] =>
  steps.find((step) => !isDone(step, missing))?.name ?? "company"

/** Where one is on the path; what is done can be opened again. */
export function Steps({
  current,
  missing,
}: {
  current: Step["name"]
  missing: readonly Missing[]
}) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Stepper
        current={steps.findIndex(({ name }) => name === current)}
        steps={steps.map((step) => ({
          label: t(step.label),
          to: `../first-run/${step.name}`,
          done: isDone(step, missing),
        }))}
      />
    </div>
  )
}
