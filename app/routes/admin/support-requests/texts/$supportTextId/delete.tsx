import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

const pathOf = ({ params }: LoaderFunctionArgs) => ({ supportTextId: params.supportTextId ?? "" })

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "supportRequests.edit")
  return api.get("/SupportTexts/{supportTextId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/SupportTexts/{supportTextId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, "../support-requests/texts", "supportRequests.texts.removed")
}

export default function DeleteSupportTextScreen() {
  const { t } = useTranslation()
  const { id, name } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={name}
      consequences={t("supportRequests.texts.deleteText")}
      reply={useActionData<typeof action>()}
      cancelTo={`../support-requests/texts/${id}/edit`}
    />
  )
}
