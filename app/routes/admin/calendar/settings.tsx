import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CalendarSettingsChanges } from "#contract/calendars"
import { weekdays } from "#domain/weekday"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TimeField } from "~/components/form/time-field"
import { FormScreen } from "~/components/screen/form-screen"
import { ButtonLink } from "~/components/ui/button-link"
import { useWeekdayNames } from "~/components/use-weekday-names"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("calendar.settings.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "calendar.edit")
  return {
    settings: await api.get("/Calendars/settings"),
    zones: Intl.supportedValuesOf("timeZone"),
    constraints: constraintsOf(CalendarSettingsChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CalendarSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Calendars/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../calendar", "calendar.settings.saved")
}

export default function CalendarSettingsScreen() {
  const { t } = useTranslation()
  const names = useWeekdayNames()
  const { settings, zones, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("calendar.settings.title")}
      text={
        <ButtonLink to="../calendar/days-off" variant="outline" className="mt-2">
          {t("calendar.daysOff.title")}
        </ButtonLink>
      }
      constraints={constraints}
      labels="calendar.settings"
      defaultValue={settings}
      reply={useActionData<typeof action>()}
      cancelTo="../calendar"
    >
      <FieldGroup title={t("calendar.settings.clock")}>
        <SelectField
          name="zone"
          label={t("calendar.settings.zone")}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        />
      </FieldGroup>
      <FieldGroup title={t("calendar.settings.hours")} text={t("calendar.settings.hoursText")}>
        {weekdays.map((day) => (
          <fieldset key={day} className="m-0 grid min-w-0 grid-cols-2 gap-4 border-0 p-0">
            <legend className="mb-1.5 p-0 font-medium first-letter:uppercase">{names(day)}</legend>
            <TimeField
              name={`hours.${day}.from`}
              label={t("calendar.settings.from")}
              required={false}
            />
            <TimeField
              name={`hours.${day}.to`}
              label={t("calendar.settings.to")}
              required={false}
            />
          </fieldset>
        ))}
      </FieldGroup>
    </FormScreen>
  )
}
