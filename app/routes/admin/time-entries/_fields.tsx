import { useTranslation } from "react-i18next"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { TextField } from "~/components/form/text-field"
import { TimeField } from "~/components/form/time-field"

/** When time was spent, and how much of it. */
export function TimeEntryFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t("timeEntries.groups.time")}>
      <DateField name="day" label={t("timeEntries.day")} />
      <TimeField name="startTime" label={t("timeEntries.startTime")} />
      <TextField
        name="duration"
        label={t("timeEntries.duration")}
        hint={t("timeEntries.durationHint")}
        autoComplete="off"
      />
      <LongTextField name="note" label={t("timeEntries.note")} className="sm:col-span-2" />
    </FieldGroup>
  )
}
