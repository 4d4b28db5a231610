import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  contractId: params.contractId ?? "",
  amendmentId: params.amendmentId ?? "",
})

export const handle = titled<typeof loader>("contracts.amendment.of", ({ number }) => ({ number }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  return api.get("/Contracts/{contractId}/amendments/{amendmentId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const removed = await api.delete("/Contracts/{contractId}/amendments/{amendmentId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, `../contracts/${path.contractId}`, "contracts.amendment.removed")
}

export default function DeleteAmendmentScreen() {
  const { t } = useTranslation()
  const { contractId, id, number } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={t("contracts.amendment.of", { number })}
      reply={useActionData<typeof action>()}
      cancelTo={`../contracts/${contractId}/amendments/${id}`}
    />
  )
}
