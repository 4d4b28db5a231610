import { useTranslation } from "react-i18next"
import { ButtonLink } from "~/components/ui/button"

interface StepLinksProps {
  previous?: string
  /** Where Skip leads: a step that was skipped stays to be done. */
  next?: string
}

/** The ways out of a step that save nothing. */
export function StepLinks({ previous, next }: StepLinksProps) {
  const { t } = useTranslation()
  return (
    <>
      {previous ? (
        <ButtonLink to={`../first-run/${previous}`} variant="secondary">
          {t("screen.steps.previous")}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to={`../first-run/${next}`} variant="quiet">
          {t("screen.steps.skip")}
        </ButtonLink>
      ) : null}
    </>
  )
}
