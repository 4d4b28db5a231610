import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OfferSettingsChanges } from "#contract/offers"
import { openStages } from "#domain/offer"
import { FieldGroup } from "~/components/form/field-group"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("offers.settings.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "offers.edit")
  return {
    settings: await api.get("/Offers/settings"),
    constraints: constraintsOf(OfferSettingsChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OfferSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Offers/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../offers/board", "offers.settings.saved")
}

export default function OfferSettingsScreen() {
  const { t } = useTranslation()
  const { settings, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("offers.settings.title")}
      text={t("offers.settings.text")}
      constraints={constraints}
      labels="offers"
      defaultValue={settings}
      reply={useActionData<typeof action>()}
      cancelTo="../offers/board"
    >
      {openStages.map((stage) => (
        <FieldGroup key={stage} title={t(`offers.states.${stage}`)}>
          <PercentField name={`${stage}Weight`} label={t(`offers.${stage}Weight`)} />
          <NumberField name={`${stage}Days`} label={t(`offers.${stage}Days`)} />
        </FieldGroup>
      ))}
    </FormScreen>
  )
}
