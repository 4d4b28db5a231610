import { useTranslation } from "react-i18next"
import { billFrequencies, recurringBillModes, recurringBillPeriods } from "#contract/sales-choices"
import { LineSection } from "~/components/bill/line-fields"
import { PrintedFields, printedNames } from "~/components/bill/printed-fields"
import type { Supplies } from "~/components/bill/supplies"
import { TermsFields } from "~/components/bill/terms-fields"
import { TermsSentence } from "~/components/bill/terms-sentence"
import { StickyTotal } from "~/components/bill/totals"
import { TypedLines } from "~/components/bill/typed-lines"
import { ClientField } from "~/components/form/client-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoreFields } from "~/components/form/more-fields"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { RadioField } from "~/components/form/radio-field"
import { RecurrenceField } from "~/components/form/recurrence-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { Card } from "~/components/ui/card"

/** The fields of a recurring bill, for a new one and a known one alike. */
export function RecurringBillFields({ supplies }: { supplies: Supplies }) {
  const { t } = useTranslation()
  return (
    <TypedLines>
      <FieldGroup title={t("recurringBills.groups.what")}>
        <TextField
          name="title"
          label={t("recurringBills.title")}
          hint={t("recurringBills.titleHint")}
          autoComplete="off"
        />
        <ClientField
          label={t("recurringBills.client")}
          clients={supplies.clients}
          more={supplies.moreClients}
        />
        <div className="sm:col-span-2">
          <TermsSentence names={["paymentTerms", "paymentDays"]}>
            <TermsFields className={half} />
          </TermsSentence>
        </div>
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
      <LineSection supplies={supplies} />
      <Card>
        <MoreFields
          title={t("recurringBills.more")}
          names={["penaltyRate", "purchaseOrder", ...printedNames]}
        >
          <PercentField
            name="penaltyRate"
            label={t("bills.penaltyRate")}
            hint={t("bills.penaltyRateHint")}
            className={half}
          />
          <TextField name="purchaseOrder" label={t("bills.purchaseOrder")} className={half} />
          <PrintedFields noteHint={t("bills.noteHint")} includePenalty />
        </MoreFields>
      </Card>
      <StickyTotal />
    </TypedLines>
  )
}

const half = "col-span-2 sm:col-span-3"
