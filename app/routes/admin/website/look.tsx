import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { WebsiteLook } from "#contract/customer-website"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { manageWebsite } from "./_management.server"
import { WebsiteTabs } from "./_tabs"
import { TemplateFields } from "./_template-fields"

export const handle = { ...titled("website.look.heading"), failed: "website.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "website.edit")
  return { website: await api.get("/CustomerWebsite"), constraints: constraintsOf(WebsiteLook) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, WebsiteLook)
  if (form.invalid) return form.reply()
  const problem = await manageWebsite(api, form.value)
  if (problem) return form.reply(problem)
  return redirectWithToast(args, "../website/look", "website.done.changed")
}

export default function WebsiteLookScreen() {
  const { t } = useTranslation()
  const { website, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <WebsiteTabs />
      <FormScreen
        // What was saved begins a new form.
        key={website.version}
        title={t("website.look.heading")}
        labels="website"
        constraints={constraints}
        defaultValue={website}
        reply={useActionData<typeof action>()}
      >
        <FieldGroup>
          <TemplateFields />
          <TextField name="title" label={t("website.title")} hint={t("website.titleHint")} />
          <TextField name="tagline" label={t("website.tagline")} hint={t("website.taglineHint")} />
          <SelectField
            name="language"
            label={t("website.language")}
            options={[
              { value: "fr", label: t("profile.languages.fr") },
              { value: "en", label: t("profile.languages.en") },
            ]}
          />
        </FieldGroup>
      </FormScreen>
    </>
  )
}
