import { useHref } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Profile } from "#contract/profile"
import { StepLinks } from "~/components/screen/step-links"
import { Button } from "~/components/ui/button"

type Step = NonNullable<Profile["firstRunStep"]>

/** The ways out of a step that save nothing of it; where one goes on to is kept. */
export function Ways({ previous, skip }: { previous?: Step; skip: Step | "completion" }) {
  const { t } = useTranslation()
  const completion = useHref("../first-run/completion")
  const place = useHref(`../first-run/place?step=${skip}`)
  return (
    <>
      <StepLinks previous={previous && `../first-run/${previous}`} />
      <Button
        type="submit"
        variant="ghost"
        formAction={skip === "completion" ? completion : place}
        formEncType="application/x-www-form-urlencoded"
        formNoValidate
      >
        {t("screen.steps.skip")}
      </Button>
    </>
  )
}
