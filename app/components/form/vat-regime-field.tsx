import { useTranslation } from "react-i18next"
import { RadioField } from "./radio-field"

/** How a business stands toward VAT, each way with what it means. */
export function VatRegimeField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation()
  return (
    <RadioField
      name={name}
      label={label}
      help="vat-franchise"
      className="sm:col-span-2"
      options={[
        {
          value: "franchise",
          label: t("profile.vatRegimes.franchise"),
          text: t("profile.vatRegimes.franchiseText"),
        },
        {
          value: "simplified",
          label: t("profile.vatRegimes.simplified"),
          text: t("profile.vatRegimes.simplifiedText"),
        },
        {
          value: "normal",
          label: t("profile.vatRegimes.normal"),
          text: t("profile.vatRegimes.normalText"),
        },
      ]}
    />
  )
}
