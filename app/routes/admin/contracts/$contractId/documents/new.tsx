import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewContractDocument } from "#contract/contract-documents"
import { HiddenField } from "~/components/form/hidden-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { nameOf } from "../../_choices"
import { DocumentFields } from "./_fields"

export const handle = titled<typeof loader>("contractDocuments.newOf", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const path = { contractId: args.params.contractId ?? "" }
  const previousId = new URL(args.request.url).searchParams.get("previousId")
  const [contract, previous] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    previousId
      ? api.get("/Contracts/{contractId}/documents/{contractDocumentId}", {
          path: { ...path, contractDocumentId: previousId },
        })
      : undefined,
  ])
  return {
    contract,
    start: {
      kind: previous?.kind ?? "signedContract",
      ...(previous && { title: previous.title, previousId: previous.id }),
      issuedOn: today(),
    },
    constraints: constraintsOf(NewContractDocument),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewContractDocument)
  if (form.invalid) return form.reply()
  const path = { contractId: args.params.contractId ?? "" }
  const saved = await api.post("/Contracts/{contractId}/documents", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  const page = `../contracts/${path.contractId}/documents`
  return redirectWithToast(args, page, "contractDocuments.added")
}

export default function NewContractDocumentScreen() {
  const { t } = useTranslation()
  const { contract, start, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("contractDocuments.newOf", { name: nameOf(contract) })}
      labels="contractDocuments"
      constraints={constraints}
      defaultValue={start}
      files
      reply={useActionData<typeof action>()}
      submitLabel={t("contractDocuments.add")}
      cancelTo={`../contracts/${contract.id}/documents`}
    >
      <DocumentFields />
      {"previousId" in start ? <HiddenField name="previousId" /> : null}
    </FormScreen>
  )
}
