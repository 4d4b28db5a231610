import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Erasure } from "#contract/personal-data"
import { EmailField } from "~/components/form/email-field"
import { FieldGroup } from "~/components/form/field-group"
import { PasswordField } from "~/components/form/password-field"
import { FormScreen } from "~/components/screen/form-screen"
import { SectionCard } from "~/components/screen/section-card"
import { apiFor } from "~/services/api.server"
import { leaveErased, personOf } from "~/services/erasure.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"

export const handle = titled("myData.erase")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  return { constraints: constraintsOf(Erasure) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const person = await personOf(args)
  const form = await readForm(args, Erasure)
  if (form.invalid) return form.reply()
  const erased = await api.post("/PersonalData/erasure", { body: form.value })
  if (erased.problem) return form.reply(erased.problem)
  return leaveErased(person)
}

export default function ErasureScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("myData.erasure")}
      text={t("myData.eraseText")}
      labels="myData"
      constraints={constraints}
      reply={useActionData<typeof action>()}
      submitLabel={t("myData.confirm")}
      danger
      cancelTo="../my-data"
    >
      <SectionCard title={t("myData.goes")}>
        <p>{t("myData.goesText")}</p>
      </SectionCard>
      <SectionCard title={t("myData.stays")}>
        <ul className="list-disc space-y-1 pl-5">
          <li>{t("myData.staysBills")}</li>
          <li>{t("myData.staysContracts")}</li>
          <li>{t("myData.staysAudit")}</li>
          <li>{t("myData.staysName")}</li>
        </ul>
      </SectionCard>
      <FieldGroup>
        <EmailField name="email" label={t("myData.email")} />
        <PasswordField
          name="password"
          label={t("myData.password")}
          autoComplete="current-password"
        />
      </FieldGroup>
    </FormScreen>
  )
}
