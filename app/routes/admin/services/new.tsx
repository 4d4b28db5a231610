import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewService } from "#contract/services"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ServiceFields } from "./_fields"

export const handle = titled("services.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "products.create")
  return { constraints: constraintsOf(NewService) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewService)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Services", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../services/${saved.data.id}`, "services.added")
}

export default function NewServiceScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("services.new")}
      constraints={constraints}
      labels="services"
      defaultValue={{ unit: "day" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("services.add")}
      cancelTo="../services"
    >
      <ServiceFields />
    </FormScreen>
  )
}
