import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { taskPriorities } from "#contract/choices"
import { colors } from "#contract/colors"
import { ComboboxField } from "~/components/form/combobox-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TagsField } from "~/components/form/tags-field"
import { TextField } from "~/components/form/text-field"
import { prioritySigns } from "~/components/task/task-marks"

interface TaskFieldsProps {
  links: { bills?: Choice[]; quotes?: Choice[]; events?: Choice[] }
  /** Of a new one: where it goes. */
  children?: ReactNode
}

/** The fields of a task, for a new one and a known one alike; not its place. */
export function TaskFields({ links, children }: TaskFieldsProps) {
  const { t } = useTranslation()
  const hasLinks = links.bills || links.quotes || links.events
  const itsLinks = (
    <>
      <LinkField name="billId" label={t("tasks.bill")} options={links.bills} source="bills" />
      <LinkField name="quoteId" label={t("tasks.quote")} options={links.quotes} source="quotes" />
      <LinkField
        name="eventId"
        label={t("tasks.event")}
        options={links.events}
        source="calendar/events"
      />
    </>
  )
  return (
    <>
      <FieldGroup>
        <TextField
          name="title"
          label={t("tasks.title")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        {children}
        <SelectField
          name="priority"
          label={t("tasks.priority")}
          options={taskPriorities.map((value) => ({
            value,
            label: `${prioritySigns[value]} ${t(`tasks.priorities.${value}`)}`.trim(),
          }))}
        />
        <TextField
          name="estimate"
          label={t("tasks.estimate")}
          hint={t("tasks.estimateHint")}
          autoComplete="off"
        />
        <DateField name="dueOn" label={t("tasks.dueOn")} />
        <SelectField
          name="color"
          label={t("tasks.color")}
          placeholder={t("tasks.noColor")}
          options={colors.map((color) => ({ value: color, label: t(`events.colors.${color}`) }))}
        />
        <TagsField
          name="tags"
          label={t("tasks.tags")}
          hint={t("tasks.tagsHint")}
          className="sm:col-span-2"
        />
        <LongTextField
          name="description"
          label={t("tasks.description")}
          className="sm:col-span-2"
        />
      </FieldGroup>
      {hasLinks ? <FieldGroup title={t("tasks.links")}>{itsLinks}</FieldGroup> : itsLinks}
    </>
  )
}

interface LinkFieldProps {
  name: string
  label: string
  options: Choice[] | undefined
  source: string
}

function LinkField({ options, source, ...field }: LinkFieldProps) {
  const { t } = useTranslation()
  // What they may not see stays as it is.
  if (!options) return <HiddenField name={field.name} />
  return (
    <ComboboxField
      {...field}
      placeholder={t("tasks.noLink")}
      options={options}
      source={`../${source}/choices`}
    />
  )
}
