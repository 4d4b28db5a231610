import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ viewId: params.viewId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Views/{viewId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/Views/{viewId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, "../views", "views.removed")
}

export default function DeleteViewScreen() {
  const { t } = useTranslation()
  const view = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={view.name}
      consequences={t("views.deleteText")}
      reply={useActionData<typeof action>()}
      cancelTo="../views"
    />
  )
}
