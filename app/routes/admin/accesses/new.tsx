import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewAccess } from "#contract/accesses"
import { EmailField } from "~/components/form/email-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { AccessFields } from "./_fields"

export const handle = titled("accesses.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "accesses.create")
  return { constraints: constraintsOf(NewAccess) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewAccess)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Accesses", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../accesses/${saved.data.id}`, "accesses.invited")
}

export default function NewAccessScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("accesses.new")}
      text={t("accesses.newText")}
      labels="accesses"
      constraints={constraints}
      defaultValue={{ label: "accountant", extent: "read" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("accesses.send")}
      cancelTo="../accesses"
    >
      <EmailField name="email" label={t("accesses.email")} autoComplete="off" />
      <AccessFields />
    </FormScreen>
  )
}
