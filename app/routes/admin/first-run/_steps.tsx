import { useTranslation } from "react-i18next"
import type { Profile } from "#contract/profile"
import { Stepper } from "~/components/screen/stepper"

type Step = NonNullable<Profile["firstRunStep"]>

interface StepDefinition {
  name: Step
  /** Locale keys. */
  label: string
  text: string
  /** Whether what the step asks for is there. */
  isDone(profile: Profile): boolean
}

const without =
  (...asked: Profile["missing"]) =>
  ({ missing }: Profile) =>
    !asked.some((what) => missing.includes(what))

/** The steps of the first-run path, in order. */
export const steps: readonly StepDefinition[] = [
  {
    name: "company",
    label: "firstRun.company.step",
    text: "firstRun.company.stepText",
    isDone: without("siren", "legalStatus", "name"),
  },
  {
    name: "vat",
    label: "firstRun.vat.step",
    text: "firstRun.vat.stepText",
    isDone: without("vatRegime"),
  },
  {
    name: "activity",
    label: "firstRun.activity.step",
    text: "firstRun.activity.stepText",
    isDone: ({ activity }) => activity !== null,
  },
  {
    name: "address",
    label: "firstRun.address.step",
    text: "firstRun.address.stepText",
    isDone: without("address"),
  },
  {
    name: "bank",
    label: "firstRun.bank.step",
    text: "firstRun.bank.stepText",
    isDone: without("iban"),
  },
  {
    name: "logo",
    label: "firstRun.logo.step",
    text: "firstRun.logo.stepText",
    isDone: ({ logoId }) => logoId !== null,
  },
]

/** Where to go on: where one stopped, on whichever device; else the first step that is not done. */
export const nextStep = (profile: Profile): Step =>
  profile.firstRunStep ?? steps.find((step) => !step.isDone(profile))?.name ?? "company"

/** Where one is on the path; what is done can be opened again. */
export function Steps({ current, profile }: { current: Step; profile: Profile }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Stepper
        current={steps.findIndex(({ name }) => name === current)}
        steps={steps.map((step) => ({
          label: t(step.label),
          to: `../first-run/${step.name}`,
          done: step.isDone(profile),
        }))}
      />
    </div>
  )
}
