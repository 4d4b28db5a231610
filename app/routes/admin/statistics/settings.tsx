import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { StatisticSettingsChanges } from "#contract/statistics"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { NumberField } from "~/components/form/number-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("statistics.settings.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "statistics.edit")
  const values = await api.get("/Statistics/settings")
  return { values, constraints: constraintsOf(StatisticSettingsChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, StatisticSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Statistics/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../statistics", "statistics.settings.saved")
}

/** From when one is told that one client is much of the business, and what the dashboard shows. */
export default function StatisticSettingsScreen() {
  const { t } = useTranslation()
  const { values, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("statistics.settings.title")}
      constraints={constraints}
      defaultValue={values}
      labels="statistics.settings"
      reply={useActionData<typeof action>()}
      cancelTo="../statistics"
    >
      <FieldGroup>
        <NumberField
          name="shareThreshold"
          label={t("statistics.settings.shareThreshold")}
          hint={t("statistics.settings.shareThresholdHint")}
        />
        <CheckField name="goalsOnDashboard" label={t("statistics.settings.goalsOnDashboard")} />
      </FieldGroup>
    </FormScreen>
  )
}
