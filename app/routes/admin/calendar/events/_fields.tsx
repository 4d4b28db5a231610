import { useTranslation } from "react-i18next"
import {
  eventColors,
  eventFrequencies,
  monthlyDays,
  reminderUnits,
  reminderWays,
} from "#contract/choices"
import { weekdays } from "#domain/weekday"
import { CheckField } from "~/components/form/check-field"
import { ColorField } from "~/components/form/color-field"
import { ComboboxField } from "~/components/form/combobox-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { NumberField } from "~/components/form/number-field"
import { RepeatedFields } from "~/components/form/repeated-fields"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { TimeField } from "~/components/form/time-field"
import { useWeekdayNames } from "~/components/use-weekday-names"
import { EndFollows } from "./_end-follows"

export interface EventChoices {
  clients: { choices: Choice[]; more: boolean }
  /** None where the person has nothing to do with contracts. */
  contracts: Choice[] | undefined
  /** None where the person has nothing to do with projects. */
  projects: Choice[] | undefined
  zones: string[]
}

/** The fields of an event, for a new one and a known one alike. */
export function EventFields({
  choices,
  custom = false,
}: {
  choices: EventChoices
  custom?: boolean
}) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("events.groups.what")}>
        <TextField
          name="title"
          label={t("events.title")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <CheckField name="allDay" label={t("events.allDay")} className="sm:col-span-2" />
        <DateField name="startDate" label={t("events.startDate")} />
        <TimeField name="startTime" label={t("events.startTime")} hint={t("events.timeHint")} />
        <DateField name="endDate" label={t("events.endDate")} />
        <TimeField name="endTime" label={t("events.endTime")} />
        <EndFollows />
      </FieldGroup>
      {custom ? <p className="text-sm text-muted">{t("events.customText")}</p> : <RuleFields />}
      <FieldGroup title={t("events.groups.details")}>
        <ColorField
          name="color"
          label={t("events.color")}
          options={eventColors.map((value) => ({ value, label: t(`events.colors.${value}`) }))}
          className="sm:col-span-2"
        />
        <TextField name="place" label={t("events.place")} autoComplete="off" />
        <TextField
          name="link"
          label={t("events.link")}
          hint={t("events.linkHint")}
          autoComplete="off"
        />
        <ComboboxField
          name="clientId"
          label={t("events.client")}
          options={choices.clients.choices}
          source={choices.clients.more ? "../companies/choices" : undefined}
        />
        {choices.contracts ? (
          <SelectField name="contractId" label={t("events.contract")} options={choices.contracts} />
        ) : (
          <HiddenField name="contractId" />
        )}
        {choices.projects ? (
          <ComboboxField
            name="projectId"
            label={t("events.project")}
            options={choices.projects}
            source="../projects/choices"
          />
        ) : (
          // What they may not see stays as it is.
          <HiddenField name="projectId" />
        )}
        <LongTextField name="notes" label={t("events.notes")} className="sm:col-span-2" />
        <CheckField name="free" label={t("events.free")} hint={t("events.freeHint")} />
        <SelectField
          name="zone"
          label={t("events.zone")}
          hint={t("events.zoneHint")}
          options={choices.zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        />
      </FieldGroup>
      <FieldGroup title={t("events.groups.reminders")} text={t("events.remindersText")}>
        <div className="sm:col-span-2">
          <RepeatedFields
            name="reminders"
            rowLabel={t("events.reminder")}
            addLabel={t("events.addReminder")}
            firstField="amount"
            newRow={{ amount: "15", unit: "minutes", by: "notification" }}
            max={5}
          >
            {(prefix) => <ReminderFields prefix={prefix} />}
          </RepeatedFields>
        </div>
      </FieldGroup>
    </>
  )
}

const ofWeeks = "hidden group-has-[option[value=weekly]:checked]:block sm:col-span-2"
const ofMonths =
  "hidden group-has-[option[value=monthly]:checked]:block group-has-[option[value=yearly]:checked]:block"
const ofSeries = "group-has-[option[value=once]:checked]:hidden"

/** When it comes again; what a rhythm needs is only asked where there is one. */
function RuleFields() {
  const { t } = useTranslation()
  const names = useWeekdayNames()
  return (
    <div className="group">
      <FieldGroup title={t("events.groups.recurrence")}>
        <SelectField
          name="recurrence.frequency"
          label={t("events.frequency")}
          options={["once" as const, ...eventFrequencies].map((value) => ({
            value,
            label: t(`recurrence.${value}`),
          }))}
        />
        <div className={ofSeries}>
          <NumberField
            name="recurrence.every"
            label={t("events.every")}
            hint={t("events.everyHint")}
            required={false}
          />
        </div>
        <div className={ofWeeks}>
          <MultiSelectField
            name="recurrence.weekdays"
            label={t("events.weekdays")}
            options={weekdays.map((value) => ({ value, label: names(value) }))}
          />
        </div>
        <div className={ofMonths}>
          <SelectField
            name="recurrence.on"
            label={t("events.on")}
            options={monthlyDays.map((value) => ({ value, label: t(`events.ons.${value}`) }))}
            required={false}
          />
        </div>
        <div className={ofSeries}>
          <DateField
            name="recurrence.until"
            label={t("events.until")}
            hint={t("events.untilHint")}
          />
        </div>
        <div className={ofSeries}>
          <NumberField
            name="recurrence.times"
            label={t("events.times")}
            hint={t("events.timesHint")}
          />
        </div>
      </FieldGroup>
    </div>
  )
}

function ReminderFields({ prefix }: { prefix: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-4">
      <NumberField name={`${prefix}.amount`} label={t("events.amount")} />
      <SelectField
        name={`${prefix}.unit`}
        label={t("events.unit")}
        options={reminderUnits.map((value) => ({ value, label: t(`events.units.${value}`) }))}
      />
      <TimeField name={`${prefix}.at`} label={t("events.at")} hint={t("events.atHint")} />
      <SelectField
        name={`${prefix}.by`}
        label={t("events.by")}
        options={reminderWays.map((value) => ({ value, label: t(`events.ways.${value}`) }))}
      />
    </div>
  )
}
