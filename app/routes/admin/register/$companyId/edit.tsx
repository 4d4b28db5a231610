import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CompanyChanges } from "#contract/companies"
import { HiddenField } from "~/components/form/hidden-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { CompanyFields } from "../_fields"

export const handle = {
  ...titled<typeof loader>("register.companies.edit", ({ company }) => ({ name: company.name })),
  failed: "register.companies.failed",
}

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  const { companyId = "" } = args.params
  const company = await api.get("/Companies/{companyId}", { path: { companyId } })
  if (!company.changeable) throw forbidden(args)
  return { company, constraints: constraintsOf(CompanyChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CompanyChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Companies", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../register/${saved.data.id}`, "register.companies.saved")
}

export default function EditCompanyScreen() {
  const { t } = useTranslation()
  const { company, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("register.companies.edit", { name: company.name })}
      labels="register.companies"
      constraints={constraints}
      defaultValue={company}
      reply={useActionData<typeof action>()}
      cancelTo={`../register/${company.id}`}
    >
      <HiddenField name="id" />
      <CompanyFields />
    </FormScreen>
  )
}
