import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ScheduledPreview } from "#contract/scheduled-transactions"
import type { FormReply } from "~/components/form/reply"
import { SectionCard } from "~/components/screen/section-card"
import { Button } from "~/components/ui/button"
import { ComingDates } from "./_coming-dates"

/** What the form is answered: where its dates were asked for, those too. */
export type FormWithDates = FormReply & { dates?: ScheduledPreview }

/** Sends the form to see its dates; nothing is saved by it. */
export function PreviewButton() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Button
      type="submit"
      name="_preview"
      value="1"
      formAction={`${pathname}${search}#preview`}
      variant="outline"
    >
      {t("scheduledTransactions.preview")}
    </Button>
  )
}

/** What was asked for: the next twelve dates of what is typed. */
export function Preview({ preview }: { preview: ScheduledPreview | undefined }) {
  const { t } = useTranslation()
  if (!preview) return null
  return (
    <div id="preview" className="mb-5 w-full max-w-3xl" role="status">
      <SectionCard title={t("scheduledTransactions.coming")}>
        <ComingDates {...preview} />
        <p className="mt-3 text-muted text-sm">{t("scheduledTransactions.knownToday")}</p>
      </SectionCard>
    </div>
  )
}
