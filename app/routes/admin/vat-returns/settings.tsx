import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { foreignServicesBoxes } from "#contract/choices"
import { VatSettingsChanges } from "#contract/vat-returns"
import { vatRhythms } from "#domain/vat-rhythm"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("vatReturns.settings.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  return {
    settings: await api.get("/VatReturns/settings"),
    constraints: constraintsOf(VatSettingsChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, VatSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/VatReturns/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../vat-returns", "vatReturns.settings.saved")
}

/** By which day and how often one declares VAT, and from when on it is done here. */
export default function VatSettingsScreen() {
  const { t } = useTranslation()
  const { settings, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("vatReturns.settings.title")}
      text={t("vatReturns.settings.text")}
      constraints={constraints}
      defaultValue={settings}
      labels="vatReturns.settings"
      reply={useActionData<typeof action>()}
      cancelTo="../vat-returns"
    >
      <FieldGroup title={t("vatReturns.settings.groups.when")}>
        <NumberField
          name="dueDay"
          label={t("vatReturns.settings.dueDay")}
          hint={t("vatReturns.settings.dueDayHint")}
        />
        <SelectField
          name="rhythm"
          label={t("vatReturns.settings.rhythm")}
          hint={t("vatReturns.settings.rhythmHint")}
          placeholder={t("vatReturns.settings.byLaw")}
          options={vatRhythms.map((value) => ({ value, label: t(`treasury.rhythms.${value}`) }))}
        />
        <MoneyField
          name="lastYearVat"
          label={t("vatReturns.settings.lastYearVat")}
          hint={t("vatReturns.settings.lastYearVatHint")}
        />
        <SelectField
          name="foreignServicesBox"
          label={t("vatReturns.settings.foreignServicesBox")}
          hint={t("vatReturns.settings.foreignServicesBoxHint")}
          options={foreignServicesBoxes.map((value) => ({ value, label: value }))}
        />
      </FieldGroup>
      <FieldGroup title={t("vatReturns.settings.groups.begin")}>
        <DateField
          name="startsOn"
          label={t("vatReturns.settings.startsOn")}
          hint={t("vatReturns.settings.startsOnHint")}
        />
        <MoneyField
          name="creditBefore"
          label={t("vatReturns.settings.creditBefore")}
          hint={t("vatReturns.settings.creditBeforeHint")}
        />
      </FieldGroup>
    </FormScreen>
  )
}
