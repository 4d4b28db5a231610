import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ mailingId: params.mailingId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "mailings.delete")
  const { id, name } = await api.get("/Mailings/{mailingId}", { path: pathOf(args) })
  return { id, name }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/Mailings/{mailingId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, "../mailings", "mailings.removed")
}

export default function DeleteMailingScreen() {
  const { t } = useTranslation()
  const { id, name } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={name}
      consequences={t("mailings.removeText")}
      cancelTo={`../mailings/${id}`}
      reply={useActionData<typeof action>()}
    />
  )
}
