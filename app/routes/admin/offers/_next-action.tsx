import { useTranslation } from "react-i18next"
import { DateField } from "~/components/form/date-field"
import { TextField } from "~/components/form/text-field"
import { TimeField } from "~/components/form/time-field"

/** What is to be done next for an offer, and when. */
export function NextActionFields() {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        name="nextAction"
        label={t("offers.actionText")}
        hint={t("offers.actionHint")}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <DateField name="nextActionOn" label={t("offers.nextActionOn")} />
      <TimeField
        name="nextActionAt"
        label={t("offers.nextActionAt")}
        hint={t("offers.nextActionAtHint")}
      />
    </>
  )
}
