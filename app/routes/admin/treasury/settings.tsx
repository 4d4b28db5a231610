import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { goodsActivities, microActivities, rhythms, taxations } from "#contract/choices"
import { TaxSettingsChanges } from "#contract/treasury"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { PercentField } from "~/components/form/percent-field"
import { SelectField } from "~/components/form/select-field"
import { formatDay } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("treasury.settings.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const { regime, regimes, ...settings } = await api.get("/Treasury/settings")
  const { startsOn: since, ...known } = regime ?? { startsOn: null }
  const values = { ...(regime ? known : { taxation: "micro" }), ...settings }
  const upcoming = regimes.filter(({ startsOn }) => startsOn > (since ?? "") && regime)
  return { since, values, upcoming, constraints: constraintsOf(TaxSettingsChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaxSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Treasury/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../treasury", "treasury.settings.saved")
}

export default function TaxSettingsScreen() {
  const { t } = useTranslation()
  const { since, values, upcoming, constraints } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <FormScreen
      title={t("treasury.settings.title")}
      text={t("treasury.settings.text")}
      constraints={constraints}
      labels="treasury.settings"
      defaultValue={values}
      reply={useActionData<typeof action>()}
      cancelTo="../treasury"
    >
      {upcoming.map(({ startsOn, taxation }) => (
        <Banner
          key={startsOn}
          title={t("treasury.settings.upcoming", {
            day: formatDay(startsOn, language),
            regime: t(`treasury.taxations.${taxation}`),
          })}
        />
      ))}
      <FieldGroup title={t("treasury.settings.groups.regime")}>
        <SelectField
          name="taxation"
          label={t("treasury.settings.taxation")}
          options={taxations.map((value) => ({ value, label: t(`treasury.taxations.${value}`) }))}
        />
        {since ? (
          <DateField
            name="startsOn"
            label={t("treasury.settings.startsOn")}
            hint={t("treasury.settings.startsOnHint")}
          />
        ) : null}
        <SelectField
          name="activity"
          label={t("treasury.settings.activity")}
          options={microActivities.map((value) => ({
            value,
            label: t(`treasury.activities.${value}`),
          }))}
        />
        <SelectField
          name="goodsActivity"
          label={t("treasury.settings.goodsActivity")}
          hint={t("treasury.settings.goodsActivityHint")}
          options={goodsActivities.map((value) => ({
            value,
            label: t(`treasury.activities.${value}`),
          }))}
        />
        <SelectField
          name="rhythm"
          label={t("treasury.settings.rhythm")}
          options={rhythms.map((value) => ({ value, label: t(`treasury.rhythms.${value}`) }))}
        />
        <DateField name="beganOn" label={t("treasury.settings.beganOn")} />
        <CheckField
          name="acre"
          label={t("treasury.settings.acre")}
          hint={t("treasury.settings.acreHint")}
        />
      </FieldGroup>
      <FieldGroup title={t("treasury.settings.groups.tax")}>
        <CheckField
          name="withIncomeTax"
          label={t("treasury.settings.withIncomeTax")}
          hint={t("treasury.settings.withIncomeTaxHint")}
        />
        <PercentField
          name="incomeTaxRate"
          label={t("treasury.settings.incomeTaxRate")}
          hint={t("treasury.settings.incomeTaxRateHint")}
        />
        <PercentField
          name="contributionRate"
          label={t("treasury.settings.contributionRate")}
          hint={t("treasury.settings.contributionRateHint")}
        />
      </FieldGroup>
      <FieldGroup title={t("treasury.settings.groups.reserve")}>
        <MoneyField
          name="businessTax"
          label={t("treasury.settings.businessTax")}
          hint={t("treasury.settings.businessTaxHint")}
        />
        <MoneyField
          name="ownReserve"
          label={t("treasury.settings.ownReserve")}
          hint={t("treasury.settings.ownReserveHint")}
        />
        <DateField
          name="contributionsSettledUntil"
          label={t("treasury.settings.contributionsSettledUntil")}
          hint={t("treasury.settings.contributionsSettledUntilHint")}
        />
      </FieldGroup>
    </FormScreen>
  )
}
