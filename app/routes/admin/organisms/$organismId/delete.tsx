import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ organismId: params.organismId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "organisms.delete")
  return api.get("/Organisms/{organismId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/Organisms/{organismId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, "../organisms", "organisms.removed")
}

export default function DeleteOrganismScreen() {
  const { t } = useTranslation()
  const organism = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={organism.name}
      consequences={t("organisms.removeText")}
      refusal={organism.can.includes("remove") ? undefined : t("errors.organismInUse")}
      reply={useActionData<typeof action>()}
      cancelTo={`../organisms/${organism.id}`}
    />
  )
}
