import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { InstallationMailChanges } from "#contract/installation-mails"
import { mailVariables } from "#domain/mail-template"
import { TemplateTexts } from "~/components/email/template-texts"
import { HiddenField } from "~/components/form/hidden-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { purposeOf } from "../_purpose.server"

export const handle = titled<typeof loader>("installationMails.edit")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "installationMails.edit")
  const mail = await api.get("/InstallationMails/{purpose}", {
    path: { purpose: purposeOf(args) },
  })
  const { variables, needed, builtIn: _, can: __, ...texts } = mail
  return {
    texts,
    variables: variables.map((name) => ({
      name,
      french: mailVariables[name],
      needed: needed.includes(name),
    })),
    constraints: constraintsOf(InstallationMailChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { purpose: purposeOf(args) }
  const form = await readForm(args, InstallationMailChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/InstallationMails/{purpose}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../installation-mails/${path.purpose}`, "installationMails.saved")
}

/** The words of a message of the installation, with what they may speak of, and must. */
export default function EditInstallationMailScreen() {
  const { t } = useTranslation()
  const { constraints, texts, variables } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t(`mailTemplates.purposes.${texts.purpose}`)}
      constraints={constraints}
      defaultValue={texts}
      labels="mailTemplates"
      reply={useActionData<typeof action>()}
      cancelTo={`../installation-mails/${texts.purpose}`}
    >
      <HiddenField name="purpose" />
      <TemplateTexts
        variables={variables.map(({ needed, ...variable }) => ({
          ...variable,
          note: needed ? t("installationMails.needed") : null,
        }))}
      />
    </FormScreen>
  )
}
