import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ContractDocumentChanges } from "#contract/contract-documents"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { DocumentFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  contractId: params.contractId ?? "",
  contractDocumentId: params.contractDocumentId ?? "",
})

export const handle = titled<typeof loader>("contractDocuments.edit", ({ document }) => ({
  name: document.title ?? document.fileName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const path = pathOf(args)
  const document = await api.get("/Contracts/{contractId}/documents/{contractDocumentId}", { path })
  // An older version stays as it was.
  if (!document.can.includes("change"))
    throw redirect(`../contracts/${path.contractId}/documents/${document.id}`)
  return { document, constraints: constraintsOf(ContractDocumentChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ContractDocumentChanges)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.put("/Contracts/{contractId}/documents/{contractDocumentId}", {
    path,
    body: form.value,
  })
  if (saved.problem) return form.reply(saved.problem)
  const page = `../contracts/${path.contractId}/documents`
  return redirectWithToast(args, page, "contractDocuments.changed")
}

export default function EditContractDocumentScreen() {
  const { t } = useTranslation()
  const { document, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("contractDocuments.edit", { name: document.title ?? document.fileName })}
      labels="contractDocuments"
      constraints={constraints}
      defaultValue={document}
      files
      reply={useActionData<typeof action>()}
      cancelTo={`../contracts/${document.contractId}/documents/${document.id}`}
    >
      <DocumentFields />
    </FormScreen>
  )
}
