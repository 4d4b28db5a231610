import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewCompany } from "#contract/companies"
import { CompanyLookupField } from "~/components/form/company-lookup-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { companySearch } from "~/services/company-lookup.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { currentUser } from "~/services/session/current-user.server"
import { redirectWithToast } from "~/services/toast.server"
import { CompanyFields, companyFrom } from "./_fields"

export const handle = { ...titled("register.companies.new"), failed: "register.companies.failed" }

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "profile.edit")
  return { constraints: constraintsOf(NewCompany) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewCompany, {
    company: companySearch(args.request, api, companyFrom),
  })
  if (form.invalid) return form.reply()
  const { id: UserId } = await currentUser(api)
  const body = { Company: form.value, UserId }
  const saved = await api.post("/Companies", { body, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../register/${saved.data.id}`, "register.companies.saved")
}

export default function NewCompanyScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("register.companies.new")}
      text={t("register.companies.newText")}
      labels="register.companies"
      constraints={constraints}
      reply={useActionData<typeof action>()}
      submitLabel={t("register.companies.add")}
      cancelTo="../register"
    >
      <CompanyLookupField hint={t("register.companies.numberHint")} />
      <CompanyFields />
    </FormScreen>
  )
}
