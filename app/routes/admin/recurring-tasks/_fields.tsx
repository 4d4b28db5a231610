import { useTranslation } from "react-i18next"
import { recurringTaskModes, taskFrequencies, taskPriorities } from "#contract/choices"
import { weekdays } from "#domain/weekday"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { NumberField } from "~/components/form/number-field"
import { RadioField } from "~/components/form/radio-field"
import { RecurrenceField } from "~/components/form/recurrence-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TagsField } from "~/components/form/tags-field"
import { TextField } from "~/components/form/text-field"
import { useWeekdayNames } from "~/components/use-weekday-names"

/** What is made again and when, for a new recurring task and a known one alike. */
export function RecurringTaskFields({ columns }: { columns: Choice[] }) {
  const { t } = useTranslation()
  const weekdayName = useWeekdayNames()
  return (
    <>
      <FieldGroup title={t("recurringTasks.groups.task")}>
        <TextField
          name="title"
          label={t("recurringTasks.title")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <SelectField
          name="priority"
          label={t("recurringTasks.priority")}
          options={taskPriorities.map((value) => ({
            value,
            label: t(`tasks.priorities.${value}`),
          }))}
          required={false}
        />
        <TextField
          name="estimate"
          label={t("recurringTasks.estimate")}
          hint={t("timeEntries.durationHint")}
          autoComplete="off"
        />
        {columns.length > 0 ? (
          <SelectField
            name="columnId"
            label={t("recurringTasks.column")}
            hint={t("recurringTasks.columnHint")}
            options={columns}
          />
        ) : null}
        <TagsField name="tags" label={t("recurringTasks.tags")} />
        <LongTextField
          name="items"
          label={t("recurringTasks.items")}
          hint={t("recurringTasks.itemsHint")}
          className="sm:col-span-2"
        />
        <LongTextField
          name="description"
          label={t("recurringTasks.description")}
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title={t("recurringTasks.groups.when")}>
        <RadioField
          name="mode"
          label={t("recurringTasks.mode")}
          options={recurringTaskModes.map((value) => ({
            value,
            label: t(`recurringTasks.modes.${value}`),
            text: t(`recurringTasks.modeTexts.${value}`),
          }))}
          className="sm:col-span-2"
        />
        <NumberField
          name="afterDays"
          label={t("recurringTasks.afterDays")}
          hint={t("recurringTasks.afterDaysHint")}
        />
        <NumberField
          name="dueAfter"
          label={t("recurringTasks.dueAfter")}
          hint={t("recurringTasks.dueAfterHint")}
        />
        <RecurrenceField
          name="recurrence"
          label={t("recurringTasks.rule")}
          frequencies={taskFrequencies}
          weekdays="weekdays"
          className="sm:col-span-2"
        >
          <MultiSelectField
            name="weekdays"
            label={t("recurrence.weekdays")}
            hint={t("recurrence.weekdaysHint")}
            options={weekdays.map((value) => ({ value, label: weekdayName(value) }))}
          />
        </RecurrenceField>
      </FieldGroup>
    </>
  )
}
