import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TimesheetSettingsChanges } from "#contract/timesheets"
import { holidayZones } from "#domain/public-holidays"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { NumberField } from "~/components/form/number-field"
import { RepeatedFields } from "~/components/form/repeated-fields"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { SectionCard } from "~/components/screen/section-card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("timesheets.settings.open")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "timesheets.edit")
  return {
    settings: await api.get("/Timesheets/settings"),
    constraints: constraintsOf(TimesheetSettingsChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TimesheetSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Timesheets/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../timesheets", "timesheets.settings.saved")
}

/** Zone, days off and target; and how the time of each contract is counted. */
export default function TimesheetSettingsScreen() {
  const { t, i18n } = useTranslation()
  const { settings, constraints } = useLoaderData<typeof loader>()
  const zones = holidayZones.map((zone) => ({ value: zone, label: t(`timesheets.zones.${zone}`) }))
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: "long", timeZone: "UTC" })
  return (
    <FormScreen
      title={t("timesheets.settings.open")}
      text={t("timesheets.settings.text")}
      constraints={constraints}
      labels="timesheets"
      defaultValue={settings}
      reply={useActionData<typeof action>()}
      cancelTo="../timesheets"
    >
      <FieldGroup title={t("timesheets.settings.mine")}>
        <SelectField
          name="zone"
          label={t("timesheets.zone")}
          options={zones}
          placeholder={t("timesheets.usualZone", {
            zone: t(`timesheets.zones.${settings.usualZone}`),
          })}
        />
        <NumberField
          name="targetDays"
          label={t("timesheets.targetDays")}
          hint={t("timesheets.targetDaysHint")}
        />
      </FieldGroup>
      <SectionCard title={t("timesheets.daysOff")}>
        <RepeatedFields
          name="daysOff"
          rowLabel={t("timesheets.dayOff")}
          addLabel={t("timesheets.settings.addDayOff")}
          firstField="day"
          max={400}
        >
          {(prefix) => (
            <FieldGroup>
              <DateField name={`${prefix}.day`} label={t("timesheets.day")} />
              <CheckField name={`${prefix}.half`} label={t("timesheets.half")} />
            </FieldGroup>
          )}
        </RepeatedFields>
      </SectionCard>
      {settings.contracts.map((contract, at) => (
        <FieldGroup key={contract.contractId} title={`${contract.title} · ${contract.clientName}`}>
          <HiddenField name={`contracts[${at}].contractId`} />
          <SelectField
            name={`contracts[${at}].zone`}
            label={t("timesheets.zone")}
            options={zones}
            placeholder={t("timesheets.ownZone")}
          />
          <fieldset className="m-0 grid grid-cols-2 gap-3 border-0 p-0 sm:col-span-2 sm:grid-cols-4 lg:grid-cols-7">
            <legend className="mb-2 p-0 font-medium text-sm">{t("timesheets.week")}</legend>
            {contract.week.map((_, day) => (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move
                key={day}
                name={`contracts[${at}].week[${day}]`}
                // 1 January 1900 was a Monday.
                label={weekday.format(new Date(Date.UTC(1900, 0, 1 + day)))}
              />
            ))}
          </fieldset>
          <CheckField
            name={`contracts[${at}].needsApproval`}
            label={t("timesheets.needsApproval")}
          />
          <CheckField name={`contracts[${at}].showsPrices`} label={t("timesheets.showsPrices")} />
          <TextField
            name={`contracts[${at}].remindAfter`}
            label={t("timesheets.remindAfter")}
            inputMode="numeric"
          />
        </FieldGroup>
      ))}
    </FormScreen>
  )
}
