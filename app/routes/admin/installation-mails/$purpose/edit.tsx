import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { InstallationMailChanges } from "#contract/installation-mails"
import { mailVariables } from "#domain/mail-template"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { SectionCard } from "~/components/screen/section-card"
import { useLanguage } from "~/components/use-language"
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
  const language = useLanguage()
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
      <SectionCard title={t("mailTemplates.variables")}>
        <p className="mb-3 text-muted text-sm">{t("mailTemplates.form")}</p>
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {variables.map(({ name, french, needed }) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt>
                <code>{`{{${language === "fr" ? french : name}}}`}</code>
              </dt>
              <dd className="text-muted">
                {t(`mailTemplates.variable.${name}`)}
                {needed ? ` (${t("installationMails.needed")})` : null}
              </dd>
            </div>
          ))}
        </dl>
      </SectionCard>
      <SectionCard title={t("mailTemplates.fr")} className="grid gap-5">
        <TextField name="subjectFr" label={t("mailTemplates.subjectFr")} />
        <LongTextField name="bodyFr" label={t("mailTemplates.bodyFr")} rows={9} />
      </SectionCard>
      <SectionCard title={t("mailTemplates.en")} className="grid gap-5">
        <p className="text-muted text-sm">{t("mailTemplates.fallback")}</p>
        <TextField name="subjectEn" label={t("mailTemplates.subjectEn")} />
        <LongTextField name="bodyEn" label={t("mailTemplates.bodyEn")} rows={9} />
      </SectionCard>
    </FormScreen>
  )
}
