import { useTranslation } from "react-i18next"
import {
  amountTypes,
  calculationPeriods,
  dayShifts,
  incomeCategories,
  outcomeCategories,
  scheduledFrequencies,
  scheduledModes,
  scheduledOperations,
  scheduledSources,
  scheduledTriggers,
} from "#contract/choices"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { RadioField } from "~/components/form/radio-field"
import { RecurrenceField } from "~/components/form/recurrence-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

interface ScheduledTransactionFieldsProps {
  accounts: Choice[]
  /** What else is scheduled, of which it may be calculated. */
  items: Choice[]
}

/** What is done, when and for how much, for a new one and a known one alike. */
export function ScheduledTransactionFields({ accounts, items }: ScheduledTransactionFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("scheduledTransactions.groups.operation")}>
        <TextField
          name="title"
          label={t("scheduledTransactions.title")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <SelectField
          name="operation"
          label={t("scheduledTransactions.operation")}
          options={scheduledOperations.map((value) => ({
            value,
            label: t(`scheduledTransactions.operations.${value}`),
          }))}
        />
        <SelectField
          name="mode"
          label={t("scheduledTransactions.mode")}
          hint={t("scheduledTransactions.modeHint")}
          options={scheduledModes.map((value) => ({
            value,
            label: t(`scheduledTransactions.modes.${value}`),
          }))}
        />
        <SelectField
          name="outcomeCategory"
          label={t("scheduledTransactions.outcomeCategory")}
          hint={t("scheduledTransactions.ofOutcome")}
          options={outcomeCategories.map((value) => ({
            value,
            label: t(`outcomes.categories.${value}`),
          }))}
        />
        <SelectField
          name="incomeCategory"
          label={t("scheduledTransactions.incomeCategory")}
          hint={t("scheduledTransactions.ofIncome")}
          options={incomeCategories.map((value) => ({
            value,
            label: t(`incomes.categories.${value}`),
          }))}
        />
        <PercentField
          name="vatRate"
          label={t("scheduledTransactions.vatRate")}
          hint={t("outcomes.vatRateHint")}
        />
        <NumberField
          name="expectedDelay"
          label={t("scheduledTransactions.expectedDelay")}
          hint={t("scheduledTransactions.expectedDelayHint")}
        />
        {accounts.length > 0 ? (
          <SelectField
            name="accountId"
            label={t("scheduledTransactions.account")}
            hint={t("outcomes.accountHint")}
            options={accounts}
          />
        ) : null}
      </FieldGroup>
      <FieldGroup title={t("scheduledTransactions.groups.when")}>
        <SelectField
          name="trigger"
          label={t("scheduledTransactions.trigger")}
          hint={t("scheduledTransactions.triggerHint")}
          options={scheduledTriggers.map((value) => ({
            value,
            label: t(`scheduledTransactions.triggers.${value}`),
          }))}
          className="sm:col-span-2"
        />
        <RecurrenceField
          name="recurrence"
          label={t("scheduledTransactions.rule")}
          frequencies={scheduledFrequencies}
          className="sm:col-span-2"
        />
        <SelectField
          name="shift"
          label={t("scheduledTransactions.shift")}
          options={dayShifts.map((value) => ({
            value,
            label: t(`scheduledTransactions.shifts.${value}`),
          }))}
        />
      </FieldGroup>
      <AmountFields items={items} />
    </>
  )
}

/** A sum that is always the same, or so many percent of something. */
function AmountFields({ items }: { items: Choice[] }) {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t("scheduledTransactions.groups.amount")}>
      <RadioField
        name="amountType"
        label={t("scheduledTransactions.amountType")}
        options={amountTypes.map((value) => ({
          value,
          label: t(`scheduledTransactions.amountTypes.${value}`),
          text: t(`scheduledTransactions.amountTypeTexts.${value}`),
        }))}
        className="sm:col-span-2"
      />
      <MoneyField name="amount" label={t("scheduledTransactions.amount")} />
      <PercentField name="percent" label={t("scheduledTransactions.percent")} />
      <SelectField
        name="source"
        label={t("scheduledTransactions.source")}
        options={scheduledSources.map((value) => ({
          value,
          label: t(`scheduledTransactions.sources.${value}`),
        }))}
      />
      <SelectField
        name="sourceCategory"
        label={t("scheduledTransactions.sourceCategory")}
        hint={t("scheduledTransactions.ofCategory")}
        options={outcomeCategories.map((value) => ({
          value,
          label: t(`outcomes.categories.${value}`),
        }))}
      />
      {items.length > 0 ? (
        <SelectField
          name="sourceItemId"
          label={t("scheduledTransactions.sourceItem")}
          hint={t("scheduledTransactions.ofItem")}
          options={items}
        />
      ) : null}
      <SelectField
        name="period"
        label={t("scheduledTransactions.period")}
        options={calculationPeriods.map((value) => ({
          value,
          label: t(`scheduledTransactions.periods.${value}`),
        }))}
      />
      <DateField
        name="periodFrom"
        label={t("scheduledTransactions.periodFrom")}
        hint={t("scheduledTransactions.periodFromHint")}
      />
      <DateField name="periodTo" label={t("scheduledTransactions.periodTo")} />
      <NumberField
        name="periodDays"
        label={t("scheduledTransactions.periodDays")}
        hint={t("scheduledTransactions.periodDaysHint")}
      />
    </FieldGroup>
  )
}
