import { useTranslation } from "react-i18next"
import { DateField } from "~/components/form/date-field"
import { DateTimeField } from "~/components/form/date-time-field"
import { EmailField } from "~/components/form/email-field"
import { FieldGroup } from "~/components/form/field-group"
import { IbanField } from "~/components/form/iban-field"
import { LongTextField } from "~/components/form/long-text-field"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { PeriodField } from "~/components/form/period-field"
import { PhoneField } from "~/components/form/phone-field"
import { QuantityField } from "~/components/form/quantity-field"
import { RecurrenceField } from "~/components/form/recurrence-field"
import { TextField } from "~/components/form/text-field"

/** The kinds that one types in; some with a help, one with a long label. */
export function TypedFieldsForm({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation()
  const off = { disabled }
  return (
    <fieldset disabled={disabled} className="contents">
      <FieldGroup title={t("design.forms.texts")}>
        <TextField
          {...off}
          name="text"
          label={t("design.fields.text")}
          hint={t("design.forms.help")}
        />
        <EmailField {...off} name="email" label={t("design.fields.email")} />
        <LongTextField
          {...off}
          name="longText"
          label={t("design.forms.long")}
          className="sm:col-span-2"
        />
        <PhoneField {...off} name="phoneNumber" label={t("design.fields.phoneNumber")} />
        <IbanField {...off} name="iban" label={t("design.fields.iban")} />
      </FieldGroup>
      <FieldGroup title={t("design.forms.numbers")}>
        <MoneyField {...off} name="money" label={t("design.fields.money")} />
        <NumberField {...off} name="whole" label={t("design.fields.whole")} />
        <PercentField {...off} name="percent" label={t("design.fields.percent")} />
        <QuantityField {...off} name="quantity" label={t("design.fields.quantity")} />
      </FieldGroup>
      <FieldGroup title={t("design.forms.days")}>
        <DateField {...off} name="day" label={t("design.fields.day")} />
        <DateTimeField {...off} name="moment" label={t("design.fields.moment")} />
        <PeriodField
          legend={t("design.forms.period")}
          from={{ name: "from", label: t("design.fields.from") }}
          to={{ name: "to", label: t("design.fields.to") }}
          className="sm:col-span-2"
        />
        <RecurrenceField
          name="recurrence"
          label={t("design.fields.recurrence")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </fieldset>
  )
}
