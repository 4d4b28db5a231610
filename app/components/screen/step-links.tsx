import { useTranslation } from "react-i18next"
import { ButtonLink } from "../ui/button-link"

interface StepLinksProps {
  /** Where the step before is. */
  previous?: string
  /** Where Skip leads: a step that was skipped stays to be done. */
  skip?: string
}

/** The ways out of a step of a path that save nothing; Next or Finish is the button of its form. */
export function StepLinks({ previous, skip }: StepLinksProps) {
  const { t } = useTranslation()
  return (
    <>
      {previous ? (
        <ButtonLink to={previous} variant="outline">
          {t("screen.steps.previous")}
        </ButtonLink>
      ) : null}
      {skip ? (
        <ButtonLink to={skip} variant="ghost">
          {t("screen.steps.skip")}
        </ButtonLink>
      ) : null}
    </>
  )
}
