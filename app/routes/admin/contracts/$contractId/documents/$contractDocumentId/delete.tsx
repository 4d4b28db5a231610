import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  contractId: params.contractId ?? "",
  contractDocumentId: params.contractDocumentId ?? "",
})

export const handle = titled<typeof loader>("contractDocuments.one", (document) => ({
  name: document.title ?? document.fileName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  return api.get("/Contracts/{contractId}/documents/{contractDocumentId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const removed = await api.delete("/Contracts/{contractId}/documents/{contractDocumentId}", {
    path,
  })
  if (removed.problem) return askAgain(args, removed.problem)
  const page = `../contracts/${path.contractId}/documents`
  return redirectWithToast(args, page, "contractDocuments.removed")
}

export default function DeleteContractDocumentScreen() {
  const { contractId, id, title, fileName } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={title ?? fileName}
      reply={useActionData<typeof action>()}
      cancelTo={`../contracts/${contractId}/documents/${id}`}
    />
  )
}
