import { useTranslation } from "react-i18next"
import { CheckField } from "~/components/form/check-field"
import { HiddenField } from "~/components/form/hidden-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a view, for a new one and a known one alike; what it shows travels unseen. */
export function ViewFields() {
  const { t } = useTranslation()
  return (
    <>
      <TextField name="name" label={t("views.name")} autoComplete="off" />
      <CheckField name="pinned" label={t("views.pinned")} className="sm:col-span-2" />
      <HiddenField name="query" />
    </>
  )
}
