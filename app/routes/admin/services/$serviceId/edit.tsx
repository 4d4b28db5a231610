import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ServiceChanges } from "#contract/services"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ServiceFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ serviceId: params.serviceId ?? "" })

export const handle = titled<typeof loader>("services.edit", ({ service }) => ({
  name: service.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "products.edit")
  const service = await api.get("/Services/{serviceId}", { path: pathOf(args) })
  return { service, constraints: constraintsOf(ServiceChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ServiceChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Services/{serviceId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../services/${saved.data.id}`, "services.changed")
}

export default function EditServiceScreen() {
  const { t } = useTranslation()
  const { service, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("services.edit", { name: service.name })}
      constraints={constraints}
      defaultValue={service}
      labels="services"
      reply={useActionData<typeof action>()}
      cancelTo={`../services/${service.id}`}
    >
      <ServiceFields />
    </FormScreen>
  )
}
