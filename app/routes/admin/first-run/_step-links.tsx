import { useTranslation } from "react-i18next"
import { ButtonLink } from "~/components/ui/button"

/** Previous, and Skip: a step that was skipped stays to be done. */
export function StepLinks({ previous, next }: { previous?: string; next: string }) {
  const { t } = useTranslation()
  return (
    <>
      {previous ? (
        <ButtonLink to={`../first-run/${previous}`} variant="quiet">
          {t("firstRun.previous")}
        </ButtonLink>
      ) : null}
      <ButtonLink to={next} variant="secondary">
        {t("firstRun.skip")}
      </ButtonLink>
    </>
  )
}
