import { useTranslation } from "react-i18next"
import { billFrequencies, recurringBillModes, recurringBillPeriods } from "#contract/choices"
import { BillDiscount } from "~/components/bill/discount"
import { BillLineFields } from "~/components/bill/line-fields"
import type { Supplies } from "~/components/bill/supplies"
import { TermsFields } from "~/components/bill/terms-fields"
import { CheckField } from "~/components/form/check-field"
import { ComboboxField } from "~/components/form/combobox-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { RadioField } from "~/components/form/radio-field"
import { RecurrenceField } from "~/components/form/recurrence-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a recurring bill, for a new one and a known one alike. */
export function RecurringBillFields({ supplies }: { supplies: Supplies }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("recurringBills.groups.what")}>
        <TextField
          name="title"
          label={t("recurringBills.title")}
          hint={t("recurringBills.titleHint")}
          autoComplete="off"
        />
        <ComboboxField
          name="clientId"
          label={t("recurringBills.client")}
          options={supplies.clients}
          source={supplies.moreClients ? "../companies/choices" : undefined}
        />
      </FieldGroup>
      <FieldGroup title={t("recurringBills.groups.when")}>
        <RecurrenceField
          name="recurrence"
          label={t("recurringBills.recurrence")}
          frequencies={billFrequencies}
          className="sm:col-span-2"
        />
        <NumberField
          name="times"
          label={t("recurringBills.times")}
          hint={t("recurringBills.timesHint")}
        />
        <SelectField
          name="period"
          label={t("recurringBills.period")}
          hint={t("recurringBills.periodHint")}
          options={recurringBillPeriods.map((period) => ({
            value: period,
            label: t(`recurringBills.periods.${period}`),
          }))}
        />
        <RadioField
          name="mode"
          label={t("recurringBills.mode")}
          className="sm:col-span-2"
          options={recurringBillModes.map((mode) => ({
            value: mode,
            label: t(`recurringBills.modes.${mode}.label`),
            text: t(`recurringBills.modes.${mode}.text`),
          }))}
        />
      </FieldGroup>
      <section aria-label={t("bills.lines")} className="grid gap-4">
        <h2 className="text-lg font-semibold">{t("bills.lines")}</h2>
        <BillLineFields supplies={supplies} />
        <BillDiscount />
      </section>
      <FieldGroup title={t("bills.groups.payment")}>
        <TermsFields />
        <PercentField
          name="penaltyRate"
          label={t("bills.penaltyRate")}
          hint={t("bills.penaltyRateHint")}
        />
        <TextField name="purchaseOrder" label={t("bills.purchaseOrder")} />
      </FieldGroup>
      <FieldGroup title={t("bills.groups.printed")}>
        <CheckField name="includeVat" label={t("bills.includeVat")} />
        <CheckField name="includePenalty" label={t("bills.includePenalty")} />
        <CheckField name="includeLogo" label={t("bills.includeLogo")} />
        <CheckField name="includeSignature" label={t("bills.includeSignature")} />
        <LongTextField
          name="note"
          label={t("bills.note")}
          hint={t("bills.noteHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  )
}
