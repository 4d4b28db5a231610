import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Quotas, quotaKinds } from "#contract/quotas"
import { FieldGroup } from "~/components/form/field-group"
import { NumberField } from "~/components/form/number-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("users.quotas.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "users.edit")
  return {
    quotas: await api.get("/Users/quotas"),
    kinds: quotaKinds,
    constraints: constraintsOf(Quotas),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, Quotas)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Users/quotas", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../users", "users.quotas.saved")
}

export default function LimitsScreen() {
  const { t } = useTranslation()
  const { quotas, kinds, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("users.quotas.title")}
      text={t("users.quotas.text")}
      constraints={constraints}
      labels="users.quotas"
      defaultValue={quotas}
      reply={useActionData<typeof action>()}
      cancelTo="../users"
    >
      {kinds.map((kind) => (
        <FieldGroup key={kind} title={t(`users.quotas.${kind}`)}>
          <NumberField name={`${kind}.perPerson`} label={t("users.quotas.perPerson")} />
          <NumberField name={`${kind}.perNewcomer`} label={t("users.quotas.perNewcomer")} />
          <NumberField name={`${kind}.perInstallation`} label={t("users.quotas.perInstallation")} />
        </FieldGroup>
      ))}
    </FormScreen>
  )
}
