import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"
import { nameOf } from "../_choices"

export const handle = titled<typeof loader>("screen.deleteNamed", (contract) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.delete")
  return api.get("/Contracts/{contractId}", { path: { contractId: args.params.contractId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { contractId: args.params.contractId ?? "" }
  const removed = await api.delete("/Contracts/{contractId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../contracts", "contracts.removed", { record: path.contractId })
}

export default function DeleteContractScreen() {
  const { t } = useTranslation()
  const contract = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={nameOf(contract)}
      refusal={contract.signedOn ? t("contracts.signedStays") : undefined}
      reply={useActionData<typeof action>()}
      cancelTo={`../contracts/${contract.id}`}
    />
  )
}
