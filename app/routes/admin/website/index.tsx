import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewWebsite } from "#contract/customer-website"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { saidMissing } from "~/services/form/missing.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { manageWebsite } from "./_management.server"
import { Overview } from "./_overview"
import { WebsiteTabs } from "./_tabs"
import { TemplateFields } from "./_template-fields"

export const handle = { ...titled("website.name"), failed: "website.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const website = await api.get("/CustomerWebsite")
  const missing = await saidMissing(args, website.missing)
  return { website: { ...website, missing }, constraints: constraintsOf(NewWebsite) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewWebsite)
  if (form.invalid) return form.reply()
  const problem = await manageWebsite(api, form.value, form.key)
  if (problem) return form.reply(problem)
  return redirectWithToast(args, "../website", "website.done.created")
}

export default function WebsiteScreen() {
  const { t } = useTranslation()
  const { website, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (website.exists)
    return (
      <>
        <WebsiteTabs />
        <Overview website={website} />
      </>
    )
  return (
    <FormScreen
      title={t("website.emptyTitle")}
      text={t("website.createText")}
      labels="website"
      constraints={constraints}
      defaultValue={{ template: website.template, palette: website.palette }}
      reply={reply}
      submitLabel={t("website.create")}
    >
      <FieldGroup>
        <TemplateFields />
      </FieldGroup>
    </FormScreen>
  )
}
