import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", (service) => ({
  name: service.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "products.delete")
  return api.get("/Services/{serviceId}", { path: { serviceId: args.params.serviceId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { serviceId: args.params.serviceId ?? "" }
  const removed = await api.delete("/Services/{serviceId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../services", "services.removed", { record: path.serviceId })
}

export default function DeleteServiceScreen() {
  const { t } = useTranslation()
  const service = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={service.name}
      consequences={t("services.removeText")}
      reply={useActionData<typeof action>()}
      cancelTo={`../services/${service.id}`}
    />
  )
}
