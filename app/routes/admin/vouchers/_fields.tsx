import { useTranslation } from "react-i18next"
import { outcomeCategories } from "#contract/choices"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { MoneyField } from "~/components/form/money-field"
import { PercentField } from "~/components/form/percent-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** What a voucher says: its picture, and what is read on it. */
export function VoucherFields({ photographed }: { photographed: boolean }) {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <FileField
        name="fileId"
        label={t("vouchers.fileId")}
        hint={t("vouchers.fileHint")}
        accept="image/*,application/pdf"
        files="../files"
        photographed={photographed}
        className="sm:col-span-2"
      />
      <MoneyField name="amount" label={t("vouchers.amount")} />
      <DateField name="day" label={t("vouchers.day")} />
      <TextField name="payee" label={t("vouchers.payee")} className="sm:col-span-2" />
      <SelectField
        name="category"
        label={t("outcomes.category")}
        options={outcomeCategories.map((value) => ({
          value,
          label: t(`outcomes.categories.${value}`),
        }))}
      />
      <PercentField name="vatRate" label={t("outcomes.vatRate")} />
    </FieldGroup>
  )
}
