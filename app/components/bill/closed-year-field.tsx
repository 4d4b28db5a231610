import { useTranslation } from "react-i18next"
import { CheckField } from "../form/check-field"
import { useFormField } from "../form/use-form-field"

/** Asked only once a day was typed that lies in a year whose books are closed. */
export function ClosedYearField() {
  const { t } = useTranslation()
  const label = t("bills.payment.inClosedYear")
  const { text, frame } = useFormField({ name: "inClosedYear", label, required: false })
  if (!frame.errors && !text) return null
  return <CheckField name="inClosedYear" label={label} className="sm:col-span-2" />
}
